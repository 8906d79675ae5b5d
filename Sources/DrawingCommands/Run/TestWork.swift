import CellViews
import Diagnostics
import FileAccess
import Goldens
import PreviewRendering

/// The tasks of a run, drawn and compared by several workers and reported in the order of the
/// input.
struct TestWork: Sendable {
  /// The outcome of a task.
  struct Outcome: Sendable {
    var task: TestTask
    var result: CaseResult
    /// The golden that the case was compared with; nil if it is not known.
    var golden: GoldenState?
    var notices: [Notice] = []
    /// The items and views in masks that the case does not have, in words, by the masks' positions.
    var unknownMasks: [Int: String] = [:]
    /// The error of drawing the preview.
    var failure: (any Error)?
  }

  private let tasks: [TestTask]
  /// The positions of the tasks that are drawn.
  private let drawn: [Int]
  private let check: GoldenCheck
  private let scale: Double?
  private let isStrict: Bool
  private let work: DrawingWork

  /// Creates a run on at most `jobs` threads.
  ///
  /// - Parameter isStrict: True if a picture with notices has failed.
  init(_ tasks: [TestTask], check: GoldenCheck, scale: Double?, jobs: Int, isStrict: Bool) {
    self.tasks = tasks
    self.scale = scale
    self.isStrict = isStrict
    drawn = tasks.indices.filter { tasks[$0].passed == nil }
    work = DrawingWork(taskCount: drawn.count, jobs: jobs)
    var check = check
    check.workers = work.bandWorkers
    self.check = check
  }

  /// Draws and compares the tasks that have not passed before; only the results of pictures are
  /// kept.
  ///
  /// - Parameters:
  ///   - take: Called on the calling thread for each task that was drawn.
  ///   - takePassed: Called for each that has passed before; all calls are in the order of the
  ///     input.
  /// - Throws: The errors of `take` and `takePassed`.
  func compare(
    take: (Outcome) throws -> Void, takePassed: (TestTask, PassedCase) throws -> Void
  ) throws {
    var next = tasks.startIndex
    func passOver(upTo end: Int) throws {
      for task in tasks[next..<end] {
        if let passed = task.passed { try takePassed(task, passed) }
      }
      next = end
    }
    var position = drawn.startIndex
    try work.run(drawn.map { tasks[$0] }, draw: outcome) { outcome, duration in
      try passOver(upTo: drawn[position])
      position += 1
      var outcome = outcome
      outcome.result.milliseconds = duration / .milliseconds(1)
      outcome.result.inputs = outcome.task.inputs
      try take(outcome)
    }
    try passOver(upTo: tasks.endIndex)
  }

  private func outcome(of task: TestTask, tools: DrawingTools) -> Outcome {
    ReadLog.$current.withValue(task.config.log) { drawnOutcome(of: task, tools: tools) }
  }

  private func drawnOutcome(of task: TestTask, tools: DrawingTools) -> Outcome {
    guard let config = task.config.loaded, let preview = task.preview else {
      preconditionFailure("'\(task.name)' of '\(task.config.file)' is not loaded")
    }
    do {
      return try config.draw(preview, scale: scale, shapers: tools.shapers) { drawing in
        let drawing = try drawing.filmstrip(shapers: tools.shapers)
        let notices = drawing.notices
        guard !isStrict || notices.isEmpty else {
          return failed(task, "a warning counts as an error here", notices: notices)
        }
        let drawn = try drawing.drawnCase(
          suite: task.config.file, name: task.name, isEncoded: check.decodesAlways,
          workers: work.bandWorkers, cache: tools.cache)
        let isRecorded = task.config.log != nil && notices.isEmpty
        let (result, golden) = proving(with: tools.shapers) {
          isRecorded
            ? GoldenState.recorded(at: task.place) {
              check.check(drawn, at: task.place, hasDigests: $0)
            }
            : (check.check(drawn, at: task.place), nil)
        }
        return Outcome(
          task: task, result: result, golden: golden, notices: notices,
          unknownMasks: unknownMasks(in: drawn))
      }
    } catch {
      return failed(task, "\(error.reason)", failure: error.placed)
    }
  }

  private func unknownMasks(in drawn: DrawnCase) -> [Int: String] {
    var unknown: [Int: String] = [:]
    for (position, mask) in check.masks.enumerated() {
      do throws(UnknownMask) {
        _ = try pixelRects(of: [mask], expected: nil, actual: drawn.layout, scale: drawn.scale)
      } catch {
        unknown[position] = error.description
      }
    }
    return unknown
  }

  private func failed(
    _ task: TestTask, _ message: String, notices: [Notice] = [], failure: (any Error)? = nil
  ) -> Outcome {
    Outcome(
      task: task,
      result: CaseResult(
        suite: task.config.file, name: task.name, verdict: .failed,
        golden: task.place.pathFromWorkingDirectory, message: message),
      notices: notices, failure: failure)
  }
}

/// A preview that is compared with its golden.
struct TestTask: Sendable {
  var config: TestedConfig
  /// The case's name.
  var name: String
  /// The preview; nil if its config is not loaded.
  var preview: Preview?
  var place: GoldenPlace
  /// The case as it passed before, if it would pass again; nil for one that is drawn.
  var passed: PassedCase?
  /// The place among all cases of the run, for one that is dealt out by its duration.
  var position: Int?

  /// Returns the tasks of a run, in the order of the previews.
  ///
  /// - Parameter isUpdate: True if even cases that would pass again are drawn.
  /// - Throws: `Diagnostics` if two previews would have one golden, here or on a system that
  ///   ignores case, or if one would have none.
  static func all(
    for configs: LoadedConfigs, _ selection: PreviewSelection, isUpdate: Bool
  ) throws(Diagnostics) -> [TestTask] {
    // Both by paths in small letters.
    var ownerOfGolden: [String: (place: GoldenPlace, file: String)] = [:]
    var fileOfFolder: [String: String] = [:]
    var errors: [Diagnostic] = []
    let tasks = configs.tested.flatMap { config in
      let passed = isUpdate ? [] : config.known?.cases ?? []
      let passedByName = Dictionary(passed.map { ($0.name, $0) }) { first, _ in first }
      return config.names.indices.compactMap { index -> TestTask? in
        let (name, fullName) = (config.names[index].name, config.names[index].fullName)
        guard selection.keeps(name, fullName: fullName) else { return nil }
        return TestTask(
          config: config, name: fullName, preview: config.loaded?.previews[index].screen,
          place: GoldenPlace(beside: config.file, name: fullName), passed: passedByName[fullName])
      }
    }
    for task in tasks {
      let (config, place) = (task.config, task.place)
      if config.file == "-" {
        errors.append(
          Diagnostic(
            at: nil, "goldens are stored beside a config, and standard input has no folder"))
      } else if let other = fileOfFolder.updateValue(
        config.file, forKey: place.folder.lowercased()),
        GoldenPlace.folder(beside: other) != place.folder
      {
        errors.append(
          Diagnostic(
            at: nil, "the names of '\(other)' and '\(config.file)' differ in case alone",
            suggestion: "on macOS and Windows both would have the same goldens: rename a file"))
      } else if let other = ownerOfGolden.updateValue(
        (place, config.file), forKey: place.picture.lowercased())
      {
        errors.append(
          other.place == place
            ? Self.collision(at: place, other.file, config.file)
            : Diagnostic(
              at: nil,
              "the names '\(other.place.name)' and '\(place.name)' differ in case alone",
              suggestion: "on macOS and Windows both would have the golden '\(place.picture)'"))
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return tasks
  }

  /// The source files of the preview, as far as they are in the config's folder.
  var inputs: [InputFile] {
    (config.loaded?.inputDigests ?? [:]).filter { isInside($0.key) }.sorted { $0.key < $1.key }
      .map { InputFile(path: $0.key, digest: $0.value) }
  }

  private static func collision(
    at place: GoldenPlace, _ a: String, _ b: String
  ) -> Diagnostic {
    guard a != b else {
      return Diagnostic(at: nil, "'\(place.name)' of '\(a)' would be tested twice")
    }
    return Diagnostic(
      at: nil, "both '\(a)' and '\(b)' would have the golden '\(place.picture)'",
      suggestion: "give each preview a name of its own, or rename a file")
  }
}

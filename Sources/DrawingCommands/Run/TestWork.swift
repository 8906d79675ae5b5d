import CairoRendering
import CellViews
import Diagnostics
import FileAccess
import Goldens
import PlainText
import PreviewRendering
import Workers

/// The tasks of a run, drawn and compared by several workers and reported in the order of the
/// input.
struct TestWork: Sendable {
  /// The outcome of a task.
  struct Outcome: Sendable {
    var task: TestTask
    var result: CaseResult
    var notices: [Notice] = []
    /// The items and views in masks that the case does not have, in words, by the masks' positions.
    var unknownMasks: [Int: String] = [:]
    /// The error of drawing the preview.
    var failure: (any Error)?
  }

  private let tasks: [TestTask]
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
    work = DrawingWork(taskCount: tasks.count, jobs: jobs)
    var check = check
    check.workers = work.bandWorkers
    self.check = check
  }

  /// Draws and compares all tasks; only the results of pictures are kept.
  ///
  /// - Parameter take: Called on the calling thread for each task, in the order of the input.
  /// - Throws: The errors of `take`.
  func compare(take: (Outcome) throws -> Void) throws {
    try work.run(tasks, draw: outcome) { outcome, duration in
      var outcome = outcome
      outcome.result.milliseconds = duration / .milliseconds(1)
      outcome.result.inputs = outcome.task.inputs
      try take(outcome)
    }
  }

  private func outcome(of task: TestTask, tools: DrawingTools) -> Outcome {
    do {
      return try task.config.draw(task.preview, scale: scale, shapers: tools.shapers) { drawing in
        let drawing = try drawing.filmstrip(shapers: tools.shapers)
        let notices = drawing.notices
        guard !isStrict || notices.isEmpty else {
          return failed(task, "a warning counts as an error here", notices: notices)
        }
        let drawn = try drawing.drawnCase(
          suite: task.config.file, name: task.preview.fullName, isEncoded: check.decodesAlways,
          workers: work.bandWorkers, cache: tools.cache)
        return Outcome(
          task: task, result: check.check(drawn, at: task.place), notices: notices,
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
        suite: task.config.file, name: task.preview.fullName, verdict: .failed,
        golden: task.place.pathFromWorkingDirectory, message: message),
      notices: notices, failure: failure)
  }
}

/// A preview that is compared with its golden.
struct TestTask: Sendable {
  var config: any PreviewSuite
  var preview: Preview
  var place: GoldenPlace

  /// Returns the tasks of a run, in the order of the previews.
  ///
  /// - Throws: `Diagnostics` if two previews would have one golden, here or on a system that
  ///   ignores case, or if one would have none.
  static func all(for configs: LoadedConfigs) throws(Diagnostics) -> [TestTask] {
    // Both by paths in small letters.
    var ownerOfGolden: [String: (place: GoldenPlace, file: String)] = [:]
    var fileOfFolder: [String: String] = [:]
    var errors: [Diagnostic] = []
    let tasks = configs.previews.map { config, preview in
      let place = GoldenPlace(beside: config.file, name: preview.fullName)
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
      return TestTask(config: config, preview: preview.screen, place: place)
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return tasks
  }

  /// The source files of the preview, as far as they are in the config's folder.
  var inputs: [InputFile] {
    config.inputDigests.filter { isInside($0.key) }.sorted { $0.key < $1.key }
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

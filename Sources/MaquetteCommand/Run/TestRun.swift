import CairoRendering
import CellViews
import GoldenImages
import Maquette
import PreviewConfig
import TextShaping
import Workers

/// The tasks of a run, drawn and compared by several workers and told in the order of the input.
struct TestRun: Sendable {
  /// What became of a task.
  struct Outcome: Sendable {
    var task: TestTask
    var result: CaseResult
    var notices: [Notice] = []
    /// What the masks name that the case does not have, in words, by the masks' positions.
    var unknownMasks: [Int: String] = [:]
    /// Why the preview could not be drawn.
    var failure: (any Error)?
  }

  private let tasks: [TestTask]
  private let check: GoldenCheck
  private let scale: Double?
  private let isStrict: Bool
  private let workers: Int
  private let bandWorkers: Int

  /// A run on at most `jobs` threads.
  ///
  /// With fewer pictures than threads, the threads that are left draw and compare bands of the pictures.
  ///
  /// - Parameter isStrict: True if a picture that something was noticed about has failed.
  init(_ tasks: [TestTask], check: GoldenCheck, scale: Double?, jobs: Int, isStrict: Bool) {
    self.tasks = tasks
    self.scale = scale
    self.isStrict = isStrict
    workers = max(1, min(jobs, tasks.count))
    bandWorkers = max(1, jobs / workers)
    var check = check
    check.workers = bandWorkers
    self.check = check
  }

  /// Draws and compares all tasks; of no picture more is kept than its result.
  ///
  /// - Parameter tell: Called on the calling thread for each task, in the order of the input.
  /// - Throws: What `tell` throws.
  func compare(tell: (Outcome) throws -> Void) throws {
    try OrderedWork.run(
      count: tasks.count, workers: workers,
      makeWorker: {
        // Shapers of each thread's own: font maps are not to be shared.
        let shapers = TextShapers()
        return { index in
          let start = ContinuousClock.now
          var outcome = outcome(of: tasks[index], shapers: shapers)
          outcome.result.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
          outcome.result.inputs = tasks[index].inputs
          return outcome
        }
      },
      take: { try tell($1) })
  }

  private func outcome(of task: TestTask, shapers: TextShapers) -> Outcome {
    var arrangement: PreviewArrangement?
    do {
      let shaper = try shapers.shaper(for: task.preview.fonts)
      let drawing = try PreviewDrawing(
        task.preview, shaper: shaper, unseenCells: Preview.unseenCellLimit)
      arrangement = drawing.arrangement
      let notices = drawing.arrangement.notices
      guard !isStrict || notices.isEmpty else {
        return failed(task, "a warning counts as an error here", notices: notices)
      }
      let drawn = try drawnCase(of: drawing, task)
      return Outcome(
        task: task, result: check.check(drawn, at: task.place), notices: notices,
        unknownMasks: unknownMasks(in: drawn))
    } catch {
      let failure = task.config.placed(error, of: task.preview, arrangement: arrangement)
      return failed(task, "\(error)", failure: failure)
    }
  }

  private func drawnCase(
    of drawing: PreviewDrawing, _ task: TestTask
  ) throws -> DrawnCase {
    let scale = scale ?? task.preview.canvas.scale
    let (config, workers) = (task.config, bandWorkers)
    let encode = { @Sendable in
      try drawing.png(scale: scale, inputDigest: config.inputDigest, workers: workers)
    }
    // What is looked at whatever its digest says has to be encoded.
    guard !check.decodesAlways else {
      return DrawnCase(
        suite: config.file, name: task.preview.fullName, png: try encode(),
        layout: drawing.layoutSnapshot, scale: scale)
    }
    return DrawnCase(
      suite: config.file, name: task.preview.fullName,
      pixelDigest: try drawing.pixelDigest(scale: scale, workers: workers), png: encode,
      layout: drawing.layoutSnapshot, scale: scale)
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

import CairoRendering
import Workers

/// The previews of a run, drawn by several threads and reported in the order of the input.
package struct DrawingWork: Sendable {
  private let split: WorkerSplit

  /// How many threads draw the bands of each preview: with fewer previews than threads, those that
  /// are left.
  package var bandWorkers: Int { split.workersPerTask }

  /// Work on at most `jobs` threads.
  package init(taskCount: Int, jobs: Int) {
    split = WorkerSplit(taskCount: taskCount, jobs: jobs)
  }

  /// Draws all tasks.
  ///
  /// - Parameters:
  ///   - draw: Called on a thread that has these tools for itself: font maps are not to be shared.
  ///   - take: Called on the calling thread for each task, in the order of the input, with how long
  ///     the task took.
  /// - Throws: What `take` throws.
  package func run<Task: Sendable, Outcome: Sendable>(
    _ tasks: [Task], draw: @escaping @Sendable (Task, DrawingTools) -> Outcome,
    take: (Outcome, Duration) throws -> Void
  ) throws {
    try OrderedWork.run(
      count: tasks.count, workers: split.workers,
      makeWorker: {
        let tools = DrawingTools()
        return { index in
          let start = ContinuousClock.now
          let outcome = draw(tasks[index], tools)
          // Else each worker would hold 64 MB of them to the end, for few screens that show the same.
          tools.cache.removePictures()
          return (outcome, ContinuousClock.now - start)
        }
      },
      take: { try take($1.0, $1.1) })
  }
}

import CairoRendering
import Workers

/// The previews of a run, drawn by several threads and reported in the order of the input.
package struct DrawingWork: Sendable {
  private let split: WorkerSplit

  /// The number of threads that draw the bands of each preview: with fewer previews than threads,
  /// the remaining ones.
  package var bandWorkers: Int { split.workersPerTask }

  /// Creates work on at most `jobs` threads.
  package init(taskCount: Int, jobs: Int) {
    split = WorkerSplit(taskCount: taskCount, jobs: jobs)
  }

  /// Draws all tasks.
  ///
  /// - Parameters:
  ///   - draw: Called on a thread with exclusive use of the tools, as font maps must not be shared.
  ///   - take: Called on the calling thread for each task, in the order of the input, with the
  ///     task's duration.
  /// - Throws: The errors of `take`.
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
          // Else each worker would keep 64 MB of them to the end, for few screens that show the
          // same.
          tools.cache.removePictures()
          return (outcome, ContinuousClock.now - start)
        }
      },
      take: { try take($1.0, $1.1) })
  }
}

/// The threads of a run, split between tasks that are worked on at once and the work within each.
package struct WorkerSplit: Hashable, Sendable {
  /// The number of tasks at once; at least 1.
  package let workers: Int
  /// The number of threads for each task: with fewer tasks than threads, its share of the remaining
  /// ones; at least 1.
  package let workersPerTask: Int

  /// Creates a split of at most `jobs` threads.
  package init(taskCount: Int, jobs: Int) {
    workers = max(1, min(jobs, taskCount))
    workersPerTask = max(1, jobs / workers)
  }
}

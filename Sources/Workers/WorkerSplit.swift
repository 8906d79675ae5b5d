/// The threads of a run, split between tasks that are worked on at once and the work within each.
package struct WorkerSplit: Hashable, Sendable {
  /// How many tasks are worked on at once; at least 1.
  package let workers: Int
  /// How many threads each task has for itself: with fewer tasks than threads, its share of those
  /// that are left; at least 1.
  package let workersPerTask: Int

  /// A split of at most `jobs` threads.
  package init(taskCount: Int, jobs: Int) {
    workers = max(1, min(jobs, taskCount))
    workersPerTask = max(1, jobs / workers)
  }
}

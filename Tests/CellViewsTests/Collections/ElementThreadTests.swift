import CellViews
import CollectionLayouts
import Glibc
import Synchronization
import TestSupport
import Testing
import TextShaping

/// Which threads build the elements of a large collection, and how many elements they build.
@Suite struct ElementThreadTests {
  /// Items from here on are in no part that is placed before the threads are started.
  private static let firstShared = 64

  /// Lays out a column of 1,000 cells that are all seen.
  @discardableResult
  private func arrange(
    items: Int = 1000, isBuiltOnAnyThread: Bool = true, workers: Int,
    cell: @escaping @Sendable (Int) throws -> ViewNode
  ) throws -> PreviewArrangement {
    var section = SectionNode(
      layout: LayoutSection(itemCount: items, itemHeight: .constant(1))
    ) { try cell($0.index.item) }
    section.isBuiltOnAnyThread = isBuiltOnAnyThread
    let view = ViewNode.collection(
      CollectionNode(layout: Grid(columns: 100), sections: [section]))
    let preview = Preview(name: "test", canvas: .fixed(200, 100)) { _ in view }
    return try preview.arranged(
      shaper: TextShaper(catalog: FontCatalog()), keepsViews: false, workers: workers)
  }

  @Test(arguments: [2, 3])
  func `all threads build elements that may be built anywhere`(workers: Int) throws {
    let threads = BuildingThreads()
    try arrange(workers: workers) { item in
      if item >= Self.firstShared {
        threads.add()
        threads.wait(for: workers)
      }
      return filler
    }
    expect(threads.count, equals: workers)
  }

  @Test func `one thread builds elements that are its own, or few, or without other threads`()
    throws
  {
    for (items, isAnywhere, workers) in [(1000, false, 2), (100, true, 2), (1000, true, 1)] {
      let threads = BuildingThreads()
      try arrange(items: items, isBuiltOnAnyThread: isAnywhere, workers: workers) { _ in
        threads.add()
        // In a second, other threads would have built some, too.
        usleep(1000)
        return filler
      }
      #expect(threads.count == 1, "\(items) items, \(workers) threads")
    }
  }

  // In a process of its own, which may have a terabyte of addresses.
  @Test(.enabled(if: !isAddressSanitized && !isThreadSanitized, "the sanitizers need terabytes"))
  func `one thread builds all elements in a process with no threads to spare`() async {
    await #expect(processExitsWith: .success) {
      bound(RLIMIT_AS.rawValue, to: 1 << 40)
      let threads = BuildingThreads()
      try ElementThreadTests().arrange(workers: 3) { _ in
        threads.add()
        // In a second, other threads would have built some, too.
        usleep(1000)
        return filler
      }
      expect(threads.count, equals: 1)
    }
  }

  @Test func `elements with collections are built on one thread, and those in them once`() throws {
    let threads = BuildingThreads()
    let built = Mutex((outer: 0, inner: 0))
    var inner = SectionNode(
      layout: LayoutSection(itemCount: 2, itemHeight: .constant(0.5))
    ) { _ in
      built.withLock { $0.inner += 1 }
      return filler
    }
    inner.isBuiltOnAnyThread = true
    let collection = ViewNode.collection(
      CollectionNode(layout: Grid(columns: 1), sections: [inner]))
    try arrange(workers: 3) { _ in
      threads.add()
      built.withLock { $0.outer += 1 }
      return collection
    }
    expect(threads.count, equals: 1)
    // The first one is built to find out what the cells are.
    expect(built.withLock(\.outer), equals: 1001)
    expect(built.withLock(\.inner), equals: 2000)
  }

  @Test func `no more elements are built than a canvas may show`() throws {
    let workers = 3
    // All 1,000 cells count as elements; what a cell holds beyond its first view counts, too: of 100,000 views each,
    // ten are more than a million.
    let spacers = Array(repeating: ViewNode.spacer(minLength: 0), count: 100_000)
    let large = ViewNode.zstack(ZStackNode(children: spacers))
    let built = Mutex(0)
    #expect(throws: ViewError.tooManyElements(limit: 1_000_000)) {
      try arrange(workers: workers) { item in
        guard item >= Self.firstShared else { return filler }
        built.withLock { $0 += 1 }
        return large
      }
    }
    // Those of all threads together, one a thread that has begun before, and ten again to find the error.
    #expect(built.withLock(\.self) <= 20 + workers)
  }

  @Test(arguments: [2, 3])
  func `an element that cannot be built ends the work of all threads`(workers: Int) throws {
    struct Failure: Error {}
    let others = BuildingThreads()
    let state = Mutex((hasFailed: false, builtAfter: 0))
    #expect(throws: Failure.self) {
      try arrange(workers: workers) { item in
        // One thread fails in its first element once all others are in theirs, which then have as many again to build.
        if item == 32 {
          others.wait(for: workers - 1)
          state.withLock { $0.hasFailed = true }
          throw Failure()
        }
        if item >= Self.firstShared {
          others.add()
          _ = waits { state.withLock(\.hasFailed) }
          // Longer than a failure takes to become known.
          sleep(1)
          state.withLock { $0.builtAfter += 1 }
        }
        return filler
      }
    }
    expect(others.count, equals: workers - 1)
    // The others end with the element that they have begun, or soon after on a busy machine: each part has 32.
    #expect(state.withLock(\.builtAfter) < 16 * (workers - 1))
  }
}

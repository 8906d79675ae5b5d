import FileAccess
import Glibc
import Goldens
import Synchronization
import TestSupport
import Testing

/// A store that has nothing, and answers after five milliseconds.
private final class SlowStore: SharedStore {
  let name = "slow"
  private let count = Mutex(0)

  /// The number of requests so far.
  var requests: Int { count.withLock { $0 } }

  func bytes(of entry: StoreEntry) throws(StoreFailure) -> [UInt8]? {
    count.withLock { $0 += 1 }
    usleep(5000)
    return nil
  }

  func contains(_ entry: StoreEntry) throws(StoreFailure) -> Bool { false }

  func write(_ bytes: [UInt8], to entry: StoreEntry) throws(StoreFailure) {}
}

@Suite struct SharedRecordsTests {
  private let folder: TemporaryFolder
  private let store = SlowStore()

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<200 { try folder.write("\(number)", to: "\(number).yaml") }
  }

  /// Looks for configs in the store, and returns the reports.
  private func reports(patience: Duration) -> [String] {
    let reports = Mutex<[String]>([])
    let records = SharedRecords(in: store, isReadOnly: true, patience: patience) { words in
      reports.withLock { $0.append(words) }
    }
    let passed = PassedCases(in: folder.file("cache"), options: [], shared: records) { _ in "m" }
    for part in [0..<100, 100..<200] { passed.fetch(part.map { folder.file("\($0).yaml") }) }
    return reports.withLock { $0 }
  }

  @Test func `a store that is slow on average is reported once, and given up`() {
    expect(
      reports(patience: .milliseconds(1)),
      equals: ["the store 'slow': it answers slowly; it is not asked any more"])
    // 32 requests are measured, and of sixteen at once those that are under way are not stopped.
    #expect(32..<48 ~= store.requests)
  }

  @Test func `a store that pays is asked for all`() {
    expect(reports(patience: .seconds(60)), equals: [])
    expect(store.requests, equals: 200)
  }
}

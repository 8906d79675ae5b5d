import MaquetteTesting
import TestSupport
import Testing

@Suite(.snapshots(record: .failed)) struct SnapshotSettingsTests {
  @Test func `a suite's trait holds for its tests`() {
    expect(SnapshotSettings.current.record, equals: .failed)
  }

  @Test(.snapshots(record: .never)) func `a test's trait goes before its suite's`() {
    expect(SnapshotSettings.current.record, equals: .never)
  }

  @Test(.snapshots(tolerance: Tolerance(maxDifferingPixels: 3)))
  func `a trait keeps what it does not set`() {
    expect(SnapshotSettings.current.record, equals: .failed)
    expect(SnapshotSettings.current.tolerance, equals: Tolerance(maxDifferingPixels: 3))
  }

  @Suite struct Inner {
    @Test func `a suite's trait holds for the suites in it`() {
      expect(SnapshotSettings.current.record, equals: .failed)
    }
  }

  @Test func `a scope goes before the trait, and the inner scope first`() {
    withSnapshotTesting(record: .all) {
      expect(SnapshotSettings.current.record, equals: .all)
      withSnapshotTesting(record: .missing) {
        expect(SnapshotSettings.current.record, equals: .missing)
      }
      withSnapshotTesting(tolerance: Tolerance(threshold: 0.1)) {
        expect(SnapshotSettings.current.record, equals: .all)
        expect(SnapshotSettings.current.tolerance, equals: Tolerance(threshold: 0.1))
      }
      expect(SnapshotSettings.current.record, equals: .all)
    }
    expect(SnapshotSettings.current.record, equals: .failed)
  }

  @Test func `a scope reaches over suspensions and into child tasks`() async {
    let seen = await withSnapshotTesting(record: .all) {
      await Task.yield()
      async let child = SnapshotSettings.current.record
      let task = Task { SnapshotSettings.current.record }
      return await [SnapshotSettings.current.record, child, task.value]
    }
    expect(seen, equals: [.all, .all, .all])
  }

  @Test func `a scope answers what its operation does, and throws what it throws`() {
    struct Failure: Error {}
    expect(withSnapshotTesting(record: .all) { 7 }, equals: 7)
    #expect(throws: Failure.self) {
      try withSnapshotTesting(record: .all) { throw Failure() }
    }
    expect(SnapshotSettings.current.record, equals: .failed)
  }
}

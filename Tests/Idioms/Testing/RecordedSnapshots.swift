import Maquette
import MaquetteTesting
import Testing

// When goldens are written: by a suite, a scope, or an assertion.
@MainActor
@Suite(.snapshots(record: .failed))
struct RecordedSnapshots {
  @Test func scope() {
    withSnapshotTesting(record: .missing) {
      assertSnapshot(of: Text("Scope"), as: .image)
    }
  }

  @Test(.snapshots(record: .never)) func trait() async {
    await withSnapshotTesting(record: .missing) {
      assertSnapshot(of: Text("Trait"), as: .image, record: .all)
    }
  }
}

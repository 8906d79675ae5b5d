import Maquette
import MaquetteTesting
import XCTest

final class AssertSnapshotXCTests: XCTestCase {
  func testAPreviewThatLooksAsItsGoldenPasses() {
    assertSnapshot(of: square(.orange), record: .never)
  }

  func testAnAsynchronousTestComparesAsWell() async {
    await Task.yield()
    assertSnapshot(of: square(.orange), record: .never)
  }

  func testAFunctionOfTheCaseComparesForTheTest() {
    checkSquare()
  }

  func testAScopeHolds() {
    withSnapshotTesting(record: .never) {
      assertSnapshot(of: square(.orange))
    }
  }

  private func checkSquare() {
    assertSnapshot(of: square(.orange), record: .never)
  }
}

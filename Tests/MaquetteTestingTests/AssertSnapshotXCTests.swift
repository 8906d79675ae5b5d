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

  @MainActor
  func testViewsAreNumberedOrNamed() {
    withSnapshotTesting(record: .never) {
      let button = Button("Save") {}.padding()
      assertSnapshot(of: button, as: .image)
      assertSnapshot(of: button, as: .list)
      assertSnapshots(of: button, as: ["tall": .image(layout: .fixed(width: 80, height: 120))])
      assertSnapshot(of: button, as: .image, named: "again", testName: "testViews()")
      XCTAssertNil(verifySnapshot(of: button, as: .layout, named: "words"))
    }
  }

  private func checkSquare() {
    assertSnapshot(of: square(.orange), record: .never)
  }
}

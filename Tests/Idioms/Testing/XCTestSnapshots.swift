import Maquette
import MaquetteTesting
import XCTest

// Assertions in XCTest, with a setting for all tests of a case.
final class XCTestSnapshots: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .failed) {
      super.invokeTest()
    }
  }

  @MainActor
  func testButton() {
    let button = Button("Save") {}.padding()
    assertSnapshot(of: button, as: .image)
    assertSnapshot(of: button, as: .image, named: "again", testName: "testButton")
  }
}

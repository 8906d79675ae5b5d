import MaquetteTesting
import Testing

@Suite struct TestRunTests {
  @Test(arguments: [
    ["/usr/bin/swift-test", "--parallel"], ["swift", "test"], ["/usr/bin/swift", "test"],
  ])
  func `the command line of swift test is known`(arguments: [String]) {
    #expect(TestRun.isSwiftTest(arguments) == true)
  }

  @Test(arguments: [[], ["swift", "build"], ["timeout", "swift", "test"], ["my-swift-test-tool"]])
  func `other command lines are not taken for it`(arguments: [String]) {
    #expect(TestRun.isSwiftTest(arguments) == false)
  }

  @Test func `this run is one, with a number and a time`() {
    #expect(TestRun.current.identity.split(separator: " ").count == 2)
    #expect(TestRun.current.arguments.isEmpty == false)
  }
}

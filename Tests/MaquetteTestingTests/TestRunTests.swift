import MaquetteTesting
import TestSupport
import Testing

@Suite struct TestRunTests {
  @Test(arguments: [
    ["/usr/bin/swift-test", "--parallel"], ["swift", "test"], ["/usr/bin/swift", "test"],
  ])
  func `the command line of swift test is known`(arguments: [String]) {
    expect(TestRun.isSwiftTest(arguments), equals: true)
  }

  @Test(arguments: [[], ["swift", "build"], ["timeout", "swift", "test"], ["my-swift-test-tool"]])
  func `other command lines are not taken for it`(arguments: [String]) {
    expect(TestRun.isSwiftTest(arguments), equals: false)
  }

  @Test(arguments: [
    (["swift", "test"], true), (["/usr/bin/swift-test", "--parallel"], true),
    (["swift", "test", "--filter", "a"], false), (["swift", "test", "--filter=a"], false),
    (["swift", "test", "--skip", "a"], false), (["swift", "test", "-s", "A.B/c"], false),
    (["swift", "test", "--specifier=A.B/c"], false), (["ctest"], false), ([], false),
  ])
  func `a run is whole if its command line names no tests`(arguments: [String], isWhole: Bool) {
    expect(TestRun(identity: "1", arguments: arguments).isWhole, equals: isWhole)
  }

  @Test func `this run is one, with a number and a time`() {
    expect(TestRun.current.identity.split(separator: " ").count, equals: 2)
    #expect(!TestRun.current.arguments.isEmpty)
  }
}

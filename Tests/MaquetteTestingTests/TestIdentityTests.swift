import MaquetteTesting
import TestSupport
import Testing
import XCTest

@Suite struct TestIdentityTests {
  private static let file = "/package/Tests/CardsTests.swift"

  private var current: TestIdentity? { Test.current.map { TestIdentity($0) } }

  @Test func `a raw identifier is named by its words`() {
    expect(current?.suite, equals: ["TestIdentityTests"])
    expect(current?.name, equals: "a raw identifier is named by its words")
    expect(current?.fileName, equals: "TestIdentityTests")
    expect(current?.isParameterized, equals: false)
  }

  @Test(arguments: [1]) func parameterised(number: Int) {
    expect(current?.name, equals: "parameterised")
    expect(current?.isParameterized, equals: true)
  }

  @Suite struct `an inner suite` {
    @Test func test() {
      let identity = Test.current.map { TestIdentity($0) }
      expect(identity?.suite, equals: ["TestIdentityTests", "an inner suite"])
    }
  }

  @Test func `a test of XCTest's is named by its class and its function`() {
    let identity = TestIdentity(xctest: "CardsTests.testDark", file: Self.file)
    expect(
      identity, equals: TestIdentity(file: Self.file, suite: ["CardsTests"], name: "testDark"))
  }

  @Test func `a function is named without its parentheses`() {
    let identity = TestIdentity(function: "testDark()", file: Self.file)
    expect(identity, equals: TestIdentity(file: Self.file, suite: [], name: "testDark"))
  }

  @Test(arguments: [
    (["CardsTests"], "testDark", "CardsTests/testDark"),
    ([], "a name of words", ".a name of words."),
    (["CardsTests"], "is it 2.0?", "CardsTests/.is it 2.0.."),
  ])
  func `the filter is a pattern of the suite and the test`(
    suite: [String], name: String, expected: String
  ) {
    expect(TestIdentity(file: Self.file, suite: suite, name: name).filter, equals: expected)
  }
}

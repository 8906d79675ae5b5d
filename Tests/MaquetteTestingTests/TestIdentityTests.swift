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
    let identity = TestIdentity(xctest: "CardsTests.testDark", module: "Cards", file: Self.file)
    expect(
      identity,
      equals: TestIdentity(
        file: Self.file, suite: ["CardsTests"], name: "testDark",
        filter: #"^Cards\.CardsTests/testDark$"#))
  }

  @Test func `a function is named without its parentheses`() {
    let identity = TestIdentity(function: "testDark()", file: Self.file)
    expect(identity, equals: TestIdentity(file: Self.file, suite: [], name: "testDark"))
  }

  // `swift test --filter` searches in `MaquetteTestingTests.TestIdentityTests/other(number:)/TestIdentityTests.swift:3:4`.
  @Test(arguments: [1]) func other(number: Int) {
    expect(
      current?.filter,
      equals: #"^MaquetteTestingTests\.TestIdentityTests/other\(number:\)/"#)
  }

  @Test func `the filter finds is it 2.0? and no other`() {
    expect(
      current?.filter,
      equals:
        #"^MaquetteTestingTests\.TestIdentityTests/.the filter finds is it 2\.0. and no other.\(\)/"#
    )
  }

  @Test func `another name keeps the filter`() {
    expect(current?.renamed("card").filter, equals: current?.filter)
    expect(current?.renamed("card").name, equals: "card")
  }

  @Test func `of a function alone no filter is known`() {
    expect(TestIdentity(function: "card()", file: Self.file).filter, equals: nil)
  }
}

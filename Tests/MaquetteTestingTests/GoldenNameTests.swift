import MaquetteTesting
import TestSupport
import Testing

@Suite struct GoldenNameTests {
  private func name(
    _ suite: [String], _ test: String, named name: String? = nil, variant: String? = nil
  ) -> String {
    let identity = TestIdentity(
      file: "/package/Tests/CardsTests.swift", suite: suite, name: test)
    return GoldenName(identity, named: name, variant: variant).text
  }

  @Test func `a suite that is called as its file is not repeated`() {
    expect(name(["CardsTests"], "testDark"), equals: "testDark")
    expect(name([], "dark"), equals: "dark")
  }

  @Test func `any other suite's name precedes the test's`() {
    expect(name(["MoreTests"], "testDark"), equals: "MoreTests.testDark")
    expect(name(["CardsTests", "in the dark"], "cards"), equals: "CardsTests.in-the-dark.cards")
  }

  @Test func `the given name and the variant follow the test`() {
    expect(name(["CardsTests"], "cards", named: "empty"), equals: "cards.empty")
    expect(name(["CardsTests"], "cards", variant: "iphone-se.dark"), equals: "cards.iphone-se.dark")
    expect(
      name(["CardsTests"], "cards", named: "empty", variant: "dark"), equals: "cards.empty.dark")
  }

  @Test func `a long name is cut at a whole character and ends with its digest`() {
    // Three bytes a character: 57 of them take 171 bytes, which a hyphen and eight digits make 180.
    let long = String(repeating: "字", count: 100)
    let cut = name([], long)
    expect(cut.utf8.count, equals: 180)
    #expect(cut.hasPrefix(String(repeating: "字", count: 57) + "-"))
    #expect(cut != name([], long + "字"))
  }
}

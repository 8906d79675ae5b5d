import MaquetteTesting
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
    #expect(name(["CardsTests"], "testDark") == "testDark")
    #expect(name([], "dark") == "dark")
  }

  @Test func `any other suite's name precedes the test's`() {
    #expect(name(["MoreTests"], "testDark") == "MoreTests.testDark")
    #expect(name(["CardsTests", "in the dark"], "cards") == "CardsTests.in-the-dark.cards")
  }

  @Test func `the given name and the variant follow the test`() {
    #expect(name(["CardsTests"], "cards", named: "empty") == "cards.empty")
    #expect(name(["CardsTests"], "cards", variant: "iphone-se.dark") == "cards.iphone-se.dark")
    #expect(name(["CardsTests"], "cards", named: "empty", variant: "dark") == "cards.empty.dark")
  }

  @Test func `a long name is cut at a whole character and ends with its digest`() {
    // Three bytes a character: 57 of them take 171 bytes, which a hyphen and eight digits make 180.
    let long = String(repeating: "字", count: 100)
    let cut = name([], long)
    #expect(cut.utf8.count == 180)
    #expect(cut.hasPrefix(String(repeating: "字", count: 57) + "-"))
    #expect(cut != name([], long + "字"))
  }
}

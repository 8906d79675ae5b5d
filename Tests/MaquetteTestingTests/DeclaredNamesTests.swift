import MaquetteTesting
import PlainText
import Testing

@Suite struct DeclaredNamesTests {
  private static let source = """
    @Suite struct CardsTests {
      @Test func `three cards`() {}
      @Test(arguments: [1]) func sized(width: Int) {}
      @Suite struct Dark { @Test func cards() {} }
    }
    extension CardsTests.Dark { @Test func `größe / 日本`() {} }
    final class LegacyTests: XCTestCase { func testCard() {} }
    """

  private func declared(_ source: String) -> DeclaredNames {
    var names = DeclaredNames()
    names.add(Array(source.utf8))
    return names
  }

  @Test(arguments: [
    "three-cards", "three-cards.dark", "three-cards.empty.dark", "sized.320",
    "CardsTests.sized.320", "CardsTests.Dark.cards", "Dark.cards", "LegacyTests.testCard",
    "testCard",
  ])
  func `a test may draw what is named after it`(golden: String) {
    #expect(declared(Self.source).mayDraw(golden))
  }

  // Of a test that was renamed, of a suite that was, and of names that only begin alike.
  @Test(arguments: [
    "two-cards", "two-cards.dark", "Light.cards", "LegacyTests.Dark.testOther", "size.320",
    "cards-dark", "xcards", "Light.three-cards",
  ])
  func `no test draws what is named after none`(golden: String) {
    #expect(!declared(Self.source).mayDraw(golden))
  }

  @Test func `a name that a file cannot have is found by its part`() {
    let part = FileNamePart(testName: "größe / 日本").text
    #expect(declared(Self.source).mayDraw("Dark.\(part).light"))
  }

  @Test(arguments: ["", "func", "func `", "func `open", "struct S.", "func \u{0}", "func ``()"])
  func `what is cut short declares nothing`(source: String) {
    #expect(!declared(source).mayDraw("a"))
  }

  @Test func `an assertion may draw what its testName is`() {
    let source = """
      struct CardsTests {
        @Test(.disabled()) func renamed() { assertSnapshot(of: card, testName: "card") }
        @Test func other() { assertSnapshot(of: card, testName : "named()") }
        func check(testName: String = #function) { assertSnapshot(of: card, testName: testName) }
      }
      """
    #expect(declared(source).mayDraw("card.1"))
    #expect(declared(source).mayDraw("CardsTests.named"))
    #expect(!declared(source).mayDraw("gone"))
  }

  // The names are not known.
  @Test(arguments: [#"testName: "card \(size)""#, "testName: name", "testName: names[0]"])
  func `a testName that is computed may draw anything`(argument: String) {
    #expect(declared("assertSnapshot(of: card, \(argument))").mayDraw("gone"))
  }
}

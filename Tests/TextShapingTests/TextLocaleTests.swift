import DisplayList
import TestSupport
import Testing
import TextShaping

struct TextLocaleTests {
  @Test(
    arguments: [
      ("ja", Ideographs.japanese), ("ja-JP", .japanese), ("ko", .korean),
      ("zh", .simplifiedChinese), ("zh-CN", .simplifiedChinese), ("zh-Hant", .traditionalChinese),
      ("zh-TW", .traditionalChinese), ("zh-HK", .traditionalChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("yue", .traditionalChinese), ("en", nil),
    ])
  func `a language has its own forms of ideographs`(tag: String, forms: Ideographs?) throws {
    let locale = try #require(TextLocale(tag))
    expect(locale.ideographs, equals: forms)
  }

  @Test(
    arguments: [
      ("zh", "Noto Sans CJK SC"), ("zh-TW", "Noto Sans CJK TC"), ("ja", "Noto Sans CJK JP"),
      ("ko", "Noto Sans CJK KR"),
    ])
  func `a text of ideographs alone takes the forms of its locale`(
    tag: String, family: String
  ) throws {
    let request = FontRequest(size: 17, ideographs: TextLocale(tag)?.ideographs)
    let shaper = try TextShaper(catalog: FontCatalog())
    // "Bone": each region draws it in its own way.
    let text = try shaper.shape(TextRequest(string: "骨", font: request))
    let name = try #require(text.lines.first?.runs.first?.run.font.name)
    #expect(name.hasPrefix(family))
  }

  @Test func `kana make a text Japanese whatever the locale`() throws {
    let request = FontRequest(size: 17, ideographs: .korean)
    let shaper = try TextShaper(catalog: FontCatalog())
    let text = try shaper.shape(TextRequest(string: "骨の", font: request))
    let name = try #require(text.lines.first?.runs.first?.run.font.name)
    #expect(name.hasPrefix("Noto Sans CJK JP"))
  }
}

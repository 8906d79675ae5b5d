import CellViews
import DisplayList
import Foundation
import Maquette
import TestSupport
import Testing
import TextShaping

/// The catalogs that SwiftPM copies beside these tests.
@MainActor @Suite struct BundleCatalogTests {
  private func canvas(in tag: String) -> PreviewCanvas {
    var canvas = PreviewCanvas(width: 300)
    canvas.locale = TextLocale(tag)
    return canvas
  }

  /// Returns the commands of views on a canvas.
  private func drawn(
    _ canvas: PreviewCanvas = PreviewCanvas(width: 300),
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    let preview = Preview("test", canvas: canvas, content: content)
    return String(decoding: try preview.list(), as: UTF8.self).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// Returns the characters of the glyph runs of views.
  private func texts(
    _ canvas: PreviewCanvas = PreviewCanvas(width: 300),
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    try drawn(canvas, content).compactMap { line in
      guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start != end
      else { return nil }
      return String(line[line.index(after: start)..<end])
    }
  }

  @Test func `a colour of a namespace is that of the screen's appearance`() throws {
    for (appearance, color) in [(Appearance.light, "#3366FF"), (.dark, "#2244CC")] {
      let canvas = PreviewCanvas(width: 100, isTransparent: true, appearance: appearance)
      let commands = try drawn(canvas) {
        Color("Brand/Primary", bundle: .module).frame(width: 20, height: 10)
      }
      // The frame is in the middle of 100 points.
      expect(
        commands.filter { $0.hasPrefix("fill") },
        equals: ["fill rect 40,0 20×10 \(color)"])
    }
  }

  @Test func `a colour is found without a bundle among those of all modules`() {
    expect(Color("Brand/Primary"), equals: Color("Brand/Primary", bundle: .module))
  }

  @Test func `what a catalog states and is not drawn is noticed on each screen that shows it`()
    throws
  {
    func notices(_ preview: Preview) throws -> [String] {
      try preview.arranged().notices.compactMap { notice in
        guard case .picture(let words, let name) = notice.finding else { return nil }
        return "\(name):\(words.line ?? 0): \(words.words)"
      }
    }
    let vivid = Color("Vivid", bundle: .module)
    // A colour may be made once, and be shown on many screens.
    for _ in 1...2 {
      expect(
        try notices(Preview("test", width: 100) { Text("a").foregroundColor(vivid) }),
        equals: [
          "Assets.xcassets/Vivid.colorset/Contents.json:4: the colour is outside of sRGB, and is drawn "
            + "as the nearest by components"
        ])
    }
    expect(try notices(Preview("test", width: 100) { Text("a") }), equals: [])
    expect(
      try notices(Preview("test", width: 100) { Image("odd", bundle: .module) }),
      equals: ["odd:0: the set has no file 'gone.svg'"])
  }

  @Test func `an unknown colour is clear, and noticed at its line with a suggestion`() throws {
    let line = UInt(#line + 1)
    let preview = Preview("absent", width: 300) { Color("Brand/Primry", bundle: .module) }
    expect(
      try preview.arranged().notices.map(\.finding).filter { $0 != .blank },
      equals: [
        .missingPicture(
          "no colour set 'Brand/Primry' is in the asset catalogs of the bundle; "
            + "did you mean 'Brand/Primary'?",
          file: "MaquetteTests/BundleCatalogTests.swift", line: line)
      ])
    expect(Color("Brand/Primry", bundle: .module).light.alpha, equals: 0)
  }

  @Test func `a picture that a view has is not decoded again`() throws {
    let bytes = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>"#.utf8)
    let picture = try PicturesInUse.picture(of: bytes, scale: 1)
    let (again, larger) = (
      try PicturesInUse.picture(of: bytes, scale: 1), try PicturesInUse.picture(of: bytes, scale: 2)
    )
    #expect(again === picture)
    #expect(larger !== picture)
  }

  @Test func `an unknown picture is not drawn, and noticed at its line`() throws {
    let line = UInt(#line + 1)
    let preview = Preview("absent", width: 300) { Image("hera", bundle: .module) }
    expect(
      try preview.arranged().notices.map(\.finding).filter { $0 != .blank },
      equals: [
        .missingPicture(
          "no asset or resource 'hera'; did you mean 'hero'?",
          file: "MaquetteTests/BundleCatalogTests.swift", line: line)
      ])
  }

  @Test func `a picture is the variant of the screen's appearance`() throws {
    for (appearance, width) in [(Appearance.light, 30.0), (.dark, 40)] {
      let canvas = PreviewCanvas(width: 100, isTransparent: true, appearance: appearance)
      let lines = try drawn(canvas) {
        HStack(spacing: 0) {
          Image("hero", bundle: .module)
          Color.black.frame(width: 5, height: 5)
        }
      }
      // Both are in the middle of 100 points; the picture is 20 points high.
      let start = (100 - width - 5) / 2 + width
      expect(
        lines.last,
        equals: "fill rect \(start.formatted()),7.5 5×5 #000000")
    }
  }

  @Test func `a text is in the language of the views around it`() throws {
    let name = "Ann"
    expect(
      try texts { Text("catalog.welcome \(name)", bundle: .module) }.joined(),
      equals: "Welcome, Ann")
    expect(
      try texts(canvas(in: "de")) {
        Text("catalog.welcome \(name)", bundle: .module)
      }.joined(), equals: "Willkommen, Ann")
    // The locale is set after the text is made.
    expect(
      try texts {
        Text("catalog.welcome \(name)", bundle: .module)
          .environment(\.locale, Locale(identifier: "de"))
      }.joined(), equals: "Willkommen, Ann")
  }

  @Test func `the styles of a translation are inside those of the text`() throws {
    let commands = try drawn {
      Text("catalog.welcome \("Ann")", bundle: .module).foregroundColor(.blue).italic()
    }
    let runs = commands.filter { $0.contains("\"") }
    // Both runs are blue and italic; the one between the stars is bold, which SwiftUI draws in semibold.
    expect(runs.map { $0.contains("#007AFF") }, equals: [true, true])
    expect(runs.map { $0.contains("Inter Italic 17") }, equals: [true, false])
    expect(runs.map { $0.contains("Inter Semi Bold Italic 17") }, equals: [false, true])
  }

  @Test func `numbers choose forms, and have the specifiers of the source`() throws {
    func texts(_ tag: String, _ count: Int) throws -> [String] {
      try self.texts(canvas(in: tag)) {
        Text("catalog.photos \(count)", bundle: .module)
        Text("catalog.price \(1234.5, specifier: "%.2f")", bundle: .module)
      }
    }
    expect(try texts("en", 1), equals: ["1 photo", "1,234.50 euros"])
    expect(try texts("de", 3), equals: ["3 Fotos", "1.234,50 Euro"])
  }

  @Test func `an iPad has the text of its own`() throws {
    // The widths of an iPhone 8 and of the smallest iPad.
    for (width, text) in [(375.0, "Tap"), (744, "Touch")] {
      expect(
        try texts(PreviewCanvas(width: width)) { Text("catalog.tap", bundle: .module) },
        equals: [text])
    }
  }

  @Test func `a string is in a language, and the key of the source without one`() {
    let count = 3
    let german = Locale(identifier: "de")
    expect(
      String(localized: "catalog.photos \(count)", bundle: .module, locale: german),
      equals: "3 Fotos")
    expect(String(localized: "catalog.photos \(1)", bundle: .module), equals: "1 photo")
    expect(String(localized: "catalog.none", bundle: .module), equals: "catalog.none")
    expect(
      String(localized: "catalog.tap", table: "Other", bundle: .module), equals: "catalog.tap")
  }

  @Test func `a text that waits for a review or has no translation is noticed`() throws {
    func warnings(_ tag: String) throws -> [String] {
      let preview = Preview("test", canvas: canvas(in: tag)) {
        Text("catalog.welcome \("Ann")", bundle: .module)
      }
      return try preview.arranged().notices.compactMap { notice in
        if case .picture(let words, _) = notice.finding { words.words } else { nil }
      }
    }
    expect(
      try warnings("fr"),
      equals: ["the text of 'catalog.welcome %@' in 'fr' is in the state 'needs_review'"])
    expect(
      try warnings("ja"),
      equals: ["'catalog.welcome %@' has no text in 'ja'; that in 'en' is shown"])
    expect(try warnings("en-GB"), equals: [])
  }

  @Test func `a default value is the text of a key that no table has`() {
    let (count, german) = (3, Locale(identifier: "de"))
    expect(
      String(
        localized: "catalog.photos %lld", defaultValue: "\(count) pictures", bundle: .module,
        locale: german),
      equals: "3 Fotos")
    expect(
      String(localized: "catalog.none", defaultValue: "\(count) pictures", bundle: .module),
      equals: "3 pictures")
    let resource = LocalizedStringResource("catalog.tap", defaultValue: "Press", table: "Other")
    expect(String(localized: resource, bundle: .module), equals: "Press")
  }

  @Test func `Foundation's function returns texts of string catalogs with their placeholders`() {
    expect(NSLocalizedString("catalog.tap", bundle: .module, comment: ""), equals: "Tap")
    expect(NSLocalizedString("catalog.pair", comment: ""), equals: "%1$@ and %2$@")
    expect(NSLocalizedString("catalog.none", comment: ""), equals: "catalog.none")
    expect(
      NSLocalizedString("catalog.none", bundle: .module, value: "None", comment: ""), equals: "None"
    )
    expect(
      NSLocalizedString("catalog.tap", tableName: "Other", bundle: .module, comment: ""),
      equals: "catalog.tap")
  }

  @Test func `a text with forms for numbers is an error without its number`() throws {
    let problem = #expect(throws: SourceProblem.self) {
      try drawn { Text(verbatim: NSLocalizedString("catalog.photos %lld", comment: "")) }
    }
    expect(
      problem.map { "\($0.error)" },
      equals: "error: 'catalog.photos %lld': the text has forms for numbers; "
        + "write 'String(localized:)' with the number in it")
  }

  @Test func `a text without its values is an error at its line`() throws {
    let problem = #expect(throws: SourceProblem.self) {
      try drawn { Text("catalog.pair", bundle: .module) }
    }
    expect(problem?.file, equals: "MaquetteTests/BundleCatalogTests.swift")
    let string = #expect(throws: SourceProblem.self) {
      try drawn { Text(verbatim: String(localized: "catalog.pair", bundle: .module)) }
    }
    expect(string?.file, equals: "MaquetteTests/BundleCatalogTests.swift")
  }
}

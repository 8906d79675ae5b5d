import Foundation
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// What is noticed of a view's source: each word with its line.
@MainActor private func undrawn(
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  try Preview("test", content: content).arranged().notices.compactMap { notice in
    guard case .undrawn(let word, let file, let line) = notice.finding else { return nil }
    return "\(file):\(line ?? 0): \(word)"
  }
}

@MainActor @Suite struct TextTests {
  @Test func `the parts of a text keep their styles`() throws {
    let joined = try listed { Text("Half ") + Text("bold").bold() }
    // The body's emphasized weight.
    expect(joined.map { $0.contains("Inter Semi Bold") }, equals: [false, true])
    let interpolated = try listed { Text("Half \(Text("bold").bold())") }
    let markdown = try listed { Text("Half **bold**") }
    expect([interpolated, markdown], equals: [joined, joined])
    let notices = try undrawn { Text("Half **bold**").underline() }
    expect(notices, equals: [])
  }

  @Test func `Markdown is read in literals, and not in values`() throws {
    let value = "*value*"
    let interpolated = try listed(width: 300) { Text("a **\(value)** b") }
    let parts = try listed(width: 300) {
      Text(verbatim: "a ") + Text(verbatim: value).bold() + Text(verbatim: " b")
    }
    expect(interpolated, equals: parts)
    let variable = try listed(width: 300) { Text(value) }
    expect(variable.first?.contains("\"*value*\""), equals: true)
  }

  @Test func `a link is in the tint`() throws {
    let link = try listed { Text("[forum](https://swift.org)").tint(.orange) }
    let orange = try listed { Text("forum").foregroundColor(.orange) }
    expect(link, equals: orange)
  }

  @Test func `a symbol may be in a text`() throws {
    let lines = try listed(width: 300) { Text("a \(Image(systemName: "star")) b") }
    expect(lines.map { $0.prefix(6) }, equals: ["glyphs", "glyphs", "image "])
    let joined = try listed(width: 300) {
      Text("a ") + Text(Image(systemName: "star")) + Text(" b")
    }
    expect(lines, equals: joined)
  }

  @MainActor @Test func `a symbol in a text has the weight and the scale around it`() throws {
    func picture(_ view: some View) throws -> Substring? {
      try listed(width: 300) { view }.first { $0.hasPrefix("image ") }?
        .split(separator: " ").first { $0.contains("×") }
    }
    let text = Text("\(Image(systemName: "circle")) b")
    // 0.996 of the size, 0.066 more in black and 1.28 times that in large.
    let heavy = try picture(text.font(.system(size: 100, weight: .black)))
    expect(heavy, equals: "106.2×106.2")
    let large = try picture(text.font(.system(size: 100)).imageScale(.large))
    expect(large, equals: "127.488×127.488")
  }

  @Test func `an inner style of a part wins over an outer one`() throws {
    let inner = try listed(width: 300) { (Text("a").underline(false) + Text("b")).underline() }
    let outer = try listed(width: 300) { Text("a") + Text("b").underline() }
    expect(inner, equals: outer)
  }

  @Test func `a style of a container is that of the texts in it`() throws {
    let container = try listed { VStack { Text("a") }.underline().tracking(2).fontDesign(.serif) }
    let text = try listed { VStack { Text("a").underline().tracking(2).fontDesign(.serif) } }
    expect(container, equals: text)
    #expect(container.contains { $0.contains("Noto Serif") && $0.contains("tracked 2") })
  }

  @Test func `texts of one style are one text, and are not noticed`() throws {
    let joined = Text("Half").bold() + Text(" ") + Text("bold").bold()
    let notices = try undrawn { joined }
    expect(notices, equals: [])
    let lines = try listed { (Text("Half") + Text(" bold")).bold() }
    let whole = try listed { Text("Half bold").bold() }
    expect(lines, equals: whole)
  }

  @Test func `what is not drawn of one part is noticed of the whole`() throws {
    let notices = try undrawn { Text("a") + Text("b").font(.body.smallCaps()) }
    expect(notices.map { $0.hasSuffix("Font.smallCaps") }, equals: [true])
    let interpolated = try undrawn { Text("a\(Text("b").font(.body.smallCaps()))") }
    expect(interpolated.map { $0.hasSuffix("Font.smallCaps") }, equals: [true])
  }

  @Test func `values in a text may have a format`() throws {
    let price = 12.5
    let day = Date(timeIntervalSince1970: 0)
    let formatted = try listed(width: 300) {
      Text("From \(price, format: .currency(code: "EUR")) on \(day, style: .date)")
    }
    // American English, and Greenwich's time.
    let written = try listed(width: 300) { Text(verbatim: "From €12.50 on January 1, 1970") }
    expect(formatted, equals: written)
  }

  @Test func `a date by the clock is noticed, as pictures have no clock`() throws {
    let notices = try undrawn { Text(Date(timeIntervalSince1970: 0), style: .relative) }
    expect(notices.map { $0.hasSuffix("Text.DateStyle.relative") }, equals: [true])
  }

  @Test func `a font of one's own grows as a style, or not at all`() throws {
    // A line of the body grows from 22 to 29 points, and one of a caption from 16 to 23: 17 × 29 / 22
    // = 22.41 and 24 × 23 / 16 = 34.5, in pixels of half a point.
    let fonts: [(own: Font, size: Double)] = [
      (.custom("Inter", size: 17), 22.5),
      (.custom("Inter", size: 24, relativeTo: .caption), 34.5),
      (.custom("Inter", fixedSize: 17), 17),
    ]
    for font in fonts {
      let own = try listed(width: 300) {
        Text("Grown").font(font.own).dynamicTypeSize(.xxxLarge)
      }
      let fixed = try listed(width: 300) {
        Text("Grown").font(.custom("Inter", fixedSize: font.size))
      }
      expect(own, equals: fixed)
    }
  }

  @Test func `forms of letters that are not drawn are noticed where their font is set`() throws {
    let notices = try undrawn {
      Text("b").font(.system(size: 12, weight: .bold, design: .rounded).monospacedDigit())
      HStack { Text("c") }.font(.body.smallCaps())
      // An inner font wins, and the standard width is drawn.
      Text("d").font(.body).font(.body.lowercaseSmallCaps())
      Text("e").font(.system(size: 12, design: .default).width(.standard).leading(.standard))
    }
    let words = notices.map { $0.split(separator: " ").last ?? "" }
    expect(words, equals: ["Font.smallCaps"])
  }

  @Test func `a design has a family of its own`() throws {
    let rounded = try listed { Text("a").font(.system(size: 12, weight: .bold, design: .rounded)) }
    expect(rounded.first?.contains("Quicksand"), equals: true)
    let style = try listed { Text("a").font(.system(.body, design: .monospaced)) }
    let modifier = try listed { Text("a").monospaced() }
    expect(style, equals: modifier)
  }

  @Test func `a font may be in italics`() throws {
    let font = try listed { Text("a").font(.title2.italic().weight(.bold)) }
    let text = try listed { Text("a").font(.title2.weight(.bold)).italic() }
    expect(font, equals: text)
  }

  @Test func `a translator's comment changes nothing`() throws {
    let plain = try listed { Text("Done") }
    let commented = try listed { Text("Done", comment: "A button") }
    let tabled = try listed { Text("Done", tableName: "Buttons", bundle: .main) }
    expect([commented, tabled], equals: [plain, plain])
  }
}

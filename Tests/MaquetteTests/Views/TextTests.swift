import Foundation
import Maquette
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
  @Test func `styles of a text's parts are noticed with the line of its first part`() throws {
    let text = Text("Half ") + Text("bold").bold(); let line = #line
    let notices = try undrawn { text }
    #expect(notices == ["MaquetteTests/TextTests.swift:\(line): a text of several styles"])
    let interpolated = try undrawn { Text("Half \(Text("bold").bold())") }
    #expect(interpolated.count == 1)
  }

  @Test func `texts of one style are one text, and are not noticed`() throws {
    let joined = Text("Half").bold() + Text(" ") + Text("bold").bold()
    let notices = try undrawn { joined }
    #expect(notices == [])
    let lines = try listed { (Text("Half") + Text(" bold")).bold() }
    let whole = try listed { Text("Half bold").bold() }
    #expect(lines == whole)
  }

  @Test func `what is not drawn of one part is noticed of the whole`() throws {
    let notices = try undrawn { Text("a") + Text("b").kerning(2) }
    #expect(notices.map { $0.hasSuffix("kerning") } == [true])
    let interpolated = try undrawn { Text("a\(Text("b").underline())") }
    #expect(interpolated.map { $0.hasSuffix("underline") } == [true])
  }

  @Test func `values in a text may have a format`() throws {
    let price = 12.5
    let day = Date(timeIntervalSince1970: 0)
    let formatted = try listed(width: 300) {
      Text("From \(price, format: .currency(code: "EUR")) on \(day, style: .date)")
    }
    // American English, and Greenwich's time.
    let written = try listed(width: 300) { Text(verbatim: "From €12.50 on January 1, 1970") }
    #expect(formatted == written)
  }

  @Test func `a date by the clock is noticed, as pictures have no clock`() throws {
    let notices = try undrawn { Text(Date(timeIntervalSince1970: 0), style: .relative) }
    #expect(notices.map { $0.hasSuffix("Text.DateStyle.relative") } == [true])
  }

  @Test func `a font of one's own grows as a style, or not at all`() throws {
    // The body grows from 17 to 23 points, and a caption from 12 to 18.
    let fonts: [(own: Font, size: Double)] = [
      (.custom("Inter", size: 17), 23), (.custom("Inter", size: 24, relativeTo: .caption), 36),
      (.custom("Inter", fixedSize: 17), 17),
    ]
    for font in fonts {
      let own = try listed(width: 300) {
        Text("Grown").font(font.own).dynamicTypeSize(.xxxLarge)
      }
      let fixed = try listed(width: 300) { Text("Grown").font(.system(size: font.size)) }
      #expect(own == fixed)
    }
  }

  @Test func `forms of letters that are not drawn are noticed where their font is set`() throws {
    let notices = try undrawn {
      Text("a").font(.system(size: 12, weight: .bold, design: .rounded))
      HStack { Text("b") }.font(.system(.title, design: .serif).weight(.bold).italic())
      Text("c").font(.body.smallCaps())
      Text("c").font(.body.monospacedDigit())
      // An inner font wins, and the default design is drawn.
      Text("d").font(.body).font(.body.monospaced())
      Text("e").font(.system(size: 12, design: .default).width(.standard).leading(.standard))
    }
    let words = notices.map { $0.split(separator: " ").last ?? "" }
    #expect(
      words == [
        "Font.Design.rounded", "Font.Design.serif", "Font.smallCaps", "Font.monospacedDigit",
      ])
    let lines = try listed { Text("a").font(.system(size: 12, weight: .bold, design: .rounded)) }
    let plain = try listed { Text("a").font(.system(size: 12, weight: .bold)) }
    #expect(lines == plain)
  }

  @Test func `a font may be in italics`() throws {
    let font = try listed { Text("a").font(.title2.italic().weight(.bold)) }
    let text = try listed { Text("a").font(.title2.weight(.bold)).italic() }
    #expect(font == text)
  }

  @Test func `a translator's comment changes nothing`() throws {
    let plain = try listed { Text("Done") }
    let commented = try listed { Text("Done", comment: "A button") }
    let tabled = try listed { Text("Done", tableName: "Buttons", bundle: .main) }
    #expect([commented, tabled] == [plain, plain])
  }
}

import CellViews
import Glibc

/// A text that is written in the source, with values in it; it is not looked up in any table.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [Text.Run]
  /// Words of the texts in it that are not drawn.
  private(set) var undrawn: [UndrawnWord] = []

  /// A text without values.
  public init(_ value: String) {
    runs = Self.styled([.literal(value)])
  }

  /// A text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    runs = Self.styled(stringInterpolation.parts)
    undrawn = stringInterpolation.undrawn
  }

  /// A part of what is written in the source.
  fileprivate enum Part {
    /// Characters, with Markdown's styles.
    case literal(String)
    /// A value, whose characters are as they are.
    case value([Text.Run])
  }

  /// The pieces of a text in the styles that its literals give them.
  private static func styled(_ parts: [Part]) -> [Text.Run] {
    // Values are read by Markdown as characters that nobody writes.
    let firstMark: UInt32 = 0xF_0000
    var values: [[Text.Run]] = []
    var markdown = ""
    for part in parts {
      switch part {
      case .literal(let literal): markdown += literal
      case .value(let runs):
        guard let mark = Unicode.Scalar(firstMark + UInt32(values.count % 0xFFF0)) else { continue }
        markdown.unicodeScalars.append(mark)
        values.append(runs)
      }
    }
    var runs: [Text.Run] = []
    for segment in InlineMarkdown(markdown).segments {
      let style = Text.Style(segment.style)
      var characters = String.UnicodeScalarView()
      func finish() {
        guard !characters.isEmpty else { return }
        add(Text.Run(string: String(characters), style: style), to: &runs)
        characters = String.UnicodeScalarView()
      }
      for scalar in segment.text.unicodeScalars {
        let index = Int(scalar.value) - Int(firstMark)
        guard values.indices.contains(index) else {
          characters.append(scalar)
          continue
        }
        finish()
        for var run in values[index] {
          run.style = run.style.inside(style)
          add(run, to: &runs)
        }
      }
      finish()
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  /// Adds a piece, which becomes one with the last where both look the same.
  private static func add(_ run: Text.Run, to runs: inout [Text.Run]) {
    if let last = runs.indices.last, runs[last].style == run.style, runs[last].image == nil,
      run.image == nil
    {
      runs[last].string += run.string
    } else {
      runs.append(run)
    }
  }

  /// The pieces of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []
    fileprivate var undrawn: [UndrawnWord] = []

    /// No piece yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends what is between values.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Appends a value as Swift describes it.
    public mutating func appendInterpolation(_ value: some Any) {
      append(String(describing: value))
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.value(text.runs))
      undrawn += text.undrawn
    }

    /// Appends a picture; a symbol is as high as the letters.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Appends a number as C's `printf` writes it, as in `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(formatted(value, specifier))
    }

    private mutating func append(_ string: String) {
      if string.isEmpty { return }
      parts.append(.value([Text.Run(string: string)]))
    }
  }
}

extension Text.Style {
  /// What Markdown asks for.
  fileprivate init(_ markdown: InlineMarkdown.Style) {
    self.init()
    if markdown.isStrong { isBold = true }
    if markdown.isEmphasized { isItalic = true }
    if markdown.link != nil { color = .tint }
    if markdown.isStruck { add(.strikethrough(TextLine())) }
    if markdown.isCode { add(.design(.monospaced)) }
  }

  /// The style with what it lacks of the one around it.
  fileprivate func inside(_ outer: Self) -> Self {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.isBold = isBold ?? outer.isBold
    style.isItalic = isItalic ?? outer.isItalic
    style.color = color ?? outer.color
    for look in outer.looks { style.add(look) }
    return style
  }
}

/// A text that is written in the source, under the name of those that are looked up in a bundle.
public typealias LocalizedStringResource = LocalizedStringKey

/// A value as `printf` writes it.
private func formatted(_ value: some CVarArg, _ specifier: String) -> String {
  withVaList([value]) { arguments in
    let length = Int(vsnprintf(nil, 0, specifier, arguments))
    guard length > 0 else { return "" }
    return withVaList([value]) { arguments in
      String(unsafeUninitializedCapacity: length + 1) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { buffer in
          Int(vsnprintf(buffer.baseAddress, length + 1, specifier, arguments))
        }
      }
    }
  }
}

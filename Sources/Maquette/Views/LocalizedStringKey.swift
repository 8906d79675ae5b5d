import Catalogs
import CellViews
import Diagnostics
import Foundation
import Glibc

/// A text in the source, with interpolated values, which tables of texts may translate.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [Text.Run]
  /// The key in tables, with the placeholders of values.
  private let key: String
  private let values: [Value]
  /// The table that the key names itself; nil for that of its use.
  private var table: String?
  /// Words of the interpolated texts that are not drawn.
  private(set) var undrawn: [UndrawnWord] = []

  /// Creates a text without values.
  public init(_ value: String) {
    runs = Self.styled([.literal(value)])
    key = value
    values = []
  }

  /// Creates a text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text with values.
  public init(stringInterpolation: StringInterpolation) {
    runs = Self.styled(stringInterpolation.parts)
    values = stringInterpolation.values
    // A percent sign is doubled where there are placeholders.
    key =
      values.isEmpty
      ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
    undrawn = stringInterpolation.undrawn
  }

  /// Creates a key whose text is another one where no table has the key.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    comment: StaticString? = nil
  ) {
    runs = defaultValue.runs
    self.key = "\(key)"
    values = defaultValue.values
    self.table = table
    undrawn = defaultValue.undrawn
  }

  /// A value of the text in tables.
  fileprivate enum Value: Equatable, Sendable {
    case number(Double)
    case runs([Text.Run])
  }

  /// Returns the runs of the source, or one whose text is that of a table when it is drawn.
  func runs(_ source: TableKey) -> [Text.Run] {
    do {
      guard let text = try localized(source) else { return runs }
      return [Text.Run(string: text.runs.map(\.string).joined(), source: source)]
    } catch {
      return [Text.Run(string: key, source: source)]
    }
  }

  /// Returns the runs of the text in a table, with the warnings about it; nil if no table has the key.
  ///
  /// - Throws: `TextMistake`, and the error of a table that cannot be read.
  func localized(
    _ source: TableKey, locale: Locale? = nil, idiom: ScreenTraits.Idiom = .phone
  ) throws -> (runs: [Text.Run], notices: [Diagnostic])? {
    let arguments = values.enumerated().map { index, value in
      switch value {
      case .number(let number): TextArgument.number(number)
      // Markdown reads a private-use character instead.
      case .runs: TextArgument.text(Self.mark(index))
      }
    }
    let text = try BundleTexts.text(
      key, arguments, table: source.table ?? table, bundle: source.bundle, locale: locale,
      idiom: idiom)
    guard let text else { return nil }
    let pieces = values.map { value -> [Text.Run] in
      if case .runs(let runs) = value { runs } else { [] }
    }
    return (Self.styled(text.string, with: pieces), text.notices)
  }

  /// A part of the text in the source.
  fileprivate enum Part {
    /// Characters with Markdown's styles.
    case literal(String)
    /// A value, whose characters are used unchanged.
    case value([Text.Run])
  }

  /// Returns the runs of a text in the styles that its literals set.
  private static func styled(_ parts: [Part]) -> [Text.Run] {
    var values: [[Text.Run]] = []
    var markdown = ""
    for part in parts {
      switch part {
      case .literal(let literal): markdown += literal
      case .value(let runs):
        markdown += mark(values.count)
        values.append(runs)
      }
    }
    return styled(markdown, with: values)
  }

  /// The first of the characters that Markdown reads instead of values, which texts do not contain.
  private static let firstMark: UInt32 = 0xF_0000

  private static func mark(_ index: Int) -> String {
    Unicode.Scalar(firstMark + UInt32(index % 0xFFF0)).map { String($0) } ?? ""
  }

  /// Returns the runs of Markdown with values instead of their marks.
  private static func styled(_ markdown: String, with values: [[Text.Run]]) -> [Text.Run] {
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

  /// Adds a run, which is joined with the last one if both have one style.
  private static func add(_ run: Text.Run, to runs: inout [Text.Run]) {
    if let last = runs.indices.last, runs[last].style == run.style, runs[last].image == nil,
      run.image == nil
    {
      runs[last].string += run.string
    } else {
      runs.append(run)
    }
  }

  /// The parts of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []
    fileprivate var undrawn: [UndrawnWord] = []
    fileprivate var key = ""
    fileprivate var values: [Value] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends the characters between values.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
      key += literal.replacing("%", with: "%%")
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some Any) {
      append(String(describing: value), specifier: Self.specifier(of: value), value)
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.value(text.runs))
      key += "%@"
      values.append(.runs(text.runs))
      undrawn += text.undrawn
    }

    /// Appends a picture; a symbol is as high as the letters.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Appends a number in `printf` format, as in `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(formatted(value, specifier), specifier: specifier, value)
    }

    private mutating func append(_ string: String, specifier: String, _ value: Any) {
      let runs = [Text.Run(string: string)]
      key += specifier
      values.append(Self.number(value).map { .number($0) } ?? .runs(runs))
      if !string.isEmpty { parts.append(.value(runs)) }
    }

    /// The placeholder of a value in the key, by its type, as in SwiftUI.
    private static func specifier(of value: Any) -> String {
      switch value {
      case is any SignedInteger: "%lld"
      case is any UnsignedInteger: "%llu"
      case is Float: "%f"
      case is Double, is CGFloat: "%lf"
      default: "%@"
      }
    }

    private static func number(_ value: Any) -> Double? {
      switch value {
      case let whole as any BinaryInteger: Double(whole)
      case let number as any BinaryFloatingPoint: Double(number)
      default: nil
      }
    }
  }
}

/// A text of a bundle's tables, and its place in the source.
struct TableKey: Equatable, Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  let file: String
  let line: UInt

  init(
    key: LocalizedStringKey, table: String?, bundle: Bundle?, file: StaticString, line: UInt
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.file = "\(file)"
    self.line = line
  }

  /// Returns a reason why the text cannot be shown, with its place in the source.
  func problem(_ error: any Error) -> SourceProblem {
    let mistake = error as? TextMistake
    return SourceProblem(
      file: file, line: line,
      error: mistake.map { Diagnostic(at: nil, $0.message) } ?? error)
  }
}

extension Text.Run {
  /// Returns the runs of a text of tables in the language of the views around; another run as it is.
  @MainActor func localized(
    in context: _ViewContext, _ notices: inout [NodeModifier]
  ) -> [Text.Run] {
    guard let source else { return [self] }
    do {
      let text = try source.key.localized(
        source, locale: context.environment.locale,
        idiom: context.environment.idiom)
      notices += (text?.notices ?? []).map { .notice(Notice.Finding($0, in: source.file)) }
      return (text?.runs ?? source.key.runs).map { run in
        var run = run
        run.style = run.style.inside(style)
        return run
      }
    } catch {
      context.problems.add(source.problem(error))
      return [Text.Run(string: string, style: style)]
    }
  }
}

extension Text.Style {
  /// Creates the style that Markdown requests.
  fileprivate init(_ markdown: InlineMarkdown.Style) {
    self.init()
    if markdown.isStrong { isBold = true }
    if markdown.isEmphasized { isItalic = true }
    if markdown.link != nil { color = .tint }
    if markdown.isStruck { add(.strikethrough(TextLine())) }
    if markdown.isCode { add(.design(.monospaced)) }
  }

  /// Returns the style with defaults from the one around it.
  func inside(_ outer: Self) -> Self {
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

/// A text in the source, under the name of those that a program passes on before they are looked up.
public typealias LocalizedStringResource = LocalizedStringKey

/// Returns a value in `printf` format.
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

public import CellViews
public import Foundation
public import Maquette

private typealias FoundationLooks = AttributeScopes.FoundationAttributes

/// The looks of an attributed string that a text shows.
public struct SwiftUIAttributes: AttributeScope {
  /// The font.
  public let font: FontAttribute
  /// The colour.
  public let foregroundColor: ForegroundColorAttribute
  /// The colour behind the letters.
  public let backgroundColor: BackgroundColorAttribute
  /// The space between letters, in points.
  public let kern: KerningAttribute
  /// The space between letters, in points.
  public let tracking: TrackingAttribute
  /// The distance above the baseline, in points.
  public let baselineOffset: BaselineOffsetAttribute
  /// The line below.
  public let underlineStyle: UnderlineStyleAttribute
  /// The line through.
  public let strikethroughStyle: StrikethroughStyleAttribute
  /// The height of a paragraph's lines; a text has that of its first letters.
  public let lineHeight: LineHeightAttribute
  /// The styles that Markdown asks for.
  public let inlinePresentationIntent: InlinePresentationIntentAttribute
  /// The looks that Foundation knows.
  public let foundation: AttributeScopes.FoundationAttributes

  /// The height of a paragraph's lines.
  public enum LineHeightAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = AttributedString.LineHeight
    /// The name in an archive.
    public static let name = "CTLineHeight"
  }
  /// The styles that Markdown asks for.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = InlinePresentationIntent
    /// The name in an archive.
    public static let name = "NSInlinePresentationIntent"
  }
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = Font
    /// The name in an archive.
    public static let name = "SwiftUI.Font"
  }
  /// The colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = Color
    /// The name in an archive.
    public static let name = "SwiftUI.ForegroundColor"
  }
  /// The colour behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = Color
    /// The name in an archive.
    public static let name = "SwiftUI.BackgroundColor"
  }
  /// The space between letters.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = CGFloat
    /// The name in an archive.
    public static let name = "SwiftUI.Kern"
  }
  /// The space between letters.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = CGFloat
    /// The name in an archive.
    public static let name = "SwiftUI.Tracking"
  }
  /// The distance above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = CGFloat
    /// The name in an archive.
    public static let name = "SwiftUI.BaselineOffset"
  }
  /// The line below.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = Text.LineStyle
    /// The name in an archive.
    public static let name = "SwiftUI.UnderlineStyle"
  }
  /// The line through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the look.
    public typealias Value = Text.LineStyle
    /// The name in an archive.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeScopes {
  /// The looks that a text shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a look.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Creates a text with the looks of an attributed string; a literal is a key, with Markdown, instead.
  @_disfavoredOverload public init(_ content: AttributedString) {
    self = content.runs.reduce(Text(verbatim: "")) { whole, run in
      var text = Text(verbatim: String(content[run.range].characters))
      if let font = run[SwiftUIAttributes.FontAttribute.self] { text = text.font(font) }
      if let color = run[SwiftUIAttributes.ForegroundColorAttribute.self] {
        text = text.foregroundColor(color)
      }
      if let kern = run[SwiftUIAttributes.KerningAttribute.self] { text = text.kerning(kern) }
      if let space = run[SwiftUIAttributes.TrackingAttribute.self] { text = text.tracking(space) }
      if let offset = run[SwiftUIAttributes.BaselineOffsetAttribute.self] {
        text = text.baselineOffset(offset)
      }
      if let line = run[SwiftUIAttributes.UnderlineStyleAttribute.self] {
        text = text.underline(line)
      }
      if let line = run[SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        text = text.strikethrough(line)
      }
      if let height = run[SwiftUIAttributes.LineHeightAttribute.self] {
        text = text.lineHeight(height)
      }
      let intent = run[SwiftUIAttributes.InlinePresentationIntentAttribute.self] ?? []
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
      if intent.contains(.code) { text = text.monospaced() }
      if run[FoundationLooks.LinkAttribute.self] != nil {
        text = text.foregroundColor(.accentColor)
      }
      return whole + text
    }
  }
}

/// The styles that Markdown asks for, which Foundation does not have on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// A bit for each style.
  public let rawValue: UInt

  /// Creates the styles of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// The way Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Int, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// The treatment of a text that is not Markdown.
    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// The parts that are read.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates a way of reading.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates the text of Markdown with its inline styles and links.
  ///
  /// As Foundation does for `.full`, paragraphs follow each other without a line break, and a line break in one is
  /// a space; headings and lists are not read.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let text: String
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: text = markdown
    case .inlineOnly: text = markdown.replacingOccurrences(of: "\n", with: " ")
    case .full:
      text = markdown.components(separatedBy: "\n\n").map {
        $0.trimmingCharacters(in: .newlines).replacingOccurrences(of: "\n", with: " ")
      }
      .joined()
    }
    for segment in InlineMarkdown(text).segments {
      var piece = AttributedString(segment.text)
      var intent: InlinePresentationIntent = []
      if segment.style.isStrong { intent.insert(.stronglyEmphasized) }
      if segment.style.isEmphasized { intent.insert(.emphasized) }
      if segment.style.isStruck { intent.insert(.strikethrough) }
      if segment.style.isCode { intent.insert(.code) }
      if !intent.isEmpty {
        piece[SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      if let link = segment.style.link {
        piece[FoundationLooks.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
      }
      append(piece)
    }
  }
}

/// The chosen part of a text in an editor, which is not seen at rest.
public nonisolated struct AttributedTextSelection: Hashable, Sendable {
  /// Creates a selection of nothing.
  public init() {}
}

nonisolated extension TextEditor {
  /// Creates an editor of a text with the looks of an attributed string.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(Text(text.wrappedValue))
  }
}

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
  /// The looks that Foundation knows.
  public let foundation: AttributeScopes.FoundationAttributes

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
  /// Creates a text with the looks of an attributed string.
  public init(_ content: AttributedString) {
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
      if run[FoundationLooks.LinkAttribute.self] != nil {
        text = text.foregroundColor(.accentColor)
      }
      return whole + text
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

import CellViews
import ConfigLanguage
import Diagnostics

/// The names that a preview's file declares for its values: what a compiler is given, beside the words of
/// the language, before it reads a view.
struct DeclaredNames: Sendable {
  /// The families that texts may name; nil if they are not known, as a folder of fonts is wrong.
  var fontFamilies: FontFamilyNames? = FontFamilyNames()
  /// The design tokens that lengths may name; nil if they are not known, as one of them is wrong.
  var tokens: DesignTokens? = DesignTokens()
  /// The names for colours, fonts and modifiers.
  var theme = Theme()
  /// The values under `let:`.
  var values = SettableValues()
  /// The previews that taps may show.
  var previews = ShownPreviews()
  /// The names under `cells:`.
  var cells: Set<String> = []
  /// The components that views may use, by name.
  var components: [String: ComponentUse] = [:]

  /// The most names that `let`, `cells`, `variants`, `tokens` and themes may have each.
  static let limit = 1000

  /// The names that mean something in every expression, or in those of cells.
  static let reserved: Set<String> = [
    "item", "index", "section", "isSelected", "isHighlighted", "isEditing", "canvas", "animation",
    "true", "false", "null",
  ]
}

/// Names for colours, fonts and lists of modifiers, which screens share.
struct Theme: Sendable {
  /// The colours, with their names, which goldens and inspectors show.
  var colors: [String: Color] = [:]
  /// The fonts.
  var fonts: [String: Font] = [:]
  /// The modifiers of each style: a mapping, or a list of them.
  var styles: [String: ConfigNode] = [:]
  /// The colours and pictures of the project's catalogs.
  var catalogs = CatalogLibrary()
}

/// Compiles a use of a component; returns nil for a wrong one, which is reported.
///
/// - Parameters:
///   - argument: The value after the component's name; nil for a bare word.
///   - range: The place of the component's name.
typealias ComponentUse =
  @Sendable (_ argument: ConfigNode?, _ range: SourceRange, Compiler) -> Dynamic<[ViewNode]>?

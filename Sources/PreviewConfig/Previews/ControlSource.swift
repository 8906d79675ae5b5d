import CellViews
import ConfigLanguage
/// The parts of a preview from which its controls are made.
struct ControlSource: Sendable {
  /// The preview's number under `previews:`; nil for a file that is a preview itself.
  var index: Int?
  /// The files that the preview includes, with those that these include.
  var included: [IncludedFile] = []
  /// The preview's canvas without the values of its variant; nil for none.
  var canvas: ConfigNode?
  /// The preview's `let:` without the values of its variant; nil for none.
  var values: ConfigNode?
  /// The preview's variant.
  var variant: Variant
  /// The compiled canvas.
  var spec: CanvasSpec
  /// The values under `let:` with their expressions computed; those of the first frame.
  var computed: [String: DataValue]
  /// The preview's uses of its values.
  var uses: ValueUses
  /// The names under `cells:`.
  var cells: [String]
  /// The catalogs of the preview.
  var catalogs: CatalogLibrary
  /// The lengths with names.
  var tokens: DesignTokens
  /// The values that all variants assign to names of `let:`.
  var varied: [String: [DataValue]]
}

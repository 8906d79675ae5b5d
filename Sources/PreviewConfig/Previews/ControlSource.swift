import ConfigLanguage
/// What the controls of a preview are made of.
struct ControlSource: Sendable {
  /// The preview's number under `previews:`; nil for a file that is a preview itself.
  var index: Int?
  /// The files that the preview includes, with those that these include.
  var included: [IncludedFile] = []
  /// The preview's canvas without what its variant fixes; nil for none.
  var canvas: ConfigNode?
  /// The preview's `let:` without what its variant fixes; nil for none.
  var values: ConfigNode?
  /// What the variant fixes.
  var variant: Variant
  /// The canvas that comes of it.
  var spec: CanvasSpec
  /// The values under `let:` with their expressions computed; those of the first frame.
  var computed: [String: DataValue]
  /// What the preview does with its values.
  var uses: ValueUses
  /// The names under `cells:`.
  var cells: [String]
  /// What all variants give to names of `let:`.
  var varied: [String: [DataValue]]
}

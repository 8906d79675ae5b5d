/// What a picture was drawn from, as its text chunks tell.
package struct Origin: Hashable, Sendable {
  /// A digest of the description: of the config and its data, or of the display list.
  package var inputDigest: String
  /// The preview's name with its variant.
  package var preview: String

  /// The origin of a preview of some description.
  package init(inputDigest: String, preview: String) {
    self.inputDigest = inputDigest
    self.preview = preview
  }
}

/// What is kept of a golden, besides its layout's text.
package enum GoldenForm: String, CaseIterable, Hashable, Sendable {
  /// The picture, beside the text.
  case picture
  /// The digest of the picture's pixels, in one file for all cases of a config.
  case hash

  /// The form of the goldens in a folder: digests where there is a file of them.
  init(ofGoldensIn folder: String) {
    self = hasDigests(in: folder) ? .hash : .picture
  }
}

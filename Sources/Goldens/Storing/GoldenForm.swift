import Glibc

/// The form of a golden, besides its layout's text.
package enum GoldenForm: String, CaseIterable, Hashable, Sendable {
  /// The picture, beside the text.
  case picture
  /// The digest of the picture's pixels, in one file for all cases of a config.
  case hash

  /// Creates the form of the goldens in a folder: digests if there is a file of them.
  package init(ofGoldensIn folder: String) {
    self = hasDigests(in: folder) ? .hash : .picture
  }
}

extension GoldenPlace {
  /// Returns the forms in which the golden is kept: both after a merge or a killed run.
  ///
  /// - Throws: `DigestsFailure` if the digests cannot be read; `FileError`.
  package func keptForms() throws -> Set<GoldenForm> {
    var forms: Set<GoldenForm> = []
    if try storedDigest(at: self) != nil { forms.insert(.hash) }
    var status = stat()
    // A broken link was meant to be a picture.
    if lstat(picture, &status) == 0 { forms.insert(.picture) }
    return forms
  }
}

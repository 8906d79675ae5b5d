import Glibc

/// The form of a golden, besides its layout's text.
package enum GoldenForm: String, CaseIterable, Hashable, Sendable {
  /// The picture, beside the text.
  case picture
  /// The digest of the picture's pixels, in one file for all cases of a config.
  case hash

  /// The other form.
  var other: GoldenForm { self == .picture ? .hash : .picture }

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
    try Set(GoldenForm.allCases.filter(isKept))
  }

  /// Returns whether the golden is kept in a form.
  ///
  /// - Throws: `DigestsFailure` if the digests cannot be read; `FileError`.
  func isKept(as form: GoldenForm) throws -> Bool {
    switch form {
    case .hash: return try storedDigest(at: self) != nil
    case .picture:
      var status = stat()
      // A broken link was meant to be a picture.
      return lstat(picture, &status) == 0
    }
  }
}

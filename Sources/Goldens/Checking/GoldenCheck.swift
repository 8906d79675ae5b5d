package import PictureComparison

/// Compares cases with their goldens, and writes the goldens that may be written.
package struct GoldenCheck: Sendable {
  /// The goldens that may be written.
  package var update: UpdateMode
  /// The largest difference of a picture that passes.
  package var tolerance: Tolerance
  /// The parts that are not compared.
  package var masks: [Mask]
  /// Indicates whether masks that name unknown items or views of a case are ignored, as one run's
  /// cases may differ.
  package var skipsUnknownMasks: Bool
  /// Indicates whether pixels are compared even if bytes or digests show that they are equal.
  package var decodesAlways: Bool
  /// The folder for pictures of differences; nil to write none.
  package var results: ResultsFolder?
  /// The form of goldens; nil for the form in each folder.
  package var form: GoldenForm?
  /// Draws a case in the state of its golden, if only the golden's digest is kept; nil, or returns
  /// nil, if that state is not known.
  package var earlier: (@Sendable (DrawnCase) throws -> DrawnCase?)?

  /// The goldens that no case draws, among which a case without a golden looks for its earlier one.
  package var stale = StalePictures()

  /// The largest number of threads that compare a pair.
  package var workers = 1

  /// Creates a check that defaults to exact.
  package init(
    update: UpdateMode, tolerance: Tolerance = .none, masks: [Mask] = [],
    skipsUnknownMasks: Bool = false, decodesAlways: Bool = false, results: ResultsFolder?
  ) {
    self.update = update
    self.tolerance = tolerance
    self.masks = masks
    self.skipsUnknownMasks = skipsUnknownMasks
    self.decodesAlways = decodesAlways
    self.results = results
  }

  /// Compares a case with its golden.
  ///
  /// | the golden is | `all` | `changed` | `missing` | `none` |
  /// | --- | --- | --- | --- | --- |
  /// | equal | passed | passed | passed | passed |
  /// | within the tolerance | updated | passed | passed | passed |
  /// | different | updated | updated | changed | changed |
  /// | missing | updated | updated | recorded | missing |
  /// | unreadable | updated | unreadable | unreadable | unreadable |
  ///
  /// A golden whose layout text is not its own is different, even if its pixels are equal. With
  /// `all` and `changed`, such a text is rewritten too, and with `missing` a missing one is
  /// written. A golden that is kept in another form than `form` is compared in that, and changed to
  /// `form` if the case passes, or with `all` and `changed`. A case fails, with the reason as its
  /// message, if its files cannot be written or a link leads from its golden to another folder, and if it is not the
  /// golden and shows nothing but its background.
  ///
  /// - Parameter hasDigests: Whether anything is at the path of the folder's digests; nil to look.
  /// - Returns: The result, without its duration.
  package func check(
    _ drawn: DrawnCase, at place: GoldenPlace, hasDigests: Bool? = nil
  ) -> CaseResult {
    let hasDigests = hasDigests ?? digestsEntryExists(in: place.folder)
    do {
      try place.checkIsConfined(hasDigests: hasDigests)
    } catch {
      return CaseResult(
        suite: drawn.suite, name: drawn.name, verdict: .failed,
        golden: place.pathFromWorkingDirectory, message: "\(error)")
    }
    guard drawn.isBlank else {
      return CaseCheck(self, drawn, at: place, hasDigests: hasDigests).result()
    }
    // Mostly data that was not found: nothing that a later run could be compared with.
    var check = self
    check.update = .none
    check.results = nil
    let result = CaseCheck(check, drawn, at: place, hasDigests: hasDigests).result()
    guard result.verdict != .passed else { return result }
    return CaseResult(
      suite: drawn.suite, name: drawn.name, verdict: .failed, golden: result.golden,
      form: result.form,
      message:
        "it shows nothing but its background, which is not a golden unless the preview has 'isEmpty: true'"
    )
  }
}

import FileAccess
import ImageDecoding
import LayoutSnapshots
package import PictureComparison
import PlainText

/// Compares cases with their goldens, and writes those goldens that it may.
package struct GoldenCheck: Sendable {
  /// Which goldens may be written.
  package var update: UpdateMode
  /// How much a picture may differ and still pass.
  package var tolerance: Tolerance
  /// What is not compared.
  package var masks: [Mask]
  /// True to leave out masks that name what a case does not have, as one run's cases may differ.
  package var skipsUnknownMasks: Bool
  /// True to look at pixels even where bytes or digests show that they are equal.
  package var decodesAlways: Bool
  /// Where what differs is shown; nil to show it nowhere.
  package var results: ResultsFolder?
  /// What is kept of goldens; nil for what each folder of them keeps.
  package var form: GoldenForm?
  /// Draws a case as its golden was, where only the digest of that is kept; nil, or without an
  /// answer, if that is not known.
  package var earlier: (@Sendable (DrawnCase) throws -> DrawnCase?)?

  /// The goldens that no case draws, among which one without a golden finds what it was before.
  package var stale = StalePictures()

  /// How many threads compare a pair, at most.
  package var workers = 1

  /// A check that defaults to exact.
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
  /// A golden whose layout text is not its own is different, also where its pixels are equal. With
  /// `all` and `changed`, such a text is written anew too, and with `missing` one that is not there.
  /// A golden that is kept in another form than `form` is compared in that, and put into `form`
  /// where the case passes, or with `all` and `changed`. A case whose files cannot be written has
  /// failed, with the reason as its message, and so has one whose golden a link puts elsewhere.
  ///
  /// - Returns: The result, without how long it took.
  package func check(_ drawn: DrawnCase, at place: GoldenPlace) -> CaseResult {
    do {
      try place.checkIsConfined()
    } catch {
      return CaseResult(
        suite: drawn.suite, name: drawn.name, verdict: .failed,
        golden: place.pathFromWorkingDirectory, message: "\(error)")
    }
    return CaseCheck(self, drawn, at: place).result()
  }
}

import FileAccess
package import LayoutGeometry
package import LayoutEdits
package import LayoutSnapshots
package import PictureComparison

/// The result of comparing one case with its golden, from which every report is made.
package struct CaseResult: Hashable, Sendable {
  /// The source of the case: a config's path as the user named it, or a test's suite.
  package var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`; unique in its suite.
  package var name: String
  /// The outcome of the case.
  package var verdict: Verdict
  /// The golden's path, relative to the working directory: the picture's, even if only its digest
  /// is kept.
  package var golden: String
  /// The form of the golden.
  package var form: GoldenForm
  /// The path of the stale golden with the same picture, for a case that had no golden: the case
  /// was probably renamed or moved.
  package var movedFrom: String?
  /// The files for the case in the results folder.
  package var files: ResultFiles
  /// The differences between this machine and the golden's, a sentence each; shown first.
  package var machineDifferences: [String]
  /// The changes of the layout and the drawing, a sentence each, in the order of the elements.
  package var layoutChanges: [Sentence]
  /// The kinds and the places of the layout's changes, one for each sentence; empty if they are not
  /// known.
  package var changeFacts: [ChangeFacts] = []
  /// The canvases of both layouts; nil if the golden has no layout.
  package var canvases: ComparedCanvases?
  /// The difference of the pixels; nil if they were not compared, or do not differ.
  package var difference: PictureDifference?
  /// The reason why the golden is unreadable or the drawing failed, or another note for the reader.
  package var message: String?
  /// The time for drawing and comparing, in milliseconds.
  package var milliseconds: Double
  /// The config and the data and font files of the case, as far as they are in the config's folder;
  /// empty for a test's case.
  package var inputs: [InputFile]
  /// Indicates whether the case was not drawn, as nothing has changed since it passed.
  package var isUnchanged = false
  /// The case's place among all of the run, for a part whose cases were dealt out by their
  /// durations; nil for cases that were dealt out in turn.
  package var position: Int?

  /// Creates a case's result, by default without differences.
  package init(
    suite: String, name: String, verdict: Verdict, golden: String,
    form: GoldenForm = .picture, movedFrom: String? = nil, files: ResultFiles = ResultFiles(),
    machineDifferences: [String] = [], layoutChanges: [Sentence] = [],
    difference: PictureDifference? = nil, message: String? = nil, milliseconds: Double = 0,
    inputs: [InputFile] = []
  ) {
    self.suite = suite
    self.name = name
    self.verdict = verdict
    self.golden = golden
    self.form = form
    self.movedFrom = movedFrom
    self.files = files
    self.machineDifferences = machineDifferences
    self.layoutChanges = layoutChanges
    self.difference = difference
    self.message = message
    self.milliseconds = milliseconds
    self.inputs = inputs
  }
}

/// The sizes of the canvases of two layouts that were compared, in points.
package struct ComparedCanvases: Hashable, Sendable {
  /// The size of the golden's canvas.
  package var before: Size
  /// The size of the case's canvas.
  package var after: Size

  /// Creates the canvases of two sizes.
  package init(before: Size, after: Size) {
    self.before = before
    self.after = after
  }

  /// Creates the canvases of two layouts; nil if one of them does not name its canvas.
  init?(from old: LayoutSnapshot, to new: LayoutSnapshot) {
    guard let before = old.canvasSize, let after = new.canvasSize else { return nil }
    self.init(before: before, after: after)
  }
}

/// The paths of a case's files in the results folder, relative to it; nil for those that it does
/// not contain.
package struct ResultFiles: Hashable, Sendable {
  /// The earlier golden.
  package var expected: String?
  /// The newly drawn picture.
  package var actual: String?
  /// The picture of the differences.
  package var diff: String?
  /// The changes of the layout's text.
  package var layoutDiff: String?
  /// The newly computed text of the layout, which becomes the golden's.
  package var layout: String?
  /// The SHA-256 of the newly drawn picture, by which it is recognised.
  package var actualDigest: String?
  /// The SHA-256 of the newly computed text of the layout.
  package var layoutDigest: String?
  /// The fingerprint of the golden that the picture was compared with, which shows whether it was
  /// replaced since.
  package var goldenDigest: String?

  /// Creates the files for a case; each defaults to none.
  package init(
    expected: String? = nil, actual: String? = nil, diff: String? = nil, layoutDiff: String? = nil,
    layout: String? = nil, actualDigest: String? = nil, layoutDigest: String? = nil,
    goldenDigest: String? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.diff = diff
    self.layoutDiff = layoutDiff
    self.layout = layout
    self.actualDigest = actualDigest
    self.layoutDigest = layoutDigest
    self.goldenDigest = goldenDigest
  }
}

/// The outcome of a case.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// The picture differs from its golden by more than the tolerance allows.
  case changed
  /// The case has no golden.
  case missing
  /// The golden is not a readable picture.
  case unreadable
  /// The picture could not be drawn.
  case failed
  /// The golden no longer has a case.
  case stale
  /// The case had no golden, and its picture became the golden.
  case recorded
  /// The picture replaced its golden.
  case updated
  /// The picture equals its golden, or differs by no more than the tolerance allows.
  case passed

  /// Indicates whether a run with such a case can succeed.
  package var isSuccess: Bool {
    switch self {
    case .passed, .updated, .stale: true
    case .changed, .missing, .unreadable, .failed, .recorded: false
    }
  }
}

/// A source file of a case, in its state when the case was drawn.
package struct InputFile: Hashable, Sendable {
  /// The file's path from the folder of the config.
  package var path: String
  /// The SHA-256 of its bytes, in hexadecimal.
  package var digest: String

  /// Creates a file by its path and its digest.
  package init(path: String, digest: String) {
    self.path = path
    self.digest = digest
  }
}

/// Returns whether a case's suite is the path of a config, and not a test's.
package func isConfig(_ suite: String) -> Bool {
  [".yaml", ".yml", ".json"].contains { suite.hasSuffix($0) }
}

extension CaseResult {
  /// Adds the changes of the layout since the golden's.
  mutating func describe(_ changes: [DescribedChange], on canvases: ComparedCanvases?) {
    layoutChanges = changes.map(\.sentence)
    changeFacts = changes.map(\.facts)
    self.canvases = canvases
  }

  /// The golden's path without `__Snapshots__` and `.png`, as in `Samples/cards/cards.dark`: the
  /// name of the case among those of all configs.
  package var goldenName: String {
    let path = golden.split(separator: "/").filter { $0 != GoldenPlace.folderName }
      .joined(separator: "/")
    return path.hasSuffix(".png") ? String(path.dropLast(4)) : path
  }

  /// Indicates whether the case is changed although it has the pixels of its golden: the layout's
  /// text beside the golden is not its own.
  package var hasGoldensPixels: Bool {
    verdict == .changed && form == .picture && difference == nil
  }

  /// The path of the file with the golden: the picture, or the digests of its config.
  package var goldenFile: String {
    switch form {
    case .picture: golden
    case .hash: folder(of: golden) + "/" + digestsName
    }
  }
}

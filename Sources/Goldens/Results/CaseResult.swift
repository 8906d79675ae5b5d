import FileAccess
package import LayoutGeometry
package import LayoutSnapshots
package import PictureComparison

/// What comparing one case with its golden showed: what every report is made from.
package struct CaseResult: Hashable, Sendable {
  /// What the case belongs to: a config's path as the user named it, or a test's suite.
  package var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`; unique in its suite.
  package var name: String
  /// What became of it.
  package var verdict: Verdict
  /// The golden's path, relative to the working directory: the picture's, also where only its
  /// digest is kept.
  package var golden: String
  /// What is kept of the golden.
  package var form: GoldenForm
  /// The path of the stale golden that has the same picture, for a case that had no golden: the
  /// case was probably renamed or moved.
  package var movedFrom: String?
  /// What the results folder holds for the case.
  package var files: ResultFiles
  /// How this machine differs from the golden's, a sentence each; read before all else.
  package var machineDifferences: [String]
  /// How the layout and the drawing changed, a sentence each, in the order of the elements.
  package var layoutChanges: [Sentence]
  /// The kinds and the places of the layout's changes, one for each sentence; empty where they are
  /// not known.
  package var changeFacts: [ChangeFacts] = []
  /// The canvases of both layouts; nil where the golden has none to compare with.
  package var canvases: ComparedCanvases?
  /// How the pixels differ; nil if they were not compared, or do not.
  package var difference: PictureDifference?
  /// Why the golden is unreadable or the drawing failed, or what else a reader must know.
  package var message: String?
  /// How long drawing and comparing took, in milliseconds.
  package var milliseconds: Double
  /// The config and the data and font files that the case was drawn from, as far as they are in the
  /// config's folder; empty for a test's case.
  package var inputs: [InputFile]

  /// A case's result, by default without differences.
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
  /// The golden's.
  package var before: Size
  /// The case's.
  package var after: Size

  /// The canvases of two sizes.
  package init(before: Size, after: Size) {
    self.before = before
    self.after = after
  }

  /// The canvases of two layouts; nil where one of them names none.
  init?(from old: LayoutSnapshot, to new: LayoutSnapshot) {
    guard let before = old.canvasSize, let after = new.canvasSize else { return nil }
    self.init(before: before, after: after)
  }
}

/// The files that the results folder holds for a case, relative to it; nil for those it does not.
package struct ResultFiles: Hashable, Sendable {
  /// The golden as it was.
  package var expected: String?
  /// The picture as it was drawn.
  package var actual: String?
  /// Where they differ.
  package var diff: String?
  /// How the layout's text changed.
  package var layoutDiff: String?
  /// The layout's text as it was computed, which becomes the golden's.
  package var layout: String?
  /// The SHA-256 of the picture as it was drawn, by which it is known again.
  package var actualDigest: String?
  /// The SHA-256 of the layout's text as it was computed.
  package var layoutDigest: String?
  /// The fingerprint of the golden that the picture was compared with, by which it is known that
  /// nobody has replaced it since.
  package var goldenDigest: String?

  /// The files for a case; each defaults to none.
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

/// What became of a case.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// The picture differs from its golden by more than the tolerance allows.
  case changed
  /// There is no golden.
  case missing
  /// The golden is not a readable picture.
  case unreadable
  /// The picture could not be drawn.
  case failed
  /// A golden has no case any more.
  case stale
  /// There was no golden, and the picture became it.
  case recorded
  /// The picture took its golden's place.
  case updated
  /// The picture is its golden's, or differs by no more than the tolerance allows.
  case passed

  /// True if a run with such a case is all well.
  package var isSuccess: Bool {
    switch self {
    case .passed, .updated, .stale: true
    case .changed, .missing, .unreadable, .failed, .recorded: false
    }
  }
}

/// A file that a case was drawn from, as it was then.
package struct InputFile: Hashable, Sendable {
  /// The file's path from the folder of the config.
  package var path: String
  /// The SHA-256 of its bytes, in hexadecimal.
  package var digest: String

  /// A file by its path and its digest.
  package init(path: String, digest: String) {
    self.path = path
    self.digest = digest
  }
}

/// True if a case's suite is the path of a config, and not a test's.
package func isConfig(_ suite: String) -> Bool {
  [".yaml", ".yml", ".json"].contains { suite.hasSuffix($0) }
}

extension CaseResult {
  /// Takes over how the layout changed since the golden's.
  mutating func describe(_ changes: [DescribedChange], on canvases: ComparedCanvases?) {
    layoutChanges = changes.map(\.sentence)
    changeFacts = changes.map(\.facts)
    self.canvases = canvases
  }

  /// The golden's path without `__Snapshots__` and `.png`, as in `Samples/cards/cards.dark`: what
  /// names the case among those of all configs.
  package var goldenName: String {
    let path = golden.split(separator: "/").filter { $0 != GoldenPlace.folderName }
      .joined(separator: "/")
    return path.hasSuffix(".png") ? String(path.dropLast(4)) : path
  }

  /// True for a case that is changed though it has the pixels of its golden: the layout's text beside
  /// that is not its own.
  package var hasGoldensPixels: Bool {
    verdict == .changed && form == .picture && difference == nil
  }

  /// The path of the file that holds the golden: the picture, or the digests of its config.
  package var goldenFile: String {
    switch form {
    case .picture: golden
    case .hash: folder(of: golden) + "/" + digestsName
    }
  }
}

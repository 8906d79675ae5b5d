/// What comparing one case with its golden showed: what every report is made from.
public struct CaseResult: Hashable, Sendable {
  /// What the case belongs to: a config's path as the user named it, or a test's suite.
  public var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`; unique in its suite.
  public var name: String
  /// What became of it.
  public var verdict: Verdict
  /// The golden's path, relative to the working directory: the picture's, also where only its
  /// digest is kept.
  public var golden: String
  /// What is kept of the golden.
  public var form: GoldenForm
  /// The path of the stale golden that has the same picture, for a case that had no golden: the
  /// case was probably renamed or moved.
  public var movedFrom: String?
  /// What the results folder holds for the case.
  public var files: ResultFiles
  /// How this machine differs from the golden's, a sentence each; read before all else.
  public var machineDifferences: [String]
  /// How the layout and the drawing changed, a sentence each, in the order of the elements.
  public var layoutChanges: [String]
  /// How the pixels differ; nil if they were not compared, or do not.
  public var difference: PictureDifference?
  /// Why the golden is unreadable or the drawing failed, or what else a reader must know.
  public var message: String?
  /// How long drawing and comparing took, in milliseconds.
  public var milliseconds: Double
  /// The config and the data and font files that the case was drawn from, as far as they are in the
  /// config's folder; empty for a test's case.
  public var inputs: [InputFile]

  /// A case's result, by default without differences.
  public init(
    suite: String, name: String, verdict: Verdict, golden: String,
    form: GoldenForm = .picture, movedFrom: String? = nil, files: ResultFiles = ResultFiles(),
    machineDifferences: [String] = [], layoutChanges: [String] = [],
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

/// The files that the results folder holds for a case, relative to it; nil for those it does not.
public struct ResultFiles: Hashable, Sendable {
  /// The golden as it was.
  public var expected: String?
  /// The picture as it was drawn.
  public var actual: String?
  /// Where they differ.
  public var diff: String?
  /// How the layout's text changed.
  public var layoutDiff: String?
  /// The layout's text as it was computed, which becomes the golden's.
  public var layout: String?
  /// The SHA-256 of the picture as it was drawn, by which it is known again.
  public var actualDigest: String?
  /// The SHA-256 of the layout's text as it was computed.
  public var layoutDigest: String?

  /// The files for a case; each defaults to none.
  public init(
    expected: String? = nil, actual: String? = nil, diff: String? = nil, layoutDiff: String? = nil,
    layout: String? = nil, actualDigest: String? = nil, layoutDigest: String? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.diff = diff
    self.layoutDiff = layoutDiff
    self.layout = layout
    self.actualDigest = actualDigest
    self.layoutDigest = layoutDigest
  }
}

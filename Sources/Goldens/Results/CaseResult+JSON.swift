import PictureComparison

extension ResultsCodec<CaseResult> {
  /// A case on a line of `results.json`: one declaration a field, for writing and reading.
  static let caseResult = object(
    CaseResult(suite: "", name: "", verdict: .passed, golden: ""),
    [
      ResultsField("suite", \.suite, .text),
      ResultsField("name", \.name, .name),
      ResultsField("verdict", \.verdict, .word("verdict")),
      ResultsField("golden", \.golden, .text),
      ResultsField("form", \.form, .word("form").ifMissing(.picture)),
      ResultsField("movedFrom", \.movedFrom, .optional(.text)),
      ResultsField("files", \.files, .files),
      ResultsField("machineDifferences", \.machineDifferences, .list(.text)),
      ResultsField("layoutChanges", \.layoutChanges, .list(.text)),
      ResultsField("difference", \.difference, .optional(.difference)),
      ResultsField("message", \.message, .optional(.text)),
      ResultsField("milliseconds", \.milliseconds, .milliseconds),
      ResultsField("inputs", \.inputs, .list(.input).ifMissing([])),
    ])
}

extension ResultsCodec<ResultFiles> {
  private static let path = ResultsCodec<String?>.optional(.path(in: "the results folder"))

  fileprivate static let files = object(
    ResultFiles(),
    [
      ResultsField("expected", \.expected, path),
      ResultsField("actual", \.actual, path),
      ResultsField("diff", \.diff, path),
      ResultsField("layoutDiff", \.layoutDiff, path),
      ResultsField("layout", \.layout, path),
      ResultsField("actualDigest", \.actualDigest, .optional(.sha256)),
      ResultsField("layoutDigest", \.layoutDigest, .optional(.sha256)),
    ])
}

extension ResultsCodec<InputFile> {
  fileprivate static let input = object(
    InputFile(path: "", digest: ""),
    [
      ResultsField("path", \.path, .path(in: "the config's folder")),
      ResultsField("digest", \.digest, .sha256),
    ])
}

extension ResultsCodec<PictureDifference> {
  fileprivate static let difference = object(
    PictureDifference(
      expectedSize: PixelSize(width: 0, height: 0), actualSize: PixelSize(width: 0, height: 0),
      differingPixels: 0),
    [
      ResultsField("expectedSize", \.expectedSize, .size),
      ResultsField("actualSize", \.actualSize, .size),
      ResultsField("scales", \.scales, .optional(.scales)),
      ResultsField("differingPixels", \.differingPixels, .count),
      ResultsField("antialiasedPixels", \.antialiasedPixels, .count),
      ResultsField("maskedPixels", \.maskedPixels, .count),
      ResultsField("clusters", \.clusters, .list(.cluster)),
      ResultsField("clusterCount", \.clusterCount, .count),
      ResultsField("sweep", \.sweep, .list(.sweepStep)),
    ])
}

extension ResultsCodec<PictureDifference.Cluster> {
  fileprivate static let cluster = object(
    PictureDifference.Cluster(
      box: PixelRect(x: 0, y: 0, width: 0, height: 0), differingPixels: 0),
    [
      ResultsField("x", \.box.x, .length),
      ResultsField("y", \.box.y, .length),
      ResultsField("width", \.box.width, .length),
      ResultsField("height", \.box.height, .length),
      ResultsField("differingPixels", \.differingPixels, .count),
      ResultsField("elements", \.elements, .list(.text)),
    ])
}

extension ResultsCodec<PictureDifference.SweepStep> {
  fileprivate static let sweepStep = object(
    PictureDifference.SweepStep(threshold: 0, differingPixels: 0),
    [
      ResultsField("threshold", \.threshold, .number(upTo: 1)),
      ResultsField("differingPixels", \.differingPixels, .count),
    ])
}

extension ResultsCodec<ScaleChange> {
  fileprivate static let scales = object(
    ScaleChange(expected: 0, actual: 0),
    [
      ResultsField("expected", \.expected, .number(upTo: 1_000_000)),
      ResultsField("actual", \.actual, .number(upTo: 1_000_000)),
    ])
}

extension ResultsCodec<PixelSize> {
  fileprivate static let size = object(
    PixelSize(width: 0, height: 0),
    [ResultsField("width", \.width, .length), ResultsField("height", \.height, .length)])
}

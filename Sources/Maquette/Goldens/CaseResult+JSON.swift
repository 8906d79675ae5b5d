package import GoldenImages

extension CaseResult {
  /// The result as one line of JSON, with all keys in a fixed order and `null` for what there is
  /// not.
  package var json: String {
    let members: [(String, String)] = [
      ("suite", JSONText.string(suite)),
      ("name", JSONText.string(name)),
      ("verdict", JSONText.string(verdict.rawValue)),
      ("golden", JSONText.string(golden)),
      ("form", JSONText.string(form.rawValue)),
      ("movedFrom", JSONText.string(movedFrom)),
      ("files", files.json),
      ("machineDifferences", Self.list(machineDifferences)),
      ("layoutChanges", Self.list(layoutChanges)),
      ("difference", difference?.json ?? "null"),
      ("message", JSONText.string(message)),
      ("milliseconds", JSONText.number(wholeMicroseconds)),
      ("inputs", "[" + inputs.map(\.json).joined(separator: ",") + "]"),
    ]
    return object(members)
  }

  /// The time in milliseconds, to the microsecond: more digits are noise.
  private var wholeMicroseconds: Double {
    milliseconds.isFinite ? (milliseconds * 1000).rounded() / 1000 : 0
  }

  fileprivate static func list(_ texts: [String]) -> String {
    "[" + texts.map { JSONText.string($0) }.joined(separator: ",") + "]"
  }
}

extension ResultFiles {
  fileprivate var json: String {
    object([
      ("expected", JSONText.string(expected)),
      ("actual", JSONText.string(actual)),
      ("diff", JSONText.string(diff)),
      ("layoutDiff", JSONText.string(layoutDiff)),
      ("layout", JSONText.string(layout)),
      ("actualDigest", JSONText.string(actualDigest)),
      ("layoutDigest", JSONText.string(layoutDigest)),
    ])
  }
}

extension InputFile {
  fileprivate var json: String {
    object([("path", JSONText.string(path)), ("digest", JSONText.string(digest))])
  }
}

extension PictureDifference {
  fileprivate var json: String {
    object([
      ("expectedSize", expectedSize.json),
      ("actualSize", actualSize.json),
      ("scales", scales?.json ?? "null"),
      ("differingPixels", "\(differingPixels)"),
      ("antialiasedPixels", "\(antialiasedPixels)"),
      ("maskedPixels", "\(maskedPixels)"),
      ("clusters", "[" + clusters.map(\.json).joined(separator: ",") + "]"),
      ("clusterCount", "\(clusterCount)"),
      ("sweep", "[" + sweep.map(\.json).joined(separator: ",") + "]"),
    ])
  }
}

extension PictureDifference.Cluster {
  fileprivate var json: String {
    object([
      ("x", "\(box.x)"), ("y", "\(box.y)"), ("width", "\(box.width)"),
      ("height", "\(box.height)"), ("differingPixels", "\(differingPixels)"),
      ("elements", CaseResult.list(elements)),
    ])
  }
}

extension PictureDifference.SweepStep {
  fileprivate var json: String {
    object([
      ("threshold", JSONText.number(threshold)), ("differingPixels", "\(differingPixels)"),
    ])
  }
}

extension ScaleChange {
  fileprivate var json: String {
    object([("expected", JSONText.number(expected)), ("actual", JSONText.number(actual))])
  }
}

extension PixelSize {
  fileprivate var json: String { object([("width", "\(width)"), ("height", "\(height)")]) }
}

private func object(_ members: [(String, String)]) -> String {
  "{" + members.map { "\(JSONText.string($0)):\($1)" }.joined(separator: ",") + "}"
}

import PictureComparison
import PlainText

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
      ("inputs", JSONText.list(inputs.map(\.json))),
    ]
    return JSONText.object(members)
  }

  /// The time in milliseconds, to the microsecond: more digits are noise.
  private var wholeMicroseconds: Double {
    milliseconds.isFinite ? (milliseconds * 1000).rounded() / 1000 : 0
  }

  fileprivate static func list(_ texts: [String]) -> String {
    JSONText.list(texts.map { JSONText.string($0) })
  }
}

extension ResultFiles {
  fileprivate var json: String {
    JSONText.object([
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
    JSONText.object([("path", JSONText.string(path)), ("digest", JSONText.string(digest))])
  }
}

extension PictureDifference {
  fileprivate var json: String {
    JSONText.object([
      ("expectedSize", expectedSize.json),
      ("actualSize", actualSize.json),
      ("scales", scales?.json ?? "null"),
      ("differingPixels", "\(differingPixels)"),
      ("antialiasedPixels", "\(antialiasedPixels)"),
      ("maskedPixels", "\(maskedPixels)"),
      ("clusters", JSONText.list(clusters.map(\.json))),
      ("clusterCount", "\(clusterCount)"),
      ("sweep", JSONText.list(sweep.map(\.json))),
    ])
  }
}

extension PictureDifference.Cluster {
  fileprivate var json: String {
    JSONText.object([
      ("x", "\(box.x)"), ("y", "\(box.y)"), ("width", "\(box.width)"),
      ("height", "\(box.height)"), ("differingPixels", "\(differingPixels)"),
      ("elements", CaseResult.list(elements)),
    ])
  }
}

extension PictureDifference.SweepStep {
  fileprivate var json: String {
    JSONText.object([
      ("threshold", JSONText.number(threshold)), ("differingPixels", "\(differingPixels)"),
    ])
  }
}

extension ScaleChange {
  fileprivate var json: String {
    JSONText.object([("expected", JSONText.number(expected)), ("actual", JSONText.number(actual))])
  }
}

extension PixelSize {
  fileprivate var json: String {
    JSONText.object([("width", "\(width)"), ("height", "\(height)")])
  }
}

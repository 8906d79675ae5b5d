import ImageDecoding
import LayoutSnapshots
import PictureComparison
import PlainText

extension GoldenCheck {
  /// Leaves the picture and its layout's text for whoever approves them.
  func keepActual(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    guard let results else { return }
    let text = Array(drawn.layout.text.utf8)
    let png = try drawn.png()
    result.files.actual = try results.write(png, as: .actual, of: place)
    result.files.actualDigest = sha256(png)
    result.files.layout = try results.write(text, as: .layout, of: place)
    result.files.layoutDigest = sha256(text)
  }

  /// Leaves both pictures, and where they and their layouts' texts differ.
  func keepDifference(
    _ drawn: DrawnCase, from png: [UInt8], _ layout: LayoutSnapshot?, pictures: ComparedPictures?,
    at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    guard let results else { return }
    result.files.expected = try results.write(png, as: .expected, of: place)
    try keepActual(drawn, at: place, &result)
    let diff = try pictures.flatMap { try differencePNG(of: $0, workers: workers) }
    if let diff { result.files.diff = try results.write(diff, as: .diff, of: place) }
    let text = layout.map { drawn.layout.unifiedDiff(from: $0) } ?? ""
    if !text.isEmpty {
      result.files.layoutDiff = try results.write(Array(text.utf8), as: .layoutDiff, of: place)
    }
  }
}

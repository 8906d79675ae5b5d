import CellViews
import ImageDecoding
import LayoutGeometry
import PictureVerification
import PreviewConfig
import PreviewRendering
import Testing
import TextShaping

/// A view on a canvas of 300 by 240 points; `canvas` adds keys to it.
func screen(_ view: String, canvas: String = "background: white") throws -> PreviewDrawing {
  let config = try ConfigFile.load(
    bytes: Array(
      """
      name: screen
      canvas: { width: 300, height: 240, \(canvas) }
      view:
      \(view.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """.utf8), file: "screen.yaml", directory: ".")
  return try PreviewDrawing(#require(config.previews.first), shapers: TextShapers())
}

/// The pixels of a drawing at a scale.
func pixels(_ drawing: PreviewDrawing, scale: Double) throws -> StraightPixels {
  try StraightPixels(decodingPNG: drawing.drawn(atScale: scale).png(), limits: .golden)
}

/// Compares a drawing with the picture of another one.
func verified(
  _ drawn: PreviewDrawing, against seen: PreviewDrawing, scale: Double = 3, tolerance: Double? = nil
) throws -> Verification {
  Verification(
    drawn.verifiedScreen, drawing: try pixels(drawn, scale: scale),
    picture: try pixels(seen, scale: scale), scale: scale, tolerance: tolerance)
}

extension Verification.Outcome {
  /// What differs of a part that was found; nil for another outcome.
  var differing: Set<Verification.Property>? {
    if case .found(let measures) = self { measures.differing } else { nil }
  }
}

extension Verification {
  /// The sentences about all differences.
  var sentences: [String] { findings.map(\.sentence) }

  /// What was measured of the first part with a name.
  func measures(of name: String) throws -> Measures {
    let result = try #require(results.first { $0.part.name == name })
    guard case .found(let measures) = result.outcome else {
      throw NotFound(outcome: result.outcome)
    }
    return measures
  }

  /// A part that was not found.
  struct NotFound: Error {
    let outcome: Outcome
  }
}

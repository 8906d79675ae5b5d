import LayoutSnapshots

/// A snapshot of parts, a line each, on a canvas of 100 × 200 points.
///
/// The lines of `parts` are indented by one level.
func snapshot(canvas: String = "100×200", _ parts: String) -> LayoutSnapshot {
  let lines = parts.split(separator: "\n").map { "  \($0)\n" }.joined()
  return LayoutSnapshot(text: "maquette layout 1\ncanvas \(canvas)\n\(lines)")
}

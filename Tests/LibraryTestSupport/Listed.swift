import CellViews
package import LayoutGeometry
package import Maquette

/// Returns the commands that views draw on a transparent canvas, a line each.
///
/// - Parameters:
///   - height: The canvas's height; defaults to the content's.
///   - direction: Where leading is.
@MainActor package func listed(
  width: Double = 100, height: Double? = nil, _ direction: LayoutDirection = .leftToRight,
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  let canvas = PreviewCanvas(
    width: width, height: height.map { .points($0) } ?? .fit, isTransparent: true,
    layoutDirection: direction)
  return try listed(on: canvas, content)
}

/// Returns the commands that views draw on a canvas, a line each.
@MainActor package func listed(
  on canvas: PreviewCanvas, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  try Preview("test", canvas: canvas, content: content).commands
}

extension Preview {
  /// The drawing commands as text.
  package var listing: String { get throws { String(decoding: try list(), as: UTF8.self) } }

  /// The drawing commands without their indents, after the canvas's size.
  package var commands: [String] {
    get throws {
      try listing.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
    }
  }
}

/// A black rectangle of a size in points.
@MainActor package func block(_ width: Double, _ height: Double) -> some View {
  Color.black.frame(width: width, height: height)
}

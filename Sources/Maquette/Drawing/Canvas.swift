import CellViews
public import Foundation
import LayoutGeometry

/// A view that fills its proposal with the drawing of a closure.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
///   context.draw(Text("Blue"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// Coordinates are points from the canvas's top left corner, and are not mirrored from right to
/// left. Drawings beyond the canvas's edges are visible.
public nonisolated struct Canvas<Symbols: View>: _BuiltInView {
  /// Views that the renderer draws by their tags.
  public var symbols: Symbols
  /// The function that draws a canvas of a size, in points.
  public var renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

  private let file: String
  private let line: UInt

  /// Creates a canvas that a closure draws, by default without views that it draws by their tags.
  ///
  /// The renderer is passed the canvas's size, in points, and finds the symbols' views by their
  /// tags with `GraphicsContext.resolveSymbol(id:)`. The colours' space is sRGB; `opaque` and
  /// `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.file = "\(file)"
    self.line = line
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let (environment, renderer) = (context.environment, renderer)
    let (file, line) = (file, line)
    let symbols = symbols._nodes(in: context).elements.flatMap(CanvasSymbol.symbols)
    let draw: @MainActor (Size, ViewMeasuring) throws -> ViewNode = { size, measuring in
      let surface = CanvasSurface(
        size: size, environment: environment, measuring: measuring, symbols: symbols,
        place: (file, line))
      var graphics = GraphicsContext(on: surface)
      _ViewContext(environment: environment)
        .evaluating { renderer(&graphics, CGSize(size)) }
      return try surface.finished()
    }
    return _ViewNodes(
      .custom(
        CustomNode(
          GeometryNode(kind: "canvas") { geometry, measuring in
            // The caller waits until the canvas is drawn.
            nonisolated(unsafe) let measuring = measuring
            return try onMainActor { try draw(geometry.size, measuring) }
          })))
  }
}

/// The colour space in which a canvas mixes colours, which is always sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

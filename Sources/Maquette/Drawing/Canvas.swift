import CellViews
public import Foundation
import LayoutGeometry

/// Fills the space that it is offered with what a closure draws.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
///   context.draw(Text("Blue"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// Coordinates are points from the canvas's top left corner; they are not mirrored where the layout
/// direction is from right to left. What is drawn over the canvas's edges is seen.
public nonisolated struct Canvas<Symbols: View>: _BuiltInView {
  /// Views that the renderer draws by their tags.
  public var symbols: Symbols
  /// Draws the canvas of a size, in points.
  public var renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

  private let file: String
  private let line: UInt

  /// A canvas that a closure draws, with views that it draws by their tags.
  ///
  /// The renderer gets the canvas's size, in points, and `GraphicsContext.resolveSymbol(id:)` finds the symbols
  /// by their tags. The colours' space is sRGB; whether the canvas is opaque and whether others wait for
  /// it changes nothing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.file = "\(file)"
    self.line = line
  }

  /// The nodes of the view for the layout.
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

nonisolated extension Canvas where Symbols == EmptyView {
  /// A canvas that a closure draws.
  ///
  /// The renderer gets the canvas's size, in points. The colours' space is sRGB; whether the canvas is opaque
  /// and whether others wait for it changes nothing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() }, file: file, line: line)
  }
}

/// The space in which a canvas mixes colours; all are mixed in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

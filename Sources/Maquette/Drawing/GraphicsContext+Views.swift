import CellViews
public import Foundation
import LayoutGeometry

extension GraphicsContext {
  /// A text in the canvas's environment.
  public struct ResolvedText {
    /// The style of a text that does not have its own colour.
    public var shading = Shading.foreground

    fileprivate let node: ViewNode
    fileprivate let surface: CanvasSurface

    /// Returns the size of the text for a proposal, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(measurement(in: size).size)
    }

    /// Returns the distance of the first baseline from the top of the text in a space, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(measurement(in: size).guide(.firstTextBaseline))
    }

    /// Returns the distance of the last baseline from the top of the text in a space, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(measurement(in: size).guide(.lastTextBaseline))
    }

    private func measurement(in size: CGSize) -> LayoutGeometry.Measurement {
      surface.measure(node, for: ProposedSize(Size(size)))
    }
  }

  /// Returns the text in the environment of this canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: surface.node(of: text), surface: surface)
  }

  /// Draws a text in a rectangle, wrapped to its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    addView(
      text.shading.shading(text.node), in: rect, proposal: ProposedSize(Size(rect.size)))
  }

  /// Draws a text without wrapping, with a point of it at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.shading.shading(text.node), at: point, anchor)
  }

  /// Draws a text in a rectangle, wrapped to its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text without wrapping, with a point of it at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a view that is proposed the size of a rectangle, in the rectangle.
  package func draw(_ view: some View, in rect: CGRect) {
    addView(surface.node(of: view), in: rect, proposal: ProposedSize(Size(rect.size)))
  }

  /// Draws a view, at its ideal size unless another is proposed, with a point of it at a point of the canvas.
  private func draw(
    _ node: ViewNode, at point: CGPoint, _ anchor: UnitPoint,
    _ proposal: ProposedSize = .unspecified
  ) {
    let size = surface.measure(node, for: proposal).size
    let origin = Point(
      x: Double(point.x) - anchor.x * size.width, y: Double(point.y) - anchor.y * size.height)
    addView(node, in: CGRect(Rect(origin: origin, size: size)), proposal: proposal)
  }
}

extension GraphicsContext {
  /// A picture or a symbol in the canvas's environment.
  public struct ResolvedImage {
    /// The style of a symbol.
    public var shading: Shading? = .foreground

    fileprivate let node: ViewNode
    fileprivate let resizable: ViewNode
    fileprivate let measurement: LayoutGeometry.Measurement

    /// The image's own size, in points.
    public var size: CGSize { CGSize(measurement.size) }

    /// The distance of the baseline from the image's top, in points.
    public var baseline: CGFloat { CGFloat(measurement.guide(.firstTextBaseline)) }
  }

  /// Returns the image in the environment of this canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let node = surface.node(of: image)
    return ResolvedImage(
      node: node, resizable: surface.node(of: image.resizable()),
      measurement: surface.measure(node, for: .unspecified))
  }

  /// Draws an image over all of a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    addView(
      (image.shading ?? .foreground).shading(image.resizable), in: rect,
      proposal: ProposedSize(Size(rect.size)))
  }

  /// Draws an image at its own size, with a point of it at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw((image.shading ?? .foreground).shading(image.node), at: point, anchor)
  }

  /// Draws an image over all of a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with a point of it at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext {
  /// A view of the canvas's symbols.
  public struct ResolvedSymbol {
    /// The view's own size, in points.
    public var size: CGSize { CGSize(ownSize) }

    fileprivate let node: ViewNode
    fileprivate let ownSize: Size
    /// The size of the canvas, which a symbol without a size of its own fills.
    fileprivate let proposal: ProposedSize
  }

  /// Returns the view of the canvas's symbols with a tag; nil if there is none.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    let proposal = ProposedSize(surface.size)
    return surface.symbol(tagged: AnyHashable(id)).map { node in
      ResolvedSymbol(
        node: node, ownSize: surface.measure(node, for: proposal).size, proposal: proposal)
    }
  }

  /// Draws a view of the symbols at its own size, with a point of it at a point of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, at: point, anchor, symbol.proposal)
  }

  /// Draws a view of the symbols, scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.ownSize.width > 0, symbol.ownSize.height > 0 else { return }
    var scaled = self
    scaled.translateBy(x: rect.minX, y: rect.minY)
    scaled.scaleBy(
      x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    scaled.addView(
      symbol.node, in: CGRect(origin: .zero, size: symbol.size), proposal: symbol.proposal)
  }
}

extension GraphicsContext.Shading {
  /// Returns a text or an image in the shading's colour, unless it has its own.
  fileprivate func shading(_ node: ViewNode) -> ViewNode {
    color.map { .modified(node, .environment(.foregroundColor($0))) } ?? node
  }
}

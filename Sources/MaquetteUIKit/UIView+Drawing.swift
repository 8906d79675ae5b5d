import CellViews
import Foundation
import LayoutGeometry
import Maquette

// Views of UIKit's as views of the library's, once they have their frames.

extension UIView {
  /// Indicates whether the view, or one in it, has something to draw.
  var drawsSomething: Bool {
    content != nil || backgroundColor != nil || layer.drawsSomething
      || subviews.contains { !$0.isHidden && $0.drawsSomething } || !ownDrawing.drawings.isEmpty
  }

  /// The view as it is drawn, as large as its bounds.
  var drawing: AnyView {
    var parts = layer.parts
    let own = ownDrawing
    if !own.drawings.isEmpty {
      // What is drawn beyond the bounds is not seen.
      let drawn = RecordedDrawing(context: own, size: bounds.size).clipShape(Rectangle())
      parts.append(PlacedPart(drawn, in: CGRect(origin: .zero, size: bounds.size)))
    }
    if let content = drawnContent {
      parts.append(
        PlacedPart(
          content.view.frame(
            width: bounds.width, height: bounds.height, alignment: content.alignment),
          in: CGRect(origin: .zero, size: bounds.size)))
    }
    let origin = contentOrigin
    for view in subviews where !view.isHidden && view.alpha > 0.01 {
      parts.append(
        PlacedPart(view.drawing, in: view.frame.offsetBy(dx: -origin.x, dy: -origin.y)))
    }
    var view = layer.drawing(
      of: AnyView(PlacedParts(parts: parts, size: bounds.size)), size: bounds.size,
      background: backgroundColor, clips: clipsToBounds)
    if alpha < 1 { view = AnyView(view.opacity(Double(alpha))) }
    if transform != .identity {
      // About the middle, as `layer.anchorPoint` is by default.
      let middle = CGAffineTransform(translationX: bounds.width / 2, y: bounds.height / 2)
      view = AnyView(
        view.transformEffect(middle.inverted().concatenating(transform).concatenating(middle)))
    }
    if let tag = accessibilityIdentifier { view = AnyView(view.accessibilityIdentifier(tag)) }
    if let label = accessibilityLabel { view = AnyView(view.accessibilityLabel(label)) }
    return view
  }
}

extension CALayer {
  fileprivate var drawsSomething: Bool {
    backgroundColor != nil || borderWidth > 0 || self is CAGradientLayer || self is CAShapeLayer
      || (sublayers ?? []).contains { !$0.isHidden && $0.drawsSomething }
  }

  /// The layer's own drawing and the layers in it, from the back to the front.
  fileprivate var parts: [PlacedPart] {
    var parts: [PlacedPart] = []
    let own = CGRect(origin: .zero, size: bounds.isEmpty ? frame.size : bounds.size)
    if let gradient = self as? CAGradientLayer, let fill = gradient.fill {
      parts.append(PlacedPart(fill, in: own))
    }
    if let shape = self as? CAShapeLayer, let path = shape.path {
      // A layer without a colour of its own is black.
      if let color = shape.fillColor {
        let style = FillStyle(eoFill: shape.fillRule.isEvenOdd)
        parts.append(PlacedPart(path.fill(color.color, style: style), in: own))
      }
      if let color = shape.strokeColor {
        let line = StrokeStyle(lineWidth: Double(shape.lineWidth), lineCap: shape.lineCap.cap)
        parts.append(
          PlacedPart(
            path.trim(from: Double(shape.strokeStart), to: Double(shape.strokeEnd))
              .stroke(color.color, style: line), in: own))
      }
    }
    for layer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition })
    where !layer.isHidden {
      let frame = layer.frame == .zero ? layer.bounds : layer.frame
      let content = AnyView(PlacedParts(parts: layer.parts, size: frame.size))
      let drawn = layer.drawing(of: content, size: frame.size, background: nil, clips: false)
      parts.append(PlacedPart(drawn.opacity(Double(layer.opacity)), in: frame))
    }
    return parts
  }

  /// Returns content on the layer's background, inside its corners and its border, over its shadow.
  fileprivate func drawing(
    of content: AnyView, size: CGSize, background: UIColor?, clips: Bool
  ) -> AnyView {
    let outline = outline(of: size)
    var view = content
    if let color = background ?? backgroundColor {
      view =
        cornerRadius == 0
        ? AnyView(view.background(Rectangle().fill(color.color)))
        : AnyView(view.background(outline.fill(color.color)))
    }
    if let path = (mask as? CAShapeLayer)?.path {
      view = AnyView(view.clipShape(path))
    } else if clips || masksToBounds {
      view =
        cornerRadius == 0
        ? AnyView(view.clipShape(Rectangle())) : AnyView(view.clipShape(outline))
    }
    if borderWidth > 0 {
      view = AnyView(
        view.overlay(
          outline.strokeBorder((borderColor ?? .black).color, lineWidth: borderWidth)))
    }
    if shadowOpacity > 0, !masksToBounds, !clips {
      view = AnyView(
        view.shadow(
          color: (shadowColor ?? .black).color.opacity(Double(shadowOpacity)),
          radius: shadowRadius, x: shadowOffset.width, y: shadowOffset.height))
    }
    return view
  }

  private func outline(of size: CGSize) -> UnevenRoundedRectangle {
    let own = min(cornerRadius, size.width / 2, size.height / 2)
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? own : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner),
      bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
      topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}

extension CAGradientLayer {
  /// The gradient; nil without colours.
  fileprivate var fill: LinearGradient? {
    let colors = (colors ?? []).compactMap { ($0 as? UIColor)?.color }
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let place = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
      return Gradient.Stop(color: color, location: place ?? Double(index) / last)
    }
    return LinearGradient(
      stops: stops, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
      endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))
  }
}

/// A view at a place.
private struct PlacedPart {
  let view: AnyView
  let frame: CGRect

  init(_ view: some View, in frame: CGRect) {
    self.view = AnyView(view)
    self.frame = frame
  }
}

/// Views at places that are known, from the back to the front.
private struct PlacedParts: _BuiltInView {
  let parts: [PlacedPart]
  let size: CGSize

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .custom(
        CustomNode(
          PlacedPartsNode(
            children: parts.map { $0.view._nodes(in: context).layered() },
            frames: parts.map { Rect($0.frame) }, size: Size(size)))))
  }
}

private struct PlacedPartsNode: PrimitiveView {
  let children: [ViewNode]
  let frames: [Rect]
  let size: Size

  var description: ViewDescription { ViewDescription("uiView", children: children) }

  func node(holding children: [LayoutNode], in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(PlacedPartsLayout(children: children, frames: frames, size: size))
  }
}

private struct PlacedPartsLayout: NodeLayout {
  let children: [LayoutNode]
  let frames: [Rect]
  let size: Size

  func measure(
    _ proposal: ProposedSize, in pass: LayoutPass
  ) throws -> LayoutGeometry.Measurement { Measurement(size: size) }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    PlacedView(
      frame: frame, drawing: nil,
      children: try zip(children, frames).map { child, own in
        let offer = ProposedSize(own.size)
        let size = try child.measure(offer, in: pass).size
        return try child.place(
          in: frame.placing(size, at: own.origin, direction: pass.direction), proposal: offer,
          pass: pass)
      })
  }
}

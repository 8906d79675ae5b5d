import DisplayList
import LayoutGeometry
import TextShaping

extension Canvas {
  /// The root view in the middle of the canvas's safe area and padding.
  func arrangement(of view: View, shaper: TextShaper) throws -> PreviewArrangement {
    let pass = LayoutPass(shaper: shaper, canvas: self)
    let root = try NodeBuilder(direction: layoutDirection).node(
      for: view, in: ViewEnvironment(canvas: self), depth: 0)
    let insets = EdgeInsets(
      top: safeArea.top + padding.top, leading: safeArea.leading + padding.leading,
      bottom: safeArea.bottom + padding.bottom, trailing: safeArea.trailing + padding.trailing)
    let proposal = ProposedSize(
      width: max(width - insets.horizontal, 0),
      height: fixedHeight.map { max($0 - insets.vertical, 0) })
    let measurement = try root.measure(proposal, in: pass)
    // Even a canvas without content has a pixel to show.
    let size = Size(
      width: width, height: fixedHeight ?? max(measurement.size.height + insets.vertical, 1))

    let area = Rect(origin: .zero, size: size).placing(
      Size(width: width - insets.horizontal, height: size.height - insets.vertical),
      at: Point(x: insets.leading, y: insets.top), direction: layoutDirection)
    let frame = Rect(
      x: area.midX - measurement.size.width / 2, y: area.midY - measurement.size.height / 2,
      width: measurement.size.width, height: measurement.size.height)
    pass.visible = Rect(origin: .zero, size: size)
    let placed = try root.place(in: frame, proposal: proposal, pass: pass)
    return PreviewArrangement(
      size: size, collections: pass.collections, computed: pass.computed, notices: pass.notices,
      pictures: pass.pictures, backgrounds: backgrounds, root: placed)
  }

  private var fixedHeight: Double? {
    switch height {
    case .fit: nil
    case .points(let points): points
    }
  }

  /// What lies under the content: the system background, unless the canvas is transparent or
  /// nothing of it would be seen, and the canvas's own background.
  private var backgrounds: [RGBA] {
    let own = background?.resolved(in: appearance)
    var layers: [RGBA] = []
    if !isTransparent, (own?.alpha ?? 0) < 1 {
      layers.append(Color.systemBackground.resolved(in: appearance))
    }
    if let own, own.alpha > 0 { layers.append(own) }
    return layers
  }
}

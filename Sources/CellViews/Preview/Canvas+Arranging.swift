import DisplayList
import LayoutGeometry
import TextShaping

extension Canvas {
  /// The root view in the middle of the canvas's safe area and padding, and the pass that placed it.
  func arrangement(
    of view: View, shaper: TextShaper
  ) throws -> (arrangement: PreviewArrangement, pass: LayoutPass) {
    let pass = LayoutPass(shaper: shaper, canvas: self)
    var viewCount = 0
    let root = try view.node(in: ViewEnvironment(canvas: self), count: &viewCount)
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
    pass.sight.visible = Rect(origin: .zero, size: size)
    pass.sight.safeArea = pass.sight.visible.inset(by: safeArea, direction: layoutDirection)
    pass.sight.space = Sight.Space(frame: area, room: .canvas, mark: nil)
    if !root.isMeantToSpill, let missing = pass.sight.excess(of: frame, over: area) {
      pass.notice(.overflow(.canvas, missing: missing), mark: nil)
    }
    let placed = try root.place(in: frame, proposal: proposal, pass: pass)
    let arrangement = PreviewArrangement(
      size: size, collections: pass.collections, computed: pass.computed, notices: pass.notices,
      pictures: pass.pictures, pictureMarks: pass.pictureMarks, backgrounds: backgrounds,
      root: placed)
    return (arrangement, pass)
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

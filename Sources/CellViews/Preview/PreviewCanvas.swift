import DisplayList
public import LayoutGeometry
public import TextShaping

/// What a preview is drawn on; lengths in points.
public struct PreviewCanvas: Hashable, Sendable {
  /// The canvas's width, with its padding and safe area.
  public var width: Double
  /// The canvas's height, with its padding and safe area.
  public var height: Height
  /// Device pixels per point; the default for a renderer.
  public var scale: Double
  /// Space between the safe area and the content.
  public var padding: EdgeInsets
  /// The device's safe area; content stays inside it.
  public var safeArea: EdgeInsets
  /// A colour over the system background; nil shows the system background alone.
  public var background: Color?
  /// True if there is no system background under `background`.
  public var isTransparent: Bool
  /// Whether colours are the light or the dark ones.
  public var appearance: Appearance
  /// Where leading is.
  public var layoutDirection: LayoutDirection
  /// The size that text styles are scaled to.
  public var dynamicType: DynamicType

  /// The language that the screen is in; nil for none in particular.
  ///
  /// It decides the forms of ideographs; texts and their direction are the content's.
  public var locale: TextLocale?
  /// The device that the canvas is the screen of; nil for any other canvas.
  package var bezel: DeviceBezel?
  /// What the device is called; nil for a canvas of no device.
  package var deviceName: String?
  /// True if the device is drawn around the picture.
  public var isFramed = false
  /// What the device's status bar shows; a canvas of no device has none.
  public var statusBar = StatusBar()
  /// True for a screen without the line at its lower edge, which devices without a home button have.
  public var isHomeIndicatorHidden = false
  /// True if the picture ends at the round corners of the device's screen: what is outside of them is
  /// transparent.
  ///
  /// A canvas of no device, and of one whose screen has square corners, is as without.
  public var hasCornerMask = false

  /// How high a canvas is.
  public enum Height: Hashable, Sendable {
    /// As high as the content at the canvas's width.
    case fit
    case points(Double)
  }

  /// A canvas; defaults to a light one, as wide as an iPhone and as high as its content.
  public init(
    width: Double = 390, height: Height = .fit, scale: Double = 2, padding: EdgeInsets = .zero,
    safeArea: EdgeInsets = .zero, background: Color? = nil, isTransparent: Bool = false,
    appearance: Appearance = .light, layoutDirection: LayoutDirection = .leftToRight,
    dynamicType: DynamicType = .large
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.padding = padding
    self.safeArea = safeArea
    self.background = background
    self.isTransparent = isTransparent
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.dynamicType = dynamicType
  }
}

extension PreviewCanvas {
  /// The root view in the middle of the canvas's safe area and padding, and the pass that placed it.
  ///
  /// - Parameters:
  ///   - scrollOffsets: What collections are scrolled to, instead of what their views ask for.
  ///   - piece: A part of a collection that is drawn by itself, which the pass then has.
  ///   - keepsViews: Whether the views in elements are asked for, and not only what they draw.
  ///   - threads: Threads that may place elements of collections beside the calling one.
  func arrangement(
    of view: ViewNode, shaper: TextShaper, scrollOffsets: [CollectionKey: Point],
    piece: CollectionPiece? = nil, keepsViews: Bool = true, threads: PlacingThreads? = nil
  ) throws -> (arrangement: PreviewArrangement, pass: LayoutPass) {
    let pass = LayoutPass(
      shaper: shaper, canvas: self, scrollOffsets: scrollOffsets, keepsViews: keepsViews,
      threads: threads)
    pass.piece = piece.map { ($0, nil) }
    var viewCount = 0
    let root = try view.node(in: ViewEnvironment(canvas: self), count: &viewCount)
    root.source = view
    let insets = EdgeInsets(
      top: safeArea.top + padding.top, leading: safeArea.leading + padding.leading,
      bottom: safeArea.bottom + padding.bottom, trailing: safeArea.trailing + padding.trailing)
    let proposal = room(within: insets)
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
    pass.spaces = CoordinateFrames(direction: layoutDirection, canvas: pass.sight.visible)
    pass.sight.area = safeArea(on: pass.sight.visible)
    pass.sight.space = Sight.Space(frame: area, room: .canvas, mark: nil)
    if !root.isMeantToSpill, let missing = pass.sight.excess(of: frame, over: area) {
      pass.noticeOverflow(of: frame, over: area, missing: missing, as: .canvas, mark: nil)
    }
    var placed = try root.place(in: frame, proposal: proposal, pass: pass)
    while !pass.presentations.isEmpty {
      let presentation = pass.presentations.removeFirst()
      placed = try presentation.place(
        over: placed, on: self, size: size, backgrounds: backgrounds, pass: pass)
    }
    let bars = try SystemBars(
      pass.statusBar, hidesHomeIndicator: pass.isHomeIndicatorHidden, on: self, size: size,
      shaper: shaper)
    let arrangement = PreviewArrangement(
      size: size, canvas: self, collections: pass.collections, computed: pass.computed,
      notices: pass.notices,
      pictures: pass.pictures, pictureMarks: pass.pictureMarks, actions: pass.touches.actions,
      overflows: pass.overflows, backgrounds: backgrounds, root: placed, systemBars: bars)
    return (arrangement, pass)
  }

  /// What the device's bars leave of the canvas.
  func safeArea(on canvas: Rect) -> SafeArea {
    SafeArea(frame: canvas.inset(by: safeArea, direction: layoutDirection), outer: canvas)
  }

  /// The canvas within its safe area; without an end where its height is that of its content.
  var safeRoom: ProposedSize { room(within: safeArea) }

  private func room(within insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: max(width - insets.horizontal, 0),
      height: fixedHeight.map { max($0 - insets.vertical, 0) })
  }

  private var fixedHeight: Double? {
    switch height {
    case .fit: nil
    case .points(let points): points
    }
  }

  /// The layers under the content: the system background, unless the canvas is transparent or
  /// nothing of it would be seen, and the canvas's own background.
  private var backgrounds: [ShownColor] {
    let own = background?.shown(in: appearance)
    var layers: [ShownColor] = []
    if !isTransparent, (own?.color.alpha ?? 0) < 1 {
      layers.append(Color.systemBackground.shown(in: appearance))
    }
    if let own, own.color.alpha > 0 { layers.append(own) }
    return layers
  }
}

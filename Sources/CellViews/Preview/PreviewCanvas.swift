import DisplayList
public import LayoutGeometry
public import TextShaping

/// The canvas of a preview; lengths in points.
public struct PreviewCanvas: Hashable, Sendable {
  /// The canvas's width, with its padding and safe area.
  public var width: Double
  /// The canvas's height, with its padding and safe area.
  public var height: Height
  /// The number of device pixels per point; the default for a renderer.
  public var scale: Double

  /// The length of a device's pixel, in points: phones have 2 or 3 of them a point.
  ///
  /// A picture with fewer or more is one of the same phone.
  package var pixel: Double { scale < 2.5 ? 0.5 : 1 / 3 }
  /// The space between the safe area and the content.
  public var padding: EdgeInsets
  /// The device's safe area; content stays inside it.
  public var safeArea: EdgeInsets
  /// The colour over the system background; nil shows the system background alone.
  public var background: Color?
  /// Indicates whether there is no system background under `background`.
  public var isTransparent: Bool
  /// The appearance, light or dark, of colours.
  public var appearance: Appearance
  /// The iOS whose look controls, bars and lists have.
  public var system = SystemLook.iOS18
  /// The side of the leading edge.
  public var layoutDirection: LayoutDirection
  /// The dynamic type size to which text styles are scaled.
  public var dynamicType: DynamicType

  /// Indicates whether the device's user asks for more contrast, for which catalogs may have other
  /// colours and pictures.
  public var hasHighContrast = false

  /// The colours that are drawn in place of those of views; none for a canvas as it was written.
  package var recoloring = Recoloring()

  /// The language of the screen; nil for none in particular.
  ///
  /// It decides the forms of ideographs; texts and their direction are the content's.
  public var locale: TextLocale?
  /// The colour of controls in an app that sets one for all of its screens; nil for the system's.
  public var accentColor: Color?
  /// The device whose screen is the canvas; nil for any other canvas.
  package var bezel: DeviceBezel?
  /// The device's name; nil for a canvas of no device.
  package var deviceName: String?
  /// Indicates whether the device is drawn around the picture.
  public var isFramed = false
  /// The contents of the device's status bar; a canvas of no device has none.
  public var statusBar = StatusBar()
  /// Indicates whether the home indicator of devices without a home button is hidden.
  public var isHomeIndicatorHidden = false
  /// Indicates whether the picture ends at the round corners of the device's screen, with
  /// transparent pixels outside.
  ///
  /// It has no effect on a canvas of no device, and of one whose screen has square corners.
  public var hasCornerMask = false

  /// The height of a canvas.
  public enum Height: Hashable, Sendable {
    /// As high as the content at the canvas's width.
    case fit
    case points(Double)
  }

  /// Creates a canvas; defaults to a light one, as wide as an iPhone and as high as its content.
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
  /// Returns the root view in the middle of the safe area and padding, and the pass that placed it.
  ///
  /// - Parameters:
  ///   - scrollOffsets: The scroll offsets of collections, instead of those of their views.
  ///   - piece: A part of a collection to draw separately, which the pass then has.
  ///   - keepsViews: Keeps the views in elements, and not only their drawings.
  ///   - threads: Threads that may place elements of collections beside the calling one.
  func arrangement(
    of view: ViewNode, shaper: TextShaper, scrollOffsets: [CollectionKey: Point],
    piece: CollectionPiece? = nil, keepsViews: Bool = true, threads: PlacingThreads? = nil
  ) throws -> (arrangement: PreviewArrangement, pass: LayoutPass) {
    let pass = LayoutPass(
      PassInputs(self, scrollOffsets: scrollOffsets, keepsViews: keepsViews), shaper: shaper,
      threads: threads)
    pass.piece = piece.map { ($0, nil) }
    var viewCount = 0
    let environment = ViewEnvironment(canvas: self)
    let root = try view.node(in: environment, count: &viewCount)
    root.source = view
    let insets = EdgeInsets(
      top: safeArea.top + padding.top, leading: safeArea.leading + padding.leading,
      bottom: safeArea.bottom + padding.bottom, trailing: safeArea.trailing + padding.trailing)
    let proposal = room(within: insets)
    let measurement = try root.measure(proposal, in: pass)
    // Even a canvas without content has a pixel.
    let size = Size(
      width: width, height: fixedHeight ?? max(measurement.size.height + insets.vertical, 1))

    let area = Rect(origin: .zero, size: size).placing(
      Size(width: width - insets.horizontal, height: size.height - insets.vertical),
      at: Point(x: insets.leading, y: insets.top), direction: layoutDirection)
    let frame = Rect(
      x: area.midX - measurement.size.width / 2, y: area.midY - measurement.size.height / 2,
      width: measurement.size.width, height: measurement.size.height)
    pass.sight.visible = Rect(origin: .zero, size: size)
    pass.given.spaces = CoordinateFrames(direction: layoutDirection, canvas: pass.sight.visible)
    pass.sight.area = safeArea(on: pass.sight.visible)
    pass.given.container = ContainerCorners(
      frame: pass.sight.visible, radius: bezel?.cornerRadius ?? 0)
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
      pass.given.statusBar, hidesHomeIndicator: pass.given.isHomeIndicatorHidden, on: self,
      size: size,
      shaper: shaper)
    for notice in environment.colorFindings.notices { pass.found.add(notice) }
    let arrangement = PreviewArrangement(
      size: size, canvas: self, collections: pass.collections, computed: pass.computed,
      notices: pass.found.notices,
      pictures: pass.found.pictures, pictureMarks: pass.found.pictureMarks,
      actions: pass.touches.actions,
      overflows: pass.found.overflows, backgrounds: backgrounds, root: placed, systemBars: bars)
    return (arrangement, pass)
  }

  /// Returns the part of the canvas that the device's bars leave.
  func safeArea(on canvas: Rect) -> SafeArea {
    SafeArea(frame: canvas.inset(by: safeArea, direction: layoutDirection), outer: canvas)
  }

  /// The canvas within its safe area; without an end if its height is that of its content.
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

  /// The layers under the content: the system background, unless the canvas is transparent or it
  /// would be hidden, and the canvas's own background.
  private var backgrounds: [ShownColor] {
    let own = background?.suited(to: ScreenTraits(self)).shown(
      in: appearance, of: system, hasHighContrast: hasHighContrast)
    var layers: [ShownColor] = []
    if !isTransparent, (own?.color.alpha ?? 0) < 1 {
      layers.append(Color.systemBackground.shown(in: appearance))
    }
    if let own, own.color.alpha > 0 { layers.append(own) }
    return layers.map(recoloring.shown)
  }

  /// The colour under the content, on white where the canvas is transparent.
  var ground: RGBA {
    let layers = backgrounds.map { layer in
      Command.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(layer.color))
    }
    return layers.color(at: Point(x: 0.5, y: 0.5), over: .white) { _ in nil }
  }
}

// The look and the place of everything on the canvas, named as in configs.
extension PreviewCanvas: Settable {
  package static let fields: [SettingField<PreviewCanvas>] = [
    .length("width", \.width),
    .word("height", \.height) {
      if case .points(let points) = $0 { points.dump } else { "fit" }
    } parse: {
      $0 == "fit" ? .fit : Double(words: $0).map { .points($0) }
    },
    .choice("appearance", \.appearance), .choice("system", \.system, default: .iOS18),
    .choice("layoutDirection", \.layoutDirection),
    .choice("dynamicType", \.dynamicType),
    .word("locale", \.locale, absent: .some(nil)) {
      $0?.tag
    } parse: {
      TextLocale($0)
    },
    .word("device", \.device, absent: .some(nil)) {
      $0
    } parse: {
      $0
    },
    .flag("highContrast", \.hasHighContrast), .color("accentColor", \.accentColor),
    .flag("cornerMask", \.hasCornerMask), .insets("padding", \.padding),
    .insets("safeArea", \.safeArea),
  ]

  /// The device by its name.
  private var device: String? {
    get { deviceName }
    set {
      let device = Device.all.first { $0.name == newValue }
      deviceName = newValue
      bezel = device?.bezel
      scale = device?.scale ?? 2
    }
  }
}

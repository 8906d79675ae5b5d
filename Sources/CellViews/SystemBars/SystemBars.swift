import DisplayList
import ImageDecoding
package import LayoutGeometry
import TextShaping

/// What a device draws over all that its screen shows: the status bar and the home indicator.
///
/// They belong to the device: redlines do not measure them, and the screen does not have them as parts.
package struct SystemBars: Sendable {
  /// The status bar's settings; nil where there is none.
  package let statusBar: StatusBar?
  private let drawing: StatusBarDrawing?
  /// The home indicator, in points of the canvas; nil where there is none.
  package let homeIndicator: Rect?

  /// No bars.
  package static let none = SystemBars(drawing: nil, statusBar: nil, homeIndicator: nil)

  private init(drawing: StatusBarDrawing?, statusBar: StatusBar?, homeIndicator: Rect?) {
    self.drawing = drawing
    self.statusBar = drawing == nil ? nil : statusBar
    self.homeIndicator = homeIndicator
  }

  /// The bars of a canvas that is a device's screen.
  ///
  /// - Throws: What shaping throws.
  init(
    _ statusBar: StatusBar, hidesHomeIndicator: Bool, on canvas: PreviewCanvas, size: Size,
    shaper: TextShaper
  ) throws {
    guard let bezel = canvas.bezel else {
      self = .none
      return
    }
    self.init(
      drawing: try StatusBarDrawing(
        statusBar, on: bezel, width: size.width, direction: canvas.layoutDirection,
        shaper: shaper),
      statusBar: statusBar,
      homeIndicator: hidesHomeIndicator ? nil : bezel.homeIndicator(on: size))
  }

  /// The status bar on the canvas, in points; nil where there is none.
  package var statusBarFrame: Rect? { drawing?.frame }
}

extension SystemBars {
  /// Whether the bars are white or black: nil for one that is not there.
  package struct Look: Hashable, Sendable {
    /// Whether the status bar is white.
    package var hasLightStatusBar: Bool?
    /// Whether the home indicator is white.
    package var hasLightHomeIndicator: Bool?

    /// The look of bars that are not there.
    package init() {}
  }

  /// Up to which luma, from 0 to 1, what is under a bar is dark.
  private static let darkness = 0.6

  /// How the bars look over what is drawn under them.
  ///
  /// - Complexity: O(*commands*).
  func look(
    over commands: [Command], pictures: [PictureID: Picture]
  ) -> Look {
    func isDark(_ rects: [Rect]) -> Bool {
      let points = rects.flatMap { rect in
        [0.1, 0.5, 0.9].map { Point(x: rect.minX + rect.width * $0, y: rect.midY) }
      }
      guard !points.isEmpty else { return false }
      let lumas = points.map { point in
        commands.color(at: point, over: .white) { pictures[$0.picture]?.color(at: point, of: $0) }
          .luma
      }
      return lumas.reduce(0, +) / Double(lumas.count) < Self.darkness
    }
    var look = Look()
    if let drawing, let statusBar {
      switch statusBar.style {
      case .lightContent: look.hasLightStatusBar = true
      case .darkContent: look.hasLightStatusBar = false
      case .automatic: look.hasLightStatusBar = isDark(drawing.rows)
      }
    }
    if let homeIndicator { look.hasLightHomeIndicator = isDark([homeIndicator]) }
    return look
  }

  /// What the bars draw over other commands.
  func commands(over commands: [Command], pictures: [PictureID: Picture]) -> [Command] {
    guard drawing != nil || homeIndicator != nil else { return [] }
    let look = look(over: commands, pictures: pictures)
    var bars: [Command] = []
    if let drawing, let isLight = look.hasLightStatusBar {
      bars += drawing.commands(isLight: isLight)
    }
    if let homeIndicator, let isLight = look.hasLightHomeIndicator {
      bars.append(
        .fill(
          .roundedRect(homeIndicator, CornerRadii(homeIndicator.height / 2)),
          .color(isLight ? .white : .black)))
    }
    return bars
  }
}

extension DeviceBezel {
  /// The line at a screen's lower edge, whichever way the device is held; nil with a home button.
  ///
  /// It is 5 points high and ends 8 points above the edge: of a phone's 34 points 21 are above it.
  func homeIndicator(on screen: Size) -> Rect? {
    guard cornerRadius > 0 else { return nil }
    // 134 of the 375 points of the first phone that had one, 209 of 812 on its side, and 320 of 1024
    // on a tablet.
    let part = isTablet ? 320.0 / 1024 : isLandscape ? 209.0 / 812 : 134.0 / 375
    let length = (screen.width * part).rounded()
    return Rect(
      x: (screen.width - length) / 2, y: screen.height - 13, width: length, height: 5)
  }
}

extension RGBA {
  /// How light the colour is to an eye, from 0 to 1, by the weights of television.
  fileprivate var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}

extension Picture {
  /// The colour that a picture has at a point of the canvas; nil for one that is not of pixels.
  fileprivate func color(at point: Point, of image: ImageCommand) -> RGBA? {
    guard case .pixels(let pixels) = content, image.tint == nil, image.turn == nil else {
      return nil
    }
    func index(_ share: Double, _ count: Int) -> Int {
      min(max(Int(share * Double(count)), 0), count - 1)
    }
    let column = index((point.x - image.frame.minX) / image.frame.width, pixels.width)
    let row = index((point.y - image.frame.minY) / image.frame.height, pixels.height)
    return pixels.withUnsafeBytes { bytes in
      let start = row * pixels.stride + column * 4
      let alpha = Double(bytes[start + 3])
      guard alpha > 0 else { return .clear }
      func straight(_ offset: Int) -> Double { min(Double(bytes[start + offset]) / alpha, 1) }
      return RGBA(red: straight(2), green: straight(1), blue: straight(0), alpha: alpha / 255)
    }
  }
}

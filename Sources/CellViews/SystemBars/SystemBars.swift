import DisplayList
import ImageDecoding
package import LayoutGeometry
import TextShaping

/// The bars that a device draws over its screen: the status bar and the home indicator.
///
/// They belong to the device: redlines do not measure them, and they are not parts of the screen.
package struct SystemBars: Sendable {
  /// The status bar's settings; nil without one.
  package let statusBar: StatusBar?
  private let drawing: StatusBarDrawing?
  /// The home indicator, in points of the canvas; nil without one.
  package let homeIndicator: Rect?

  /// No bars.
  package static let none = SystemBars(drawing: nil, statusBar: nil, homeIndicator: nil)

  private init(drawing: StatusBarDrawing?, statusBar: StatusBar?, homeIndicator: Rect?) {
    self.drawing = drawing
    self.statusBar = drawing == nil ? nil : statusBar
    self.homeIndicator = homeIndicator
  }

  /// Creates the bars of a canvas that is a device's screen.
  ///
  /// - Throws: The errors of shaping.
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

  /// The status bar on the canvas, in points; nil without one.
  package var statusBarFrame: Rect? { drawing?.frame }
}

extension SystemBars {
  /// The colour of the bars, white or black: nil for a missing one.
  package struct Look: Hashable, Sendable {
    /// Indicates whether the status bar is white.
    package var hasLightStatusBar: Bool?
    /// Indicates whether the home indicator is white.
    package var hasLightHomeIndicator: Bool?

    /// Creates the look of missing bars.
    package init() {}
  }

  /// The luma, from 0 to 1, up to which the background of a bar is dark.
  private static let darkness = 0.6

  /// Returns the look of the bars over the drawing under them.
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

  /// Returns the commands of the bars over other commands.
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
  /// Returns the line at a screen's lower edge in either orientation; nil with a home button.
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
  /// The lightness of the colour to an eye, from 0 to 1, by the weights of television.
  fileprivate var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}

extension Picture {
  /// Returns the colour of a picture at a point of the canvas; nil for one that is not of pixels.
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

package import CellViews
package import DisplayList
package import LayoutGeometry

/// A device drawn around a picture of its screen: body, border, buttons and screen cutouts.
package struct DeviceFrame: Hashable, Sendable {
  private let bezel: DeviceBezel
  private let appearance: Appearance
  private let isTransparent: Bool
  /// The device's place in the framed picture, and its screen's.
  private let body: Rect
  private let screen: Rect
  /// The framed picture's size, in points.
  package let size: Size

  /// The space around the device for its buttons, in points.
  private static let margin = 12.0
  /// The distance by which buttons stick out, in points.
  private static let buttonDepth = 2.5

  /// Creates the frame of a canvas; nil for one without a frame, or whose size is not that of a
  /// device.
  ///
  /// - Parameter size: The size of the canvas's picture, in points.
  package init?(of canvas: PreviewCanvas, size picture: Size) {
    guard canvas.isFramed, let bezel = canvas.bezel else { return nil }
    self.bezel = bezel
    appearance = canvas.appearance
    isTransparent = canvas.isTransparent
    let across = bezel.isLandscape ? bezel.end : bezel.side
    let down = bezel.isLandscape ? bezel.side : bezel.end
    body = Rect(
      x: Self.margin, y: Self.margin, width: picture.width + 2 * across,
      height: picture.height + 2 * down)
    screen = Rect(
      origin: Point(x: body.minX + across, y: body.minY + down), size: picture)
    size = Size(
      width: body.width + 2 * Self.margin, height: body.height + 2 * Self.margin)
  }

  /// The position of the screen's top left corner in the framed picture, in points.
  package var screenOrigin: Point { screen.origin }

  /// Returns the picture in its device.
  package func displayList(around picture: DisplayList) -> DisplayList {
    let moved = picture.commands.map {
      $0.scaled(by: Scaling(about: .zero, x: 1, y: 1, to: screen.origin))
    }
    let outline = Shape.roundedRect(screen, CornerRadii(screenRadius))
    let whole = Shape.rect(Rect(origin: .zero, size: size))
    var commands: [Command] = isTransparent ? [] : [.fill(whole, .color(ground))]
    commands += device + moved.clipped(to: outline)
    if !isLight || bezel.front == .homeButton {
      commands.append(.stroke(outline, .color(edge), StrokeStyle(lineWidth: 1)))
    }
    return DisplayList(size: size, commands: commands + onScreen)
  }
}

extension DeviceFrame {
  private var isLight: Bool { appearance == .light }
  /// The background under the device.
  private var ground: RGBA { isLight ? RGBA(hex: 0xF2F2F7) : RGBA(hex: 0x1C1C1E) }
  private var line: RGBA { RGBA(hex: 0x8E8E93) }
  private var metal: RGBA { isLight ? RGBA(hex: 0xE5E5EA) : RGBA(hex: 0x48484A) }
  /// The edge between the screen and the border, which may both be of one colour.
  private var edge: RGBA { isLight ? RGBA(hex: 0xD1D1D6) : RGBA(hex: 0x3A3A3C) }
  /// The border of the screen: black wherever the screen goes to the edges, else the front's glass.
  private var glass: RGBA {
    guard bezel.front == .homeButton else { return RGBA(hex: 0x0A0A0A) }
    return isLight ? RGBA(hex: 0xFAFAFA) : RGBA(hex: 0x0A0A0A)
  }

  /// The radius of the screen's corners, at most half of its shorter side.
  private var screenRadius: Double {
    min(bezel.cornerRadius, min(screen.width, screen.height) / 2)
  }

  /// The radius of the body's corners, which are round even if those of the screen are square.
  private var bodyRadius: Double {
    let radius = bezel.cornerRadius > 0 ? bezel.cornerRadius + bezel.side : 56
    return min(radius, min(body.width, body.height) / 2)
  }

  /// The device without its screen's picture.
  private var device: [Command] {
    // The metal band around the glass.
    let band = 3.0
    let inner = body.inset(by: band)
    var commands = buttons.flatMap { button -> [Command] in
      [
        .fill(.roundedRect(button, CornerRadii(1)), .color(metal)),
        .stroke(.roundedRect(button, CornerRadii(1)), .color(line), StrokeStyle(lineWidth: 1)),
      ]
    }
    commands += [
      .fill(.roundedRect(body, CornerRadii(bodyRadius)), .color(metal)),
      .stroke(
        .roundedRect(body, CornerRadii(bodyRadius)), .color(line), StrokeStyle(lineWidth: 1.5)),
      .fill(.roundedRect(inner, CornerRadii(max(0, bodyRadius - band))), .color(glass)),
    ]
    return commands + onGlass
  }

  /// The parts beside the screen: home button, speaker, camera.
  private var onGlass: [Command] {
    let length = bezel.isLandscape ? screen.width : screen.height
    let width = bezel.isLandscape ? screen.height : screen.width
    let middle = width / 2
    switch bezel.front {
    case .homeButton:
      let diameter = bezel.end * 0.62
      let button = placed(
        x: middle - diameter / 2, y: length + (bezel.end - diameter) / 2, width: diameter,
        height: diameter)
      let speaker = placed(x: middle - 28, y: -bezel.end / 2 - 3, width: 56, height: 6)
      return [
        .stroke(.ellipse(button.inset(by: 1)), .color(line), StrokeStyle(lineWidth: 2)),
        .fill(.roundedRect(speaker, CornerRadii(3)), .color(line)),
      ]
    case .camera:
      let lens = placed(x: middle - 3.5, y: -bezel.end / 2 - 3.5, width: 7, height: 7)
      return [.fill(.ellipse(lens), .color(RGBA(hex: 0x3A3A3C)))]
    case .notch, .island:
      return []
    }
  }

  /// The parts over the screen: notch or island.
  private var onScreen: [Command] {
    let middle = (bezel.isLandscape ? screen.height : screen.width) / 2
    let glass = RGBA(hex: 0x0A0A0A)
    switch bezel.front {
    case .island(let top):
      let pill = placed(x: middle - 63, y: top, width: 126, height: 37)
      let lens = placed(x: middle + 34, y: top + 12, width: 13, height: 13)
      return [
        .fill(.roundedRect(pill, CornerRadii(18.5)), .color(.black)),
        .stroke(
          .roundedRect(pill, CornerRadii(18.5)), .color(isLight ? .black : edge),
          StrokeStyle(lineWidth: 1)),
        .fill(.ellipse(lens), .color(RGBA(hex: 0x1F2430))),
      ]
    case .notch(let width):
      // One point of it overlaps the border, so that no seam is visible.
      let bay = placed(x: middle - width / 2, y: -1, width: width, height: 31)
      let speaker = placed(x: middle - 25, y: 8, width: 50, height: 5)
      let lens = placed(x: middle + 42, y: 6, width: 9, height: 9)
      return [
        .fill(.roundedRect(bay, notchRadii), .color(glass)),
        .fill(.roundedRect(speaker, CornerRadii(2.5)), .color(RGBA(hex: 0x2C2C2E))),
        .fill(.ellipse(lens), .color(RGBA(hex: 0x1F2430))),
      ]
    case .camera, .homeButton: return []
    }
  }

  /// The radii of the bay's corners; those inside of the screen are round.
  private var notchRadii: CornerRadii {
    let radius = 15.0
    return bezel.isLandscape
      ? CornerRadii(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
      : CornerRadii(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
  }

  /// The buttons on the device's sides.
  private var buttons: [Rect] {
    if bezel.isTablet { return [] }
    let width = bezel.isLandscape ? screen.height : screen.width
    let depth = Self.buttonDepth
    // From the screen's corner, as a share of its height if that is a phone's.
    let unit = bezel.isLandscape ? screen.width : min(screen.height, screen.width * 2.2)
    func button(isLeft: Bool, at share: Double, length: Double) -> Rect {
      placed(
        x: isLeft ? -bezel.side - depth : width + bezel.side - 2, y: unit * share,
        width: depth + 2, height: unit * length)
    }
    return [
      button(isLeft: true, at: 0.13, length: 0.04), button(isLeft: true, at: 0.2, length: 0.075),
      button(isLeft: true, at: 0.295, length: 0.075),
      button(isLeft: false, at: 0.22, length: 0.12),
    ]
  }

  /// Returns the place in the picture of a rectangle of the upright device, in points from its
  /// screen's top left corner: a device on its side has its upper end to the left.
  private func placed(x: Double, y: Double, width: Double, height: Double) -> Rect {
    guard bezel.isLandscape else {
      return Rect(x: screen.minX + x, y: screen.minY + y, width: width, height: height)
    }
    return Rect(
      x: screen.minX + y, y: screen.maxY - x - width, width: height, height: width)
  }
}

import DisplayList
package import LayoutGeometry
import TextShaping

/// A map of a fictional place, with a marker in its middle: it fills its proposed space.
///
/// Nothing is loaded from the network: land, water, parks and streets are the same in every map.
package struct MapNode: Hashable, Sendable {
  /// The text under the marker; nil for no marker, empty for a marker without text.
  package var marker: String?
  /// The marker's colour; nil for red.
  package var tint: Color?

  /// Creates a map.
  package init(marker: String? = nil, tint: Color? = nil) {
    self.marker = marker
    self.tint = tint
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let palette = Palette(isDark: environment.appearance == .dark)
    let park = ViewNode.shape(
      .path(
        Path(lines: [[(0.56, 0.1), (0.86, 0.04), (0.93, 0.34), (0.63, 0.42)]], isClosed: true)),
      fill: palette.park)
    let layers: [ViewNode] =
      [.color(palette.land), park, .shape(.path(Self.water), fill: palette.water)]
      + [
        Self.line(Self.streets, width: 4, color: palette.street),
        Self.line(Self.avenues, width: 10, color: palette.edge),
        Self.line(Self.avenues, width: 8, color: palette.avenue),
      ]
    let map = ViewNode.zstack(ZStackNode(children: layers))
      // A map is not mirrored.
      .with(.environment(.layoutDirection(.leftToRight)))
      .with(.clipShape(.rectangle))
    guard let marker else { return map }
    return map.with(.overlay(pin(marker, halo: palette.land), .center))
  }

  /// Returns a balloon whose tip is in the middle, over its title.
  private func pin(_ title: String, halo: Color) -> ViewNode {
    let color = tint ?? .red
    let tip = ViewNode.shape(
      .path(Path(lines: [[(0, 0), (1, 0), (0.5, 1)]], isClosed: true)), fill: color
    )
    .framed(width: 12, height: 9)
    let head = ViewNode.shape(.circle, fill: color).framed(width: 32, height: 32)
      .with(.overlay(ViewNode.shape(.circle, fill: .white).framed(width: 11, height: 11), .center))
    let balloon = ViewNode.column([head, tip], spacing: -4)
      .with(.shadow(ShadowStyle(color: .black.opacity(0.25), radius: 2, y: 1)))
    // As much below the middle as above it.
    let label = ViewNode.line(title, size: 12, weight: .semibold).colored(.label)
      .keepingLetterCase()
      .with(.shadow(ShadowStyle(color: halo, radius: 1)))
      .with(.fixedSize(horizontal: true, vertical: true))
      .framed(height: 37, alignment: .top)
    return .column([
      balloon, title.isEmpty ? ViewNode.color(.clear).framed(width: 1, height: 37) : label,
    ])
  }

  private static func line(_ path: Path, width: Double, color: Color) -> ViewNode {
    .shape(
      ShapeNode(
        .path(path),
        stroke: ShapeNode.Stroke(
          .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))))
  }

  private static let streets = Path(
    lines: [
      [(0.05, 0.0), (0.12, 0.55)], [(0.34, 0.0), (0.43, 0.62)], [(0.52, 0.0), (0.67, 1.0)],
      [(0.76, 0.42), (0.86, 1.0)], [(0.0, 0.16), (0.56, 0.06)], [(0.0, 0.4), (0.62, 0.28)],
      [(0.6, 0.62), (1.0, 0.55)], [(0.66, 0.84), (1.0, 0.8)], [(0.93, 0.0), (1.0, 0.4)],
    ])

  private static let avenues = Path(
    lines: [
      [(0.0, 0.3), (0.5, 0.18), (1.0, 0.12)], [(0.2, 0.0), (0.3, 0.45), (0.62, 0.7), (0.7, 1.0)],
    ])

  private static let water = Path([
    .move(Point(x: 0, y: 0.6)),
    .curve(
      Point(x: 0.46, y: 1), control1: Point(x: 0.22, y: 0.56), control2: Point(x: 0.3, y: 0.84)),
    .line(Point(x: 0, y: 1)), .close,
  ])

  /// The colours of maps, in light and dark.
  private struct Palette {
    let land, water, park, street, avenue, edge: Color

    init(isDark: Bool) {
      func color(_ light: UInt32, _ dark: UInt32) -> Color {
        Color(RGBA(hex: isDark ? dark : light))
      }
      land = color(0xF6F3EC, 0x2A2D30)
      water = color(0xA9D8EE, 0x17303F)
      park = color(0xCBE8BC, 0x24382C)
      street = color(0xFFFFFF, 0x3C4043)
      avenue = color(0xFDE7A6, 0x5A5648)
      edge = color(0xE8D79A, 0x3F3D36)
    }
  }
}

extension MapNode: Control {
  package var description: ViewDescription {
    ViewDescription("map", name: marker, fieldSettings)
  }

  package var isTouchTarget: Bool { false }
}

extension MapNode: Settable {
  package static let fields: [SettingField<MapNode>] = [.color("tint", \.tint), .name(\.marker)]
}

import CellViews
import LayoutGeometry

extension SymbolBox {
  /// Creates the box of the symbol with a name; nil for one without a drawing.
  ///
  /// - Parameter bounds: The rectangle around its drawing, in units of a picture of 16 × 16.
  init?(of name: String, drawnIn bounds: OutlineBounds?) {
    guard let bounds else { return nil }
    // Outlines are as near to curves as their lines are: a thousandth of the picture.
    func part(_ units: Double) -> Double { (units / 16 * 1000).rounded() / 1000 }
    let ink = Rect(
      x: part(bounds.low.x), y: part(bounds.low.y), width: part(bounds.high.x - bounds.low.x),
      height: part(bounds.high.y - bounds.low.y))
    guard ink.width > 0, ink.height > 0 else { return nil }
    self.init(ink: ink, size: Self.size(of: name) ?? ink.size)
  }

  /// Returns the size of a symbol of SF Symbols as a fraction of the font's; nil for one that no
  /// picture showed, which is as large as its drawing.
  private static func size(of name: String) -> Size? {
    if let size = measured[name] { return size }
    let isInCircle = name == "circle" || name.hasSuffix(".circle")
    if isInCircle || name == "circle.fill" || name.hasSuffix(".circle.fill") { return circle }
    return nil
  }

  /// A symbol in a circle: `person.circle.fill` in title2, 22 of 22 points (iOS 18.5), `info.circle`
  /// 19 of 19 and `checkmark.circle.fill` 29 of 28.9 (iOS 18).
  private static let circle = Size(width: 1, height: 1)

  /// Sizes of symbols, as measured.
  private static let measured: [String: Size] = {
    // 13.67 × 7.67 at 16 points (iOS 18.2).
    let flat = Size(width: 0.854, height: 0.479)
    let upright = Size(width: flat.height, height: flat.width)
    return [
      // 13.67 × 13.33 at 16 points (iOS 18.2).
      "checkmark": Size(width: 0.854, height: 0.833),
      "chevron.up": flat, "chevron.down": flat,
      "chevron.left": upright, "chevron.right": upright,
      "chevron.backward": upright, "chevron.forward": upright,
      // 15.33 × 15.33 at 16 points (iOS 18).
      "eraser": Size(width: 0.958, height: 0.958), "eraser.fill": Size(width: 0.958, height: 0.958),
      // 12 × 17.8 at 17 points (iOS 18.5); the outlined one has the same silhouette.
      "mic": Size(width: 0.706, height: 1.049), "mic.fill": Size(width: 0.706, height: 1.049),
      // 17.67 × 18 at 17 points in scale large, 1.28 (iOS 13.3).
      "plus": Size(width: 0.812, height: 0.827),
      // 12.33 wide at 16 points (iOS 18.2).
      "xmark": Size(width: 0.771, height: 0.771),
    ]
  }()
}

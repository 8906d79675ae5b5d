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
    // A filled symbol has the silhouette of the outlined one.
    if name.hasSuffix(".fill"), let size = measured[String(name.dropLast(5))] { return size }
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
    func symbol(_ width: Double, _ height: Double, at fontSize: Double) -> Size {
      Size(width: width / fontSize, height: height / fontSize)
    }
    // Symbols of tabs, which are 23.33 points large (iOS 16 and 17), of labels in a list, 17 in scale large
    // (iOS 17), and of menus, 17 (iOS 18).
    let (tab, label, menu) = (70.0 / 3, 21.76, 17.0)
    return [
      "arrow.down": symbol(12.67, 15.67, at: menu), "arrow.up": symbol(12.67, 15.67, at: menu),
      "arrow.up.arrow.down": symbol(24.67, 20, at: label),
      "bell": symbol(21.67, 23.67, at: tab), "calendar": symbol(23, 21, at: tab),
      // In title, 28 points (iOS 18), and so are the stars.
      "checkmark.shield": symbol(22.33, 27.33, at: 28),
      "doc.on.doc": symbol(17, 21, at: menu), "document.on.document": symbol(17, 21, at: menu),
      "eye": symbol(22.67, 14.33, at: menu), "folder": symbol(19, 15.33, at: menu),
      "gear": symbol(25, 24.67, at: tab), "gearshape": symbol(25, 24.67, at: tab),
      "house": symbol(27, 24, at: tab), "link": symbol(22.33, 22.33, at: label),
      "list.bullet": symbol(16.67, 12.33, at: menu),
      "magnifyingglass": symbol(22, 22.33, at: tab), "moon": symbol(21, 21, at: label),
      "safari": circle, "square.and.pencil": symbol(16.33, 16.33, at: menu),
      "star": symbol(30.67, 29.33, at: 28), "tag": symbol(18.67, 18.67, at: menu),
      "trash": symbol(16, 18.67, at: menu),
      // 13.67 × 13.33 at 16 points (iOS 18.2).
      "checkmark": Size(width: 0.854, height: 0.833),
      "chevron.up": flat, "chevron.down": flat,
      "chevron.left": upright, "chevron.right": upright,
      "chevron.backward": upright, "chevron.forward": upright,
      // 15.33 × 15.33 at 16 points (iOS 18).
      "eraser": Size(width: 0.958, height: 0.958),
      // 12 × 17.8 at 17 points (iOS 18.5); the outlined one has the same silhouette.
      "mic": Size(width: 0.706, height: 1.049),
      // 17.67 × 18 at 17 points in scale large, 1.28 (iOS 13.3).
      "plus": Size(width: 0.812, height: 0.827),
      // 12.33 wide at 16 points (iOS 18.2).
      "xmark": Size(width: 0.771, height: 0.771),
    ]
  }()
}

import Maquette

extension ViewImageConfig {
  /// The edge of a device at the top.
  public enum Orientation: Hashable, Sendable {
    /// A long edge.
    case landscape
    /// A short edge.
    case portrait
  }

  // Sizes, scales and safe areas are those of the presets that `maquette devices` lists.

  /// An iPhone SE of the 1st generation.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// Returns an iPhone SE of the 1st generation in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-se", orientation)
  }

  /// An iPhone 8.
  public static let iPhone8 = iPhone8(.portrait)

  /// Returns an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-8", orientation)
  }

  /// An iPhone 8 Plus.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// Returns an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-8-plus", orientation)
  }

  /// An iPhone X.
  public static let iPhoneX = iPhoneX(.portrait)

  /// Returns an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-x", orientation)
  }

  /// An iPhone XS Max.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// Returns an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-xs-max", orientation)
  }

  /// An iPhone XR.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// Returns an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-xr", orientation)
  }

  /// An iPhone 12.
  public static let iPhone12 = iPhone12(.portrait)

  /// Returns an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-12", orientation)
  }

  /// An iPhone 12 Pro.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// Returns an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-12-pro", orientation)
  }

  /// An iPhone 12 Pro Max.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// Returns an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-12-pro-max", orientation)
  }

  /// An iPhone 13 mini.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// Returns an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-13-mini", orientation)
  }

  /// An iPhone 13.
  public static let iPhone13 = iPhone13(.portrait)

  /// Returns an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-13", orientation)
  }

  /// An iPhone 13 Pro.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// Returns an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-13-pro", orientation)
  }

  /// An iPhone 13 Pro Max.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// Returns an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    preset("iphone-13-pro-max", orientation)
  }

  /// An iPad mini with a screen of 7.9 inches in landscape.
  public static let iPadMini = iPadMini(.landscape)

  /// Returns an iPad mini with a screen of 7.9 inches in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    preset("ipad-mini-5", orientation)
  }

  /// An iPad of 9.7 inches in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// Returns an iPad of 9.7 inches in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    preset("ipad-9.7", orientation)
  }

  /// An iPad of 10.2 inches in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// Returns an iPad of 10.2 inches in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    preset("ipad-10.2", orientation)
  }

  /// An iPad of 10.5 inches in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// Returns an iPad of 10.5 inches in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    preset("ipad-10.5", orientation)
  }

  /// An iPad Pro of 11 inches in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// Returns an iPad Pro of 11 inches in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    preset("ipad-pro-11", orientation)
  }

  /// An iPad Pro of 12.9 inches in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// Returns an iPad Pro of 12.9 inches in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    preset("ipad-pro-12.9", orientation)
  }

  private static func preset(_ id: String, _ orientation: Orientation) -> ViewImageConfig {
    guard let upright = Device.all.first(where: { $0.id == id }) else {
      preconditionFailure("no preset is called '\(id)'")
    }
    let device = orientation == .landscape ? upright.landscape : upright
    return ViewImageConfig(
      safeArea: device.safeArea, size: device.size,
      traits: UITraitCollection(displayScale: device.scale))
  }
}

/// What the status bar of a device shows, on a canvas that is a device's screen.
///
/// ```swift
/// var canvas = try PreviewCanvas(device: "iphone-15")
/// canvas.statusBar.time = "10:00"
/// canvas.statusBar.battery = 0.5
/// ```
public struct StatusBar: Hashable, Sendable {
  /// True for a screen without a status bar.
  public var isHidden = false
  /// The time, as it is written.
  public var time = "9:41"
  /// The name of the network; nil for none.
  ///
  /// Phones with a notch or an island have no room for it, and do not show it.
  public var carrier: String?
  /// How full the battery is, from 0 to 1; it is red up to a fifth.
  public var battery = 1.0
  /// Whether texts and signs are black or white.
  public var style = Style.automatic

  /// A full battery at 9:41.
  public init() {}

  /// Whether the texts and the signs of a status bar are black or white, by UIKit's names.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// White where what is under the bar is dark, black elsewhere.
    case automatic
    /// White.
    case lightContent
    /// Black.
    case darkContent
  }
}

extension StatusBar {
  /// Up to which charge a battery is red.
  static let lowBattery = 0.2

  /// The charge in whole percents, as in `50%`.
  package var percent: String { "\(Int((battery * 100).rounded()))%" }
}

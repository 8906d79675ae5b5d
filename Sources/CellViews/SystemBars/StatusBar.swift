/// The contents of the status bar of a device, on a canvas that is a device's screen.
///
/// ```swift
/// var canvas = try PreviewCanvas(device: "iphone-15")
/// canvas.statusBar.time = "10:00"
/// canvas.statusBar.battery = 0.5
/// ```
public struct StatusBar: Hashable, Sendable {
  /// Indicates whether the screen has no status bar.
  public var isHidden = false
  /// The time as text.
  public var time = "9:41"
  /// The name of the network; nil for none.
  ///
  /// Phones with a notch or an island have no room for it, and do not show it.
  public var carrier: String?
  /// The charge of the battery, from 0 to 1; it is red up to a fifth.
  public var battery = 1.0
  /// The colour of texts and signs, black or white.
  public var style = Style.automatic

  /// Creates a status bar with a full battery at 9:41.
  public init() {}

  /// The colour of a status bar's texts and signs, by UIKit's names.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// White over a dark background, black elsewhere.
    case automatic
    /// White.
    case lightContent
    /// Black.
    case darkContent
  }
}

extension StatusBar {
  /// The charge up to which a battery is red.
  static let lowBattery = 0.2

  /// The charge in whole percents, as in `50%`.
  package var percent: String { "\(Int((battery * 100).rounded()))%" }
}

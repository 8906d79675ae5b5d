import TextShaping

/// The places of the parts of a status bar, by the kind of device; lengths in points.
///
/// Heights are those that UIStatusBarManager reports: 20 with a home button, 24 on tablets without
/// one, 44 to 50 with a notch, and 54 with an island. Sizes and places approximate those of Apple's
/// design resources.
struct StatusBarMetrics {
  /// One of the signs and texts.
  enum Part: Hashable {
    case time, carrier, percent
    case cellular, wifi, battery
  }

  /// The place of a row of parts: its start, its middle or its end, from the leading edge.
  enum Anchor {
    case start(Double)
    case middle(Double)
    case end(Double)
  }

  /// The bar's height.
  let height: Double
  /// The line of the middle of all parts, from the top edge.
  let middle: Double
  let timeFont: FontRequest
  let textFont: FontRequest
  /// The size of the signs, as a factor of the smallest phones'.
  let signScale: Double
  /// The space between two parts.
  let gap: Double
  /// The greatest length of the time and the carrier: longer ones end with an ellipsis.
  let textRoom: Double
  /// The rows, each from its leading to its trailing end.
  let rows: [(anchor: Anchor, parts: [Part])]

  /// Creates the places on a screen; nil without a status bar, as on a phone on its side.
  ///
  /// - Parameter width: The screen's width.
  init?(_ bezel: DeviceBezel, width: Double, hasCarrier: Bool) {
    guard bezel.isTablet || !bezel.isLandscape else { return nil }
    height = bezel.statusBarHeight
    switch bezel.front {
    case .homeButton where !bezel.isTablet:
      middle = height / 2
      timeFont = FontRequest(size: 12, weight: .semibold)
      textFont = FontRequest(size: 12)
      signScale = 0.92
      gap = 4
      textRoom = width / 4
      rows = [
        (.start(6.5), hasCarrier ? [.cellular, .carrier, .wifi] : [.cellular, .wifi]),
        (.middle(width / 2), [.time]), (.end(width - 5.5), [.percent, .battery]),
      ]
    case .homeButton, .camera:
      let margin: Double = bezel.cornerRadius > 0 ? 22 : 8
      middle = height / 2
      timeFont = FontRequest(size: 12, weight: .semibold)
      textFont = FontRequest(size: 12)
      signScale = 0.92
      gap = 5
      textRoom = width / 4
      rows = [
        (.start(margin), [.time]),
        (
          .end(width - margin),
          (hasCarrier ? [.carrier, .cellular] : []) + [.wifi, .percent, .battery]
        ),
      ]
    case .notch(let notch):
      let ear = (width - notch) / 2
      let isLarge = width > 380
      middle = height * 0.52
      timeFont = FontRequest(size: isLarge ? 17 : 15, weight: .semibold)
      textFont = timeFont
      signScale = isLarge ? 1.125 : 1
      gap = isLarge ? 6 : 5
      // The screen's corner takes a part of the space beside the notch.
      let center = (14 + ear) / 2
      textRoom = ear - 14
      // On an iPhone 11 Pro the time begins at 32 and the battery ends at 360.67 (iOS 14).
      rows = [
        (.middle(isLarge ? center : center - 2), [.time]),
        (
          isLarge ? .middle(width - center) : .end(width - 43.0 / 3),
          [.cellular, .wifi, .battery]
        ),
      ]
    case .island(let top):
      // The island is 126 points wide and 37 high, and the parts' middle is its middle.
      let ear = (width - 126) / 2
      middle = top + 18.5
      timeFont = FontRequest(size: 17, weight: .semibold)
      textFont = timeFont
      signScale = 1.125
      gap = 7
      let center = (16 + ear - 6) / 2
      textRoom = ear - 22
      rows = [
        (.middle(center), [.time]), (.middle(width - center), [.cellular, .wifi, .battery]),
      ]
    }
  }
}

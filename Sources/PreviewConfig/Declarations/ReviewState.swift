import CellViews
import ConfigLanguage
import LayoutGeometry

/// A state of a screen that a reviewer can request, derived from the preview in the config.
package enum ReviewState: String, CaseIterable, Sendable {
  /// No collection has an item; sections stay, with their headers and footers.
  case empty
  /// Each section has only its first item.
  case one
  /// Texts of data in cells are three times as long.
  case longText = "long-text"
  /// The canvas is laid out from right to left.
  case rightToLeft = "rtl"
  /// Text has the largest size that a user can choose.
  case largestType = "largest-type"

  /// Returns a canvas in the state.
  func canvas(_ canvas: PreviewCanvas) -> PreviewCanvas {
    var canvas = canvas
    switch self {
    case .empty, .one, .longText: break
    case .rightToLeft: canvas.layoutDirection = .rightToLeft
    case .largestType: canvas.dynamicType = .accessibility5
    }
    return canvas
  }

  /// Indicates whether sections have fewer items in the state.
  var leavesOutItems: Bool { self == .empty || self == .one }

  /// Returns a section's items in the state.
  func items(_ items: Items) -> Items {
    switch self {
    case .empty: items.prefix(0)
    case .one: items.prefix(1)
    case .longText, .rightToLeft, .largestType: items
    }
  }

  /// Returns a text of a cell in the state.
  ///
  /// A long text repeats its own words, so that it stays in its script. A text without a letter is
  /// a number, a price or a sign, which has no longer form of the same meaning.
  func text(_ text: String) -> String {
    guard self == .longText, text.contains(where: \.isLetter) else { return text }
    return "\(text) \(text) \(text)"
  }
}

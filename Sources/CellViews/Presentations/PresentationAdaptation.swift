import LayoutGeometry

/// The forms that a presentation takes where a screen has little room across and down.
package struct PresentationAdaptation: Hashable, Sendable {
  /// The form where there is little room across alone, as on an upright phone.
  package var horizontal: Form
  /// The form where there is little room down, as on a phone on its side.
  package var vertical: Form

  /// A form, by the names of SwiftUI's `PresentationAdaptation`.
  package enum Form: String, CaseIterable, Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  /// An adaptation to little room in either direction.
  package init(_ form: Form = .automatic) {
    self.init(horizontal: form, vertical: form)
  }

  /// An adaptation to little room in each direction.
  package init(horizontal: Form, vertical: Form) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the form of a popover or a sheet on a screen of a size.
  ///
  /// By itself, a popover over a horizontally compact view is a sheet, and a sheet over a vertically
  /// compact one covers the screen; in a class that is compact in both, the vertical form counts.
  ///
  /// Source: Apple's documentation of `presentationCompactAdaptation(_:)` and of
  /// `presentationCompactAdaptation(horizontal:vertical:)`.
  func form(of own: Form, on screen: Size) -> Form {
    let classes = SizeClasses(of: screen)
    guard classes.isCompactAcross || classes.isCompactDown else { return own }
    switch classes.isCompactDown ? vertical : horizontal {
    case .none: return own
    // A sheet has nothing that an arrow could point at.
    case .popover: return own
    case .sheet: return .sheet
    case .fullScreenCover: return .fullScreenCover
    case .automatic:
      let form = classes.isCompactAcross ? .sheet : own
      return form == .sheet && classes.isCompactDown ? .fullScreenCover : form
    }
  }
}

extension PresentationAdaptation: ValueInWords {
  /// The form, or both with a comma between them.
  var words: String {
    horizontal == vertical
      ? horizontal.rawValue : "\(horizontal.rawValue), \(vertical.rawValue)"
  }

  /// Parses a form, or two; nil for other words.
  init?(words: String) {
    let forms = words.split(separator: ", ").map { Form(rawValue: String($0)) }
    guard (1...2).contains(forms.count), let first = forms[0], let last = forms[forms.count - 1]
    else { return nil }
    self.init(horizontal: first, vertical: last)
  }
}

/// The size classes of a screen.
///
/// Source: Apple's Human Interface Guidelines, "Layout", device size classes: a phone on its side has
/// a compact height, and a regular width only if it is one of the larger ones, whose shorter sides
/// have 414 points or more.
struct SizeClasses {
  /// Indicates whether the horizontal class is compact.
  let isCompactAcross: Bool
  /// Indicates whether the vertical class is compact.
  let isCompactDown: Bool

  /// The width and the height of the smallest phone on its side; smaller pictures are parts of screens.
  private static let smallestOnItsSide = Size(width: 568, height: 320)

  /// Creates the classes of a screen of a size, in points.
  init(of screen: Size) {
    let smallest = Self.smallestOnItsSide
    isCompactDown =
      screen.width > screen.height && screen.height < SheetNode.compactLength
      && screen.width >= smallest.width && screen.height >= smallest.height
    isCompactAcross =
      isCompactDown ? screen.height < 414 : screen.width < SheetNode.compactLength
  }
}

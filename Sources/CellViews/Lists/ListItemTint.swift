/// What tints a row of a list, under SwiftUI's name: its signs, and what is tinted in it.
public enum ListItemTint: Hashable, Sendable {
  /// A colour, whatever tint the list has.
  case fixed(Color)
  /// A colour that a sidebar leaves out where the list around has a tint of its own.
  case preferred(Color)
  /// Gray.
  case monochrome
}

extension ListItemTint {
  /// The tint in a config's words.
  package var words: String {
    switch self {
    case .fixed(let color): color.name ?? "own"
    case .preferred(let color): "preferred \(color.name ?? "own")"
    case .monochrome: "monochrome"
    }
  }

  /// The colour in a list; nil for that of the surroundings.
  func color(isInSidebar: Bool, hasTint: Bool) -> Color? {
    switch self {
    case .fixed(let color): color
    case .preferred(let color): isInSidebar && hasTint ? nil : color
    case .monochrome: .systemGray
    }
  }
}

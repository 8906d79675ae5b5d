/// The tint of a row of a list, under SwiftUI's name: of its signs and its tinted content.
public enum ListItemTint: Hashable, Sendable {
  /// A colour, regardless of the list's tint.
  case fixed(Color)
  /// A colour that a sidebar ignores if the list around has its own tint.
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

  /// Returns the colour in a list; nil for that of the surroundings.
  func color(isInSidebar: Bool, hasTint: Bool) -> Color? {
    switch self {
    case .fixed(let color): color
    case .preferred(let color): isInSidebar && hasTint ? nil : color
    case .monochrome: .systemGray
    }
  }
}

public import CellViews
public import LayoutGeometry
import Maquette

/// What a snapshot sets on its canvas beside the size, under UIKit's names.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether colours are the light or the dark ones.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// Where leading is; nil leaves what the canvas has.
  public var layoutDirection: LayoutDirection?
  /// The size that text styles are scaled to; nil leaves what the canvas has.
  public var preferredContentSizeCategory: DynamicType?
  /// Device pixels a point, from 0.25 to 8; nil leaves what the canvas has.
  public var displayScale: Double?

  /// Traits; without arguments, none.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: LayoutDirection? = nil, preferredContentSizeCategory: DynamicType? = nil,
    displayScale: Double? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }

  /// The traits of several collections; those of a later one replace those of an earlier one.
  public init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for traits in collections {
      if traits.userInterfaceStyle != .unspecified {
        userInterfaceStyle = traits.userInterfaceStyle
      }
      layoutDirection = traits.layoutDirection ?? layoutDirection
      preferredContentSizeCategory =
        traits.preferredContentSizeCategory ?? preferredContentSizeCategory
      displayScale = traits.displayScale ?? displayScale
    }
  }

  /// Sets what the traits specify on a canvas.
  func apply(to canvas: inout PreviewCanvas) {
    switch userInterfaceStyle {
    case .unspecified: break
    case .light: canvas.appearance = .light
    case .dark: canvas.appearance = .dark
    }
    if let layoutDirection { canvas.layoutDirection = layoutDirection }
    if let preferredContentSizeCategory { canvas.dynamicType = preferredContentSizeCategory }
    if let displayScale { canvas.scale = displayScale }
  }
}

/// Whether colours are the light or the dark ones, under UIKit's name.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// What the canvas has.
  case unspecified
  case light
  case dark
}

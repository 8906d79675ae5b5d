public import CellViews
public import LayoutGeometry
import Maquette

/// The settings of a snapshot's canvas beside the size, under UIKit's names.
public struct UITraitCollection: Hashable, Sendable {
  /// The appearance: light or dark colours.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The layout direction; nil keeps the canvas's.
  public var layoutDirection: LayoutDirection?
  /// The size to which text styles are scaled; nil keeps the canvas's.
  public var preferredContentSizeCategory: DynamicType?
  /// Device pixels a point, from 0.25 to 8; nil keeps the canvas's.
  public var displayScale: Double?

  /// Creates traits; defaults to none.
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

  /// Creates the union of several collections; traits of a later one replace those of an earlier
  /// one.
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

  /// Applies the specified traits to a canvas.
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

/// The appearance, light or dark, under UIKit's name.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// The canvas's own.
  case unspecified
  case light
  case dark
}

import CellViews
public import Foundation

// Words of iOS 26 and 27 that do not change a screen at rest.

nonisolated extension View {
  /// Allows one row of swiped actions at a time.
  public func swipeActionsContainer() -> Self { self }

  /// Makes the views inside a container whose items can be dragged to other places.
  public func reorderContainer<Item, Difference>(
    for item: Item.Type, isEnabled: Bool = true, move: @escaping (Difference) -> Void
  ) -> Self { self }

  /// Makes the view a container of items that can be dragged together.
  public func dragContainer<Item>(
    for item: Item.Type, _ payload: @escaping (Item) -> [Item]
  ) -> Self { self }

  /// Binds the selected part of the search text.
  public func searchSelection<Selection>(_ selection: Binding<Selection>) -> Self { self }

  /// Sets the place of tabs that may be in a sidebar, which a phone does not have.
  public func defaultTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> Self { self }

  /// Sets how scrolling minimizes bars and changes the safe area.
  public func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Sets when minimized bars return.
  public func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Keeps clear of a window's controls at a corner, which a phone does not have.
  public func containerCornerOffset(_ edges: Edge.Set = .all, sizeToFit: Bool = false) -> Self {
    self
  }

  /// Sets the margins of the sections of lists inside, which are the style's.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: length != nil, "listSectionMargins", file, line) }

  /// Sets the letter of the section in the index beside a list.
  public func sectionIndexLabel(
    _ label: Text?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: label != nil, "sectionIndexLabel", file, line) }

  /// Sets the letter of the section in the index beside a list.
  public func sectionIndexLabel(
    _ label: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("sectionIndexLabel", file, line) }

  /// Sets the visibility of the index beside the lists inside, whose letters' absence is a notice.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }

  /// Draws the view mirrored and out of focus under the bars at the edges of the safe area that it is at.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> _ModifiedView<Self> {
    modified(.backgroundExtension(isEnabled: isEnabled))
  }

  /// Limits the looks that the text of an editor inside can have.
  public func attributedTextFormattingDefinition<Definition>(_ definition: Definition) -> Self {
    self
  }

  /// Sets the colouring of symbols inside: gradients are drawn in one colour.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: mode == .gradient, "symbolColorRenderingMode(.gradient)", file, line)
  }

  /// Sets how symbols inside show a value: by colours alone.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: mode == .draw, "symbolVariableValueMode(.draw)", file, line)
  }
}

extension ForEach {
  /// Allows the items to be dragged to other places.
  public nonisolated func reorderable() -> Self { self }
}

/// A place of tabs that may be in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The system's.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The change of the safe area by minimized bars.
public enum ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// A condition under which minimized bars return.
public enum ToolbarMinimizationRestoration: Hashable, Sendable {
  case automatic, onScrollUp, never
}

/// A colouring of symbols.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  case flat, gradient
}

/// A way in which symbols show a value.
public enum SymbolVariableValueMode: Hashable, Sendable {
  case color, draw
}

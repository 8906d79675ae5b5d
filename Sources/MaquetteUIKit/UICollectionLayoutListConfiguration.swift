import CellViews
import CollectionLayouts
public import Foundation
public import Maquette

/// The style of a list and the source of its headers, under UIKit's name.
public nonisolated struct UICollectionLayoutListConfiguration: Sendable {
  /// A style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Separate sections, from edge to edge.
    case grouped
    /// Sections as cards with margins.
    case insetGrouped
    /// Destinations, on a gray background.
    case sidebar
    /// Destinations, on the background of the screen.
    case sidebarPlain
  }

  /// A source of headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No headers.
    case none
    /// The data source's view for a section's header.
    case supplementary
    /// The first item of each section.
    case firstItemInSection
  }

  /// A source of footers.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No footers.
    case none
    /// The data source's view for a section's footer.
    case supplementary
  }

  /// The style of the list.
  public let appearance: Appearance
  /// The source of headers; defaults to none.
  public var headerMode = HeaderMode.none
  /// The source of footers; defaults to none.
  public var footerMode = FooterMode.none
  /// Indicates whether there are lines between rows.
  public var showsSeparators = true
  /// The lines beside all rows, which `itemSeparatorHandler` changes for single ones.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// The function that returns the actions under the leading end of a row, which are visible if the
  /// row is `swiped`; nil for none.
  public var leadingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// The function that returns the actions under the trailing end of a row, which are visible if
  /// the row is `swiped`; nil for none.
  public var trailingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// The function that returns the lines beside a row; nil for those of the list.
  public var itemSeparatorHandler:
    (@MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  /// Creates a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The layout of the rows.
  package var list: CollectionLayouts.List {
    let look: ListAppearance =
      switch appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    let headers: ListHeaderMode =
      switch headerMode {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    return CollectionLayouts.List(
      appearance: look, headerMode: headers,
      footerMode: footerMode == .none ? .none : .supplementary,
      separator: showsSeparators ? .followingText : nil)
  }
}

/// An accessory before or after the content of a list's cell, under UIKit's name.
public nonisolated struct UICellAccessory {
  let accessory: @MainActor (_ViewContext) -> ListAccessory

  private init(_ content: ListAccessory.Content, _ displayed: DisplayedState) {
    let accessory = ListAccessory(content, displayed: displayed.display)
    self.accessory = { _ in accessory }
  }

  /// A condition under which an accessory is visible.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing

    fileprivate var display: ListAccessory.Display {
      switch self {
      case .always: .always
      case .whenEditing: .whenEditing
      case .whenNotEditing: .whenNotEditing
      }
    }
  }

  /// The settings of a chevron that opens a row; not drawn.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of the row that opens it.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    /// Creates the settings.
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {}
  }

  /// Returns a chevron towards the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed) }

  /// Returns a chevron towards the trailing edge, or downwards if the items below are visible.
  public static func outlineDisclosure(
    isExpanded: Bool = false, displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions()
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure(isExpanded: isExpanded), displayed)
  }

  /// Returns a checkmark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// Returns an i in a circle.
  public static func detail(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.detail, displayed)
  }

  /// Returns a minus in a red circle.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.delete, displayed)
  }

  /// Returns a plus in a green circle.
  public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.insert, displayed)
  }

  /// Returns the three lines that move the cell.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }

  /// Returns a circle, which is filled if the item is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed)
  }

  /// Returns a text in gray.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(ListAccessory.label(text).content, displayed) }

  /// Returns a view: after the cell's content, or before it if it is leading.
  public static func customView<Content: View>(
    displayed: DisplayedState = .always, isLeading: Bool = false,
    @ViewBuilder content: () -> Content
  ) -> UICellAccessory {
    nonisolated(unsafe) let content = content()
    return UICellAccessory { context in
      ListAccessory(
        .view(content._nodes(in: context).layered()), displayed: displayed.display,
        isLeading: isLeading)
    }
  }

  private init(_ accessory: @escaping @MainActor (_ViewContext) -> ListAccessory) {
    self.accessory = accessory
  }
}

nonisolated extension View {
  /// Returns the view with accessories before and after it as a row of a list, as in a
  /// `UICollectionViewListCell`.
  public func accessories(_ accessories: [UICellAccessory]) -> _CellView<Self> {
    nonisolated(unsafe) let accessories = accessories
    return _CellView(content: self, name: "accessories", value: \.accessories.words) {
      traits, context in
      traits.accessories += accessories.map { $0.accessory(context) }
    }
  }
}

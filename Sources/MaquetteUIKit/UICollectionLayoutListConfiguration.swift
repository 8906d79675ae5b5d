import CellViews
import CollectionLayouts
public import Foundation
public import Maquette

/// How a list looks and where its headers come from, under UIKit's name.
public nonisolated struct UICollectionLayoutListConfiguration: Sendable {
  /// How a list looks.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart from each other, from edge to edge.
    case grouped
    /// Sections as cards with margins.
    case insetGrouped
    /// Places to go to, on a gray background.
    case sidebar
    /// Places to go to, on the background of the screen.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nowhere.
    case none
    /// The data source, which is asked for a section's header.
    case supplementary
    /// The first item of each section.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nowhere.
    case none
    /// The data source, which is asked for a section's footer.
    case supplementary
  }

  /// How the list looks.
  public let appearance: Appearance
  /// Where headers come from; nowhere by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from; nowhere by default.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The lines beside all rows, which `itemSeparatorHandler` changes for each.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// What is under the leading end of a row, which is seen where the row is `swiped`; nil for nothing.
  public var leadingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// What is under the trailing end of a row, which is seen where the row is `swiped`; nil for nothing.
  public var trailingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// Changes the lines beside a row; nil for those of the list.
  public var itemSeparatorHandler:
    (@MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  /// A list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// What places the rows.
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

/// What a cell of a list has before or after its content, under UIKit's name.
public nonisolated struct UICellAccessory {
  let accessory: @MainActor (_ViewContext) -> ListAccessory

  private init(_ content: ListAccessory.Content, _ displayed: DisplayedState) {
    let accessory = ListAccessory(content, displayed: displayed.display)
    self.accessory = { _ in accessory }
  }

  /// When an accessory is shown.
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

  /// An angle towards the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed) }

  /// An angle towards the trailing edge, or downwards where the items below are shown.
  public static func outlineDisclosure(
    isExpanded: Bool = false, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure(isExpanded: isExpanded), displayed)
  }

  /// A hook.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// An i in a circle.
  public static func detail(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.detail, displayed)
  }

  /// A minus in a red circle.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.delete, displayed)
  }

  /// A plus in a green circle.
  public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.insert, displayed)
  }

  /// Three lines, by which the cell is moved.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }

  /// A circle, which is filled where the item is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed)
  }

  /// A text in gray.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(ListAccessory.label(text).content, displayed) }

  /// A view: after the cell's content, or before it if it is leading.
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
  /// What the view has before and after it as a row of a list, as the accessories of a
  /// `UICollectionViewListCell`.
  public func accessories(_ accessories: [UICellAccessory]) -> _CellView<Self> {
    nonisolated(unsafe) let accessories = accessories
    return _CellView(content: self, name: "accessories", value: \.accessories.words) {
      traits, context in
      traits.accessories += accessories.map { $0.accessory(context) }
    }
  }
}

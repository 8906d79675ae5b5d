import CellViews
import CollectionLayouts
import Foundation
public import Maquette

/// The actions under an end of a row, under UIKit's name.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration {
  /// The actions; the first at the edge.
  public let actions: [UIContextualAction]
  /// Indicates whether a swipe by at least 0.6 of the row's width shows the first action alone.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the first at the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action under a row, under UIKit's name.
@preconcurrency @MainActor
public final class UIContextualAction {
  /// An action's effect on its row.
  public enum Style: Int, Sendable {
    /// A reversible action: gray.
    case normal
    /// An action that deletes the row: red.
    case destructive
  }

  /// A handler of the action, which is not run.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The action's effect on its row.
  public let style: Style
  /// The title; nil for none.
  public var title: String?
  /// The symbol over the title; nil for none.
  public var image: UIImage?
  /// The background of the title; nil for that of the style.
  public var backgroundColor: UIColor?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler = { _, _, _ in }) {
    self.style = style
    self.title = title
  }

  fileprivate func action(in context: _ViewContext) -> SwipeAction {
    SwipeAction(
      title: title, symbol: image?.image._nodes(in: context).layered(),
      color: backgroundColor?.color ?? (style == .destructive ? .red : .systemGray))
  }
}

/// The lines beside a row, under UIKit's name.
public nonisolated struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a line.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list's visibility.
    case automatic
    /// A visible line.
    case visible
    /// A hidden line.
    case hidden
  }

  /// The line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line under the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above the row, in points, unless the row above sets its own; an edge of
  /// `automaticInsets` is the list's.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line under the row, in points; an edge of `automaticInsets` is the list's,
  /// which starts at the texts.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines; nil for that of separators.
  public var color: UIColor?

  /// Insets that align with the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates the lines of a list of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  fileprivate func set(_ traits: inout ListRowTraits) {
    func isHidden(_ visibility: Visibility) -> Bool? {
      visibility == .automatic ? nil : visibility == .hidden
    }
    traits.hidesTopSeparator = isHidden(topSeparatorVisibility)
    traits.hidesBottomSeparator = isHidden(bottomSeparatorVisibility)
    traits.topSeparatorInsets = SeparatorInsets(topSeparatorInsets)
    traits.separatorInsets = SeparatorInsets(bottomSeparatorInsets)
    traits.topSeparatorTint = color?.color
    traits.separatorTint = color?.color
  }
}

extension SeparatorInsets {
  /// Creates the edges that are not automatic.
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    self.init(
      leading: insets.leading == automatic.leading ? nil : Double(insets.leading),
      trailing: insets.trailing == automatic.trailing ? nil : Double(insets.trailing))
  }
}

extension UICollectionLayoutListConfiguration: ObjectList {
  /// Returns the rows of a section with the configuration's settings for each of them.
  @MainActor package func rows(
    _ cell: @escaping @Sendable (CellContext) throws -> ViewNode, in context: _ViewContext
  ) -> @Sendable (CellContext) throws -> ViewNode {
    let isPlain =
      leadingSwipeActionsConfigurationProvider == nil
      && trailingSwipeActionsConfigurationProvider == nil && itemSeparatorHandler == nil
      && separatorConfiguration == UIListSeparatorConfiguration(listAppearance: appearance)
    guard !isPlain else { return cell }
    let change: @MainActor (ViewNode, IndexPath) -> ViewNode = { row, path in
      row.with(.listRow("", "", traits(of: row, at: path, in: context)))
    }
    return { cellContext in
      let row = try cell(cellContext)
      let index = cellContext.index
      return onMainActor { change(row, IndexPath(item: index.item, section: index.section)) }
    }
  }

  @MainActor private func traits(
    of row: ViewNode, at path: IndexPath, in context: _ViewContext
  ) -> ListRowTraits {
    var traits = ListRowTraits()
    (itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration).set(&traits)
    guard let swipe = row.takingRowTraits().traits.swipe else { return traits }
    let provider =
      swipe < 0
      ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
    guard let found = provider?(path) else { return traits }
    let actions = found.actions.map { $0.action(in: context) }
    if swipe < 0 {
      traits.leadingActions = actions
      traits.allowsFullLeadingSwipe = found.performsFirstActionWithFullSwipe
    } else {
      traits.trailingActions = actions
      traits.allowsFullTrailingSwipe = found.performsFirstActionWithFullSwipe
    }
    return traits
  }
}

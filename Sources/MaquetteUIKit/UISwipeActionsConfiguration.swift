import CellViews
import CollectionLayouts
import LayoutGeometry
import Foundation
public import Maquette

/// What is under an end of a row, under UIKit's name.
@MainActor
public final class UISwipeActionsConfiguration {
  /// The actions; the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe by 0.6 of the row's width and more shows the first action alone.
  public var performsFirstActionWithFullSwipe = true

  /// Actions, the first at the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action under a row, under UIKit's name.
@MainActor
public final class UIContextualAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that can be taken back: gray.
    case normal
    /// It deletes the row: red.
    case destructive
  }

  /// What happens when the action is chosen, which is not run.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style
  /// The title; nil for none.
  public var title: String?
  /// The picture over the title, as a symbol; nil for none.
  public var image: Image?
  /// What is behind the title; nil for the style's own.
  public var backgroundColor: UIColor?

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler = { _, _, _ in }) {
    self.style = style
    self.title = title
  }

  fileprivate func action(in context: _ViewContext) -> SwipeAction {
    SwipeAction(
      title: title, symbol: image?._nodes(in: context).layered(),
      color: backgroundColor?.color ?? (style == .destructive ? .red : .systemGray))
  }
}

/// The lines beside a row, under UIKit's name.
public nonisolated struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is seen.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list has it.
    case automatic
    /// Seen.
    case visible
    /// Not seen.
    case hidden
  }

  /// The line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line under the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above the row begins and ends, in points from its edges, where the row above has no
  /// insets for it; an edge of `automaticInsets` is the list's.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Where the line under the row begins and ends, in points from its edges; an edge of
  /// `automaticInsets` is the list's, which begins where texts do.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines; nil for that of separators.
  public var color: UIColor?

  /// Insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The lines of a list of an appearance.
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
  /// The edges that are not automatic.
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    self.init(
      leading: insets.leading == automatic.leading ? nil : Double(insets.leading),
      trailing: insets.trailing == automatic.trailing ? nil : Double(insets.trailing))
  }
}

extension UICollectionLayoutListConfiguration: ObjectList {
  /// The rows of a section with what the configuration has for each of them.
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

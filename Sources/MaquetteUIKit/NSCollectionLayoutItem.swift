import CollectionLayouts
import LayoutGeometry
public import Foundation
import Maquette

/// A cell of a group, under UIKit's name.
@preconcurrency @MainActor
public class NSCollectionLayoutItem {
  /// The cell's size; fractions refer to the space inside the insets of its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside its edges, in points; ignored along an axis with an estimated length.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside its edges; nil for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views attached to the cell.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }
  fileprivate var supplementaries: [NSCollectionLayoutSupplementaryItem] = []

  /// Creates a cell of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// Creates a cell of a size, with views attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    supplementaries = supplementaryItems
  }

  /// The item that a group places.
  var content: CompositionalItem {
    CompositionalItem(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
      contentInsets: EdgeInsets(contentInsets),
      edgeSpacing: edgeSpacing?.edges ?? CompositionalEdgeSpacing(),
      supplementaryItems: supplementaryItems.map(\.supplementary))
  }
}

/// A group of items in a row or a column, under UIKit's name.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of the group, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// The views attached to the group, which its first item has.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaries }
    set { supplementaries = newValue }
  }
  /// The space between two items; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private let axis: Axis
  private let filling: CompositionalGroup.Filling

  private init(
    _ layoutSize: NSCollectionLayoutSize, along axis: Axis, _ subitems: [NSCollectionLayoutItem],
    _ filling: CompositionalGroup.Filling
  ) {
    if case .custom = filling {
    } else {
      precondition(!subitems.isEmpty, "a group without subitems")
    }
    self.axis = axis
    self.subitems = subitems
    self.filling = filling
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group of items from the leading to the trailing edge, repeated as long as there is
  /// room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .horizontal, subitems, .subitems)
  }

  /// Returns a group that repeats an item `count` times, with widths that fill the group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .horizontal, [subitem], .count(checked(count)))
  }

  /// Returns a group that repeats an item `count` times, with its own width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .horizontal, [subitem], .repeating(checked(count)))
  }

  /// Returns a group of items from the top to the bottom, repeated as long as there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .vertical, subitems, .subitems)
  }

  /// Returns a group that repeats an item `count` times, with heights that fill the group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .vertical, [subitem], .count(checked(count)))
  }

  /// Returns a group that repeats an item `count` times, with its own height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .vertical, [subitem], .repeating(checked(count)))
  }

  /// Returns a group of items with the frames that a function returns for the group's size.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let frames = CustomFrames("frames of its own") { size in
      onMainActor {
        return itemProvider(LayoutSurroundings(contentSize: CGSize(size)))
          .map { Rect($0.frame) }
      }
    }
    return NSCollectionLayoutGroup(layoutSize, along: .horizontal, [], .custom(frames))
  }

  private static func checked(_ count: Int) -> Int {
    precondition((1...CompositionalItem.cellLimit).contains(count), "\(count) items in a group")
    return count
  }

  override var content: CompositionalItem {
    var content = super.content
    if case .custom(let frames) = filling {
      content.group = CompositionalGroup(frames)
      return content
    }
    content.group = CompositionalGroup(
      axis: axis, subitems: subitems.map(\.content), filling: filling,
      interItemSpacing: interItemSpacing?.value ?? .fixed(0))
    return content
  }
}

/// A function that returns the frames of a group's items for its size, under UIKit's name.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in its group, under UIKit's name.
public nonisolated struct NSCollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame, in points from the group's leading edge and its top.
  public let frame: CGRect

  /// Creates an item with a frame; items are drawn in order.
  public init(frame: CGRect) {
    self.frame = frame
  }
}

import CollectionLayouts
import LayoutGeometry
public import Foundation
import Maquette

/// A cell of a group, under UIKit's name.
@MainActor
public class NSCollectionLayoutItem {
  /// The cell's size; fractions are of what the insets of its group leave.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside its edges, in points; it counts for nothing along an axis that is estimated.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside its edges; nil for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views at it.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }
  fileprivate var supplementaries: [NSCollectionLayoutSupplementaryItem] = []

  /// A cell of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// A cell of a size, and views at it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    supplementaries = supplementaryItems
  }

  /// What a group places.
  var content: CompositionalItem {
    CompositionalItem(
      width: layoutSize.widthDimension.dimension, height: layoutSize.heightDimension.dimension,
      contentInsets: EdgeInsets(contentInsets),
      edgeSpacing: edgeSpacing?.edges ?? CompositionalEdgeSpacing(),
      supplementaryItems: supplementaryItems.map(\.supplementary))
  }
}

/// Items that follow each other to the side or downwards, under UIKit's name.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of the group, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// The views at the group, which its first item has.
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

  /// Items from the leading to the trailing edge, again and again as long as there is room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .horizontal, subitems, .subitems)
  }

  /// An item `count` times, of a width that fills the group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .horizontal, [subitem], .count(checked(count)))
  }

  /// An item `count` times, of its own width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .horizontal, [subitem], .repeating(checked(count)))
  }

  /// Items from the top to the bottom, again and again as long as there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .vertical, subitems, .subitems)
  }

  /// An item `count` times, of a height that fills the group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .vertical, [subitem], .count(checked(count)))
  }

  /// An item `count` times, of its own height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, along: .vertical, [subitem], .repeating(checked(count)))
  }

  /// Items with frames of their own, which a function returns for the group's size.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let frames = CustomFrames("frames of its own") { size in
      onMainActor {
        let container = NSCollectionLayoutContainer(contentSize: CGSize(size))
        return itemProvider(NSCollectionLayoutEnvironment(container: container))
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

/// Returns the frames of a group's items for its size, under UIKit's name.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in its group, under UIKit's name.
public nonisolated struct NSCollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// From the group's leading edge and its top, in points.
  public let frame: CGRect

  /// An item with a frame; items are drawn in their order.
  public init(frame: CGRect) {
    self.frame = frame
  }
}

import CellViews
import CollectionLayouts
import LayoutGeometry
import Synchronization
import Foundation
import Maquette

/// A collection layout that asks a layout class and its collection view.
final class ClassLayout: WholeLayout, ObjectLayout {
  private let collectionView: UICollectionView
  /// The owners of the data source, which the collection view does not retain.
  private let owners: Owners
  private let state: Mutex<State>

  private struct State {
    var axis: Axis
    var contentInset = EdgeInsets.zero
    var contentOffset: Point?
  }

  /// Objects that live as long as the layout.
  @MainActor
  final class Owners {
    let objects: [AnyObject]

    init(_ objects: [AnyObject]) {
      self.objects = objects
    }
  }

  /// The height of the screen if the collection view is as high as its content.
  private static let unknownLength = 844.0

  @MainActor
  init(_ collectionView: UICollectionView, retaining objects: [AnyObject] = []) {
    self.collectionView = collectionView
    owners = Owners(objects)
    state = Mutex(State(axis: collectionView.collectionViewLayout.knownScrollAxis))
  }

  var kind: String { "custom" }

  var scrollAxis: Axis { state.withLock { $0.axis } }

  /// The kinds of supplementary views that stay visible.
  @MainActor var pinnedKinds: CollectionView.Sticky {
    collectionView.collectionViewLayout.pinnedKinds
  }

  /// Returns the sections that are lists, by their numbers.
  @MainActor func lists(count: Int) -> [Int: any ObjectList] {
    var lists: [Int: any ObjectList] = [:]
    for index in 0..<count {
      lists[index] = collectionView.collectionViewLayout.list(ofSection: index)
    }
    return lists
  }

  /// The background of the collection, if its first section is a list that has one.
  @MainActor var background: Color? {
    collectionView.collectionViewLayout.list(ofSection: 0)?.list
      .listConfiguration?.appearance.background
  }

  /// Sets the content offset, and the space around the content.
  func scroll(to offset: CollectionView.ContentOffset, inset: EdgeInsets) {
    state.withLock { state in
      state.contentInset = inset
      if case .point(let point) = offset {
        state.contentOffset = point
      } else {
        state.contentOffset = nil
      }
    }
  }

  func arrangement(
    of sections: [LayoutSection], in container: LayoutContainer,
    measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size
  ) throws -> CollectionArrangement {
    try withoutActuallyEscaping(measure) { measure in
      // The caller waits, and does not measure meanwhile.
      nonisolated(unsafe) let measure = measure
      let arrangement = try onMainActor {
        collectionView.measure = measure
        defer { collectionView.measure = nil }
        return try arranged(sections, in: container)
      }
      state.withLock { $0.axis = arrangement.scrollAxis }
      return arrangement
    }
  }

  @MainActor
  private func arranged(
    _ sections: [LayoutSection], in container: LayoutContainer
  ) throws -> CollectionArrangement {
    let (inset, offset) = state.withLock { ($0.contentInset, $0.contentOffset) }
    let layout = collectionView.collectionViewLayout
    collectionView.container = container
    collectionView.contentInset = UIEdgeInsets(inset)
    collectionView.itemCounts = sections.map(\.itemCount)
    let origin = offset ?? Point(x: -inset.leading, y: -inset.top)
    collectionView.bounds = CGRect(
      x: CGFloat(origin.x), y: CGFloat(origin.y),
      width: CGFloat(Self.known(container.size.width) + inset.horizontal),
      height: CGFloat(Self.known(container.size.height) + inset.vertical))
    // Several views may share one layout.
    layout.collectionView = collectionView
    layout.prepare()
    return try layout.arranged(sections)
  }

  /// Returns the offset after the collection view's `layoutSubviews()`.
  func restingOffset(in viewport: LayoutViewport) -> Double {
    onMainActor {
      let axis = scrollAxis
      var offset = Point(collectionView.contentOffset)
      offset[axis] = viewport.offset
      collectionView.contentOffset = CGPoint(offset)
      collectionView.layoutSubviews()
      return Point(collectionView.contentOffset)[axis]
    }
  }

  private static func known(_ length: Double) -> Double {
    length.isFinite ? length : unknownLength
  }

  /// Is never called: all sections are placed at once.
  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    SectionArrangement(frames: [], size: .zero)
  }
}

import CollectionLayouts
import LayoutGeometry
import Foundation
import Maquette

extension CollectionViewLayout {
  /// The attributes of all elements in the content and in the visible area beside it.
  var allAttributes: [UICollectionViewLayoutAttributes] {
    let content = CGRect(
      x: 0, y: 0, width: collectionViewContentSize.width, height: collectionViewContentSize.height)
    let bounds = collectionView?.bounds ?? content
    return layoutAttributesForElements(in: content.union(bounds)) ?? []
  }

  /// Places the sections' elements by their attributes.
  func arrangedByAttributes(
    _ attributes: [UICollectionViewLayoutAttributes], of sections: [LayoutSection]
  ) -> CollectionArrangement {
    var frames = sections.map {
      PlacedFrames(section: $0, items: Array(repeating: .zero, count: $0.itemCount))
    }
    var looks: [ElementLook.Key: ElementLook] = [:]
    for element in attributes {
      guard let index = ItemIndex(element.indexPath), frames.indices.contains(index.section) else {
        continue
      }
      let kind: ElementKind
      switch (element.representedElementCategory, element.representedElementKind) {
      case (.cell, _):
        guard frames[index.section].items.indices.contains(index.item) else { continue }
        frames[index.section].items[index.item] = element.drawnFrame
        kind = .cell
      case (.supplementaryView, UICollectionView.elementKindSectionHeader):
        frames[index.section].header = element.drawnFrame
        kind = .header
      case (.supplementaryView, UICollectionView.elementKindSectionFooter):
        frames[index.section].footer = element.drawnFrame
        kind = .footer
      default: continue
      }
      if let look = element.look { looks[ElementLook.Key(kind, index)] = look }
    }
    let container = collectionView?.container ?? LayoutContainer(size: .zero)
    let contentSize = Size(collectionViewContentSize)
    return CollectionArrangement(
      of: AttributesLayout(
        kind: String(describing: type(of: self)),
        scrollAxis: contentSize.width > container.size.width ? .horizontal : .vertical),
      contentSize: contentSize, container: container.size, sections: frames, looks: looks,
      isMirrored: flipsHorizontallyInOppositeLayoutDirection
        && container.layoutDirection == .rightToLeft)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame in which the element is drawn before it is scaled; empty for a hidden one.
  fileprivate var drawnFrame: Rect {
    guard !isHidden else { return .zero }
    return Rect(
      x: Double(center.x + transform.tx - size.width / 2),
      y: Double(center.y + transform.ty - size.height / 2),
      width: Double(size.width), height: Double(size.height))
  }

  /// The look of the element; nil for an unchanged one.
  fileprivate var look: ElementLook? {
    let look = ElementLook(
      effect: CellEffect(
        horizontalScale: transform.horizontalScale, verticalScale: transform.verticalScale,
        opacity: min(max(Double(alpha), 0), 1)),
      zIndex: zIndex)
    return look == ElementLook() ? nil : look
  }

  /// The look of an element that may be hidden; nil for an unchanged one.
  var visibleLook: ElementLook? {
    guard isHidden else { return look }
    return ElementLook(effect: CellEffect(opacity: 0), zIndex: zIndex)
  }

  /// Returns whether the element has the frame and the look of a placed one.
  func isSame(as element: LayoutElement) -> Bool {
    ItemIndex(indexPath) == element.index && look == nil && !isHidden
      && drawnFrame.isNear(element.frame)
  }
}

extension Rect {
  /// Returns whether two rectangles differ only by rounding, as that of a middle and half a size
  /// does.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

nonisolated extension CGAffineTransform {
  fileprivate var horizontalScale: Double {
    b == 0 ? Double(a) : Double((a * a + b * b).squareRoot())
  }
  fileprivate var verticalScale: Double {
    c == 0 ? Double(d) : Double((c * c + d * d).squareRoot())
  }
}

/// The layout of an arrangement whose elements a class has placed.
struct AttributesLayout: CollectionLayout {
  let kind: String
  let scrollAxis: Axis

  /// Is never called: the class has placed all sections.
  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    SectionArrangement(frames: [], size: .zero)
  }
}

import Foundation
import LibraryTestSupport
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// Cells of 10 points a side on a diagonal, and a header of 30 × 5 at the top.
private class DiagonalClass: CollectionViewLayout {
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  private(set) var bounds: [CGRect] = []

  override func prepare() {
    super.prepare()
    bounds.append(collectionView?.bounds ?? .zero)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(10 * (indexPath.item + indexPath.section))
    attributes.frame = CGRect(x: place, y: place, width: 10, height: 10)
    change(attributes)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 0, width: 30, height: 5)
    return [header]
      + (0..<collectionView.numberOfSections).flatMap { section in
        (0..<collectionView.numberOfItems(inSection: section)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
      }
  }
}

/// Sections of black cells, the first with a red header.
private final class Cells: CollectionViewDataSource {
  let counts: [Int]
  var asked: [String] = []

  init(_ counts: Int...) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Color(white: Double(indexPath.item) / 255)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View {
    let _ = asked.append(kind)
    Color.red
  }
}

@MainActor
@Suite struct LayoutClassTests {
  private let layout = DiagonalClass()

  private func fills(_ view: some View, height: Double? = nil) throws -> [String] {
    try listed(height: height) { view }.filter { $0.hasPrefix("fill") }
  }

  @Test func `cells are where their attributes put them`() throws {
    let lines = try fills(CollectionView(0..<3, layout: layout) { _ in Color.black })
    #expect(
      lines == [
        "fill rect 0,0 10×10 #000000", "fill rect 10,10 10×10 #000000",
        "fill rect 20,20 10×10 #000000",
      ])
  }

  @Test func `sections and headers have their own attributes`() throws {
    let cells = Cells(2, 1)
    let lines = try fills(CollectionView(layout: layout, dataSource: cells))
    #expect(
      lines == [
        "fill rect 0,0 30×5 #FF3B30", "fill rect 0,0 10×10 #000000",
        "fill rect 10,10 10×10 #010101", "fill rect 10,10 10×10 #000000",
      ])
    // Nobody asks for the footers that the layout does not have.
    expect(Set(cells.asked), equals: [UICollectionView.elementKindSectionHeader])
  }

  @Test func `a transform scales a cell about its middle and moves it`() throws {
    layout.change = { attributes in
      guard attributes.indexPath.item == 1 else { return }
      attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5).concatenating(
        CGAffineTransform(translationX: 30, y: 0))
    }
    // The middle (15, 15) is moved to (45, 15), and 10 × 10 becomes 20 × 5.
    let lines = try fills(CollectionView(0..<2, layout: layout) { _ in Color.black })
    #expect(lines == ["fill rect 0,0 10×10 #000000", "fill rect 35,12.5 20×5 #000000"])
  }

  @Test func `a higher number is above, and what is hidden is not drawn`() throws {
    layout.change = { attributes in
      attributes.zIndex = -attributes.indexPath.item
      attributes.isHidden = attributes.indexPath.item == 1
    }
    let lines = try fills(CollectionView(0..<3, layout: layout) { _ in Color.black })
    #expect(lines == ["fill rect 20,20 10×10 #000000", "fill rect 0,0 10×10 #000000"])
  }

  @Test func `alpha is the cell's opacity`() throws {
    layout.change = { $0.alpha = $0.indexPath.item == 0 ? 0.5 : 1 }
    let lines = try listed { CollectionView(0..<2, layout: layout) { _ in Color.black } }
    expect(lines.filter { $0.contains("opacity") }.count, equals: 1)
  }

  @Test func `a layout knows the bounds, the inset and the offset before it prepares`() throws {
    let view = CollectionView(0..<1, layout: layout) { _ in Color.black }
    _ = try listed(height: 50) {
      view.contentInset(EdgeInsets(top: 4, leading: 6)).contentOffset(x: 0, y: 12)
    }
    expect(layout.bounds.last, equals: CGRect(x: 0, y: 12, width: 100, height: 50))
    _ = try listed(height: 50) { view.contentInset(EdgeInsets(top: 4, leading: 6)) }
    // At rest the inset is seen.
    expect(layout.bounds.last, equals: CGRect(x: -6, y: -4, width: 100, height: 50))
    _ = try listed { view }
    expect(layout.bounds.last, equals: CGRect(x: 0, y: 0, width: 100, height: 844))
  }

  @Test func `a layout without attributes draws nothing`() throws {
    let lines = try fills(
      CollectionView(0..<3, layout: CollectionViewLayout()) { _ in Color.black })
    expect(lines, equals: [])
  }

  @Test func `a collection view may move its offset`() throws {
    final class Moved: UICollectionView {
      override func layoutSubviews() {
        contentOffset.y = min(contentSize.height - bounds.height, 15)
      }
    }
    let cells = Cells(3)
    let view = Moved(collectionViewLayout: layout)
    view.dataSource = cells
    // The content is 60 high, and 20 of it are seen from 15 on: half of the second cell.
    let lines = try fills(CollectionView(view), height: 20)
    #expect(
      lines == ["fill rect 10,0 10×5 #010101", "fill rect 20,5 10×10 #020202"])
  }
}

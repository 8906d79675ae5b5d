import CellViews
import CollectionLayouts
import LayoutGeometry
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

@MainActor
@Suite struct GlobalHeaderTests {
  private let first = ItemIndex(section: 0, item: 0)
  private let canvas = PreviewCanvas(width: 100, height: .points(60))

  @Test func `a header and a footer are around all sections`() throws {
    let collection = CollectionView(layout: .list(rowHeight: 40)) {
      CollectionSection(1...2) { _ in Color.blue }
      CollectionSection(1...1) { _ in Color.blue }
    }
    .globalHeader { Color.red.frame(height: 30) }
    .globalFooter { Color.green.frame(height: 20) }
    .sticky(.globalHeader)
    .contentOffset(y: 10)
    let arrangement = try Preview("test", canvas: canvas) { collection }.arranged().collections[0]
      .arrangement
    // It is scrolled by 10, and stays there; three rows of 40 follow the 30 of its place at rest.
    expect(
      arrangement.element(.globalHeader, at: first)?.frame,
      equals: Rect(x: 0, y: 10, width: 100, height: 30))
    expect(arrangement.element(.cell, at: first)?.frame.minY, equals: 30)
    expect(
      arrangement.element(.globalFooter, at: first)?.frame,
      equals: Rect(x: 0, y: 150, width: 100, height: 20))
  }

  @Test func `a layout that is a class has no header of its collection's, and the line is named`()
    throws
  {
    let line: UInt = 123
    let preview = Preview("test", canvas: canvas) {
      CollectionView(1...3, layout: CollectionViewFlowLayout()) { _ in Color.blue }
        .globalHeader(file: "Screens/Feed.swift", line: line) { Color.red }
    }
    let error = #expect(throws: SourceProblem.self) { try preview.arranged() }
    expect(
      error?.description,
      equals: "Screens/Feed.swift:123: a layout that is a class places all "
        + "elements by itself; give its configuration 'boundarySupplementaryItems' instead of the "
        + "collection a global header or footer")
  }
}

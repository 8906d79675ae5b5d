import CellViews
import CollectionLayouts
import Diagnostics
import ImageDecoding
import LayoutGeometry
import PreviewConfig
import Testing
import TestSupport

/// The third article's screen, with vector pictures in place of its photos.
struct InfiniteBannersTests {
  private static let text = """
    name: infinite-banners
    canvas: { width: 375, height: 375 }
    view:
      collection:
        layout:
          carousel: { itemSize: [375, 375], minimumLineSpacing: 4, numberOfSets: 4 }
        contentOffset: [0, 0]
        items: 1...6
        cell:
          image: banners/login_scroller_${item}_Normal.svg
          contentMode: fill
    """

  private func collection(banners: Int) throws -> (CollectionNode, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for number in 1...banners {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number)\" height=\"10\"/>"
      try folder.write(svg, to: "banners/login_scroller_\(number)_Normal.svg")
    }
    let path = try folder.write(Self.text, to: "infinite-banners.yaml")
    let preview = try #require(try ConfigFile.load(path: path).previews.first)
    return (try #require(try preview.content(ComputedValues()).collection), folder)
  }

  @Test func `a cell's picture is loaded when the cell is built`() throws {
    let (collection, folder) = try collection(banners: 3)
    let cell = try collection.sections[0].cell(
      CellContext(index: ItemIndex(section: 0, item: 2))
    ).unmarked
    guard case .modified(.image(let image), let modifier) = cell else {
      throw Unexpected(what: cell.dump)
    }
    expect(modifier.words, equals: ["contentMode fill"])
    #expect(image.isResizable)
    expect(image.picture.size, equals: Size(width: 3, height: 10))
    withExtendedLifetime(folder) {}
  }

  @Test func `missing pictures are named together, each with its item and its file`() throws {
    let (collection, folder) = try collection(banners: 3)
    let error = #expect(throws: Diagnostics.self) {
      try collection.sections[0].cell(CellContext(index: ItemIndex(section: 0, item: 3)))
    }
    expect(
      error?.diagnostics.map(\.line),
      equals: (4...6).map { number in
        "10:14+41: item \(number - 1): cannot read "
          + "'banners/login_scroller_\(number)_Normal.svg': file not found "
          + "(did you mean 'banners/login_scroller_1_Normal.svg'?)"
      })
    withExtendedLifetime(folder) {}
  }
}

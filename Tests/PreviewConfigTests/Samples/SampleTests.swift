import CellViews
import CollectionLayouts
import PreviewConfig
import TestSupport
import Testing

struct SampleTests {
  @Test(arguments: sampleConfigs)
  func `a sample loads without a warning, and its cells can be built`(sample: String) throws {
    let config = try ConfigFile.load(path: "\(repository)/\(sample)")
    expect(config.warnings, equals: [])
    for preview in config.previews {
      let view = try preview.content(ComputedValues())
      for collection in view.collections {
        for (number, section) in collection.sections.enumerated() {
          for item in 0..<section.layout.itemCount {
            _ = try section.cell(CellContext(index: ItemIndex(section: number, item: item)))
          }
        }
      }
    }
  }
}

extension ViewNode {
  /// The collections of the view, outside of cells.
  var collections: [CollectionNode] {
    switch self {
    case .collection(let collection): [collection]
    case .modified(let view, _): view.collections
    case .stack(let stack): stack.children.flatMap(\.collections)
    case .zstack(let stack): stack.children.flatMap(\.collections)
    default: []
    }
  }
}

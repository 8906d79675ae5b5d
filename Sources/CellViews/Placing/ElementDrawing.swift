import CollectionLayouts
import DisplayList

/// An element of a collection, named after its kind and its place in the data.
struct ElementDrawing: ViewDrawing {
  let kind: ElementKind
  let index: ItemIndex

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(
      .group(
        Group(
          role: .element(kind: kind.rawValue, section: index.section, item: index.item),
          commands: content)))
  }
}

import CollectionLayouts
import DisplayList

/// An element of a collection, named after its kind and its place in the data.
struct ElementDrawing: ViewDrawing {
  let kind: ElementKind
  let index: ItemIndex
  /// The line that parts the element from the next one, over its content; nil for none.
  let separator: Shape?
  let separatorColor: RGBA

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    var content = view.childCommands
    if let separator {
      content.append(.fill(separator, .color(separatorColor)))
    }
    guard !content.isEmpty else { return }
    commands.append(
      .group(
        Group(
          role: .element(kind: kind.rawValue, section: index.section, item: index.item),
          commands: content)))
  }
}

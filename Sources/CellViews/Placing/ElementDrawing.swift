import CollectionLayouts
import DisplayList
import LayoutGeometry

/// An element of a collection, named after its kind and its place in the data.
struct ElementDrawing: ViewDrawing {
  let kind: ElementKind
  let index: ItemIndex
  /// The line that parts the element from the next one, over its content; nil for none.
  let separator: Shape?
  let separatorColor: RGBA
  /// How a carousel changes the element's look; nil for an element that looks as it is.
  let effect: CarouselEffect?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    var content = view.childCommands
    if let separator {
      content.append(.fill(separator, .color(separatorColor)))
    }
    guard !content.isEmpty else { return }
    if let effect, effect.horizontalScale != 1 || effect.verticalScale != 1 {
      let middle = Point(x: view.frame.midX, y: view.frame.midY)
      let scaling = Scaling(about: middle, x: effect.horizontalScale, y: effect.verticalScale)
      content = content.map { $0.scaled(by: scaling) }
    }
    commands.append(
      .group(
        Group(
          role: .element(kind: kind.rawValue, section: index.section, item: index.item),
          opacity: effect?.opacity ?? 1, commands: content)))
  }
}

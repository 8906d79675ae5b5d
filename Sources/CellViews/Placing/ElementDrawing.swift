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

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? {
    .element(kind, index, collection: collection)
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = content(view.childCommands, in: view.frame)
    guard !content.isEmpty else { return }
    commands.append(
      .group(
        Group(
          role: .element(kind: kind.rawValue, section: index.section, item: index.item),
          opacity: effect?.opacity ?? 1, commands: content)))
  }

  /// The element's content with its separator and its effect, without a group that names it.
  func look(of commands: [Command], in frame: Rect) -> [Command] {
    let content = content(commands, in: frame)
    guard let opacity = effect?.opacity, opacity < 1, !content.isEmpty else { return content }
    return [.group(Group(opacity: opacity, commands: content))]
  }

  /// The element's content with its separator, scaled about the middle of `frame`.
  private func content(_ commands: [Command], in frame: Rect) -> [Command] {
    var content = commands
    if let separator {
      content.append(.fill(separator, .color(separatorColor)))
    }
    if let effect, effect.horizontalScale != 1 || effect.verticalScale != 1 {
      let middle = Point(x: frame.midX, y: frame.midY)
      let scaling = Scaling(about: middle, x: effect.horizontalScale, y: effect.verticalScale)
      content = content.map { $0.scaled(by: scaling) }
    }
    return content
  }
}

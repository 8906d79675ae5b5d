import CollectionLayouts
import DisplayList
import LayoutGeometry

/// An element of a collection, named after its kind and its place in the data.
struct ElementDrawing: ViewDrawing {
  let kind: ElementKind
  let index: ItemIndex
  /// How the layout changes the element's look; nil for an element that looks as it is.
  let effect: CellEffect?

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

  /// The element's content with its effect, without a group that names it.
  func look(of commands: [Command], in frame: Rect) -> [Command] {
    let content = content(commands, in: frame)
    guard let opacity = effect?.opacity, opacity < 1, !content.isEmpty else { return content }
    return [.group(Group(opacity: opacity, commands: content))]
  }

  /// The element's content, scaled about the middle of `frame`.
  private func content(_ commands: [Command], in frame: Rect) -> [Command] {
    guard let effect, effect.horizontalScale != 1 || effect.verticalScale != 1 else {
      return commands
    }
    let middle = Point(x: frame.midX, y: frame.midY)
    let scaling = Scaling(about: middle, x: effect.horizontalScale, y: effect.verticalScale)
    return commands.map { $0.scaled(by: scaling) }
  }
}

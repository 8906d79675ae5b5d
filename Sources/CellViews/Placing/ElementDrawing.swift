import CollectionLayouts
import DisplayList
import LayoutGeometry

/// An element of a collection, named after its kind and its place in the data.
struct ElementDrawing: ViewDrawing {
  let kind: ElementKind
  let index: ItemIndex
  /// How the layout changes the element's look; nil for an element that looks as it is.
  let effect: CellEffect?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = content(view.childCommands, in: view.frame)
    guard !content.isEmpty else { return }
    commands.append(
      .group(
        Group(
          role: .element(kind: kind.rawValue, section: index.section, item: index.item),
          opacity: effect?.opacity ?? 1, commands: content)))
  }

  func group(in frame: Rect) -> Group? {
    effect.flatMap { $0.opacity < 1 ? Group(opacity: $0.opacity, commands: []) : nil }
  }

  func part(of view: PlacedView) -> ViewPart { .own(.element(kind, index)) }

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

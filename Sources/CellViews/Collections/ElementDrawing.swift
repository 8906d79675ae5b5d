import CollectionLayouts
import DisplayList
import LayoutGeometry

/// An element of a collection, named after its kind and its place in the data.
struct ElementDrawing: ViewDrawing {
  let kind: ElementKind
  let index: ItemIndex
  /// The layout's effect on the element; nil for none.
  let effect: CellEffect?
  /// The shadow of an element that is lifted.
  let shadow: ShownShadow?
  /// The name of the template that the element's view was made from; nil for none.
  var template: String?
  /// The part of the element that decides about the line under it; nil for no line.
  var end: RowEnd?
  /// The commands of the views in the element, if these are not kept.
  var content: [Command]?
  /// Indicates whether the layout text names the scale instead of scaling the content.
  private(set) var recordsScale = false

  /// The drawing for the layout text; nil for the same one.
  var recordingTransform: ElementDrawing? {
    guard let effect, effect.horizontalScale != 1 || effect.verticalScale != 1 else { return nil }
    var drawing = self
    drawing.recordsScale = true
    return drawing
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = scaled(content ?? view.childCommands, in: view.frame)
    guard !content.isEmpty else { return }
    var group = Group(
      role: .element(kind: kind.rawValue, section: index.section, item: index.item),
      opacity: effect?.opacity ?? 1, shadow: shadow?.shadow, commands: content)
    group.template = template
    commands.append(.group(group))
  }

  func group(in frame: Rect) -> Group? {
    let group = Group(opacity: effect?.opacity ?? 1, shadow: shadow?.shadow, commands: [])
    return group.isTransparentToDrawing ? nil : group
  }

  func part(of view: PlacedView) -> ViewPart { .own(.element(kind, index)) }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(PartRole(kind)))
    look.seen.opacity = effect.flatMap { $0.opacity < 1 ? $0.opacity : nil }
    look.seen.shadow = shadow?.look
    look.scaling = scaling(in: view.frame)
    return look
  }

  /// Returns the element's content, scaled about the middle of `frame`.
  private func scaled(_ commands: [Command], in frame: Rect) -> [Command] {
    guard let scaling = scaling(in: frame) else { return commands }
    if recordsScale, let effect, !commands.isEmpty {
      let factors = NodeModifier.words(
        ofScale: effect.horizontalScale, effect.verticalScale)
      return [.group(Group(role: .transformed("cellScale(\(factors))"), commands: commands))]
    }
    return commands.map { $0.scaled(by: scaling) }
  }

  /// Returns the scaling of the content; nil for an element of its own size.
  private func scaling(in frame: Rect) -> Scaling? {
    guard let effect, effect.horizontalScale != 1 || effect.verticalScale != 1 else { return nil }
    return Scaling(
      about: Point(x: frame.midX, y: frame.midY), x: effect.horizontalScale,
      y: effect.verticalScale)
  }
}

extension PartRole {
  /// The role of an element of a collection.
  fileprivate init(_ kind: ElementKind) {
    self =
      switch kind {
      case .cell: .cell
      case .header, .boundary, .layoutBoundary: .header
      case .footer: .footer
      case .background, .decoration: .background
      case .badge, .supplementary: .badge
      }
  }
}

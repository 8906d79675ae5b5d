import DisplayList
import LayoutGeometry

extension PlacedView {
  /// Adds what the view draws to `part`, and what in it has a name to the parts in `part`.
  func add(to part: inout ShownPart) {
    guard let drawing else {
      for child in children { child.add(to: &part) }
      return
    }
    if let separators = drawing as? SeparatorsDrawing {
      separators.add(to: &part.parts)
      return
    }
    if let inner = innerPart(in: part) {
      part.parts.append(inner)
      return
    }
    if let named = drawing as? NamedDrawing, part.label == nil { part.label = named.label }
    guard holdsParts else {
      drawing.draw(self, into: &part.commands)
      return
    }
    if let group = drawing.group(around: self) { part.commands.append(.group(group)) }
    for child in children { child.add(to: &part) }
    // What the view draws over or under its children, as a border does.
    PlacedView(frame: frame, drawing: drawing).draw(into: &part.commands)
  }

  /// The view as a part of its own, with all that lies in it; nil for a view without a name.
  private func innerPart(in outer: ShownPart) -> ShownPart? {
    switch drawing {
    case let element as ElementDrawing:
      var part = ShownPart(.element(element.kind, element.index), frame: frame)
      for child in children { child.add(to: &part) }
      part.commands = element.look(of: part.commands, in: frame)
      return part
    case let viewport as ViewportDrawing:
      guard let collection = viewport.collection else { return nil }
      var part = ShownPart(.collection(collection), frame: frame)
      for child in children { child.add(to: &part) }
      return part
    case let named as NamedDrawing:
      // The label of a view in an element is the element's.
      if named.id == nil, case .element = outer.role { return nil }
      var part = ShownPart(.view(id: named.id), label: named.label, frame: frame)
      for child in children { child.add(to: &part) }
      return part
    default: return nil
    }
  }

  /// True if a view in this one becomes a part of its own.
  private var holdsParts: Bool {
    children.contains { child in
      switch child.drawing {
      case is ElementDrawing: true
      case let viewport as ViewportDrawing where viewport.collection != nil: true
      case let named as NamedDrawing where named.id != nil: true
      default: child.holdsParts
      }
    }
  }
}

extension ViewDrawing {
  /// The clip, opacity or shadow that the drawing puts around its children, without them.
  fileprivate func group(around view: PlacedView) -> Group? {
    switch self {
    case let clip as ClipDrawing:
      Group(clip: clip.outline.shape(in: view.frame), commands: [])
    case let viewport as ViewportDrawing where viewport.isClipped:
      Group(clip: .rect(view.frame), commands: [])
    case let opacity as OpacityDrawing where opacity.opacity < 1:
      Group(opacity: opacity.opacity, commands: [])
    case let shadow as ShadowDrawing where shadow.shadow.color.alpha > 0:
      Group(shadow: shadow.shadow, commands: [])
    default: nil
    }
  }
}

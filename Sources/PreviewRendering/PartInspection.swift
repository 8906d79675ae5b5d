package import CellViews
import CollectionLayouts
import Diagnostics
import DisplayList
import LayoutGeometry

extension InspectedPart {
  /// The canvas of an arranged preview with all its parts.
  ///
  /// A view that is written is one part with what its modifiers draw, and one more for each padding,
  /// viewport or decoration that makes it larger than the view itself. What the platform makes of a
  /// control is there as far as it is seen.
  ///
  /// - Parameters:
  ///   - arrangement: The preview's.
  ///   - source: The source that the preview is from, for the places where parts are written; nil
  ///     for a preview from Swift.
  /// - Complexity: O(*views*), and O(*items*) for each explanation of a cell; once these have passed
  ///   ten million items, the other cells have none.
  package init(
    _ arrangement: PreviewArrangement, of preview: Preview, in source: (any PreviewSource)?
  ) {
    let frame = Rect(origin: .zero, size: arrangement.size)
    var inspection = PartInspection(arrangement, of: preview, in: source)
    self.init(.canvas, frame: frame, visibleFrame: frame)
    fills = arrangement.backgrounds.map { Fill(ViewLook.Fill($0)) }
    parts = inspection.parts(
      of: arrangement.root, in: PartInspection.Surroundings(visible: frame)
    ).map(\.part)
    number(as: "0")
  }

  private mutating func number(as id: String) {
    self.id = id
    for index in parts.indices { parts[index].number(as: "\(id).\(index)") }
  }
}

/// The walk over placed views that finds what can be pointed at.
private struct PartInspection {
  private let arrangement: PreviewArrangement
  private let preview: Preview
  private let source: (any PreviewSource)?
  private var places: [ViewMark: ViewPlace?] = [:]
  /// How many items explanations may still pass: each passes up to all of its collection.
  private var explanationBudget = 10_000_000

  /// What is around a view.
  struct Surroundings {
    /// What the canvas and the viewports show, as it is drawn.
    var visible: Rect
    /// What makes the view smaller or larger, the outermost first.
    var scalings: [Scaling] = []
    /// The innermost collection by its position in the arrangement, and its mark.
    var collection: (position: Int, mark: ViewMark?)?
    /// The control whose inside the view is in, by its mark; nil outside of controls, and in views
    /// that are written into one.
    var control: ViewMark??

    /// Where a frame of the layout is drawn.
    func drawn(_ frame: Rect) -> Rect { scalings.reversed().reduce(frame) { $1($0) } }
  }

  /// A part that was found, with what decides whether a modifier around it is reported with it.
  struct Found {
    var part: InspectedPart
    /// The frame in the layout.
    let frame: Rect
    let mark: ViewMark?
  }

  init(_ arrangement: PreviewArrangement, of preview: Preview, in source: (any PreviewSource)?) {
    self.arrangement = arrangement
    self.preview = preview
    self.source = source
  }

  mutating func parts(of view: PlacedView, in around: Surroundings) -> [Found] {
    var inner = around
    if let control = around.control, view.mark != control { inner.control = nil }
    guard let drawing = view.drawing else { return children(of: view, in: inner) }
    let look = drawing.look(of: view)
    if let group = drawing.group(in: view.frame) {
      if group.clip != nil {
        inner.visible = inner.visible.intersection(around.drawn(view.frame)) ?? .zero
      }
      if group.opacity <= 0 { inner.visible = .zero }
    }
    switch look.form {
    case .nothing: return []
    case .modifier, .view(.scroll):
      return modified(by: look, drawing.part(of: view), at: view, in: inner)
    case .decoration(let content):
      return decorated(at: content, of: view, in: inner)
    case .view(let kind):
      return found(kind, drawing.part(of: view), look: look, at: view, in: inner)
    }
  }

  private mutating func children(of view: PlacedView, in around: Surroundings) -> [Found] {
    view.children.flatMap { parts(of: $0, in: around) }
  }

  /// A part with nothing in it.
  private mutating func part(
    _ role: InspectedPart.Role, at view: PlacedView, in around: Surroundings
  ) -> Found {
    let frame = around.drawn(view.frame)
    // An intersection rounds: all of a part is its frame.
    let visible =
      around.visible.contains(frame) ? frame : frame.intersection(around.visible) ?? .zero
    var part = InspectedPart(role, frame: frame, visibleFrame: visible)
    part.source = view.mark.flatMap { place(of: $0) }
    return Found(part: part, frame: view.frame, mark: view.mark)
  }

  private mutating func place(of mark: ViewMark) -> ViewPlace? {
    if let known = places[mark] { return known }
    let place = source?.place(of: mark, in: preview)
    places[mark] = .some(place)
    return place
  }
}

// Views and elements.
extension PartInspection {
  private mutating func found(
    _ kind: ViewLook.Kind, _ viewPart: ViewPart, look: ViewLook, at view: PlacedView,
    in around: Surroundings
  ) -> [Found] {
    var inner = around
    switch (kind, viewPart) {
    case (.element, .own(.element(let element, let index), _)):
      // An item without a badge has a place for one.
      guard !view.children.isEmpty else { return [] }
      return [self.element(element, index, look: look, at: view, in: around)]
    case (.collection, .own(.collection(let position), _)):
      inner.collection = (position, view.mark)
    case (.control, _): inner.control = .some(view.mark)
    case (.stack, _), (.spacer, _):
      // The rows and columns in a control are the platform's.
      if around.control != nil { return children(of: view, in: inner) }
    default: break
    }
    var found = part(InspectedPart.Role(kind), at: view, in: around)
    found.part.add(look)
    let content = children(of: view, in: inner)
    if kind == .control, let body = content.only, body.isPart(of: found), !body.part.role.isLeaf {
      // What paints the whole of a control is how the control looks.
      found.part.addLook(of: body.part)
      found.part.parts = body.part.parts
    } else {
      found.part.parts = content.map(\.part)
    }
    return [found]
  }

  private mutating func element(
    _ kind: ElementKind, _ index: ItemIndex, look: ViewLook, at view: PlacedView,
    in around: Surroundings
  ) -> Found {
    var inner = around
    if let scaling = look.scaling { inner.scalings.append(scaling) }
    var found = part(InspectedPart.Role(kind), at: view, in: inner)
    found.part.add(look)
    found.part.parts = children(of: view, in: inner).map(\.part)
    guard let (position, mark) = around.collection else { return found }
    let collection = arrangement.collections[position]
    if kind.isAtItem {
      let shown = collection.arrangement.shownItem(at: index)
      found.part.row = InspectedPart.Row(
        section: shown.section, item: shown.item, data: collection.data(ofItemAt: shown))
    }
    if kind == .cell {
      explanationBudget -= collection.arrangement.itemCount
      if explanationBudget >= 0 {
        found.part.explanation = collection.explanation(ofItemAt: index)
      }
    }
    if let source, let mark,
      let place = source.place(of: kind, section: index.section, ofCollection: mark, in: preview)
    {
      found.part.source = place
    }
    return found
  }
}

// Modifiers.
extension PartInspection {
  /// The content of a modifier with what the modifier adds: the same part where both have one frame
  /// and are of one view, or else a part around it.
  private mutating func modified(
    by look: ViewLook, _ viewPart: ViewPart, at view: PlacedView, in around: Surroundings
  ) -> [Found] {
    let content = children(of: view, in: around)
    var own = part(.view, at: view, in: around)
    if var found = content.only, found.isPart(of: own) {
      found.part.add(look)
      found.part.add(viewPart)
      return [found]
    }
    if case .own(.padding, _) = viewPart { own.part.role = .padding }
    if look.form == .view(.scroll) { own.part.role = .scroll }
    own.part.add(look)
    own.part.add(viewPart)
    return around.control != nil && own.part.isPlain ? content : [own.holding(content)]
  }

  /// A view with the one behind it or on top of it.
  private mutating func decorated(
    at position: Int, of view: PlacedView, in around: Surroundings
  ) -> [Found] {
    let content = parts(of: view.children[position], in: around)
    var extra = parts(of: view.children[1 - position], in: around)
    let isBehind = position == 1
    var look: InspectedPart?
    if let paint = extra.only, paint.part.isPaint, paint.frame == view.frame {
      // What paints all of the view is how the view looks.
      look = paint.part
      // A colour that is not a view of its own is nothing else.
      if paint.mark == view.mark { extra = [] }
    }
    let own = part(.view, at: view, in: around)
    if var found = content.only, found.isPart(of: own), extra.isEmpty || !found.part.role.isLeaf {
      if let look { found.part.addLook(of: look, isBehind: isBehind) }
      let parts = extra.map(\.part)
      found.part.parts = isBehind ? parts + found.part.parts : found.part.parts + parts
      return [found]
    }
    var found = own.holding(isBehind ? extra + content : content + extra)
    if let look { found.part.addLook(of: look, isBehind: isBehind) }
    return around.control != nil && found.part.isPlain ? extra + content : [found]
  }
}

extension PartInspection.Found {
  /// True if both have one frame and are of one view.
  fileprivate func isPart(of other: PartInspection.Found) -> Bool {
    frame == other.frame && mark == other.mark && !part.role.isElement
  }

  /// The part with parts in it.
  fileprivate func holding(_ content: [PartInspection.Found]) -> PartInspection.Found {
    var found = self
    found.part.parts = content.map(\.part)
    return found
  }
}

extension [PartInspection.Found] {
  /// The only one; nil for none or several.
  fileprivate var only: PartInspection.Found? { count == 1 ? self[0] : nil }
}

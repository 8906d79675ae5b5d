package import CellViews
import CollectionLayouts
import Diagnostics
import DisplayList
package import InspectedParts
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
    self.init(.canvas, frame: frame)
    look.fills = arrangement.backgrounds.map { PartLook.Fill($0) }
    parts = inspection.parts(
      of: arrangement.root, in: PartInspection.Surroundings(visible: frame)
    ).map(\.part)
    number()
  }
}

/// The walk over placed views that finds what can be pointed at.
private struct PartInspection {
  private let arrangement: PreviewArrangement
  private let preview: Preview
  private let source: (any PreviewSource)?
  private var places: [ViewMark: ViewPlace?] = [:]
  /// The number of items that explanations may still pass: each passes up to all of its collection.
  private var explanationBudget = 10_000_000

  /// The surroundings of a view.
  struct Surroundings {
    /// The part of the canvas that the viewports around the view show, as it is drawn.
    var visible: Rect
    /// The scalings of the views around it, the outermost first.
    var scalings: [Scaling] = []
    /// The innermost collection by its position in the arrangement, and its mark.
    var collection: (position: Int, mark: ViewMark?)?
    /// The control whose inside the view is in, by its mark; nil outside of controls, and in views
    /// that are written into one.
    var control: ViewMark??

    /// Returns where a frame of the layout is drawn.
    func drawn(_ frame: Rect) -> Rect { scalings.reversed().reduce(frame) { $1($0) } }
  }

  init(_ arrangement: PreviewArrangement, of preview: Preview, in source: (any PreviewSource)?) {
    self.arrangement = arrangement
    self.preview = preview
    self.source = source
  }

  mutating func parts(of view: PlacedView, in around: Surroundings) -> [FoundPart] {
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
    case .view(let role):
      return found(role, drawing.part(of: view), look: look, at: view, in: inner)
    }
  }

  private mutating func children(of view: PlacedView, in around: Surroundings) -> [FoundPart] {
    view.children.flatMap { parts(of: $0, in: around) }
  }

  /// Returns a part with nothing in it.
  private mutating func part(
    _ role: PartRole, at view: PlacedView, in around: Surroundings
  ) -> FoundPart {
    let frame = around.drawn(view.frame)
    // An intersection rounds: all of a part is its frame.
    let visible =
      around.visible.contains(frame) ? frame : frame.intersection(around.visible) ?? .zero
    var part = InspectedPart(role, frame: frame, visibleFrame: visible)
    part.source = view.mark.flatMap { place(of: $0) }
    return FoundPart(part: part, frame: view.frame, mark: view.mark)
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
    _ role: PartRole, _ viewPart: ViewPart, look: ViewLook, at view: PlacedView,
    in around: Surroundings
  ) -> [FoundPart] {
    var inner = around
    switch (role, viewPart) {
    case (_, .own(.element(let kind, let index), _)):
      // An item without a badge has a place for one.
      guard !view.children.isEmpty else { return [] }
      return [element(role, kind, index, look: look, at: view, in: around)]
    case (.collection, .own(.collection(let position), _)):
      inner.collection = (position, view.mark)
    case (.control, _): inner.control = .some(view.mark)
    case (.stack, _), (.spacer, _):
      // The rows and columns in a control are the platform's.
      if around.control != nil { return children(of: view, in: inner) }
    default: break
    }
    var found = part(role, at: view, in: around)
    found.add(look.seen)
    let content = children(of: view, in: inner)
    if role == .control, let body = content.only, body.isPart(of: found), !body.part.role.isLeaf {
      // What paints the whole of a control is how the control looks.
      found.add(paint: body.part.look)
      found.part.parts = body.part.parts
      found.innerLabel = body.innerLabel
    } else {
      found.hold(content)
    }
    return [found]
  }

  private mutating func element(
    _ role: PartRole, _ kind: ElementKind, _ index: ItemIndex, look: ViewLook, at view: PlacedView,
    in around: Surroundings
  ) -> FoundPart {
    var inner = around
    if let scaling = look.scaling { inner.scalings.append(scaling) }
    var found = part(role, at: view, in: inner)
    found.add(look.seen)
    found.hold(children(of: view, in: inner))
    found.part.name = (found.innerLabel ?? found.part.firstText).map(ScreenPart.elementName)
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
  /// Returns the content of a modifier with the view that it adds: the same part if both have one
  /// frame and are of one view, or else a part around it.
  private mutating func modified(
    by look: ViewLook, _ viewPart: ViewPart, at view: PlacedView, in around: Surroundings
  ) -> [FoundPart] {
    let content = children(of: view, in: around)
    var own = part(.view, at: view, in: around)
    if var found = content.only, found.isPart(of: own) {
      found.add(look.seen)
      found.add(viewPart)
      return [found]
    }
    if case .own(.padding, _) = viewPart { own.part.role = .padding }
    if look.form == .view(.scroll) { own.part.role = .scroll }
    own.add(look.seen)
    own.add(viewPart)
    if around.control != nil, own.part.isPlain { return content }
    own.hold(content)
    return [own]
  }

  /// Returns a view with the one behind it or on top of it.
  private mutating func decorated(
    at position: Int, of view: PlacedView, in around: Surroundings
  ) -> [FoundPart] {
    let content = parts(of: view.children[position], in: around)
    var extra = parts(of: view.children[1 - position], in: around)
    let isBehind = position == 1
    var paint: PartLook?
    if let found = extra.only, found.part.isPaint, found.frame == view.frame {
      // What paints all of the view is how the view looks.
      paint = found.part.look
      // A colour that is not a view of its own is nothing else.
      if found.mark == view.mark { extra = [] }
    }
    var own = part(.view, at: view, in: around)
    if var found = content.only, found.isPart(of: own), extra.isEmpty || !found.part.role.isLeaf {
      if let paint { found.add(paint: paint, isBehind: isBehind) }
      found.hold(extra, isBehind: isBehind)
      return [found]
    }
    own.hold(isBehind ? extra + content : content + extra)
    if let paint { own.add(paint: paint, isBehind: isBehind) }
    return around.control != nil && own.part.isPlain ? extra + content : [own]
  }
}

/// A part that was found, with what decides whether a modifier around it is reported with it.
private struct FoundPart {
  var part: InspectedPart
  /// The frame in the layout.
  let frame: Rect
  let mark: ViewMark?
  /// The `id` of the view.
  private var identifier: String?
  /// The accessibility label of the view.
  private var label: String?
  /// The first label of the views in it, as far as they are not elements.
  var innerLabel: String?

  init(part: InspectedPart, frame: Rect, mark: ViewMark?) {
    self.part = part
    self.frame = frame
    self.mark = mark
  }

  /// Returns whether both have one frame and are of one view.
  func isPart(of other: FoundPart) -> Bool {
    frame == other.frame && mark == other.mark && !part.role.isElement
  }

  /// The first label of the view and the views in it.
  private var firstLabel: String? { part.role.isElement ? nil : label ?? innerLabel }

  /// Adds parts behind those in it or on top of them.
  mutating func hold(_ content: [FoundPart], isBehind: Bool = false) {
    let parts = content.map(\.part)
    var contentLabel: String?
    for found in content where contentLabel == nil { contentLabel = found.firstLabel }
    part.parts = isBehind ? parts + part.parts : part.parts + parts
    innerLabel = isBehind ? contentLabel ?? innerLabel : innerLabel ?? contentLabel
  }

  /// Adds the look of the view, or of a modifier around all that there is so far.
  mutating func add(_ look: PartLook) {
    part.look.add(look)
    nameAfterLook()
  }

  /// Adds the look of a part that is as large as this one, behind it or on top of it.
  mutating func add(paint: PartLook, isBehind: Bool = true) {
    part.look.add(paint: paint, isBehind: isBehind)
    nameAfterLook()
  }

  /// Adds the names that a modifier gives; those of an outer one win over those of an inner one.
  mutating func add(_ viewPart: ViewPart) {
    guard case .own(.view(let id), let label) = viewPart else { return }
    identifier = id ?? identifier
    self.label = label ?? self.label
    part.name = identifier ?? self.label
    nameAfterLook()
  }

  /// Space around a view is nothing else until something is seen of it.
  private mutating func nameAfterLook() {
    if part.role == .padding, !part.isPlain { part.role = .view }
  }
}

extension [FoundPart] {
  /// The only one; nil for none or several.
  fileprivate var only: FoundPart? { count == 1 ? self[0] : nil }
}

extension InspectedPart {
  /// Indicates whether nothing is seen of the part but the parts in it.
  fileprivate var isPlain: Bool {
    (role == .view || role == .padding) && name == nil && look == PartLook()
  }

  /// Indicates whether the part is paint and nothing else.
  fileprivate var isPaint: Bool {
    switch role {
    case .color, .gradient, .shape: parts.isEmpty
    default: false
    }
  }

  fileprivate var firstText: String? {
    // Of a lazy sequence, the compiler writes out several levels of parts, which takes 30 KB.
    for part in parts {
      if let text = part.look.text ?? part.firstText { return text }
    }
    return nil
  }
}

extension PartRole {
  /// Indicates whether the view cannot hold others.
  fileprivate var isLeaf: Bool {
    switch self {
    case .text, .image, .symbol, .color, .gradient, .shape, .divider, .spacer: true
    default: false
    }
  }
}

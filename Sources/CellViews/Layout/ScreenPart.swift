package import CollectionLayouts
package import DisplayList
package import LayoutGeometry
package import TextShaping

/// A part of a screen: its place, what it draws, and the parts in it.
///
/// Golden text writes the parts that have a name, redlines measure the parts that have a length:
/// both read this one tree.
package struct ScreenPart: Sendable {
  /// The role of a part.
  package enum Role: Sendable {
    /// The whole screen.
    case canvas
    /// A collection's viewport, by its position in `PreviewArrangement.collections`.
    case collection(Int)
    /// An element of the collection around it.
    case element(ElementKind, ItemIndex)
    /// A view with an `id`, or one outside of elements with an `accessibilityLabel`.
    case view(id: String?)
    /// A control or a bar, and whether it is meant to be touched as a whole; its height is the
    /// platform's.
    case control(isTouchTarget: Bool)
    /// A piece of glass: of a bar, a menu, a dialog or a sheet, or under a view.
    case glass
    /// A text.
    case text(Text)
    /// Space inside the frame around the view that has it.
    case padding(Padding)
    /// Views in a row or in a column, in their order.
    case stack(Axis, [StackChild])

    /// Indicates whether golden text writes the part as its own; other parts draw for the part
    /// around them.
    package var hasName: Bool {
      switch self {
      case .canvas, .collection, .element, .view: true
      case .control, .glass, .text, .padding, .stack: false
      }
    }
  }

  /// A text at its place on the canvas.
  package struct Text: Sendable {
    private let shaped: ShapedText
    private let origin: Point

    /// A shaped text whose top left is at `origin`, in points of the canvas.
    package init(_ shaped: ShapedText, at origin: Point) {
      self.shaped = shaped
      self.origin = origin
    }

    /// The lines from top to bottom, in points of the canvas.
    package var lines: [TextLine] {
      shaped.lines.map { line in
        TextLine(
          frame: line.frame.offset(by: origin), baseline: origin.y + line.baseline,
          fontSize: line.runs.map(\.run.size).max() ?? 0)
      }
    }
  }

  /// A line of a text, in points of the canvas.
  package struct TextLine: Hashable, Sendable {
    /// As high as the line, as wide as what it shows.
    package var frame: Rect
    /// The baseline of the glyphs.
    package var baseline: Double
    /// The font's size.
    package var fontSize: Double
  }

  /// The lengths of a padding, in points.
  package struct Padding: Hashable, Sendable {
    /// The length below the top edge.
    package var top: Double
    /// The length to the right of the left edge.
    package var left: Double
    /// The length above the bottom edge.
    package var bottom: Double
    /// The length to the left of the right edge.
    package var right: Double

    /// Insets in a layout direction.
    package init(_ insets: EdgeInsets, direction: LayoutDirection) {
      top = insets.top
      bottom = insets.bottom
      left = direction == .leftToRight ? insets.leading : insets.trailing
      right = direction == .leftToRight ? insets.trailing : insets.leading
    }
  }

  /// A view in a stack.
  package struct StackChild: Hashable, Sendable {
    /// The view's place in the layout, in points of the canvas.
    package var frame: Rect
    /// Indicates whether the view is a spacer, whose length is what the others leave, or draws
    /// nothing: neither shows its ends.
    package var isBlank: Bool

    /// A view at its place.
    package init(frame: Rect, isBlank: Bool) {
      self.frame = frame
      self.isBlank = isBlank
    }
  }

  /// The part's role.
  package var role: Role
  /// The view of the canvas or of an element as it was written; nil for other parts.
  package var source: ViewNode?
  /// The part's name for those who hear the screen; nil if nothing in it has such a name.
  package var label: String?
  /// The part's place, in points of the canvas, where nothing cuts it.
  package var frame: Rect
  /// The part of the frame inside the canvas and the viewports around it; empty if out of sight.
  package var visibleFrame: Rect
  /// Indicates whether the part, or one in it, leaves a trace, which none without opacity does.
  package var isDrawn = true
  /// The drawing of a named part, without the named parts in it, in points of the canvas.
  ///
  /// A clip, an opacity or a shadow around other parts is a group without commands.
  package var commands: [Command] = []
  /// The names of the colours and the pictures of the commands.
  package var names = DrawingNames()
  /// The parts in it, the first at the bottom.
  package var parts: [ScreenPart] = []

  /// An element's name: its accessibility label, or else the first text in it.
  package var name: String? {
    (label ?? firstText).map(Self.elementName)
  }

  /// Returns the name of an element with a label or a text, cut as it is written with the drawing.
  package static func elementName(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  private var firstText: String? {
    if let text = commands.firstText { return text }
    // Of a lazy sequence, the compiler writes out several levels of parts, which takes 40 KB.
    for part in parts {
      if let text = part.firstText { return text }
    }
    return nil
  }
}

extension [Command] {
  fileprivate var firstText: String? {
    for command in self {
      switch command {
      case .glyphRun(let run, _, _) where !run.text.isEmpty: return run.text
      case .group(let group):
        if let text = group.commands.firstText { return text }
      case .glyphRun, .fill, .stroke, .image: continue
      }
    }
    return nil
  }
}

extension PreviewArrangement {
  /// The screen with all its parts.
  ///
  /// Elements that their collection's viewport does not show are not among the parts.
  ///
  /// - Complexity: O(*views*), at each call.
  package var screen: ScreenPart {
    let canvas = Rect(origin: .zero, size: size)
    var walk = PartWalk(backgrounds.map { .fill(.rect(canvas), .color($0.color)) })
    for background in backgrounds {
      walk.names.add(background.color, name: background.name, as: .fill, in: canvas)
    }
    var screen = ScreenPart(role: .canvas, frame: canvas, visibleFrame: canvas)
    screen.source = root.source
    _ = walk.collect(root.recordingTransforms, visible: canvas, into: &screen.parts)
    screen.commands = walk.commands
    screen.names = walk.names
    return screen
  }
}

/// The walk over placed views that finds the parts of a screen.
private struct PartWalk {
  /// The drawing of the innermost part with a name, so far.
  private(set) var commands: [Command]
  /// The names of the colours and the pictures of the commands.
  var names = DrawingNames()
  /// The label of the innermost part with a name.
  private var label: String?
  /// Indicates whether the innermost part with a name is an element.
  private var isInElement = false
  /// Indicates whether the commands of all views in the current one have been added with its own.
  private var isAdded = false

  /// A walk that begins in the canvas, which draws `commands`.
  init(_ commands: [Command]) {
    self.commands = commands
  }

  /// Adds a view, or the parts in it, to `parts`; returns whether the view leaves a trace.
  ///
  /// - Parameter visible: The area that the canvas and the viewports around the view show.
  mutating func collect(
    _ view: PlacedView, visible: Rect, into parts: inout [ScreenPart]
  ) -> Bool {
    let viewPart = view.drawing?.part(of: view) ?? .holding
    guard let drawing = view.drawing, !viewPart.isHolding else {
      return collectChildren(of: view, visible: visible, into: &parts).contains(true)
    }
    names.add(drawing.look(of: view), in: view.frame)
    let group = drawing.group(in: view.frame)
    let inner = group?.clip.map { visible.intersection($0.bounds) ?? .zero } ?? visible
    let first = parts.count
    let traces: [Bool]
    switch viewPart {
    case .holding: traces = []
    case .surrounding:
      traces = collectUnnamed(view, in: group, visible: inner, into: &parts)
    case .ofCells(let commands):
      add(commands, to: &parts)
      traces = []
    case .own(.view(id: nil), let label) where isInElement || isAdded:
      // The label of a view in an element is the element's.
      if !isAdded, self.label == nil { self.label = label }
      traces = collectUnnamed(view, in: group, visible: inner, into: &parts)
    case .own(let role, let label):
      var part = ScreenPart(
        role: role, frame: view.frame, visibleFrame: view.frame.intersection(visible) ?? .zero)
      if case .element = role { part.source = view.children.first?.source }
      traces =
        role.hasName
        ? collect(view, as: &part, label: label, visible: inner)
        : collectUnnamed(view, in: group, visible: inner, into: &part.parts)
      if case .stack(let axis, let children) = role {
        part.role = .stack(
          axis,
          zip(children, traces).map { child, hasTrace in
            ScreenPart.StackChild(frame: child.frame, isBlank: child.isBlank || !hasTrace)
          })
      }
      parts.append(part)
    }
    let isHidden = group.map { $0.opacity <= 0 } ?? false
    guard !isHidden, traces.contains(true) || !ownCommands(of: view).isEmpty else {
      for index in first..<parts.count { parts[index].isDrawn = false }
      return false
    }
    return true
  }

  /// Collects each view in `view`; returns whether each leaves a trace.
  private mutating func collectChildren(
    of view: PlacedView, visible: Rect, into parts: inout [ScreenPart]
  ) -> [Bool] {
    view.children.map { collect($0, visible: visible, into: &parts) }
  }

  /// Adds what a view draws to a part of its own, with the parts in it.
  private mutating func collect(
    _ view: PlacedView, as part: inout ScreenPart, label: String?, visible: Rect
  ) -> [Bool] {
    let outside = (commands, names, self.label, isInElement)
    (commands, names, self.label) = ([], DrawingNames(), label)
    if let drawing = view.drawing { names.add(drawing.look(of: view), in: view.frame) }
    if case .element = part.role { isInElement = true } else { isInElement = false }
    let traces = collectChildren(of: view, visible: visible, into: &part.parts)
    let content = PlacedView(frame: view.frame, drawing: CommandsDrawing(commands: commands))
    PlacedView(frame: view.frame, drawing: view.drawing, children: [content])
      .draw(into: &part.commands)
    part.commands = part.commands.withoutName
    part.names = names
    part.label = self.label
    (commands, names, self.label, isInElement) = outside
    return traces
  }

  /// Adds what a view draws to the part around it.
  private mutating func collectUnnamed(
    _ view: PlacedView, in group: Group?, visible: Rect, into parts: inout [ScreenPart]
  ) -> [Bool] {
    guard !isAdded else { return collectChildren(of: view, visible: visible, into: &parts) }
    guard view.holdsNames else {
      view.draw(into: &commands)
      isAdded = true
      defer { isAdded = false }
      return collectChildren(of: view, visible: visible, into: &parts)
    }
    if let group { commands.append(.group(group)) }
    let traces = collectChildren(of: view, visible: visible, into: &parts)
    // What the view draws over or under its children, as a border does.
    commands += ownCommands(of: view)
    return traces
  }

  /// Adds commands to the cells that they belong to.
  private func add(
    _ commands: [(cell: ItemIndex, command: Command)], to parts: inout [ScreenPart]
  ) {
    var index = parts.endIndex
    for (cell, command) in commands.reversed() {
      let place = parts[..<index].lastIndex { part in
        if case .element(.cell, cell) = part.role { true } else { false }
      }
      guard let place else { return }
      parts[place].commands.append(command)
      // Layouts draw nothing else into cells.
      if case .fill(let shape, .color(let color)) = command {
        parts[place].names.add(color, name: "separator", as: .fill, in: shape.bounds)
      }
      index = place
    }
  }

  /// Returns the commands of a view without those of the views in it.
  private func ownCommands(of view: PlacedView) -> [Command] {
    var commands: [Command] = []
    PlacedView(frame: view.frame, drawing: view.drawing).draw(into: &commands)
    // A clip, an opacity or a shadow around nothing draws nothing.
    commands.removeAll { command in
      if case .group(let group) = command { group.commands.isEmpty } else { false }
    }
    return commands
  }
}

extension PlacedView {
  /// Indicates whether a view at any depth in this one becomes a part with a name.
  fileprivate var holdsNames: Bool {
    children.contains { child in
      switch child.drawing?.part(of: child) {
      case .own(.view(id: nil), _), .surrounding, .holding, .ofCells, nil: child.holdsNames
      case .own(let role, _): role.hasName || child.holdsNames
      }
    }
  }
}

extension ViewPart {
  /// Indicates whether the view draws nothing but the views in it.
  fileprivate var isHolding: Bool {
    if case .holding = self { true } else { false }
  }
}

extension [Command] {
  /// The commands of a part without the group that names it.
  fileprivate var withoutName: [Command] {
    guard count == 1, case .group(var group) = self[0], group.role != .plain else { return self }
    guard !group.isTransparentToDrawing else { return group.commands }
    group.role = .plain
    return [.group(group)]
  }
}

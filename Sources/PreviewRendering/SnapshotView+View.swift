import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import LayoutSnapshots
import TextShaping

// Both switches are exhaustive: a view or a modifier that is not recorded could change a layout without
// a sentence about it.

extension SnapshotView {
  /// A view with all that decides the places of what it shows.
  init(_ view: ViewNode) {
    var view = view
    var modifiers: [NodeModifier] = []
    while case .modified(let inner, let modifier) = view {
      modifiers.append(modifier)
      view = inner
    }
    self.init(unmodified: view)
    for modifier in modifiers.reversed() { add(modifier) }
  }

  /// A view without modifiers.
  private init(unmodified view: ViewNode) {
    switch view {
    case .text(let text): self.init("text", name: ScreenPart.elementName(text.string))
    case .image(let image):
      self.init(image.isSymbol ? "symbol" : "image", name: image.name)
      if image.isResizable { add("resizable", "true") }
    case .color: self.init("color")
    case .linearGradient: self.init("linearGradient")
    case .roundGradient(let gradient): self.init(gradient.kind)
    case .meshGradient: self.init("meshGradient")
    case .shape(let shape):
      self.init(shape.outline.kind)
      add(shape)
    case .spacer(let minLength):
      self.init("spacer")
      if let minLength { add("minLength", minLength.dump) }
    case .divider: self.init("divider")
    case .stack(let stack):
      self.init(
        stack.axis == .vertical ? "vstack" : "hstack", children: stack.children.map { Self($0) })
      if let spacing = stack.spacing { add("spacing", spacing.dump) }
      let alignment =
        stack.axis == .vertical
        ? stack.horizontalAlignment.name : stack.verticalAlignment.name
      if alignment != "center" { add("alignment", alignment) }
      if let pinning = stack.pinning, pinning.pinsHeaders || pinning.pinsFooters {
        let kinds = [
          pinning.pinsHeaders ? "sectionHeaders" : nil,
          pinning.pinsFooters ? "sectionFooters" : nil,
        ]
        add("pinnedViews", kinds.compactMap(\.self).joined(separator: ","))
      }
    case .zstack(let stack):
      self.init("zstack", children: stack.children.map { Self($0) })
      add(alignment: stack.alignment, as: "alignment")
    case .collection: self.init("collection")
    case .searchField: self.init("searchField")
    case .toggle(let toggle):
      self.init("toggle", name: toggle.label)
      add("value", toggle.isOn ? "on" : "off")
    case .slider(let slider):
      self.init("slider")
      let bounds = slider.bounds
      add(
        "value", bounds.lowerBound + slider.fraction * (bounds.upperBound - bounds.lowerBound))
      if bounds != 0...1 { add("in", [bounds.lowerBound, bounds.upperBound].dump) }
    case .progressView(let progress):
      self.init("progress", name: progress.label)
      add("value", progress.fraction.map { $0 * progress.total })
      if progress.total != 1, progress.fraction != nil { add("total", progress.total) }
    case .navigationBar(let bar):
      self.init(
        "navigationBar", name: bar.title.nonEmpty,
        children: (bar.leading + [bar.principal].compactMap(\.self) + bar.trailing).map { Self($0) }
      )
      add("displayMode", bar.displayMode.rawValue)
      if let prompt = bar.prompt { add("prompt", prompt) }
      if let search = bar.search { add("searchField", search.prompt) }
      if bar.isScrolled == true { add("scrolled", "true") }
    case .tabBar(let bar):
      self.init("tabBar", name: bar.items.map(\.title).joined(separator: ", ").nonEmpty)
      add("value", "\(bar.selected)")
    case .toolbar(let bar):
      self.init(
        "toolbar", children: (bar.items + [bar.principal].compactMap(\.self)).map { Self($0) })
    case .pageControl(let control):
      self.init("pageControl")
      add("pages", "\(control.numberOfPages)")
      add("value", "\(control.currentPage)")
    case .button(let button):
      self.init("button", children: [Self(button.label)])
      add("style", button.style.rawValue)
      if button.size != .regular { add("size", button.size.rawValue) }
    case .segmentedControl(let control):
      self.init("segmentedControl", children: control.items.map { Self($0) })
      add("value", control.selected.map { "\($0)" } ?? "none")
    case .stepper(let stepper):
      self.init("stepper", name: stepper.label)
      add("value", stepper.value)
    case .textField(let field):
      self.init("textField", name: field.prompt)
      if field.hasBorder { add("style", "roundedBorder") }
    case .control(let control):
      self.init(control.kind, name: control.label)
      for setting in control.settings { add(setting.name, setting.value) }
    case .custom(let custom):
      self.init(custom.view.kind, children: custom.view.children.map { Self($0) })
      for setting in custom.view.settings { add(setting.name, setting.value) }
    case .modified(let inner, _): self.init(inner)
    }
  }

  /// Adds what a shape is painted with beside a fill, and the part of its outline that is drawn.
  private mutating func add(_ shape: ShapeNode) {
    if shape.stroke != nil {
      if shape.fill == nil { add("fill", "none") }
      add("stroke", "true")
    }
    if case .trimmed(_, let start, let end) = shape.outline { add("trim", [start, end].dump) }
  }

  /// Adds a modifier, unless nothing but what is drawn depends on it.
  private mutating func add(_ modifier: NodeModifier) {
    switch modifier {
    case .padding(let insets): add("padding", insets.words)
    case .frame(let frame):
      add("width", frame.width)
      add("height", frame.height)
      add(alignment: frame.alignment, as: "frameAlignment")
    case .flexibleFrame(let frame):
      add("minWidth", frame.minWidth)
      add("idealWidth", frame.idealWidth)
      add("maxWidth", frame.maxWidth)
      if let height = frame.maxHeight, frame.minHeight == height, frame.idealHeight == height {
        add("height", height)
      } else {
        add("minHeight", frame.minHeight)
        add("idealHeight", frame.idealHeight)
        add("maxHeight", frame.maxHeight)
      }
      add(alignment: frame.alignment, as: "frameAlignment")
    case .relativeWidth(let width):
      add("relativeWidth", "\(width.fraction.dump)")
      if width.plus != 0 { add("relativeWidthPlus", width.plus) }
      add(alignment: width.alignment, as: "frameAlignment")
    case .background(let view, let alignment): add("background", view, alignment)
    case .overlay(let view, let alignment): add("overlay", view, alignment)
    case .offset(let offset): add("offset", offset.dump)
    case .aspectRatio(let ratio, let mode):
      if let ratio { add("aspectRatio", ratio) }
      add("contentMode", mode.rawValue)
    case .fixedSize(let horizontal, let vertical):
      let axes = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap(\.self)
      if !axes.isEmpty { add("fixedSize", axes.joined(separator: ",")) }
    case .layoutPriority(let priority): add("layoutPriority", priority)
    case .accessibilityLabel(let label): add("accessibilityLabel", label)
    case .id(let id): add("id", id)
    case .scroll(let scroll): add(scroll)
    case .environment(let change): add(change)
    // That it is clipped is drawn only where something reaches beyond.
    case .clipShape(let outline): add("clipShape", outline.kind)
    // A line, a shadow and arrows are around a view or in it, and move nothing; neither does an
    // opacity, but a view that draws nothing would look as if it were gone.
    case .opacity(let opacity): if opacity == 0 { add("opacity", opacity) }
    case .border, .shadow, .boxShadows, .dimensions, .mark, .template, .notice: break
    case .custom(let modifier):
      if modifier.isTapTarget {
        add("onTap", "true")
      } else if let setting = modifier.modifier.setting {
        add(setting.name, setting.value)
        if let bar = modifier.safeAreaBar ?? modifier.presentedView {
          children.append(SnapshotView(setting.name, children: [SnapshotView(bar)]))
        }
      }
    }
  }

  private mutating func add(_ scroll: ScrollContent) {
    add("scroll", scroll.axes.map(\.rawValue).sorted().joined(separator: ","))
    switch scroll.place {
    case nil: break
    case .end(let axis, let isStart):
      let edges = axis == .vertical ? ("top", "bottom") : ("leading", "trailing")
      add("scrollPosition", isStart ? edges.0 : edges.1)
    case .view(let id, let anchor):
      add("scrollPosition", id.description)
      if let anchor { add("scrollAnchor", anchor.dump) }
    case .point(let x, let y):
      let places = [x.map { "x \($0.dump)" }, y.map { "y \($0.dump)" }].compactMap(\.self)
      add("scrollPosition", places.joined(separator: " "))
    }
    if let anchor = scroll.initialAnchor { add("defaultScrollAnchor", anchor.dump) }
    if let target = scroll.target { add("scrollTargetBehavior", target.rawValue) }
  }

  /// Adds what texts take from their surroundings, but for fonts and colours, which are drawn.
  private mutating func add(_ change: EnvironmentChange) {
    switch change {
    case .font, .fontWeight, .bold, .italic, .foregroundColor, .foregroundColors, .accentColor,
      .tint, .appearance, .dynamicType, .symbolColoring, .symbolScale:
      break
    case .layoutDirection(let direction): add("layoutDirection", direction.rawValue)
    case .multilineTextAlignment(let alignment): add("textAlignment", alignment.rawValue)
    case .lineLimit(let limit): add("lineLimit", limit.map(String.init) ?? "none")
    case .truncationMode(let mode): add("truncationMode", mode.rawValue)
    case .redacted(let isRedacted): add("redacted", isRedacted ? "placeholder" : "none")
    case .text(let change): add(change)
    }
  }

  /// Adds what moves lines or decides their size; the rest is drawn.
  private mutating func add(_ change: TextChange) {
    switch change {
    case .baselineOffset(let offset): add("baselineOffset", offset)
    case .lineSpacing(let spacing): add("lineSpacing", spacing)
    case .minimumScaleFactor(let factor): add("minimumScaleFactor", factor)
    case .allowsTightening(let isAllowed): add("allowsTightening", "\(isAllowed)")
    case .hyphenation(let isHyphenated): add("hyphenation", "\(isHyphenated)")
    case .design, .monospacedDigit, .contextualAlternates, .kerning, .tracking, .underline,
      .strikethrough, .letterCase:
      break
    }
  }

  /// Adds a view behind or over this one; of what is only drawn, no more than its kind.
  private mutating func add(_ kind: String, _ view: ViewNode, _ alignment: Alignment) {
    let view = SnapshotView(view)
    add(kind, view.kind)
    let isPainted = view.settings.allSatisfy { ["fill", "stroke"].contains($0.name) }
    guard !view.children.isEmpty || !isPainted || view.name != nil else { return }
    var decoration = SnapshotView(kind, children: [view])
    decoration.add(alignment: alignment, as: "alignment")
    children.append(decoration)
  }

  private mutating func add(_ name: String, _ value: String) {
    settings.append(SnapshotSetting(name, value))
  }

  private mutating func add(_ name: String, _ value: Double?) {
    guard let value else { return }
    add(name, value == .infinity ? "infinity" : value.dump)
  }

  /// Adds an alignment that is not in the middle, as in `leading` or `bottom,trailing`.
  private mutating func add(alignment: Alignment, as name: String) {
    let words = alignment.edgeNames
    if !words.isEmpty { add(name, words) }
  }
}

extension String {
  /// The text, on one line as names are; nil for an empty one.
  fileprivate var nonEmpty: String? { isEmpty ? nil : ScreenPart.elementName(self) }
}

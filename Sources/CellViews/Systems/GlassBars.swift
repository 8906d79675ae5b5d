import DisplayList
import LayoutGeometry
import TextShaping

// The bars of iOS 26 and later: their items are on glass over the content.

/// The lengths of bars of glass, in points.
private enum GlassBar {
  /// The height of a button, and of a group of them.
  static let height = 44.0
  /// The distance of buttons from the screen's sides.
  static let margin = 16.0
  /// The space before and after a text in a button (iOS 26.1 and later).
  static let padding = 16.0
  /// The space before and after an item beside others on one piece of glass, and that between two items there.
  static let sharedPadding = 13.0
  static let itemSpacing = 4.0
  /// The space between two pieces of glass of a navigation bar, as in a toolbar (iOS 26, 440 points).
  static let spacing = 12.0
  /// The least space of a spacer among the items of a bar.
  static let leastSpace = 8.0
  /// The height of the buttons of a toolbar at the bottom, their distance from three edges of the screen, and from
  /// each other.
  static let toolbarHeight = 48.0
  static let toolbarMargin = 28.0
  static let toolbarSpacing = 12.0
  /// The space under the buttons of a navigation bar.
  static let lower = 10.0
  /// The surface of a disabled prominent button, whose label stays white (iOS 26, over #F2F2F7 and over black).
  static let disabledTint = Color(light: RGBA(hex: 0xD8D8DB), dark: RGBA(hex: 0x3C3C3C))
}

extension NavigationBarNode {
  /// The bar with its items on glass: 54 points high, 106 with a large title.
  func glassBar(isLarge: Bool, in environment: ViewEnvironment) -> ViewNode {
    var parts: [ViewNode] = []
    if let prompt { parts.append(Self.promptRow(prompt)) }
    let inline = principal ?? (isLarge ? ViewNode.spacer(minLength: 0) : titles)
    let size = subtitle == nil && subtitleView == nil ? 17.0 : 15
    parts.append(
      row(inline.font(.fixed(FontRequest(size: size, weight: .semibold))), in: environment)
        .padded(bottom: GlassBar.lower))
    if isLarge { parts.append(titleBelow) }
    if let search {
      parts.append(
        search.view.padded(leading: GlassBar.margin, bottom: 10, trailing: GlassBar.margin))
    }
    let bar = parts.count == 1 ? parts[0] : ViewNode.column(parts)
    return bar.with(Self.broadMargins(in: environment)).onEdge(shownBackground, .top)
  }

  /// The title over the subtitle, as far as the bar has one.
  private var titles: ViewNode {
    guard let line = subtitle(size: 12) else { return label }
    return .column([label, line])
  }

  /// Returns the line under the title; nil for none.
  private func subtitle(size: Double, weight: FontWeight = .regular) -> ViewNode? {
    (subtitleView?.font(.fixed(FontRequest(size: size, weight: weight)))
      ?? subtitle.map { ViewNode.line($0, size: size, weight: weight) })?.colored(.secondaryLabel)
  }

  private var titleBelow: ViewNode {
    let title = (largeTitle ?? label).font(.style(.largeTitle, weight: .bold))
    guard let line = subtitle(size: 11, weight: .medium) else {
      return title.padded(
        top: 2, leading: GlassBar.margin, bottom: 8, trailing: GlassBar.margin
      )
      .filling(minHeight: 52, alignment: .bottomLeading)
    }
    // The title's letters are on a line 39 under the bar's 54 points, the subtitle's 16 below; the space under
    // them is assumed.
    return ViewNode.column(
      [title.padded(top: 20.0 / 3), line], spacing: -8.0 / 3, alignment: .leading
    )
    .padded(leading: GlassBar.margin, bottom: 28.0 / 3, trailing: GlassBar.margin)
    .filling(alignment: .leading)
  }

  private func row(_ title: ViewNode, in environment: ViewEnvironment) -> ViewNode {
    let button = back.map { _ in
      BarItem(
        view: ViewNode.shape(
          .path(environment.direction == .leftToRight ? .chevronLeft : .chevronRight)
        )
        .framed(width: 12, height: 21)
        // The sign begins 15 after the edge of its glass and ends 18 before the other (iOS 26, 402 and 440 points).
        .padded(trailing: 10.0 / 3)
        .with(.responding { _, _, _ in .back }))
    }
    let groups = BarItem.groups(of: leading)
    let first = button.map { [[$0]] } ?? []
    return ViewNode.row(
      [
        ViewNode.glassRow(first + groups, in: environment).atSide(.leading),
        title.with(.layoutPriority(1)),
        ViewNode.glassRow(BarItem.groups(of: trailing), in: environment).atSide(.trailing),
      ], spacing: 8
    )
    .padded(leading: GlassBar.margin, trailing: GlassBar.margin)
    .framed(height: GlassBar.height)
  }
}

extension ToolbarNode {
  /// The actions on glass over the content.
  func glassBar(in environment: ViewEnvironment) -> ViewNode {
    let (height, spacing) = (GlassBar.toolbarHeight, GlassBar.toolbarSpacing)
    let row: ViewNode
    if let principal {
      row = self.row(around: principal, dividedAt: \.isBarSpacer) {
        .glassRow(BarItem.groups(of: $0), height: height, spacing: spacing, in: environment)
      }
    } else {
      let parts = items.split(omittingEmptySubsequences: false) { $0.isFlexibleBarSpacer }
        .map {
          ViewNode.glassRow(
            BarItem.groups(of: Array($0)), height: height, spacing: spacing, in: environment)
        }
      let hasField = items.contains { $0.fieldOnGlass != nil }
      if parts.count == 3, !hasField {
        // The second of three is in the middle of the bar, however broad the others are (iOS 26).
        row = .row(
          [
            parts[0].atSide(.leading), parts[1].with(.layoutPriority(1)),
            parts[2].atSide(.trailing),
          ], spacing: spacing)
      } else {
        var children = parts.enumerated().flatMap { index, part in
          (index == 0 ? [] : [ViewNode.spacer(minLength: spacing)]) + [part]
        }
        if parts.count == 1, !hasField { children.append(.spacer(minLength: 0)) }
        row = .row(children, spacing: 0)
      }
    }
    return
      row
      .padded(leading: GlassBar.toolbarMargin, trailing: GlassBar.toolbarMargin)
      .framed(height: height)
      .padded(bottom: GlassBar.toolbarMargin - environment.homeIndicatorRoom)
      .onEdge(background, .bottom)
  }
}

/// An item of a bar.
private struct BarItem {
  var view: ViewNode
  /// Indicates whether the item is a search field, which takes the room of the bar.
  var isField = false
  /// Indicates whether the item is not on the glass of its group.
  var hidesGlass = false
  /// The colour of the item's own glass; nil for the glass of its group.
  var prominent: Color?

  /// Returns the items that share a piece of glass: spacers divide them, and one without shared glass
  /// or with its own is alone.
  static func groups(of items: [ViewNode]) -> [[BarItem]] {
    var groups: [[BarItem]] = [[]]
    for view in items where !view.isEmpty {
      guard !view.isBarSpacer else {
        groups.append([])
        continue
      }
      let field = view.fieldOnGlass
      let item = BarItem(
        view: field ?? view, isField: field != nil, hidesGlass: view.hidesSharedBackground,
        prominent: view.prominentTint)
      if item.hidesGlass || item.isField || item.prominent != nil {
        groups += [[item], []]
      } else {
        groups[groups.count - 1].append(item)
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// Returns the item in its part of the glass: with space around its text, or around a symbol that is not alone,
  /// and at least as wide as high.
  func body(height: Double, isAlone: Bool, in environment: ViewEnvironment) -> ViewNode {
    guard !isField else { return view.framed(height: height) }
    let item = prominent == nil ? view : view.withoutButtonStyle
    let padding =
      !isAlone ? GlassBar.sharedPadding : view.hasText(in: environment) ? GlassBar.padding : 0
    return
      item
      .font(.fixed(FontRequest(size: 17))).with(.environment(.symbolScale(.large)))
      .padded(leading: padding, trailing: padding)
      .with(.flexibleFrame(FlexibleFrame(minWidth: height)))
      .framed(height: height)
  }
}

extension ViewNode {
  fileprivate static func glassRow(
    _ groups: [[BarItem]], height: Double = GlassBar.height, spacing: Double = GlassBar.spacing,
    in environment: ViewEnvironment
  ) -> ViewNode {
    var inBar = environment
    inBar.enterBar()
    return .row(
      groups.map { group in
        let items = ViewNode.row(
          group.map { $0.body(height: height, isAlone: group.count == 1, in: inBar) },
          spacing: GlassBar.itemSpacing)
        if let tint = group[0].prominent {
          return items.barColored(.white).onGlass(.of(.prominent, tint: tint))
        }
        let colored = items.barColored(.label)
        return group[0].hidesGlass ? colored : colored.onGlass(.of(.bar))
      }, spacing: spacing)
  }

  /// Returns the view as wide as it is, at a side of the room that a bar has there.
  fileprivate func atSide(_ side: Alignment) -> ViewNode {
    with(.fixedSize(horizontal: true, vertical: false)).filling(alignment: side)
  }

  /// Returns the view with its texts and its buttons in a colour.
  private func barColored(_ color: Color) -> ViewNode {
    coloredAroundControls(color).surrounded { $0.takeBarColor(color) }
  }

  /// Returns the bar over the content at an edge of the screen, on its background.
  func onEdge(_ background: BarBackground, _ edge: Alignment) -> ViewNode {
    switch background {
    case .hidden: self
    case .visible:
      with(.background(EdgeEffectNode(.hard, at: edge).view.reachingUnderBars(), .center))
    case .color(let color):
      with(.background(ViewNode.color(color).reachingUnderBars(), .center))
    case .automatic:
      with(
        .background(
          EdgeEffectNode(.soft, at: edge).view.reachingUnderBars().overContent, .center))
    }
  }
}

// MARK: - Spacers and shared glass

extension ViewNode {
  /// Returns a space that divides the items of a bar: a fixed one, or one that takes all room.
  package static func barSpacer(isFlexible: Bool) -> ViewNode {
    isFlexible
      ? .spacer(minLength: GlassBar.leastSpace)
      : ViewNode.spacer(minLength: GlassBar.leastSpace)
        .with(.fixedSize(horizontal: true, vertical: false))
  }

  /// Returns an item of a bar that is not on the glass of its neighbours.
  package var hidingSharedBackground: ViewNode {
    with(NodeModifier(SharedBackground(look: .hidden)))
  }

  /// Returns an item of a bar that has glass of its own in the tint, with a white label.
  package var prominentInBar: ViewNode {
    with(NodeModifier(SharedBackground(look: .prominent)))
  }

  /// Returns an item of a bar with a number or a word in a red badge at its corner; its place is assumed.
  package func badgedInBar(_ text: String) -> ViewNode {
    with(
      .overlay(
        TabBarNode.Item.badge(text, size: 19, top: -8, at: .trailing), .topTrailing))
  }

  /// Indicates whether the view is that of an empty slot or of a choice of nothing.
  fileprivate var isEmpty: Bool {
    switch self {
    case .zstack(let stack): stack.children.allSatisfy(\.isEmpty)
    case .modified(let inner, let modifier) where modifier.isMark: inner.isEmpty
    default: false
    }
  }

  fileprivate var isBarSpacer: Bool {
    switch self {
    case .spacer: true
    case .modified(let inner, let modifier)
    where modifier.isMark || modifier.primitive is FixedSize:
      inner.isBarSpacer
    default: false
    }
  }

  /// Indicates whether the view is a spacer that takes what the items of a bar leave.
  var isFlexibleBarSpacer: Bool {
    switch self {
    case .spacer: true
    case .modified(let inner, let modifier) where modifier.isMark: inner.isFlexibleBarSpacer
    default: false
    }
  }

  fileprivate var hidesSharedBackground: Bool {
    guard case .modified(let inner, let modifier) = self else { return false }
    return (modifier.primitive as? SharedBackground).map { $0.look == .hidden }
      ?? inner.hidesSharedBackground
  }

  /// The button among the modifiers; nil for another view.
  private var barButton: ButtonNode? {
    switch self {
    case .control(let control): control as? ButtonNode
    case .modified(let inner, _): inner.barButton
    default: nil
    }
  }

  /// The colour of a prominent button, gray if it is disabled; nil for another view.
  fileprivate var prominentTint: Color? {
    let button = barButton
    let isProminent =
      asksForProminence || button?.style == .borderedProminent || button?.style == .glassProminent
    guard isProminent else { return nil }
    if button?.isDisabled == true { return GlassBar.disabledTint }
    guard !asksForProminence, let button else { return .tint }
    return button.role == .destructive ? .red : button.tint ?? .accentColor
  }

  private var asksForProminence: Bool {
    guard case .modified(let inner, let modifier) = self else { return false }
    return (modifier.primitive as? SharedBackground)?.look == .prominent || inner.asksForProminence
  }

  /// The search field without its surface; nil for another view.
  fileprivate var fieldOnGlass: ViewNode? {
    switch self {
    case .control(let control):
      (control as? SearchFieldNode).flatMap { field in
        guard !field.isMinimized else { return nil }
        var field = field
        field.isOnGlass = true
        return field.view
      }
    case .modified(let inner, let modifier): inner.fieldOnGlass.map { .modified($0, modifier) }
    default: nil
    }
  }

  /// The view with its button's label alone, as the bar is its surface.
  fileprivate var withoutButtonStyle: ViewNode {
    switch self {
    case .control(let control):
      (control as? ButtonNode).map { button in
        var plain = button
        plain.style = .plain
        plain.isDisabled = false
        return plain.view
      } ?? self
    case .modified(let inner, let modifier): .modified(inner.withoutButtonStyle, modifier)
    default: self
    }
  }

  /// Returns whether the view shows a text.
  fileprivate func hasText(in environment: ViewEnvironment) -> Bool {
    switch self {
    case .text: true
    case .control(let control): control.body(in: environment).hasText(in: environment)
    case .stack(let stack): stack.children.contains { $0.hasText(in: environment) }
    case .modified(let inner, _): inner.hasText(in: environment)
    default: false
    }
  }
}

/// `sharedBackgroundVisibility`: the glass of an item of a bar, if it is not its group's.
private struct SharedBackground: PrimitiveModifier, Settable {
  var look: Look

  enum Look: String, CaseIterable, Hashable, Sendable {
    case hidden, prominent
  }

  static let fields: [SettingField<SharedBackground>] = [
    .choice("sharedBackgroundVisibility", \.look, changing: .content)
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode { child }
}

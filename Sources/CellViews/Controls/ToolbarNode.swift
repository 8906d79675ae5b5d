package import LayoutGeometry

/// The bar of actions at a screen's bottom, as wide as its proposal, 44 points high: UIToolbar.
package struct ToolbarNode: Sendable {
  /// The items from the leading edge, in the accent colour.
  package var items: [ViewNode]
  /// The view in the middle of the bar, between the items; nil for none.
  package var principal: ViewNode?
  /// The background of the bar.
  package var background: BarBackground

  /// Creates a bar; items without a spacer among them are evenly spaced.
  package init(_ items: [ViewNode], background: BarBackground = .automatic) {
    self.items = items
    self.background = background
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    environment.systemStyle.toolbar(self, environment).surrounded { $0.enterBar() }
  }

  /// The bar of iOS 18, from side to side.
  var plainBar: ViewNode {
    row
      .asBarItems
      .filling(alignment: .leading)
      .with(.padding(EdgeInsets(leading: 16, trailing: 16)))
      .framed(height: 44)
      .onBar(background, line: .top)
  }

  private var row: ViewNode {
    if let principal {
      return row(around: principal, dividedAt: \.isFlexibleBarSpacer) { .row($0, spacing: 16) }
    }
    var row = items
    if items.count > 1, !items.contains(where: \.isFlexibleBarSpacer) {
      row = [items[0]] + items.dropFirst().flatMap { [.spacer(minLength: 0), $0] }
    }
    return .stack(StackNode(axis: .horizontal, spacing: 0, children: row))
  }

  /// Returns the items at both edges: those before the first spacer, or else the first half, lead.
  ///
  /// They share the rest of the width evenly, so that the view in the middle is centred as long as
  /// both fit their half.
  ///
  /// - Parameter half: Returns the row of the items at one edge.
  func row(
    around principal: ViewNode, dividedAt isSpacer: (ViewNode) -> Bool,
    half: ([ViewNode]) -> ViewNode
  ) -> ViewNode {
    let division = items.firstIndex(where: isSpacer) ?? (items.count + 1) / 2
    let halves = [items[..<division], items[division...]].map { items in
      half(items.filter { !isSpacer($0) }).with(.fixedSize(horizontal: true, vertical: false))
    }
    return .stack(
      StackNode(
        axis: .horizontal, spacing: 8,
        children: [
          halves[0].filling(alignment: .leading),
          principal.coloredAroundControls(.label).with(.layoutPriority(1)),
          halves[1].filling(alignment: .trailing),
        ]))
  }
}

extension ToolbarNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "toolbar", fieldSettings, children: items + [principal].compactMap(\.self))
  }

  package var isTouchTarget: Bool { false }
}

extension ToolbarNode: HoldingViews {
  package static let fields: [SettingField<ToolbarNode>] = [
    .background(\.background), .flag("principal", \.hasPrincipal),
  ]

  /// Indicates whether a view is in the middle, and not the last of the items.
  private var hasPrincipal: Bool {
    get { principal != nil }
    set {
      if newValue == hasPrincipal { return }
      if let principal { items.append(principal) }
      principal = newValue ? items.popLast() : nil
    }
  }

  package func holding(_ children: [ViewNode]) -> ToolbarNode? {
    var other = self
    other.items = principal == nil ? children : children.dropLast()
    other.principal = principal == nil ? nil : children.last
    return other
  }
}

import DisplayList
import LayoutGeometry
import TextShaping

/// The bar at a screen's top, as wide as its proposal.
///
/// On iOS 18 it is 44 points high, 96 with a large title; 30 more with a prompt, and 52 more with a
/// search field.
package struct NavigationBarNode: Sendable {
  /// The title of the screen.
  package var title: String
  /// The place of the title.
  package var displayMode: DisplayMode
  /// The label of the back button, which also has a chevron; nil for no such button.
  package var back: String?
  /// The items at the leading edge, in the accent colour.
  package var leading: [ViewNode]
  /// The items at the trailing edge, in the accent colour; the last at the edge.
  package var trailing: [ViewNode]
  /// The view in the middle of the bar, instead of its title; nil for the title.
  package var principal: ViewNode?
  /// A line of text over the bar's 44 points; nil for none.
  package var prompt: String?
  /// A line of text under the title, in looks from iOS 26 on; nil for none.
  package var subtitle: String?
  /// The field under the title; nil for none.
  package var search: SearchFieldNode?
  /// Indicates whether content has scrolled under the bar: a large title is then in the bar.
  ///
  /// If it is nil, the content decides, for a bar over content that scrolls.
  package var isScrolled: Bool?
  /// The background of the bar.
  package var background = BarBackground.automatic

  /// The place of a title.
  package typealias DisplayMode = NavigationBarDisplayMode

  /// Creates a bar; by default with its title in the middle and without items.
  package init(
    _ title: String, displayMode: DisplayMode = .inline, back: String? = nil,
    leading: [ViewNode] = [], trailing: [ViewNode] = []
  ) {
    self.title = title
    self.displayMode = displayMode
    self.back = back
    self.leading = leading
    self.trailing = trailing
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    environment.systemStyle.navigationBar(self, environment).padded(top: -environment.barRise)
  }

  /// The bar of iOS 18: a surface with the items in the accent colour.
  func plainBar(in environment: ViewEnvironment) -> ViewNode {
    let button = back.map { Self.backButton($0, direction: environment.direction) }
    guard displayMode == .large, isScrolled == nil else {
      return bar(isLarge: displayMode == .large && isScrolled == false, button: button)
    }
    let collapsed = bar(isLarge: false, button: button)
    return bar(isLarge: true, button: button).collapsing(to: collapsed)
  }

  private func bar(isLarge: Bool, button: ViewNode?) -> ViewNode {
    var parts: [ViewNode] = []
    if let prompt { parts.append(Self.promptRow(prompt)) }
    if isLarge {
      let title = label.font(.style(.largeTitle, weight: .bold))
        .with(.padding(EdgeInsets(top: 2, leading: 16, bottom: 8, trailing: 16)))
        .filling(minHeight: 52, alignment: .bottomLeading)
      parts += [row(title: principal ?? .spacer(minLength: 0), button: button), title]
    } else {
      let title = (principal ?? label).font(.fixed(FontRequest(size: 17, weight: .semibold)))
      parts.append(row(title: title, button: button))
    }
    if let search {
      // A field of 36 points in the 52 that UISearchController has.
      parts.append(
        search.view.with(.padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))))
    }
    let bar =
      parts.count == 1
      ? parts[0] : .stack(StackNode(axis: .vertical, spacing: 0, children: parts))
    let shown = isScrolled == true && background == .automatic ? .visible : background
    return bar.onBar(shown, line: .bottom)
  }

  /// Returns the 30 points that a prompt adds to UINavigationBar.
  static func promptRow(_ prompt: String) -> ViewNode {
    ViewNode.text(TextNode(prompt))
      .font(.fixed(FontRequest(size: 13)))
      .with(.environment(.lineLimit(1)))
      .with(.padding(EdgeInsets(leading: 16, trailing: 16)))
      .filling(alignment: .bottom)
      .framed(height: 30)
  }

  var label: ViewNode {
    .text(TextNode(title)).with(.environment(.lineLimit(1)))
  }

  /// Returns the bar's 44 points.
  private func row(title: ViewNode, button: ViewNode?) -> ViewNode {
    // The button is 8 points nearer to its edge than the other items.
    let leading = Self.items(([button] + leading).compactMap(\.self))
      .with(.padding(EdgeInsets(leading: button == nil ? 8 : 0)))
      .filling(alignment: .leading)
    let trailing = Self.items(trailing)
      .with(.padding(EdgeInsets(trailing: 8)))
      .filling(alignment: .trailing)
    // The title's proposal is all that the items do not need; they share the rest evenly, so that
    // it is in the middle as long as both fit their half.
    return ViewNode.stack(
      StackNode(
        axis: .horizontal, spacing: 8,
        children: [leading, title.with(.layoutPriority(1)), trailing])
    )
    .with(.padding(EdgeInsets(leading: 8, trailing: 8)))
    .framed(height: 44)
  }

  /// Returns items at a size that ignores dynamic type, as bars do.
  private static func items(_ items: [ViewNode]) -> ViewNode {
    ViewNode.stack(StackNode(axis: .horizontal, spacing: 16, children: items))
      .asBarItems
      .with(.fixedSize(horizontal: true, vertical: false))
  }

  private static func backButton(_ title: String, direction: LayoutDirection) -> ViewNode {
    let angle = direction == .leftToRight ? Path.chevronLeft : .chevronRight
    return .stack(
      StackNode(
        // The title is 20 after the sign begins (iOS 14).
        axis: .horizontal, spacing: 8,
        children: [
          .shape(.path(angle)).framed(width: 12, height: 21), .text(TextNode(title)),
        ])
    ).with(.responding { _, _ in .back })
  }
}

extension NavigationBarNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "navigationBar", name: title.isEmpty ? nil : ScreenPart.elementName(title),
      [
        .word("displayMode", displayMode.rawValue), .word("prompt", prompt),
        .text("subtitle", subtitle),
        .word("searchField", search?.prompt), .flag("scrolled", isScrolled),
        .text("back", back), .text("searchText", search?.text, default: ""),
        .word("background", background.words, default: "automatic", changing: .paint),
      ], children: leading + [principal].compactMap(\.self) + trailing)
  }

  package var isTouchTarget: Bool { false }
}

/// The place of a title.
public enum NavigationBarDisplayMode: String, Hashable, Sendable, CaseIterable {
  /// In the middle of the bar, or as near to it as the items allow.
  case inline
  /// Under the bar, at the leading edge, and 34 points large.
  case large
}

import CellViews
import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

extension ViewDeclaration {
  static let scrollable: [ViewDeclaration] = [
    .lazyVStack, .lazyHStack, .grid, .viewThatFits, .scrollView, .collection,
  ]

  static let scrollView = ViewDeclaration(
    "scrollView", .scrollView, "A viewport on views that may be longer than it.")

  static let lazyVStack = ViewDeclaration(
    "lazyVStack", .lazyVStack, "Sections in a column, whose headers and footers may stay in sight.")

  static let lazyHStack = ViewDeclaration(
    "lazyHStack", .lazyHStack, "Sections in a row, whose headers and footers may stay in sight.")
}

extension ValueType<ViewNode> {
  /// The views of a viewport, or a mapping with its settings.
  fileprivate static let scrollView = ValueType<[ViewNode]>.children
    .map { viewport(.vertical, $0) }
    .orMapping(
      .record(
        "scrollView",
        "A viewport on views, as SwiftUI's `ScrollView`: a column, or along the horizontal axis a row. "
          + "Without a position, their start is seen.",
        Field(
          Field(
            "axes", ValueType<Set<Axis>>.axes, default: [.vertical], shown: "vertical",
            "The axes along which the views may be longer than the viewport."),
          Field<WrittenPlace?>(
            optional: "scrollPosition", .scrollPlace,
            "What is scrolled to: an edge, a view, or a point."),
          Field<Point?>(
            optional: "defaultScrollAnchor", .unitPoint,
            "The part of the views that is seen without a position, and where they are if they are "
              + "shorter than the viewport; defaults to the start."),
          Field<ScrollTarget?>(
            optional: "scrollTargetBehavior", .word(pending: .paging),
            "Where scrolling to a point ends: `paging` at the viewports that follow each other, "
              + "`viewAligned` at the start of one of the views, or of one of a lone stack's."),
          Field(
            "contentMargins", ValueType<EdgeInsets>.insets, default: .zero, shown: "0",
            "Space around the views that scrolls with them, in points."),
          Field("children", ValueType<[ViewNode]>.children, "The views, in order.")
        ) { axes, place, anchor, target, margins, children throws(Mismatch) in
          var scroll = ScrollContent(axes: axes, margins: margins)
          scroll.place = place?.place
          try place?.item.map { item throws(Mismatch) in try item.check(in: children) }
          scroll.initialAnchor = anchor
          scroll.alignmentAnchor = anchor
          scroll.target = target
          return viewport(scroll, children)
        }))

  private static func viewport(_ scroll: ScrollContent, _ views: [ViewNode]) -> ViewNode {
    var content =
      views.count == 1
      ? views[0]
      : .stack(
        StackNode(axis: scroll.axes.contains(.vertical) ? .vertical : .horizontal, children: views))
    if scroll.looksForItems {
      var targets = ScrollItems()
      content = targets.numbered(content)
    }
    if scroll.margins != .zero { content = .modified(content, .padding(scroll.margins)) }
    let viewport = ViewNode.modified(content, .scroll(scroll))
    // Nothing else needs the size of the viewport, which is known only after its layout.
    guard content.hasContainerRelativeFrames else { return viewport }
    return .custom(CustomNode(ContainerNode(viewport, margins: scroll.margins)))
  }

  /// A column of sections.
  fileprivate static let lazyVStack = lazyStack(
    "lazyVStack", "a column", .vertical,
    Field(
      "alignment", .horizontalAlignment, default: HorizontalAlignment.center, shown: "center",
      "How views are aligned across the column.")
  ) { StackNode(axis: .vertical, horizontalAlignment: $0, spacing: $1, children: []) }

  /// A row of sections.
  fileprivate static let lazyHStack = lazyStack(
    "lazyHStack", "a row", .horizontal,
    Field(
      "alignment", .verticalAlignment, default: VerticalAlignment.center, shown: "center",
      "How views are aligned across the row.")
  ) { StackNode(axis: .horizontal, verticalAlignment: $0, spacing: $1, children: []) }

  private static func lazyStack<StackAlignment: Sendable>(
    _ name: String, _ noun: String, _ axis: Axis, _ alignment: Field<StackAlignment>,
    build: @escaping @Sendable (StackAlignment, Double?) -> StackNode
  ) -> ValueType {
    .record(
      name,
      "Sections in \(noun) as long across as it is offered, as SwiftUI's lazy stacks.",
      Field(
        alignment,
        Field<Double?>(
          optional: "spacing", .length,
          "The space between neighbours, in points; defaults to what both prefer, as in SwiftUI."),
        Field<Set<ElementKind>>.pinnedViews,
        Field<[StackSectionViews]>(
          "sections",
          ValueType<StackSectionViews>.stackSection.list("a list of sections", count: 0...1000),
          "The sections, in order.")
      ) { alignment, spacing, pinned, sections in
        var stack = build(alignment, spacing)
        stack.hold(sections, pinning: pinned)
        let across =
          axis == .vertical
          ? FlexibleFrame(
            maxWidth: .infinity,
            alignment: Alignment(horizontal: stack.horizontalAlignment, vertical: .center))
          : FlexibleFrame(
            maxHeight: .infinity,
            alignment: Alignment(horizontal: .center, vertical: stack.verticalAlignment))
        return .modified(.stack(stack), .flexibleFrame(across))
      })
  }
}

/// The views of a section of a stack.
private struct StackSectionViews: Sendable {
  let header: ViewNode?
  let views: [ViewNode]
  let footer: ViewNode?
}

extension ValueType<StackSectionViews> {
  /// Views with a header and a footer.
  fileprivate static let stackSection = ValueType.record(
    "stackSection", "Views of a lazy stack that belong together, as SwiftUI's `Section`.",
    Field(
      Field<ViewNode?>(optional: "header", ValueType<ViewNode>.view, "The view before them."),
      Field("children", ValueType<[ViewNode]>.children, "The views, in order."),
      Field<ViewNode?>(optional: "footer", ValueType<ViewNode>.view, "The view after them.")
    ) { StackSectionViews(header: $0, views: $1, footer: $2) })
}

extension StackNode {
  fileprivate mutating func hold(_ parts: [StackSectionViews], pinning kinds: Set<ElementKind>) {
    var sections: [StackSection] = []
    for part in parts {
      let start = children.count
      children += [part.header].compactMap(\.self) + part.views + [part.footer].compactMap(\.self)
      sections.append(
        StackSection(
          views: start..<children.count, headerCount: part.header == nil ? 0 : 1,
          footerCount: part.footer == nil ? 0 : 1))
    }
    pinning = StackPinning(
      sections: sections, pinsHeaders: kinds.contains(.header),
      pinsFooters: kinds.contains(.footer))
  }
}

/// The numbered views of a scroll view: its own, or those of a lone stack.
private struct ScrollItems {
  /// The number of views in each section.
  private(set) var counts: [Int] = []

  /// Returns the view with its children as scroll targets, if it is a stack; else itself as one.
  mutating func numbered(_ view: ViewNode) -> ViewNode {
    switch view {
    case .stack(var stack):
      guard let pinning = stack.pinning else {
        for index in stack.children.indices { target(&stack.children[index], index, section: 0) }
        counts = [stack.children.count]
        return .stack(stack)
      }
      for (number, section) in pinning.sections.enumerated() {
        let rows = section.views.dropFirst(section.headerCount).dropLast(section.footerCount)
        for (item, view) in rows.enumerated() {
          target(&stack.children[view], item, section: number)
        }
        counts.append(rows.count)
      }
      return .stack(stack)
    case .modified(let view, let modifier): return .modified(numbered(view), modifier)
    default:
      var view = view
      target(&view, 0, section: 0)
      counts = [1]
      return view
    }
  }

  private func target(_ view: inout ViewNode, _ item: Int, section: Int) {
    let index = ItemIndex(section: section, item: item)
    view = .modified(view, .scrollTarget(ScrollID(index), isTarget: true))
  }
}

extension ScrollContent {
  /// Indicates whether views are scrolled to by their numbers, or aligned.
  fileprivate var looksForItems: Bool {
    if case .view = place { true } else { target == .viewAligned }
  }
}

extension ItemIndex {
  /// Refuses a number that no view of a scroll view has.
  fileprivate func check(in views: [ViewNode]) throws(Mismatch) {
    var items = ScrollItems()
    _ = items.numbered(
      views.count == 1 ? views[0] : .stack(StackNode(axis: .vertical, children: views)))
    guard items.counts.indices.contains(section) else {
      throw Mismatch(
        "the scroll view has no section \(section)", suggestion: Self.range(items.counts.count))
    }
    guard item < items.counts[section] else {
      throw Mismatch(
        "the scroll view has no view \(item) to scroll to",
        suggestion: Self.range(items.counts[section]))
    }
  }

  private static func range(_ count: Int) -> String? {
    count > 0 ? "they are 0 to \(count - 1)" : nil
  }
}

/// A scroll position in its notation.
private struct WrittenPlace: Sendable {
  let place: ScrollPlace
  /// The number of the view; nil for another place.
  var item: ItemIndex?
}

extension ValueType<WrittenPlace> {
  /// An edge, or a mapping with a view or a point.
  fileprivate static let scrollPlace = ValueType<ScrollPlace>.words(
    [
      "top": .end(.vertical, isStart: true), "bottom": .end(.vertical, isStart: false),
      "leading": .end(.horizontal, isStart: true), "trailing": .end(.horizontal, isStart: false),
    ], pending: .end(.vertical, isStart: true)
  )
  .map { WrittenPlace(place: $0) }
  .orMapping(
    .record(
      "scrollPosition", "A view of a scroll view, or a point of its content.",
      Field(
        Field<String?>(optional: "id", .text, "The `id` of a view in the scroll view."),
        Field<Int?>(
          optional: "item", .whole(0...Items.limit),
          "The number of a view, from 0, among the scroll view's, or those of its lone stack."),
        Field<Int?>(
          optional: "section", .whole(0...Items.sectionLimit - 1),
          "The section of the item, in a lazy stack."),
        Field<Point?>(
          optional: "anchor", .unitPoint,
          "The point of the view that is at the same point of the viewport; without one, scrolling "
            + "ends as soon as the view is seen."),
        Field<Double?>(
          optional: "x", .distance, "A distance from the content's leading edge, in points."),
        Field<Double?>(optional: "y", .distance, "A distance from its top, in points.")
      ) { id, item, section, anchor, x, y throws(Mismatch) in
        guard [id != nil, item != nil, x != nil || y != nil].count(where: { $0 }) == 1 else {
          throw Mismatch("expected either 'id', 'item', or 'x' and 'y'")
        }
        guard section == nil || item != nil else {
          throw Mismatch("expected 'item' beside 'section'")
        }
        if let id { return WrittenPlace(place: .view(ScrollID(id), anchor: anchor)) }
        if let item {
          let index = ItemIndex(section: section ?? 0, item: item)
          return WrittenPlace(place: .view(ScrollID(index), anchor: anchor), item: index)
        }
        guard anchor == nil else { throw Mismatch("expected 'id' or 'item' beside 'anchor'") }
        return WrittenPlace(place: .point(x: x, y: y))
      }))
}

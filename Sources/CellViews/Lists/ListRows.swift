import CollectionLayouts
import DisplayList
import LayoutGeometry

/// Turns a section's elements into those of a list of its appearance.
struct ListRows {
  private let list: ListConfiguration
  private let appearance: ListAppearance
  private let itemCount: Int
  private let direction: LayoutDirection
  /// The tint of rows without one; nil for that of the surroundings.
  private let itemTint: ListItemTint?
  /// Indicates whether the surroundings of the list have a tint.
  private let hasTint: Bool

  /// The least height of a row, in points.
  private let minimumHeight: Double
  /// The space around a row's content, in points.
  private let insets: EdgeInsets
  /// The margin at either side of the rows, in points.
  private let margin: Double
  private let style: SystemStyle.ListStyle
  /// The colour of cards.
  private let surface: Color
  /// The opaque colour behind cards; nil for none, and where more is behind the list that shows.
  private let ground: Color?
  /// Indicates whether each row has the part of its card that is under it, instead of the section: the rows are apart, or
  /// one of them shows what is behind the list.
  private let rowsHaveCards: Bool
  /// Indicates whether letters are smaller than by default.
  private let isSmall: Bool
  /// The indentation of each level of an outline, in points, as in UICollectionViewListCell.
  private static let indentationWidth = 10.0

  /// Creates the rows of a section in a list of a width; nil for another layout, or for a list
  /// without an appearance.
  ///
  /// - Parameter hasClearRow: Indicates whether a row of the section `hasClearBackground`; called only if that matters.
  init?(
    of section: SectionNode, width: Double, in environment: ViewEnvironment,
    hasClearRow: () -> Bool
  ) {
    guard let list = section.list else { return nil }
    self.list = list
    appearance = list.appearance
    style = environment.listStyle
    surface =
      environment.sheet == .glass
      ? environment.systemStyle.sheet.cards : .secondarySystemGroupedBackground
    let isSeenThrough =
      environment.sheet == .glass || environment.listGround?.isOpaque == false
    ground = isSeenThrough ? nil : environment.listGround
    rowsHaveCards =
      appearance.isGrouped
      && (list.rowSpacing > 0 || isSeenThrough && section.background == nil && hasClearRow())
    margin = appearance.margin(atWidth: width, style.margins)
    let side = appearance.rowInset(atWidth: width, style.margins)
    insets = EdgeInsets(
      top: style.rowPadding, leading: side, bottom: style.rowPadding, trailing: side)
    itemCount = section.layout.itemCount
    direction = environment.direction
    itemTint = section.itemTint
    minimumHeight =
      section.minimumRowHeight
      ?? (style.leastRowHasLeading
        ? TextStyle.body.leading(for: environment.dynamicType) + 2 * style.rowPadding
        : SectionNode.defaultMinimumRowHeight)
    hasTint = environment.hasTint
    isSmall = environment.dynamicType < .large
  }

  /// Returns the element as it is in the list; nil for one without a view.
  func decorated(_ view: ViewNode?, _ kind: ElementKind, at context: CellContext) -> ViewNode? {
    switch kind {
    case .cell:
      guard let view else { return nil }
      return list.isHeader(context.index.item)
        ? header(view, of: context.index.section) : row(view, context)
    case .header: return view.map { header($0, of: context.index.section) }
    case .footer: return view.map(footer)
    case .background: return view ?? card
    case .badge, .supplementary, .decoration, .boundary, .layoutBoundary: return view
    }
  }

  // MARK: - Rows

  private func row(_ view: ViewNode, _ context: CellContext) -> ViewNode {
    let (content, traits) = view.takingRowTraits()
    let accessories = traits.accessories.filter { $0.isShown(isEditing: context.isEditing) }
    let (leading, trailing) = (
      accessories.filter(\.isLeading), accessories.filter { !$0.isLeading }
    )
    var insets = traits.insets ?? insets
    let indentation =
      Double(traits.indentationLevel ?? 0) * (traits.indentationWidth ?? Self.indentationWidth)
    let trailingInset = insets.trailing
    if !trailing.isEmpty { insets.trailing = style.accessorySpacing }
    if leading.isEmpty { insets.leading += indentation }
    var row = content.surrounded { $0.isInListRow = true }
    if style.lineReach > 0, traits.insets == nil, content.isLineOfText {
      row = row.with(
        NodeModifier(LineInRow(height: style.controlHeight, reach: style.lineReach)))
    }
    row = row.with(.padding(insets))
    if !accessories.isEmpty {
      let views = { (accessory: ListAccessory) -> ViewNode in
        accessory.node(isSelected: context.isSelected, direction: direction, style: style)
      }
      // The first part is indented as the row is; each other is the usual distance away.
      var parts = leading.enumerated().map { index, accessory in
        views(accessory).with(
          .padding(EdgeInsets(leading: insets.leading + (index == 0 ? indentation : 0))))
      }
      parts.append(row.filling(alignment: .leading))
      parts += trailing.enumerated().map { index, accessory in
        let isLast = index == trailing.count - 1
        return views(accessory).with(
          .padding(EdgeInsets(trailing: isLast ? trailingInset : style.accessorySpacing)))
      }
      row = .stack(StackNode(axis: .horizontal, spacing: 0, children: parts))
    }
    let itemTint = traits.itemTint ?? itemTint
    if let tint = itemTint?.color(isInSidebar: appearance.isSidebar, hasTint: hasTint) {
      // Configs call it the accent colour.
      row = row.with(.environment(.tint(tint))).with(.environment(.accentColor(tint)))
    }
    row = row.with(
      .flexibleFrame(
        FlexibleFrame(
          maxWidth: .infinity, minHeight: minimumHeight, maxHeight: .infinity,
          alignment: .leading)))
    if let background = background(traits, context) {
      row = row.with(.background(background, .center))
    }
    guard
      let swiped = SwipedRow(
        traits, outline: outline(of: context.index.item), style: style.swipe)
    else {
      return row
    }
    return row.with(NodeModifier(swiped))
  }

  /// Returns the background of a row; nil for the card, or the list itself.
  private func background(_ traits: ListRowTraits, _ context: CellContext) -> ViewNode? {
    let outline = outline(of: context.index.item)
    let gray: Color? =
      context.isHighlighted ? .systemGray5 : context.isSelected ? .systemGray4 : nil
    if context.isDragged {
      let color = gray ?? (appearance.isGrouped ? surface : nil)
      let view = traits.background ?? .color(color ?? .systemBackground)
      return view.with(.clipShape(.roundedRectangle(cornerRadius: cornerRadius)))
    }
    if let gray { return .shape(outline, fill: appearance.isSidebar ? .systemFill : gray) }
    guard let background = traits.background else {
      return rowsHaveCards ? .shape(outline, fill: surface) : nil
    }
    let shown = outline == .rectangle ? background : background.with(.clipShape(outline))
    // A row's own background is in place of its card, and what is clear shows the list's (iOS 26).
    guard appearance.isGrouped, !rowsHaveCards, let ground, let color = background.plainColor,
      !color.isOpaque
    else { return shown }
    return .zstack(ZStackNode(children: [.color(ground), shown]))
  }

  /// The radius of the corners of a card or a selected navigation item, in points.
  private var cornerRadius: Double { appearance.hasRoundRows ? style.cardRadius : 0 }

  /// Returns the outline of a row, with round corners at those of its card.
  private func outline(of item: Int) -> ShapeNode.Outline {
    let radius = cornerRadius
    guard radius > 0 else { return .rectangle }
    let isFirst = item == list.firstRow
    let isLast = item == itemCount - 1
    if appearance.isSidebar || list.rowSpacing > 0 || (isFirst && isLast) {
      return .roundedRectangle(cornerRadius: radius)
    }
    guard isFirst || isLast else { return .rectangle }
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    return .unevenRoundedRectangle(
      CornerRadii(
        topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom, style: .continuous))
  }

  // MARK: - Around rows

  /// The background of a section's rows.
  private var card: ViewNode? {
    guard appearance.isGrouped, list.rowSpacing > 0 || !rowsHaveCards else { return nil }
    let radius = cornerRadius
    return .shape(
      radius > 0 ? .roundedRectangle(cornerRadius: radius) : .rectangle,
      fill: surface)
  }

  /// Returns the header over a section's rows, which begins where their texts do.
  private func header(_ view: ViewNode, of section: Int) -> ViewNode {
    let label = self.label(
      view, font: appearance.isGrouped ? style.headerFont : .style(.headline),
      color: appearance.isSidebar ? .label : .secondaryLabel, insets: headerInsets(of: section),
      isRow: list.isHeader(0))
    // Rows scroll under a header that stays in sight.
    guard appearance == .plain else { return label }
    return label.with(.background(.color(.systemBackground), .center))
  }

  private func footer(_ view: ViewNode) -> ViewNode {
    label(
      view, font: .style(.footnote).tight, color: .secondaryLabel,
      insets: footerInsets, isRow: false
    )
    .with(.filledLines)
  }

  private func headerInsets(of section: Int) -> EdgeInsets {
    guard appearance.isGrouped else {
      return appearance.isSidebar
        ? EdgeInsets(top: 16, bottom: 8) : EdgeInsets(top: 7, bottom: 7)
    }
    var insets = style.header
    if section == 0, isSmall { insets.top -= style.smallHeaderRise }
    insets.top = max(0, list.sectionSpacing / 2 + insets.top)
    return insets
  }

  private var footerInsets: EdgeInsets {
    guard appearance.isGrouped else {
      return EdgeInsets(top: 7, bottom: list.sectionSpacing / 2)
    }
    var insets = style.footer
    insets.bottom = max(0, list.sectionSpacing / 2 + insets.bottom)
    return insets
  }

  /// - Parameter isRow: True for an item, which is between the list's margins by itself.
  private func label(
    _ view: ViewNode, font: Font, color: Color, insets: EdgeInsets, isRow: Bool
  ) -> ViewNode {
    let (content, traits) = view.takingRowTraits()
    let side = isRow ? 0 : margin
    var insets = insets
    insets.leading = side + (traits.insets ?? self.insets).leading
    insets.trailing = side + (traits.insets ?? self.insets).trailing
    return content.font(font).coloredAroundControls(color)
      .with(.padding(insets))
      .with(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)))
  }
}

extension ViewNode {
  /// Indicates whether the view is a row of others with a text among them.
  fileprivate var isLineOfText: Bool {
    guard case .stack(let stack) = unmarked else { return false }
    return stack.axis == .horizontal && stack.children.contains(where: \.isText)
  }

  /// Indicates whether the view is a text as high as its lines.
  private var isText: Bool {
    switch unmarked {
    case .text: true
    case .modified(let inner, let modifier):
      (modifier.primitive as? FlexibleFrame)?.isAsHighAsItsView == true && inner.isText
    default: false
    }
  }

  /// The view without marks and changes of its surroundings.
  private var unmarked: ViewNode {
    guard case .modified(let inner, let modifier) = self,
      modifier.isMark || modifier.primitive is EnvironmentChange
    else { return self }
    return inner.unmarked
  }
}

/// The content of a list's row, of which views beside a text reach into the row's padding: rows with symbols of 24 and 34
/// points and with a title's letters are as high as those of a text alone (iOS 17), as rows with controls are.
private struct LineInRow: PrimitiveModifier {
  /// The least height of a line in the row, in points.
  let height: Double
  /// The length by which content may be higher at either side; that even higher content does not reach
  /// into the padding at all is assumed.
  let reach: Double

  var description: ModifierDescription {
    // `height` and `reach` are the list's style's.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    // A line of body is higher at larger sizes.
    let height = max(height, TextStyle.body.leading(for: environment.dynamicType))
    return LayoutNode(
      modifier: LineInRowLayout(child: child, line: LineInRow(height: height, reach: reach)))
  }
}

private struct LineInRowLayout: ModifierLayout {
  let child: LayoutNode
  let line: LineInRow

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let inner = try child.measure(proposal, in: pass)
    let reach = reach(of: inner.size)
    return inner.placed(
      at: Point(x: 0, y: -reach),
      in: Size(width: inner.size.width, height: inner.size.height - 2 * reach))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let size = try child.measure(proposal, in: pass).size
    let origin = Point(x: 0, y: -reach(of: size))
    return try child.place(
      in: frame.placing(size, at: origin, direction: pass.direction), proposal: proposal, pass: pass
    )
  }

  /// Returns the length by which content reaches into the padding; 0 for higher content.
  private func reach(of content: Size) -> Double {
    let excess = (content.height - line.height) / 2
    return 0...line.reach ~= excess ? excess : 0
  }
}

extension ListRowTraits {
  /// Indicates whether the row has a background that may show what is behind it: any but one opaque colour.
  var hasClearBackground: Bool { background.map { $0.plainColor?.isOpaque != true } ?? false }
}

extension Color {
  /// Indicates whether the colour shows nothing behind it, light and dark.
  fileprivate var isOpaque: Bool { min(light.alpha, dark.alpha) >= 1 }
}

import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// A list of an appearance with rows in one section, and changes of it.
private func list(
  _ appearance: ListAppearance, _ rows: ViewNode..., header: ViewNode? = nil,
  _ change: (inout CollectionNode) -> Void = { _ in }
) -> ViewNode {
  var list = CollectionNode(
    layout: List(appearance: appearance),
    sections: [
      SectionNode(
        layout: LayoutSection(itemCount: rows.count, header: header.map { _ in .measured }),
        cell: { rows[$0.index.item] }, header: header)
    ])
  change(&list)
  return .collection(list)
}

/// The lines of a display list that have a word, without the spaces before them, and without those
/// over the first and under the last of a list's rows of 44 points.
private func lines(
  _ view: ViewNode, with word: String, on canvas: PreviewCanvas = .fixed(390, 300)
) throws -> [String] {
  let all = try commands(view, on: canvas).split(separator: "\n").filter { $0.contains(word) }
    .map { $0.drop { $0 == " " } }.map(String.init)
  guard case .collection(let list) = view else { return all }
  let end = 44 * Double(list.sections[0].layout.itemCount) - 0.5
  return all.filter { line in
    let place = line.split(separator: " ").dropFirst(2).first?.split(separator: ",").last
    return !line.contains("×0.125 ") || place != "0" && place != "\(end)"
  }
}

/// The separators' colour in light.
private let gray = "#3C3C434A"

private func text(_ string: String) -> ViewNode { .text(TextNode(string)) }

@Suite struct ListRowTests {
  @Test func `a plain list has a line over its first and under its last row`() throws {
    func count(_ list: ViewNode) throws -> Int {
      try commands(list, on: .fixed(390, 300)).split(separator: "\n").filter { $0.contains(gray) }
        .count
    }
    // SwiftUI's on iOS 18, and one under the last row of a table view: `docs/truth.md`.
    expect(try count(list(.plain, box(9, 9), box(9, 9))), equals: 3)
    expect(try count(list(.plain, box(9, 9), box(9, 9), header: text("A"))), equals: 2)
    expect(try count(list(.insetGrouped, box(9, 9), box(9, 9))), equals: 1)
  }

  // Rows are 44 high, and 22 higher than what is in them; what is beside a text reaches into these 22 as long as there
  // are 5 at either side, up to 44 − 2 × 5 = 34 (`list-lines` in `docs/truth.md`). The next row, of 44 itself, has its
  // point (44 − 1) / 2 = 21.5 below its edge.
  @Test(arguments: [
    ([box(9, 34), text("A")], SystemLook.iOS18, "next 20,65.5 1×1"),
    // As without a text: 34 + 22 + 21.5, and 35 + 22 + 21.5.
    ([box(9, 34)], .iOS18, "next 20,77.5 1×1"),
    ([box(9, 35), text("A")], .iOS18, "next 20,78.5 1×1"),
    // On iOS 26 rows have 15, and are 52 high at least: 34 + 30 + (52 − 1) / 2.
    ([box(9, 34), text("A")], .iOS26, "next 16,89.5 1×1"),
  ])
  func `a view beside a text makes a row no higher as long as the row has room for it`(
    views: [ViewNode], system: SystemLook, next: String
  ) throws {
    let row = ViewNode.stack(StackNode(axis: .horizontal, children: views))
    var canvas = PreviewCanvas.fixed(390, 300)
    canvas.system = system
    expect(try places(list(.plain, row, box(1, 1, id: "next")), on: canvas), equals: next)
  }

  @Test func `a row of texts is as high as one of a text at larger sizes`() throws {
    func place(under row: ViewNode) throws -> String {
      let list = list(.plain, row, box(1, 1, id: "next"))
      return try places(list.with(.environment(.dynamicType(.xxLarge))), on: .fixed(390, 300))
    }
    let texts = ViewNode.stack(StackNode(axis: .horizontal, children: [text("A"), text("B")]))
    expect(try place(under: texts), equals: try place(under: text("A")))
  }

  // On 390 points the list of cards has margins of 20 and begins at 35; its second row is from 79 to 123.
  @Test(arguments: [nil, Color.white.opacity(0), Color.white.opacity(0.5)] as [Color?])
  func `a clear row has no card under it in a list with a clear background`(
    ground: Color?
  ) throws {
    let rows = ["A", "B", "C"].map(text)
    func cards(over background: ViewNode) throws -> [String] {
      let row = rows[1].with(.listRowBackground(background))
      let whole = list(.insetGrouped, rows[0], row, rows[2])
      guard case .collection(let node) = whole else { return [] }
      let view = ground.map { whole.onListGround($0, .color($0)) } ?? node.withoutBackground
      return try lines(view, with: "fill rounded") + lines(view, with: "fill rect 20,79 ")
    }
    let (first, last) = (
      "fill rounded 20,35 350×44 radii 10,10,0,0 continuous #FFFFFF",
      "fill rounded 20,123 350×44 radii 0,0,10,10 continuous #FFFFFF"
    )
    try #require(cards(over: .color(.clear)) == [first, last])
    try #require(
      cards(over: .color(.black.opacity(0.2)))
        == [first, last, "fill rect 20,79 350×44 #00000033"])
    // What is more than a colour may be clear, too.
    let both = ViewNode.zstack(ZStackNode(children: [.color(.clear), .color(.black)]))
    try #require(cards(over: both) == [first, last, "fill rect 20,79 350×44 #000000"])
  }

  // Without a clear row nothing is seen between parts of a card that meet: 3 × 44 = 132.
  @Test func `a section without a clear row has one card in a list without a background`() throws {
    let rows = ["A", "B", "C"].map(text)
    func cards(_ second: ViewNode) throws -> [String] {
      let whole = list(.insetGrouped, rows[0], second, rows[2])
      guard case .collection(let node) = whole else { return [] }
      return try lines(node.withoutBackground, with: "fill rounded")
        + lines(node.withoutBackground, with: "fill rect 20,79 ")
    }
    let card = "fill rounded 20,35 350×132 radius 10 continuous #FFFFFF"
    try #require(cards(rows[1]) == [card])
    try #require(
      cards(rows[1].with(.listRowBackground(.color(.black))))
        == [card, "fill rect 20,79 350×44 #000000"])
  }

  // The cards of a sheet of glass are 6 % of black: one under all rows, and one each under the first and the last.
  @Test func `a clear row has no card under it in a sheet of glass`() throws {
    var canvas = PreviewCanvas(
      width: 402, height: .points(874), safeArea: EdgeInsets(top: 62, bottom: 34))
    canvas.system = .iOS26
    func cards(_ second: ViewNode) throws -> Int {
      let whole = list(.insetGrouped, text("A"), second, text("C"))
      guard case .collection(let node) = whole else { return 0 }
      let view = filler.with(SheetNode(node.onBackground, detent: .medium).modifier)
      return try lines(view, with: "#0000000F", on: canvas).count
    }
    expect(try cards(text("B")), equals: 1)
    expect(try cards(text("B").with(.listRowBackground(.color(.clear)))), equals: 2)
  }

  @Test func `a line begins where its row's text does, and without a text at 20 points`() throws {
    let view = list(.plain, hstack(spacing: 0, box(30, 10), text("A")), box(9, 9), box(9, 9))
    // The text is after 20 + 30; rows are 44 high, and a line is from half a point above their end.
    try #require(
      lines(view, with: gray) == [
        "fill rect 50,43.5 340×0.125 \(gray)", "fill rect 20,87.5 370×0.125 \(gray)",
      ])
  }

  @Test func `right to left, a line ends where its row's text begins`() throws {
    let view = list(.plain, hstack(spacing: 0, box(30, 10), text("A")), box(9, 9))
    try #require(
      lines(view, with: gray, on: .fixed(390, 300, .rightToLeft)) == [
        "fill rect 0,43.5 340×0.125 \(gray)"
      ])
  }

  @Test func `a row has no line that it or the row beside it hides`() throws {
    let row = box(9, 9)
    let view = list(
      .plain, row.with(.listRow("", "") { $0.hidesBottomSeparator = true }), row,
      row.with(.listRow("", "") { $0.hidesTopSeparator = true }), row)
    // After the third row alone: 3 × 44 − 0.5.
    try #require(lines(view, with: gray) == ["fill rect 20,131.5 370×0.125 \(gray)"])
  }

  @Test func `a line may have a colour of its row's`() throws {
    let row = box(9, 9).with(.listRow("", "") { $0.separatorTint = .black })
    try #require(
      lines(list(.plain, row, row), with: "#000000") == ["fill rect 20,43.5 370×0.125 #000000"])
  }

  @Test func `a line without a colour of the row above it has that of the row below`() throws {
    let above = box(9, 9).with(.listRow("", "") { $0.separatorTint = .black })
    let below = box(9, 9).with(.listRow("", "") { $0.topSeparatorTint = .white })
    let plain = list(.plain, box(9, 9), below)
    let both = list(.plain, above, below)
    try #require(lines(plain, with: "#FFFFFF") == ["fill rect 20,43.5 370×0.125 #FFFFFF"])
    try #require(lines(both, with: "0.125") == ["fill rect 20,43.5 370×0.125 #000000"])
  }

  @Test func `a line may be at other distances from its row's edges, mirrored from right to left`()
    throws
  {
    let row = text("A").with(
      .listRow("", "") { $0.separatorInsets = SeparatorInsets(leading: 60, trailing: 20) })
    let view = list(.plain, row, box(9, 9))
    // 390 − 60 − 20 = 310.
    try #require(lines(view, with: gray) == ["fill rect 60,43.5 310×0.125 \(gray)"])
    try #require(
      lines(view, with: gray, on: .fixed(390, 300, .rightToLeft)) == [
        "fill rect 20,43.5 310×0.125 \(gray)"
      ])
  }

  @Test func `a line is where the row below has it, but for the ends that the row above has`()
    throws
  {
    let above = text("A").with(
      .listRow("", "") { $0.separatorInsets = SeparatorInsets(trailing: 10) })
    let below = box(9, 9).with(
      .listRow("", "") { $0.topSeparatorInsets = SeparatorInsets(leading: 100, trailing: 40) })
    func both(_ direction: LayoutDirection) throws -> [String] {
      try lines(list(.plain, text("A"), below), with: gray, on: .fixed(390, 300, direction))
        + lines(list(.plain, above, below), with: gray, on: .fixed(390, 300, direction))
    }
    // 390 − 100 − 40 = 250, and 390 − 100 − 10 = 280; from right to left, they begin at 40 and 10.
    try #require(
      both(.leftToRight) == [
        "fill rect 100,43.5 250×0.125 \(gray)", "fill rect 100,43.5 280×0.125 \(gray)",
      ])
    try #require(
      both(.rightToLeft) == [
        "fill rect 40,43.5 250×0.125 \(gray)", "fill rect 10,43.5 280×0.125 \(gray)",
      ])
  }

  @Test func `a line that ends at another place still begins where its row's text does`() throws {
    let row = hstack(spacing: 0, box(30, 10), text("A")).with(
      .listRow("", "") { $0.separatorInsets = SeparatorInsets(trailing: 20) })
    // 20 + 30 = 50, and 390 − 50 − 20 = 320.
    try #require(
      lines(list(.plain, row, box(9, 9)), with: gray) == ["fill rect 50,43.5 320×0.125 \(gray)"])
  }

  @Test func `a line whose ends have passed each other is not drawn`() throws {
    let row = box(9, 9).with(
      .listRow("", "") { $0.separatorInsets = SeparatorInsets(leading: 200, trailing: 190) })
    try #require(lines(list(.plain, row, box(9, 9)), with: "0.125") == [])
  }

  @Test func `a view in a row places the ends of the line under it`() throws {
    // The name is after 20 + 30 + 8, and 40 wide.
    let row = hstack(
      spacing: 8, box(30, 10), text("A"),
      box(40, 10).with(.alignmentGuide(.listRowSeparatorLeading) { $0.guide(.leading) })
        .with(.alignmentGuide(.listRowSeparatorTrailing) { $0.guide(.trailing) + 5 })
    )
    .with(.frame(FixedFrame(width: 200, alignment: .trailing)))
    let view = list(.plain, row, box(9, 9))
    // The frame is from 20 to 220, with the last view from 180 to 220.
    try #require(lines(view, with: gray) == ["fill rect 180,43.5 45×0.125 \(gray)"])
    // 390 − 225 = 165.
    try #require(
      lines(view, with: gray, on: .fixed(390, 300, .rightToLeft)) == [
        "fill rect 165,43.5 45×0.125 \(gray)"
      ])
  }

  @Test func `a guide is over the text and the row below, and under the row's own insets`() throws {
    func line(_ own: SeparatorInsets) throws -> [String] {
      let row = text("A").with(.alignmentGuide(.listRowSeparatorLeading) { _ in 20 })
        .with(.listRow("", "") { $0.separatorInsets = own })
      let below = box(9, 9).with(
        .listRow("", "") { $0.topSeparatorInsets = SeparatorInsets(leading: 70) })
      return try lines(list(.plain, row, below), with: gray)
    }
    // 20 + 20 from the edge.
    try #require(line(SeparatorInsets()) == ["fill rect 40,43.5 350×0.125 \(gray)"])
    try #require(line(SeparatorInsets(leading: 90)) == ["fill rect 90,43.5 300×0.125 \(gray)"])
  }

  @Test func `no guide takes a line beyond its row`() throws {
    func line(_ place: Double) throws -> [String] {
      let row = box(9, 9).with(.alignmentGuide(.listRowSeparatorLeading) { _ in place })
      return try lines(list(.insetGrouped, row, box(9, 9)), with: gray)
    }
    // The card is from 20 to 370, and begins 35 points down.
    try #require(line(-100) == ["fill rect 20,78.5 350×0.125 \(gray)"])
    // 500 is beyond its end.
    try #require(line(500) == [])
    // Nowhere: where lines are without a text.
    try #require(line(.nan) == ["fill rect 40,78.5 330×0.125 \(gray)"])
  }

  @Test func `the guide of a swiped row moves with it`() throws {
    let row = text("A").with(.alignmentGuide(.listRowSeparatorLeading) { _ in 50 }).with(
      .listRow("", "") {
        $0.swipe = 0.25
        $0.trailingActions = [SwipeAction(label: box(1, 1), color: .blue)]
      })
    // From 20 + 50 to 390, a quarter of 390 to the left; what is outside is cut.
    try #require(
      lines(list(.plain, row, box(9, 9)), with: gray) == ["fill rect 0,43.5 292.5×0.125 \(gray)"])
  }

  @Test func `the line of a swiped row moves with it, off what is under the row`() throws {
    func row(_ swipe: Double?) -> ViewNode {
      hstack(spacing: 0, box(30, 10), text("A")).with(
        .listRow("", "") {
          $0.swipe = swipe
          $0.trailingActions = [SwipeAction(label: box(1, 1), color: .blue)]
          $0.leadingActions = [SwipeAction(label: box(1, 1), color: .blue)]
        })
    }
    // The text is after 20 + 30; a quarter of 390 is 97.5, and what is outside is cut.
    for (swipe, line) in [
      (nil, "50,43.5 340×0.125"), (0.25, "0,43.5 292.5×0.125"), (-0.25, "147.5,43.5 242.5×0.125"),
    ] as [(Double?, String)] {
      try #require(
        lines(list(.plain, row(swipe), box(9, 9)), with: gray) == ["fill rect \(line) \(gray)"])
    }
  }

  @Test func `rows that are apart have cards of their own`() throws {
    let section = SectionNode(layout: LayoutSection(itemCount: 2), cell: { _ in box(9, 9) })
    let view = ViewNode.collection(
      CollectionNode(
        layout: List(appearance: .insetGrouped, rowSpacing: 12), sections: [section]))
    // Rows of 44 from 35 on, 12 apart.
    try #require(
      lines(view, with: "#FFFFFF") == [
        "fill rounded 20,35 350×44 radius 10 continuous #FFFFFF",
        "fill rounded 20,91 350×44 radius 10 continuous #FFFFFF",
      ])
  }

  @Test func `from a full swipe on, the action at the edge is alone, unless that is not allowed`()
    throws
  {
    func row(_ swipe: Double, allowsFull: Bool = true) -> ViewNode {
      box(9, 9).with(
        .listRow("", "") {
          $0.swipe = swipe
          $0.allowsFullTrailingSwipe = allowsFull
          $0.trailingActions = [
            SwipeAction(label: box(1, 1), color: .black),
            SwipeAction(label: box(1, 1), color: .white),
          ]
        })
    }
    func first(_ row: ViewNode) throws -> [String] {
      try lines(list(.plain, row), with: "#000000").filter { $0.contains("×44") }
    }
    // 0.5 of 390 is shared; 0.6 of it is not, as long as it may be full.
    try #require(first(row(0.5)) == ["fill rect 292.5,0 97.5×44 #000000"])
    try #require(first(row(0.6)) == ["fill rect 156,0 234×44 #000000"])
    try #require(first(row(0.6, allowsFull: false)) == ["fill rect 273,0 117×44 #000000"])
  }

  @Test func `a tint of a row is that of its signs`() throws {
    let row = box(9, 9).with(
      .listRow("", "") {
        $0.itemTint = .fixed(.black)
        $0.accessories = [ListAccessory(.checkmark)]
      })
    try #require(!lines(list(.plain, row), with: "#000000").isEmpty)
  }

  @Test func `a section has one rounded rectangle under its rows`() throws {
    let card = try lines(list(.insetGrouped, box(9, 9), box(9, 9)), with: "#FFFFFF")
    #expect(card == ["fill rounded 20,35 350×88 radius 10 continuous #FFFFFF"])
  }

  @Test func `a selected row is gray, and has no lines beside it`() throws {
    let view = list(.insetGrouped, box(9, 9), box(9, 9), box(9, 9)) {
      $0.selected = [ItemIndex(section: 0, item: 1)]
    }
    try #require(lines(view, with: "#D1D1D6") == ["fill rect 20,79 350×44 #D1D1D6"])
    try #require(lines(view, with: gray) == [])
  }

  @Test func `a pressed row is of a lighter gray`() throws {
    let view = list(.plain, box(9, 9)) { $0.highlighted = [ItemIndex(section: 0, item: 0)] }
    try #require(lines(view, with: "#E5E5EA") == ["fill rect 0,0 390×44 #E5E5EA"])
  }

  @Test func `a row is 44 points high, or as its content with 11 points above and below`() throws {
    let view = list(.plain, box(9, 9), box(9, 50, id: "b"), box(9, 9, id: "c"))
    // 50 + 22 = 72; the third row begins at 44 + 72 and has (44 − 9) / 2 above its content.
    try #require(
      places(view, on: .fixed(390, 300)) == "b 20,55 9×50\nc 20,133.5 9×9")
  }

  @Test func `a row's own insets replace the list's`() throws {
    let row = box(9, 50, id: "a").with(
      .listRow("", "") { $0.insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) })
    try #require(places(list(.plain, row), on: .fixed(390, 300)) == "a 2,1 9×50")
  }

  @Test func `what is under a swiped row shares what the row leaves, the first at the edge`()
    throws
  {
    let row = box(9, 9, id: "row").with(
      .listRow("", "") {
        $0.swipe = 0.5
        $0.trailingActions = [
          SwipeAction(label: box(1, 1), color: .blue),
          SwipeAction(label: box(1, 1), color: .orange),
        ]
      })
    let view = list(.plain, row)
    // Half of 200 is 100, of which each has 50; the row moves as far.
    let canvas = PreviewCanvas.fixed(200, 44)
    try #require(lines(view, with: "#FF9500", on: canvas) == ["fill rect 100,0 50×44 #FF9500"])
    try #require(lines(view, with: "#007AFF", on: canvas) == ["fill rect 150,0 50×44 #007AFF"])
    try #require(places(view, on: canvas) == "row -84,17.5 9×9")
    // Right to left, all of it is mirrored.
    let mirrored = PreviewCanvas.fixed(200, 44, .rightToLeft)
    try #require(lines(view, with: "#007AFF", on: mirrored) == ["fill rect 0,0 50×44 #007AFF"])
    try #require(places(view, on: mirrored) == "row 275,17.5 9×9")
  }

  @Test func `a row without actions at an end is not swiped there`() throws {
    let row = box(9, 9, id: "row").with(.listRow("", "") { $0.swipe = -0.5 })
    try #require(places(list(.plain, row), on: .fixed(200, 44)) == "row 16,17.5 9×9")
  }

  @Test func `what deletes a row is there while the rows are edited`() throws {
    let row = box(9, 9, id: "row").with(
      .listRow("", "") { $0.accessories = [ListAccessory(.delete)] })
    try #require(places(list(.plain, row), on: .fixed(390, 44)) == "row 20,17.5 9×9")
    // 20 + 22, and 20 before the content.
    try #require(
      places(list(.plain, row) { $0.isEditing = true }, on: .fixed(390, 44)) == "row 62,17.5 9×9")
  }

  @Test func `the angle of an outline takes the same room, open and closed`() throws {
    func row(_ isExpanded: Bool) -> ViewNode {
      hstack(spacing: 0, .spacer(minLength: 0), box(9, 9, id: "end")).with(
        .listRow("", "") {
          $0.accessories = [ListAccessory(.outlineDisclosure(isExpanded: isExpanded))]
        })
    }
    // 390 − 20 − 13 of the angle − 8 − 9.
    try #require(places(list(.plain, row(true)), on: .fixed(390, 44)) == "end 340,17.5 9×9")
    try #require(places(list(.plain, row(false)), on: .fixed(390, 44)) == "end 340,17.5 9×9")
  }

  @Test func `a level of an outline moves a row's content by 10 points, or by another width`()
    throws
  {
    func row(_ level: Int, width: Double? = nil) -> ViewNode {
      box(9, 9, id: "row").with(
        .listRow("", "") {
          $0.indentationLevel = level
          $0.indentationWidth = width
        })
    }
    // 20 + 2 × 10, and 20 + 3 × 24; from right to left, 390 − 40 − 9.
    try #require(places(list(.plain, row(2)), on: .fixed(390, 44)) == "row 40,17.5 9×9")
    try #require(places(list(.plain, row(3, width: 24)), on: .fixed(390, 44)) == "row 92,17.5 9×9")
    try #require(
      places(list(.plain, row(2)), on: .fixed(390, 44, .rightToLeft)) == "row 341,17.5 9×9")
  }

  @Test func `a level moves what is before a row's content, and the content with it`() throws {
    let row = box(9, 9, id: "row").with(
      .listRow("", "") {
        $0.indentationLevel = 2
        $0.accessories = [ListAccessory(.delete)]
      })
    // 20 + 22 and 20 without a level, and 2 × 10 more.
    try #require(
      places(list(.plain, row) { $0.isEditing = true }, on: .fixed(390, 44)) == "row 82,17.5 9×9")
  }

  @Test func `a closed outline's angle points to the left where rows begin at the right`() throws {
    let row = box(9, 9).with(
      .listRow("", "") {
        $0.accessories = [ListAccessory(.outlineDisclosure(isExpanded: false), tint: .black)]
      })
    func angle(_ direction: LayoutDirection) throws -> [String] {
      try lines(list(.plain, row), with: "#000000", on: .fixed(390, 44, direction))
        .filter { $0.contains("path") }
    }
    let (right, left) = (try angle(.leftToRight), try angle(.rightToLeft))
    // Only an angle that is mirrored, and not merely moved, has other steps.
    let steps = { (lines: [String]) in lines.map { $0.split(separator: " ").count } }
    expect(right.count, equals: 1)
    expect(steps(right), equals: steps(left))
    #expect(right != left)
  }

  @Test func `a header begins where the rows' content does`() throws {
    let header = box(9, 9, id: "header")
    try #require(
      places(list(.insetGrouped, box(9, 9), header: header), on: .fixed(390, 300))
        == "header 40,17 9×9")
    try #require(
      places(list(.plain, box(9, 9), header: header), on: .fixed(390, 300)) == "header 20,7 9×9")
  }

  @Test func `a footer begins where the rows' content does, whatever is the header`() throws {
    for mode in [ListHeaderMode.supplementary, .none, .firstItemInSection] {
      let grouped = list(.insetGrouped, box(9, 9), box(9, 9)) { list in
        list.layout = List(appearance: .insetGrouped, headerMode: mode)
        list.sections[0].layout.footer = .measured
        list.sections[0].footer = box(9, 9, id: "footer")
      }
      // The margin of 20 and the insets of 20.
      try #require(places(grouped, on: .fixed(390, 300)).hasPrefix("footer 40,"), "\(mode)")
    }
  }

  @Test func `a modifier for rows is noticed where no list takes it`() throws {
    let view = filler.with(.listRow("badge", "3") { _ in })
    let findings = try arranged(view, on: .fixed(40, 40)).notices.map(\.finding)
    expect(findings, equals: [.notInListRow("badge")])
    let rows = list(.plain, view).with(.frame(FixedFrame(width: 100, height: 44)))
    try #require(arranged(rows, on: .fixed(100, 44)).notices.map(\.finding) == [])
  }
}

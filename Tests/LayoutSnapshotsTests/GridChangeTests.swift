import LayoutSnapshots
import TestSupport
import Testing

/// What is told of items in rows and columns, of sections, and of what lies in items.
@Suite struct GridChangeTests {
  private func sentences(_ before: String, _ after: String) -> [String] {
    snapshot(after).sentences(since: snapshot(before)).map(\.text)
  }

  /// Labelled cells in two columns: rows by their tops and heights, columns by their lefts and
  /// widths.
  private func grid(
    rows: [(Int, Int)], columns: [(Int, Int)] = [(0, 40), (60, 40)], labels: [String]? = nil,
    columnCount: Int = 2, color: String = "#FF0000"
  ) -> String {
    let labels = labels ?? (0..<(rows.count * columns.count)).map { "l\($0)" }
    return """
      collection 0,0 100×200 layout=grid columns=\(columnCount) content=100×200 offset=0,0 \
      elements=\(labels.count)

      """
        + labels.enumerated().map { item, label in
          let (row, column) = (rows[item / columns.count], columns[item % columns.count])
          return "  cell 0.\(item) \"\(label)\" \(column.0),\(row.0) \(column.1)×\(row.1): "
            + "fill 0,0 \(column.1)×\(row.1) color=\(color)\n"
        }.joined()
  }

  @Test func `a row that grew is one sentence, and what it pushed down another`() {
    expect(
      sentences(
        grid(rows: [(0, 20), (30, 20), (60, 20)]), grid(rows: [(0, 20), (30, 28), (68, 20)])),
      equals: ["row 1 grew 20 → 28 pt", "items 4–5 moved down by 8 pt"])
  }

  @Test func `all rows that grew alike are one sentence`() {
    expect(
      sentences(
        grid(rows: [(0, 20), (30, 20), (60, 20)]), grid(rows: [(0, 24), (34, 24), (68, 24)])),
      equals: ["all rows grew 20 → 24 pt"])
  }

  @Test func `a gap is reported for rows and for columns`() {
    expect(
      sentences(
        grid(rows: [(0, 20), (30, 20), (60, 20)]),
        grid(rows: [(0, 20), (32, 20), (64, 20)], columns: [(0, 38), (62, 38)])),
      equals: ["row gap 10 → 12 pt", "column gap 20 → 24 pt", "all columns shrank 40 → 38 pt"])
  }

  @Test func `rows that begin elsewhere and are longer are reported with the first one's place`() {
    // The second row moved by 5 + 4, and the third one by 5 + 4 + 4.
    expect(
      sentences(
        grid(rows: [(0, 20), (30, 20), (60, 20)]), grid(rows: [(5, 24), (39, 24), (73, 24)])),
      equals: ["items 0–1 moved down by 5 pt", "all rows grew 20 → 24 pt"])
  }

  @Test func `a gap that differs by the rounding of three numbers is the same`() {
    func rows(_ places: [(String, String)]) -> String {
      "collection 0,0 100×200 layout=grid columns=1 content=100×200 offset=0,0 elements=3\n"
        + places.enumerated().map { "  cell 0.\($0) \"l\($0)\" 0,\($1.0) 100×\($1.1)\n" }.joined()
    }
    // Thirds of 200 and of 220 points without gaps: 66.667 + 66.667 is 133.334, and 73.333 twice
    // 146.666.
    expect(
      sentences(
        rows([("0", "66.667"), ("66.667", "66.667"), ("133.333", "66.667")]),
        rows([("0", "73.333"), ("73.333", "73.333"), ("146.667", "73.333")])),
      equals: ["all items grew taller 66.667 → 73.333 pt"])
  }

  @Test func `another item without a label in sight is not the one before`() {
    func carousel(showing item: Int) -> String {
      """
      collection 0,0 100×100 layout=carousel content=2400×100 offset=\(item * 100),0 elements=24
        cell 0.\(item) \(item * 100),0 100×100: image 0,0 100×100 picture=00000000000\(item)

      """
    }
    expect(
      sentences(carousel(showing: 6), carousel(showing: 7)),
      equals: [
        "content offset (600, 0) → (700, 0) pt", "item 6 went out of sight",
        "item 7 came into sight",
      ])
  }

  @Test func `another number of columns reports the items' new size and not their places`() {
    // Three columns of 20 points instead of two of 40.
    expect(
      sentences(
        grid(rows: [(0, 20), (30, 20), (60, 20)]),
        grid(
          rows: [(0, 20), (30, 20)], columns: [(0, 20), (40, 20), (80, 20)], columnCount: 3)),
      equals: ["columns 2 → 3", "all items became narrower 40 → 20 pt"])
  }

  @Test func `another number of columns is inferred where the layout has none`() {
    func waterfall(_ places: [(Int, Int)], width: Int) -> String {
      "collection 0,0 100×200 layout=waterfall content=100×200 offset=0,0 elements=4\n"
        + places.enumerated().map {
          "  cell 0.\($0) \"l\($0)\" \($1.0),\($1.1) \(width)×30\n"
        }.joined()
    }
    expect(
      sentences(
        waterfall([(0, 0), (50, 0), (0, 30), (50, 30)], width: 50),
        waterfall([(0, 0), (25, 0), (50, 0), (75, 0)], width: 25)),
      equals: ["all items became narrower 50 → 25 pt"])
  }

  @Test func `things outside of views that moved alike are one sentence`() {
    let before = snapshot(
      canvas: "100×60",
      """
      fill 0,0 100×60 color=#FFFFFF
      text "a" 8,20 width=9 font=F points=9 color=#000000
      text "b" 8,40 width=9 font=F points=9 color=#000000
      """)
    let after = snapshot(
      canvas: "100×64",
      """
      fill 0,0 100×64 color=#FFFFFF
      text "a" 8,24 width=9 font=F points=9 color=#000000
      text "b" 8,44 width=9 font=F points=9 color=#000000
      """)
    expect(
      after.sentences(since: before).map(\.text),
      equals: ["the canvas grew taller 60 → 64 pt", "text 'a' and text 'b' moved down by 4 pt"])
  }

  @Test func `a badge that shows nothing any more is one sentence`() {
    func badge(_ drawing: String) -> String {
      """
      collection 0,0 100×60 layout=list content=100×60 offset=0,0 elements=2
        cell 0.0 "a" 0,0 100×60
        badge 0.0 90,0 10×10\(drawing)
      """
    }
    #expect(
      sentences(badge(": fill 0,0 10×10 color=#FF0000; image 0,0 9×9 picture=a"), badge(""))
        == ["the badge of item 0: content removed"])
  }

  @Test func `texts that all items cut are one sentence`() {
    func texts(_ first: String, _ second: String, _ width: Int) -> String {
      """
      collection 0,0 100×60 layout=list content=100×60 offset=0,0 elements=2
        cell 0.0 0,0 \(width)×30: text "\(first)" 0,9 width=9 font=F points=9 color=#000000
        cell 0.1 0,30 \(width)×30: text "\(second)" 0,9 width=9 font=F points=9 color=#000000
      """
    }
    expect(
      sentences(texts("Amara Okoye", "Bento Lima", 100), texts("Amara…", "Ben…", 50)),
      equals: ["all items: texts cut at other places", "all items became narrower 100 → 50 pt"])
  }

  @Test func `an item inserted in the middle is all that is reported of a grid that flows on`() {
    expect(
      sentences(
        grid(rows: [(0, 20), (30, 20)], labels: ["a", "b", "c"]),
        grid(rows: [(0, 20), (30, 20)], labels: ["a", "new", "b", "c"])),
      equals: ["item 1 'new' inserted"])
  }

  @Test func `a colour that all items took is one sentence`() {
    #expect(
      sentences(
        grid(rows: [(0, 20), (30, 20)]), grid(rows: [(0, 20), (30, 20)], color: "#00FF00"))
        == ["all items: fill #FF0000 → #00FF00"])
  }

  @Test func `items that moved each by another distance are counted after the eighth`() {
    func column(_ step: Int) -> String {
      // Every other item overlaps the one before, so that there are no rows.
      "collection 0,0 100×999 layout=custom content=100×999 offset=0,0 elements=12\n"
        + (0..<12).map { "  cell 0.\($0) \"l\($0)\" 0,\($0 * step) 100×30\n" }.joined()
    }
    let changes = sentences(column(10), column(11))
    // Item 0 stays; of the other eleven, eight are told.
    expect(changes.count, equals: 9)
    expect(changes.first, equals: "item 1 'l1' moved (0, 10) → (0, 11) pt")
    expect(changes.last, equals: "3 more items moved, too")
  }

  @Test func `items of one column of a waterfall that moved are one sentence`() {
    func waterfall(_ second: Int) -> String {
      """
      collection 0,0 100×200 layout=waterfall columns=2 content=100×200 offset=0,0 elements=5
        cell 0.0 "a" 0,0 50×\(second)
        cell 0.1 "b" 50,0 50×35
        cell 0.2 "c" 0,\(second) 50×40
        cell 0.3 "d" 50,35 50×40
        cell 0.4 "e" 0,\(second + 40) 50×40
      """
    }
    expect(
      sentences(waterfall(20), waterfall(30)),
      equals: ["item 0 'a' grew taller 20 → 30 pt", "items 2 and 4 moved down by 10 pt"])
  }

  private func sections(_ heights: [(header: String, height: Int)]) -> String {
    var text =
      "collection 0,0 100×900 layout=list content=100×900 offset=0,0 elements=\(heights.count * 3)\n"
    var y = 0
    for (section, (header, height)) in heights.enumerated() {
      text += "  header \(section).0 \"\(header)\" 0,\(y) 100×20\n"
      text += "  cell \(section).0 \"\(header) a\" 0,\(y + 20) 100×\(height)\n"
      text += "  cell \(section).1 \"\(header) b\" 0,\(y + 20 + height) 100×30\n"
      y += 50 + height
    }
    return text
  }

  @Test func `sections that another one pushed down are one sentence`() {
    expect(
      sentences(
        sections([("A", 30), ("B", 30), ("C", 30)]), sections([("A", 38), ("B", 30), ("C", 30)])),
      equals: [
        "sections 1–2 moved down by 8 pt", "item 0.0 'A a' grew taller 30 → 38 pt",
        "item 0.1 'A b' moved (0, 50) → (0, 58) pt",
      ])
  }

  @Test func `a section inserted between others is reported as such`() {
    expect(
      sentences(
        sections([("A", 30), ("C", 30)]), sections([("A", 30), ("B", 30), ("C", 30)])),
      equals: ["section 1 'B' with 2 items inserted", "section 2 moved down by 80 pt"])
  }

  @Test func `a header that appears is reported, and so is what it pushes`() {
    let before = """
      collection 0,0 100×200 layout=list content=100×60 offset=0,0 elements=2
        cell 0.0 "a" 0,0 100×30
        cell 0.1 "b" 0,30 100×30
      """
    let after = """
      collection 0,0 100×200 layout=list content=100×80 offset=0,0 elements=3
        header 0.0 "Fruit" 0,0 100×20
        cell 0.0 "a" 0,20 100×30
        cell 0.1 "b" 0,50 100×30
      """
    expect(
      sentences(before, after),
      equals: [
        "the header 'Fruit' inserted", "all items moved down by 20 pt",
      ])
  }

  @Test func `scrolling is reported with the offset and what came and went, not pinned headers`() {
    let before = """
      collection 0,0 100×60 layout=list content=100×300 offset=0,0 elements=11
        cell 0.0 "a" 0,20 100×20
        cell 0.1 "b" 0,40 100×20
        header 0.0 0,0 100×20
      """
    let after = """
      collection 0,0 100×60 layout=list content=100×300 offset=0,20 elements=11
        cell 0.1 "b" 0,40 100×20
        cell 0.2 "c" 0,60 100×20
        header 0.0 0,20 100×20
      """
    expect(
      sentences(before, after),
      equals: [
        "content offset (0, 0) → (0, 20) pt", "item 0 'a' went out of sight",
        "item 2 'c' came into sight",
      ])
  }

  @Test func `a view with an id is reported in the items that have it`() {
    func prices(_ color: String, _ x: Int) -> String {
      """
      collection 0,0 100×60 layout=list content=100×60 offset=0,0 elements=2
        cell 0.0 "a" 0,0 100×30
          view "price" \(x),5 40×20
            text "1" 0,15 width=9 font=F points=9 color=\(color)
        cell 0.1 "b" 0,30 100×30
          view "price" \(x),5 40×20
            text "2" 0,15 width=9 font=F points=9 color=\(color)
      """
    }
    #expect(
      sentences(prices("#000000", 50), prices("#FF0000", 52))
        == [
          "view 'price' in all items: text colour #000000 → #FF0000",
          "all items: view 'price' moved (50, 5) → (52, 5) pt",
        ])
  }

  @Test func `a collection in an item is reported with its item`() {
    func carousels(_ spacing: Int) -> String {
      """
      collection "rows" 0,0 100×60 layout=list content=100×60 offset=0,0 elements=1
        cell 0.0 "a" 0,0 100×60
          collection "row" 0,0 100×60 layout=carousel content=100×60 offset=0,0 elements=3
            cell 0.0 "x" 0,0 20×60
            cell 0.1 "y" \(20 + spacing),0 20×60
            cell 0.2 "z" \(40 + 2 * spacing),0 20×60
      """
    }
    expect(sentences(carousels(4), carousels(6)), equals: ["column gap of 'row': 4 → 6 pt"])
  }

  @Test func `a label that no text shows is reported`() {
    func labelled(_ label: String) -> String {
      """
      collection 0,0 100×60 layout=list content=100×60 offset=0,0 elements=1
        cell 0.0 "\(label)" 0,0 100×60: fill 0,0 9×9 color=#FF0000
      """
    }
    expect(
      sentences(labelled("near"), labelled("far")), equals: ["item 0 'far': label 'near' → 'far'"])
  }

  @Test func `views of other ids are other views`() {
    expect(
      sentences("view \"a\" 0,0 9×9", "view \"b\" 0,0 9×9"),
      equals: ["view 'a' removed", "view 'b' inserted"])
  }

  @Test func `a change without a sentence refers to the text`() {
    expect(
      sentences(
        "view \"a\" 0,0 9×9\nview \"b\" 0,9 9×9", "view \"a\" 0,0 9×9.001\nview \"b\" 0,9 9×9"),
      equals: [
        "the layouts differ in something that only their texts show, such as the order of drawing"
      ])
  }

  @Test func `more than fifty sentences are counted`() {
    func views(_ x: Int) -> String {
      (0..<60).map { "view \"v\($0)\" \(x),\($0) 9×9" }.joined(separator: "\n")
    }
    let changes = sentences(views(0), views(1))
    expect(changes.count, equals: 51)
    expect(changes.last, equals: "and 10 more")
  }

  @Test func `a text that cannot be read is reported with its line`() {
    let good = snapshot("view \"a\" 0,0 9×9")
    expect(
      good.sentences(since: LayoutSnapshot(text: "<<<<<<< HEAD\n")).map(\.text),
      equals: [
        "the layouts cannot be compared: in the golden's, it begins with '<<<<<<< HEAD' and not "
          + "with 'maquette layout 4'"
      ])
  }

  @Test(arguments: testSeeds(7))
  func `snapshots with any bytes changed are compared or refused`(seed: UInt64) {
    let text = Array(grid(rows: [(0, 20), (30, 20), (60, 20)]).utf8)
    let whole = snapshot(String(decoding: text, as: UTF8.self))
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "9999999999999999999", "-1", "\"", "{", "}", ";", "cell", "0.0", "\n", "  ", "e308",
    ]
    for _ in 0..<2_000 {
      var bytes = text
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(random.below(128))
        default: bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: place)
        }
      }
      let other = snapshot(String(decoding: bytes, as: UTF8.self))
      let changes = [other.sentences(since: whole), whole.sentences(since: other)]
      #expect(changes.map(\.isEmpty) == [other == whole, other == whole], "\(changes)")
    }
  }
}

import LayoutEdits
import LayoutSnapshots
import TestSupport
import Testing

/// Goldens of earlier formats record less: what is missing is not known, and no sentence is about it.
@Suite struct EarlierFormatTests {
  /// Two rows of a grid, with what a collection was given.
  private func grid(
    _ format: Int, _ settings: String = "", heights: Int = 20, spacing: Int = 10, item: String = "",
    drawing: String = "fill 0,0 100×20 color=#FF0000"
  ) -> LayoutSnapshot {
    LayoutSnapshot(
      text: """
        maquette layout \(format)
        canvas 100×200 width=100
          collection 0,0 100×200 layout=grid columns=1 content=100×200 offset=0,0 elements=2 \
        rowSpacing=\(spacing) \(settings)
            cell 0.0 "a" 0,0 100×\(heights)\(item): \(drawing)
            cell 0.1 "b" 0,\(heights + spacing) 100×\(heights)\(item): \(drawing)

        """)
  }

  private func sentences(_ old: LayoutSnapshot, _ new: LayoutSnapshot) -> [String] {
    new.described(since: old).map(\.sentence.text)
  }

  @Test func `what only the latest format records is not reported as a change`() {
    let new = grid(3, "itemHeight=20 highlighted=1", item: " itemSpan=1")
    expect(sentences(grid(2), new), equals: [])
    expect(sentences(new, grid(2)), equals: [])
    expect(
      sentences(grid(3), new),
      equals: [
        "item height 20 pt added", "highlighted items none → 1", "all items: item span 1 added",
      ])
  }

  @Test func `heights that are not known are reported by what they make of items`() {
    // Gaps of 14 leave cells as tall as they are.
    expect(
      sentences(grid(2), grid(3, "itemHeight=30", heights: 30, spacing: 14)),
      equals: [
        "row spacing 10 → 14 pt", "item 0 'a' and item 1 'b' moved or resized",
      ])
    expect(
      sentences(grid(3, "itemHeight=20"), grid(3, "itemHeight=30", heights: 30, spacing: 14)),
      equals: [
        "row spacing 10 → 14 pt", "item height 20 → 30 pt",
        "item 0 'a' and item 1 'b' moved or resized",
      ])
  }

  @Test func `what is scaled is not compared with a golden that has it in its drawing`() {
    let scaled = grid(
      3, drawing: "group transform=scale(2) { fill 0,0 100×20 color=#FF0000 }")
    let old = grid(2, drawing: "fill -50,-10 200×40 color=#FF0000")
    expect(
      sentences(old, scaled),
      equals: [
        "item 0 'a' and item 1 'b' drawn differently"
      ])
    expect(sentences(grid(3), scaled), equals: ["item 0 'a' and item 1 'b' drawn differently"])
  }

  /// A canvas with views, in a format.
  private func screen(_ format: Int, _ views: String) -> LayoutSnapshot {
    LayoutSnapshot(
      text: """
        maquette layout \(format)
        canvas 100×200 width=100 views=1
          fill 0,0 100×20 color=#FF0000
        views 1 \(views)

        """)
  }

  @Test func `what only the fourth format records of views is not reported as a change`() {
    let new = screen(4, "vstack { stepper \"A\" value=6 range=6,24; keyboard suggestions=none }")
    expect(sentences(screen(3, "vstack { stepper \"A\" value=6; keyboard }"), new), equals: [])
    expect(
      sentences(
        screen(4, "vstack { stepper \"A\" value=6 range=0,24; keyboard suggestions=none }"), new),
      equals: ["range of stepper 'A' [0, 24] → [6, 24]"])
  }

  @Test func `what is in the drawing is reported by that alone`() {
    let old = screen(3, "vstack spacing=4 { text \"A\" background=color }")
    let new = screen(
      4,
      "vstack spacing=4 ~font=body { text \"A\" background=color { background { color ~color=red } } }"
    )
    expect(sentences(old, new), equals: [])
  }

  /// An item that draws texts, with its view in the fourth format.
  private func item(
    _ view: String, drawing texts: [String] = ["Disk", "0", "9", "4 GB"]
  ) -> LayoutSnapshot {
    let texts = texts.enumerated().map { line, text in
      "text \"\(text)\" 0,\(20 * line) width=30 font=Inter points=17 color=#000000"
    }
    return LayoutSnapshot(
      text: """
        maquette layout 4
        canvas 100×200 width=100
          collection 0,0 100×200 layout=grid columns=1 content=100×200 offset=0,0 elements=1
            cell 0.0 "Disk" 0,0 100×80 views=1: \(texts.joined(separator: "; "))
        views 1 \(view)

        """)
  }

  // The names of a gauge's texts had the order of its settings.
  @Test(arguments: [
    (
      "gauge texts=\"label currentValueLabel minimumValueLabel maximumValueLabel\" style=linearCapacity value=0.2",
      "gauge texts=\"label minimumValueLabel maximumValueLabel currentValueLabel\" style=linearCapacity value=0.2",
      ["Disk", "0", "9", "4 GB"]
    ),
    (
      "gauge texts=\"label currentValueLabel\" style=accessoryCircular value=0.2",
      "gauge texts=\"currentValueLabel label\" style=accessoryCircular value=0.2", ["23", "°C"]
    ),
    ("hstack badge=0 { text; text }", "hstack { text; text }", ["Sent", "0"]),
    (
      "text minWidth=40 idealWidth=40 maxWidth=40 maxHeight=infinity",
      "text width=40 maxHeight=infinity", ["A"]
    ),
  ])
  func `what an earlier release had otherwise in the fourth format is not an edit`(
    old: String, new: String, texts: [String]
  ) throws {
    let edits = try ScreenEdits(
      from: item(old, drawing: texts), to: item(new, drawing: texts))
    expect(edits.changes(), equals: [])
  }

  // The last of the four texts that are drawn is the value's, whatever the order of the names is.
  @Test func `a gauge's text is known by the order of drawing`() {
    let old = item(
      "gauge texts=\"label currentValueLabel minimumValueLabel maximumValueLabel\" style=linearCapacity value=0.2"
    )
    let new = item(
      "gauge texts=\"label minimumValueLabel maximumValueLabel currentValueLabel\" style=linearCapacity value=0.2",
      drawing: ["Disk", "0", "9", "5 GB"])
    expect(
      sentences(old, new).first,
      equals: "item 0 'Disk': current value label '4 GB' → '5 GB'")
  }

  @Test func `values of items are read as they are written`() throws {
    let text = grid(3, item: " itemHeight=20 itemSpan=all")
    let collection = try #require(try text.parsed().canvas.parts.first)
    expect(
      collection.parts.map(\.settings),
      equals: Array(
        repeating: [SnapshotSetting("itemHeight", "20"), SnapshotSetting("itemSpan", "all")],
        count: 2))
    expect(collection.parts.map(\.drawing.count), equals: [1, 1])
  }

  @Test func `a mask that an earlier format does not have is not an edit`() throws {
    func screen(_ format: Int, _ view: String, _ text: String) -> LayoutSnapshot {
      LayoutSnapshot(
        text: """
          maquette layout \(format)
          canvas 100×200 width=100 views=1
            text "\(text)" 0,15 width=10 font=Inter points=17 color=#000000
          views 1 vstack { color width=80\(view); text "\(text)" }

          """)
    }
    let old = screen(3, "", "End")
    let masked = sentences(old, screen(4, " { mask { circle } }", "Ende"))
    expect(masked.first, equals: "text 'End' → 'Ende'")
    expect(masked, equals: sentences(old, screen(4, "", "Ende")))
  }

  @Test func `what is drawn is reported where no setting has its look`() {
    func cell(x: Int, color: String) -> LayoutSnapshot {
      LayoutSnapshot(
        text: """
          maquette layout 3
          canvas 100×200 width=100
            collection 0,0 100×200 layout=grid columns=1 content=100×200 offset=0,0 elements=1
              cell 0.0 "a" 0,0 100×20 views=1: fill 0,0 100×20 color=\(color); text "a" \(x),15 \
          width=10 font=Inter points=17 color=#000000
          views 1 text

          """)
    }
    #expect(
      sentences(cell(x: 5, color: "#FF0000"), cell(x: 8, color: "#00FF00")) == [
        "item 0 'a' drawn differently: color #FF0000 → #00FF00"
      ])
  }
}

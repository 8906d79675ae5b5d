import LayoutEdits
import LayoutSnapshots
import TestSupport
import Testing

/// Goldens of earlier formats record less: what is missing is not known, and no sentence is about it.
@Suite struct EarlierFormatTests {
  private func sentences(_ old: LayoutSnapshot, _ new: LayoutSnapshot) -> [String] {
    new.described(since: old).map(\.sentence.text)
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

  @Test(arguments: [
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

  @Test func `values of items are read as they are written`() throws {
    let item = "100×20 itemHeight=20 itemSpan=all: fill 0,0 100×20 color=#FF0000"
    let text = LayoutSnapshot(
      text: """
        maquette layout 3
        canvas 100×200 width=100
          collection 0,0 100×200 layout=grid columns=1 content=100×200 offset=0,0 elements=2
            cell 0.0 "a" 0,0 \(item)
            cell 0.1 "b" 0,30 \(item)

        """)
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

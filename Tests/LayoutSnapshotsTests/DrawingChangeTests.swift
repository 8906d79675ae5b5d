import LayoutSnapshots
import TestSupport
import Testing

/// What is told of a cell's drawing: one cell of 100 × 50 points with commands before and after.
@Suite struct DrawingChangeTests {
  private func sentences(_ before: String, _ after: String, height: Int = 50) -> [String] {
    func screen(_ commands: String, height: Int) -> LayoutSnapshot {
      snapshot(
        """
        collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=1
          cell 0.7 "blue" 0,0 100×\(height): \(commands)
        """)
    }
    return screen(after, height: height).sentences(since: screen(before, height: 50)).map(\.text)
  }

  static let rows: [(String, String, [String])] = [
    (
      "fill 0,0 100×50 color=#007AFF", "fill 0,0 100×50 color=#0A84FF",
      ["item 7 'blue': fill #007AFF → #0A84FF"]
    ),
    (
      "fill 0,0 100×50 radius=10 color=#007AFF", "fill 0,0 100×50 radius=14 color=#007AFF",
      ["item 7 'blue': corner radius 10 → 14"]
    ),
    (
      "fill 0,0 100×50 color=#007AFF", "fill 0,0 100×50 radius=10,10,0,0 color=#007AFF",
      ["item 7 'blue': corner radius 0 → 10"]
    ),
    (
      "fill 0,0 9×9 color=gradient(0,0..0,9,#FF0000@0,#00FF00@1)",
      "fill 0,0 9×9 color=gradient(0,0..0,9,#FF0000@0,#0000FF@1)",
      ["item 7 'blue': fill gradient #FF0000 to #00FF00 → gradient #FF0000 to #0000FF"]
    ),
    (
      "fill 0,0 9×9 color=gradient(0,0..0,9,#FF0000@0)",
      "fill 0,0 9×9 color=gradient(0,0..9,0,#FF0000@0)", ["item 7 'blue': another gradient line"]
    ),
    (
      "stroke 0,0 9×9 radius=4 width=1 color=#000000",
      "stroke 0,0 9×9 radius=6 width=2 dash=4,2 color=#FF0000",
      [
        "item 7 'blue': border radius 4 → 6", "item 7 'blue': border width 1 → 2",
        "item 7 'blue': border dash none → 4,2", "item 7 'blue': border #000000 → #FF0000",
      ]
    ),
    (
      "stroke 0,0 9×9 width=1 dash=4,2 color=#000000",
      "stroke 0,0 9×9 width=1 dash=4,2 dashPhase=3 cap=round join=bevel color=#000000",
      [
        "item 7 'blue': border caps butt → round", "item 7 'blue': border joins miter → bevel",
        "item 7 'blue': border dash phase 0 → 3",
      ]
    ),
    // The border follows the corners that it is drawn around.
    (
      "fill 0,0 9×9 radius=4 color=#FFFFFF; stroke 0,0 9×9 radius=4 width=1 color=#000000",
      "fill 0,0 9×9 radius=2 color=#FFFFFF; stroke 0,0 9×9 radius=2 width=1 color=#000000",
      ["item 7 'blue': corner radius 4 → 2"]
    ),
    (
      #"text "Deals" 5,15 width=40 font=Inter points=17 color=#000000"#,
      #"text "Offers" 3,15 width=44 font=Inter points=17 color=#000000"#,
      ["item 7 'blue': text 'Deals' → 'Offers'"]
    ),
    (
      #"text "Deals" 5,15 width=40 font="Inter Regular" points=17 color=#000000"#,
      #"text "Deals" 4,15 width=48 font="Inter Bold" points=20 color=#000000"#,
      ["item 7 'blue': font Inter Regular 17 → Inter Bold 20"]
    ),
    (
      #"text "Deals" 5,15 width=40 font=Inter points=17 color=#000000"#,
      #"text "Deals" 5,18 width=40.5 font=Inter points=17 color=#FF0000"#,
      [
        "item 7 'blue': width of text 'Deals' 40 → 40.5",
        "item 7 'blue': text colour #000000 → #FF0000",
        "item 7 'blue': text moved (5, 15) → (5, 18) pt",
      ]
    ),
    // One text, broken into other lines: the runs are joined, and the lines say nothing more.
    (
      #"text "a b " 0,9 width=4 font=F points=9 color=#000000; text "c" 0,20 width=2 font=F points=9 color=#000000"#,
      #"text "a b c d" 0,9 width=9 font=F points=9 color=#000000"#,
      ["item 7 'blue': text 'a b c' → 'a b c d'"]
    ),
    (
      #"text "a b" 0,9 width=4 font=F points=9 color=#000000; text "c" 0,20 width=2 font=F points=9 color=#000000"#,
      #"text "a b c" 0,9 width=6 font=F points=9 color=#000000"#,
      ["item 7 'blue': text 'a b c' wraps otherwise"]
    ),
    (
      #"text "a long one" 0,9 width=40 font=F points=9 color=#000000"#,
      #"text "a lon…" 0,9 width=30 font=F points=9 color=#000000"#,
      ["item 7 'blue': text 'a long one' cut to 'a lon…'"]
    ),
    (
      "text \"…of it\" 0,0 color=#000000", "text \"…e end of it\" 0,0 color=#000000",
      ["item 7 'blue': text '…of it' cut to '…e end of it'"]
    ),
    (
      "text \"the…of it\" 0,0 color=#000000", "text \"the end of it\" 0,0 color=#000000",
      ["item 7 'blue': text 'the…of it' shown as 'the end of it'"]
    ),
    (
      "text \"…of it\" 0,0 color=#000000", "text \"…of them\" 0,0 color=#000000",
      ["item 7 'blue': text '…of it' → '…of them'"]
    ),
    (
      "group \"Tokyo 東京\" { text \"Tokyo \" 0,0 font=A color=#000000; text \"東京\" 30,0 font=B color=#000000 }",
      "group \"東京 Tokyo\" { text \"東京 \" 0,0 font=B color=#000000; text \"Tokyo\" 30,0 font=A color=#000000 }",
      ["item 7 'blue': text 'Tokyo 東京' → '東京 Tokyo'", "item 7 'blue': font A and B → B and A"]
    ),
    (
      "fill 0,0 9×9 radius=12 color=#000000", "fill 0,0 9×9 radius=12,12,0,0 color=#000000",
      ["item 7 'blue': corner radius 12 → 12,12,0,0"]
    ),
    (
      "image 0,0 9×9 picture=aa tint=#FF0000", "image 0,0 9×9 picture=bb",
      ["item 7 'blue': another picture", "item 7 'blue': tint #FF0000 → none"]
    ),
    (
      "fill 0,0 9×9 path=M0,0L1,1Z color=#FF0000", "fill 0,0 9×9 path=M0,0L1,0Z color=#FF0000",
      ["item 7 'blue': another shape"]
    ),
    (
      "group opacity=0.5 { fill 0,0 9×9 color=#FF0000 }",
      "group opacity=0.75 { fill 0,0 9×9 color=#FF0000 }",
      ["item 7 'blue': opacity 0.5 → 0.75"]
    ),
    (
      "fill 0,0 9×9 color=#FF0000",
      "group shadow=3 shadowOffset=0,2 shadowColor=#00000055 { fill 0,0 9×9 color=#FF0000 }",
      ["item 7 'blue': shadow 3 #00000055 added"]
    ),
    (
      "group shadow=3 shadowOffset=0,2 shadowColor=#00000055 { fill 0,0 9×9 color=#FF0000 }",
      "group shadow=4 shadowOffset=0,3 shadowColor=#00000080 { fill 0,0 9×9 color=#FF0000 }",
      [
        "item 7 'blue': shadow radius 3 → 4", "item 7 'blue': shadow offset 0,2 → 0,3",
        "item 7 'blue': shadow #00000055 → #00000080",
      ]
    ),
    (
      "group clip=rounded(0,0,9×9,4) { fill 0,0 9×9 color=#FF0000 }",
      "group clip=rounded(0,0,9×9,2) { fill 0,0 9×9 color=#FF0000 }",
      ["item 7 'blue': corner radius 4 → 2"]
    ),
    (
      "group clip=rect(0,0,9×9) { fill 0,0 9×9 color=#FF0000 }",
      "group clip=rect(0,2,9×9) { fill 0,2 9×9 color=#FF0000 }",
      ["item 7 'blue': fill moved (0, 0) → (0, 2) pt"]
    ),
    (
      "fill 0,0 2×2 color=#FF0000; group opacity=0.3 { fill 3,0 2×2 color=#FF0000 }",
      "group opacity=0.3 { fill 0,0 2×2 color=#FF0000 }; fill 3,0 2×2 color=#FF0000",
      [
        "item 7 'blue': fill moved (0, 0) → (3, 0) pt",
        "item 7 'blue': fill moved (3, 0) → (0, 0) pt",
      ]
    ),
    (
      "fill 0,0 9×9 color=#FF0000",
      "fill 0,0 9×9 color=#FF0000; stroke 0,0 9×9 width=1 color=#000000",
      ["item 7 'blue': border #000000 1 pt wide added"]
    ),
    (
      "fill 0,0 9×9 color=#FF0000; image 0,0 4×4 picture=aa", "fill 0,0 9×9 color=#FF0000",
      ["item 7 'blue': picture removed"]
    ),
    (
      "fill 0,0 9×9 color=#FF0000", "fill 0,0 12×9 color=#FF0000",
      ["item 7 'blue': fill 9×9 → 12×9 pt"]
    ),
    (
      "group \"near\" { fill 0,0 9×9 color=#FF0000 }",
      "group \"far\" { fill 1,0 9×9 color=#FF0000 }",
      ["item 7 'blue': fill moved (0, 0) → (1, 0) pt"]
    ),
  ]

  @Test(arguments: rows)
  func `a cell's drawing is reported`(before: String, after: String, expected: [String]) {
    expect(sentences(before, after), equals: expected)
  }

  @Test func `what grows with its cell is not reported`() {
    #expect(
      sentences(
        "fill 0,0 100×50 color=#FF0000; image 45,20 10×10 picture=aa",
        "fill 0,0 100×60 color=#FF0000; image 45,25 10×10 picture=aa", height: 60)
        == ["item 7 'blue' grew taller 50 → 60 pt"])
  }

  @Test func `a text that fills other lines of a cell of another size is not reported`() {
    #expect(
      sentences(
        #"text "a b" 0,9 width=4 font=F points=9 color=#000000; text "c" 0,20 width=2 font=F points=9 color=#000000"#,
        #"text "a b c" 0,9 width=6 font=F points=9 color=#000000"#, height: 40)
        == ["item 7 'blue' became shorter 50 → 40 pt"])
  }

  @Test func `what became smaller than its cell is reported with its whole size`() {
    expect(
      sentences("image 20,0 60×50 picture=aa", "image 22,0 56×46 picture=aa", height: 46),
      equals: [
        "item 7 'blue' became shorter 50 → 46 pt", "item 7 'blue': picture 60×50 → 56×46 pt",
      ])
  }

  @Test func `a circle that grows keeps its corners`() {
    #expect(
      sentences(
        "fill 0,0 20×20 radius=10 color=#FF0000", "fill 0,0 30×30 radius=15 color=#FF0000")
        == ["item 7 'blue': fill 20×20 → 30×30 pt"])
  }

  @Test func `labels cannot reorder or break a sentence`() {
    #expect(
      sentences(
        #"text "a" 5,15 width=40 font=F points=9 color=#000000"#,
        #"text "\u{202E}b\u{A}c\u{1B}[31m \"d\" \\" 5,15 width=40 font=F points=9 color=#000000"#)
        == [#"item 7 'blue': text 'a' → '\u{202E}b c\u{1B}[31m "d" \'"#])
  }
}

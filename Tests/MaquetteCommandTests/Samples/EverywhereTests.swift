import TestSupport
import Testing

/// What every layout has, from config to the list of drawing commands.
@Suite(.waiting) struct EverywhereTests {
  /// Three rows of 20 between a header of 10 and a footer of 5, in a viewport of 60 at 5.
  private func commands(_ canvas: String = "") throws -> String {
    let run = try runTool(
      ["render", "-", "--format", "list", "-o", "-"],
      input: """
        name: everywhere
        canvas: { width: 100, height: 60, transparent: true\(canvas) }
        view:
          collection:
            layout: { grid: { columns: 2 } }
            contentOffset: [0, 5]
            sticky: both
            selected: [2]
            sections:
              - items: 1...6
                itemHeight: 20
                cell: { color: "${isSelected ? 'black' : 'white'}" }
                header: { color: blue }
                headerHeight: 10
                footer: { color: green }
                footerHeight: 5
                sectionBackground: gray
                badge:
                  view: { color: red }
                  size: [6, 6]
                  offset: [-2, 2]
                  isShown: ${item == 4}

        """)
    expect(run.errors, equals: "")
    return run.text
  }

  // The background and the last row end at 65 − 5 + 5, and are cut at 60. The header stays at the
  // top, the footer at 60 − 5. The badge: 100 − 6 − 2 = 92, 10 + 20 − 5 + 2 = 27.
  @Test func `headers and footers stay in sight, over cells, backgrounds and badges`() throws {
    try #require(
      commands() == """
        canvas 100×60
        group background 0.0
          fill rect 0,5 100×55 #8E8E93
        group cell 0.0
          fill rect 0,5 50×20 #FFFFFF
        group cell 0.1
          fill rect 50,5 50×20 #FFFFFF
        group cell 0.2
          fill rect 0,25 50×20 #000000
        group cell 0.3
          fill rect 50,25 50×20 #FFFFFF
        group cell 0.4
          fill rect 0,45 50×15 #FFFFFF
        group cell 0.5
          fill rect 50,45 50×15 #FFFFFF
        group badge 0.3
          fill rect 92,27 6×6 #FF3B30
        group header 0.0
          fill rect 0,0 100×10 #007AFF
        group footer 0.0
          fill rect 0,55 100×5 #34C759

        """)
  }

  @Test func `right to left is the mirror image`() throws {
    let text = try commands(", layoutDirection: rightToLeft")
    #expect(text.contains("group cell 0.0\n  fill rect 50,5 50×20 #FFFFFF\n"))
    #expect(text.contains("group cell 0.2\n  fill rect 50,25 50×20 #000000\n"))
    // 100 − 92 − 6 = 2.
    #expect(text.contains("group badge 0.3\n  fill rect 2,27 6×6 #FF3B30\n"))
  }

  @Test func `a dark screen has the system's dark colours`() throws {
    let text = try commands(", appearance: dark")
    #expect(text.contains("group badge 0.3\n  fill rect 92,27 6×6 #FF453A\n"))
    #expect(text.contains("group header 0.0\n  fill rect 0,0 100×10 #0A84FF\n"))
    #expect(text.contains("group footer 0.0\n  fill rect 0,55 100×5 #30D158\n"))
  }

  @Test func `larger text makes rows that measure themselves higher`() throws {
    func height(_ size: String) throws -> String {
      let run = try runTool(
        ["render", "-", "--format", "list", "-o", "-"],
        input: """
          canvas: { width: 100, transparent: true, dynamicType: \(size) }
          view: { collection: { layout: list, items: [1], cell: { text: a } } }
          """)
      return run.text
    }
    // Body is 17 points at the standard size, and 23 at the largest without accessibility, which
    // has the letters for large sizes.
    try #require(height("large").contains("Inter Regular 17 at"))
    try #require(height("xxxLarge").contains("Inter Display Regular 23 at"))
  }
}

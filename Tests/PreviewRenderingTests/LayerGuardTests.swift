import LayoutGeometry
import LayoutSnapshots
import Testing

/// What is otherwise beside a view that is farther to the front: it is reported.
@Suite struct LayerGuardTests {
  private static let front = ("height: 40 } }", "height: 40 }, zIndex: 1 }")

  @Test func `another colour or size is reported beside a view that was brought to the front`()
    throws
  {
    let own = "zIndex of color 1 0 → 1"
    try check(
      KnownChangeTests.layers, Self.front, [("color: red", "color: green")],
      reports: [own, "color 1: fill red → green (#FF3B30 → #34C759)"])
    try check(
      KnownChangeTests.layers, Self.front, [("color: blue", "color: green")],
      reports: [own, "color 2: fill blue → green (#007AFF → #34C759)"])
    try check(
      KnownChangeTests.layers, Self.front, [("width: 40, height: 60", "width: 44, height: 60")],
      reports: [own, "width of color 2 40 → 44 pt"])
  }

  @Test(arguments: [0, 1])
  func `a view is reported that moved beside one that was brought to the front`(
    box: Int
  ) throws {
    let old = try layoutText(of: KnownChangeTests.layers)
    let edited = KnownChangeTests.layers.replacing(Self.front.0, with: Self.front.1)
    for axis in Axis.allCases {
      var canvas = try layoutText(of: edited).parsed().canvas
      // After the fill of the screen.
      canvas.drawing[1 + box].origin?[axis] += 1
      let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
      #expect(
        sentences.count == 2 && sentences.contains("zIndex of color 1 0 → 1")
          && sentences.contains { $0.contains("moved ") }, "\(sentences)")
    }
  }

  /// Cells whose views are drawn in another order beside what else is otherwise in them.
  private static func cells(_ view: String) -> String {
    """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: 1...3
        cell:
          \(view)

    """
  }

  @Test func `texts of a row that were exchanged are reported beside a z-index`() throws {
    let config = Self.cells("hstack: [ { text: Left }, { text: Right } ]")
    try check(
      config, ("{ text: Left }", "{ text: @, zIndex: 1 }"),
      [("Right", "Left"), ("@", "Right")],
      reports: [
        "all items: zIndex of text 1 0 → 1", "all items: text 'Left' → 'Right'",
        "all items: text 'Right' → 'Left'",
      ])
  }

  @Test func `colours of layers that were exchanged are reported beside a z-index`() throws {
    let config = Self.cells(
      """
      zstack:
            - { color: red, frame: { width: 60, height: 40 } }
            - { color: blue, frame: { width: 40, height: 60 } }
      """)
    for index in [1, -1] {
      try check(
        config,
        (
          "color: red, frame: { width: 60, height: 40 }",
          "color: @, frame: { width: 60, height: 40 }, zIndex: \(index)"
        ),
        [("blue", "red"), ("@", "blue")],
        reports: [
          "all items: zIndex of color 1 0 → \(index)",
          "all items: fill red → blue (#FF3B30 → #007AFF)",
          "all items: fill blue → red (#007AFF → #FF3B30)",
        ])
    }
  }

  @Test(arguments: [1, -1]) func `colours of a screen's column are reported beside a z-index`(
    index: Int
  ) throws {
    let config = """
      canvas: { width: 390 }
      view:
        vstack:
          - { color: red, frame: { width: 60, height: 40 } }
          - { color: blue, frame: { width: 60, height: 40 } }

      """
    try check(
      config,
      (
        "color: red, frame: { width: 60, height: 40 }",
        "color: @, frame: { width: 60, height: 40 }, zIndex: \(index)"
      ),
      [("blue", "red"), ("@", "blue")],
      reports: [
        "zIndex of color 1 0 → \(index)", "color 1: fill red → blue (#FF3B30 → #007AFF)",
        "color 2: fill blue → red (#007AFF → #FF3B30)",
      ])
  }

  /// Two boxes over each other, each in a group for its shadow or its rotation.
  private static func grouped(_ one: String, _ other: String) -> String {
    """
    canvas: { width: 200, height: 200 }
    view:
      zstack:
        - { color: red, frame: { width: 60, height: 40 }, \(one) }
        - { color: blue, frame: { width: 40, height: 60 }, \(other) }

    """
  }

  @Test func `effects of layers that were exchanged are reported beside a z-index`() throws {
    let own = "zIndex of color 1 0 → 1"
    let shadows = Self.grouped("shadow: { radius: 2 }", "shadow: { radius: 6 }")
    let front = ("2 } }", "2 }, zIndex: 1 }")
    try check(shadows, front, [], reports: [own])
    try check(
      shadows, front, [("radius: 2", "radius: 4")], reports: [own, "color 1: shadow radius 2 → 4"])
    try check(
      shadows, front, [("radius: 2", "radius: @"), ("radius: 6", "radius: 2"), ("@", "6")],
      reports: [own, "color 1: shadow radius 2 → 6", "color 2: shadow radius 6 → 2"])
    try check(
      Self.grouped("rotationEffect: 10", "rotationEffect: 30"),
      ("rotationEffect: 10", "rotationEffect: 30, zIndex: 1"),
      [("Effect: 30 }", "Effect: 10 }")],
      reports: [own, "color 1: rotation 10° → 30°", "color 2: rotation 30° → 10°"])
  }

  @Test func `what a larger text moved is reported beside a z-index`() throws {
    // Lines of 17 and 19 points are 20.29 and 22.67 high, up to half points: 23 − 20.5.
    try check(
      """
      canvas: { width: 240 }
      view:
        vstack:
          - { text: Ada }
          - { text: Bo }
          - { color: red, frame: { width: 60, height: 20 } }

      """, ("text: Bo", "text: Bo, zIndex: 1"), [("text: Ada", "text: Ada, font: { size: 19 }")],
      reports: [
        "zIndex of text 'Bo' 0 → 1", "text 'Ada': font size 17 → 19",
        "what is around moved down by 2.5 pt",
      ])
  }
}

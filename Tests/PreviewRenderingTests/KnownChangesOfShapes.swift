extension KnownChangeTests {
  /// A ring of 60 points that is half drawn, on a whole one and around a number.
  static let ring = """
    canvas: { width: 390 }
    view:
      vstack:
        - zstack:
            - { circle: , stroke: { color: gray, lineWidth: 4 }, frame: { width: 60, height: 60 } }
            - circle:
              trim: { from: 0, to: 0.5 }
              stroke: { color: red, lineWidth: 4 }
              frame: { width: 60, height: 60 }
            - { text: 50 % }
        - { text: Done }

    """

  static let changesOfShapes = [
    // What is drawn of the outline has other bounds, which follow.
    KnownChange(
      "more of a ring", in: ring, ("to: 0.5", "to: 0.75"),
      reports: "trim of the circle before '50 %' [0, 0.5] → [0, 0.75]"),
    KnownChange(
      "all of a ring, and its number", in: ring, ("          trim: { from: 0, to: 0.5 }\n", ""),
      ("50 %", "100 %"),
      reports: "text '50 %' → '100 %'", "trim of the circle before '100 %' [0, 0.5] → [0, 1]"),
    KnownChange(
      "a ring's colour", in: ring, ("color: red", "color: blue"),
      reports: "the circle before '50 %': border red → blue (#FF3B30 → #007AFF)"),
    KnownChange(
      "the colour of what is under a ring", in: ring, ("color: gray", "color: mint"),
      reports: "circle 1: border gray → mint (#8E8E93 → #00C7BE)"),
    KnownChange(
      "a ring that is filled, too", in: ring,
      ("trim: { from: 0, to: 0.5 }", "trim: { from: 0, to: 0.5 }\n          fill: mint"),
      reports: "the fill around '50 %': shape mint #00C7BE added"),
  ]
}

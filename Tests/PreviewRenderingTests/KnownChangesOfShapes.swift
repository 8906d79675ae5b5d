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
      reports: "trim of circle 2 [0, 0.5] → [0, 0.75]"),
    KnownChange(
      "all of a ring, and its number", in: ring, ("          trim: { from: 0, to: 0.5 }\n", ""),
      ("50 %", "100 %"),
      reports: "trim of circle 2 [0, 0.5] → [0, 1]", "text '50 %' → '100 %'"),
    KnownChange(
      "a ring's colour", in: ring, ("color: red", "color: blue"),
      reports: "stroke color of circle 2 red → blue"),
    KnownChange(
      "the colour of what is under a ring", in: ring, ("color: gray", "color: mint"),
      reports: "stroke color of circle 1 gray → mint"),
    KnownChange(
      "a ring that is filled, too", in: ring,
      ("trim: { from: 0, to: 0.5 }", "trim: { from: 0, to: 0.5 }\n          fill: mint"),
      reports: "fill of circle 2 none → mint"),
  ]
}

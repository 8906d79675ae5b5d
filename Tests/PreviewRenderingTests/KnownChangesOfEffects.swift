extension KnownChangeTests {
  /// A title, a square, a gradient and a button, in a column.
  private static let effects = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 16
        children:
          - { text: Card 0, font: { size: 22 }, scaleEffect: 1.5 }
          - { color: red, frame: { width: 40, height: 40 }, rotationEffect: 10 }
          - { linearGradient: { colors: [red, blue], startPoint: top, endPoint: bottom }, frame: { height: 50 } }
          - hstack:
              - { text: Cancel, padding: [8, 16], background: gray, cornerRadius: 8 }
              - spacer
              - { text: Save }
      padding: 16

    """

  /// Cells in rows and columns.
  private static let table = """
    canvas: { width: 390 }
    view:
      grid:
        horizontalSpacing: 10
        verticalSpacing: 6
        children:
          - gridRow: [ { text: A }, { text: Bee }, { text: Cee } ]
          - gridRow: [ { text: Alpha }, { text: B, gridCellColumns: 2 } ]
          - { text: A line of its own }

    """

  static let changesOfEffects = [
    // Transforms are apart from what they are of.
    KnownChange(
      "the scale of a text", in: effects, ("scaleEffect: 1.5", "scaleEffect: 1.2"),
      reports: "scale of text 'Card 0' 1.5 → 1.2"),
    KnownChange(
      "the scale of a text and its font's size", in: effects,
      ("scaleEffect: 1.5", "scaleEffect: 1.2"), ("size: 22", "size: 28"),
      reports: "font size of text 'Card 0' 22 → 28 pt", "scale of text 'Card 0' 1.5 → 1.2"),
    KnownChange(
      "a scale that was none", in: grid,
      ("cornerRadius: 10", "cornerRadius: 10\n      scaleEffect: 0.9"),
      reports: "all items: scale 1 → 0.9"),
    KnownChange(
      "a rotation and a colour", in: effects, ("rotationEffect: 10", "rotationEffect: 30"),
      ("color: red", "color: green"),
      reports: "color 1 red → green", "rotation of color 1 10° → 30°"),
    KnownChange(
      "a rotation beside spacing", in: effects, ("rotationEffect: 10", "rotationEffect: 30"),
      ("spacing: 16", "spacing: 20"),
      reports: "spacing of the vstack 16 → 20 pt", "rotation of color 1 10° → 30°"),
    KnownChange(
      "the point of a rotation", in: effects,
      ("rotationEffect: 10", "rotationEffect: { degrees: 10, anchor: topLeading }"),
      reports: "rotation of color 1 10° → 10° about topLeading"),
    KnownChange(
      "a scale in the place of a rotation", in: effects,
      ("rotationEffect: 10", "scaleEffect: { x: 2, y: 1 }"),
      reports: "transform of color 1 rotation 10° → scale 2 × 1"),

    // Gradients.
    KnownChange(
      "where a gradient's line runs, beside spacing", in: effects,
      ("startPoint: top, endPoint: bottom", "startPoint: leading, endPoint: trailing"),
      ("spacing: 16", "spacing: 20"),
      reports: "spacing of the vstack 16 → 20 pt",
      "start point of the linear gradient top → leading",
      "end point of the linear gradient bottom → trailing"),
    KnownChange(
      "where a gradient's line runs, and its colours", in: effects,
      (
        "[red, blue], startPoint: top, endPoint: bottom",
        "[red, green], startPoint: leading, endPoint: trailing"
      ),
      reports: "stops of the linear gradient red to blue → red to green",
      "start point of the linear gradient top → leading",
      "end point of the linear gradient bottom → trailing"),

    // Texts.
    KnownChange(
      "a space more in a text", in: effects, ("Card 0", "\"Card  0\""),
      reports: "text 'Card 0' → 'Card  0'"),
    KnownChange(
      "a space more in a text beside spacing", in: effects, ("Card 0", "\"Card  0\""),
      ("spacing: 16", "spacing: 20"),
      reports: "spacing of the vstack 16 → 20 pt", "text 'Card 0' → 'Card  0'"),

    // Corners beside what makes their view larger.
    KnownChange(
      "corners beside padding", in: effects,
      (
        "[8, 16], background: gray, cornerRadius: 8", "[10, 20], background: gray, cornerRadius: 12"
      ),
      reports: "padding of text 'Cancel' [8, 16] → [10, 20] pt",
      "corner radius of text 'Cancel' 8 → 12 pt"),
    KnownChange(
      "corners beside a spacer", in: effects, ("- spacer", "- { spacer: { minLength: 20 } }"),
      ("background: gray, cornerRadius: 8", "background: gray, cornerRadius: 12"),
      reports: "corner radius of text 'Cancel' 8 → 12 pt",
      "minimum length 20 pt added to the spacer"),
    KnownChange(
      "corners of items beside their padding", in: grid, ("padding: 12", "padding: 14"),
      ("cornerRadius: 10", "cornerRadius: 14"),
      reports: "all items: padding 12 → 14 pt", "all items: corner radius 10 → 14 pt"),

    // Grids of views.
    KnownChange(
      "the space between columns of a grid", in: table,
      ("horizontalSpacing: 10", "horizontalSpacing: 20"),
      reports: "horizontal spacing of the grid 10 → 20 pt"),
    KnownChange(
      "both spaces of a grid, and a text", in: table,
      ("horizontalSpacing: 10", "horizontalSpacing: 20"),
      ("verticalSpacing: 6", "verticalSpacing: 16"), ("Bee", "Bees"),
      reports: "horizontal spacing of the grid 10 → 20 pt",
      "vertical spacing of the grid 6 → 16 pt", "text 'Bee' → 'Bees'"),
    KnownChange(
      "the space of a grid that was the default", in: table, ("    verticalSpacing: 6\n", ""),
      reports: "vertical spacing 6 pt removed from the grid"),
    KnownChange(
      "how many columns a cell takes", in: table, ("gridCellColumns: 2", "gridCellColumns: 1"),
      reports: "grid cell columns of text 'B' 2 → 1"),
    KnownChange(
      "a row of a grid that is parted", in: table,
      ("{ text: Bee }, { text: Cee } ]", "{ text: Bee } ]\n      - gridRow: [ { text: Cee } ]"),
      reports: "rows of the grid 3, 2, view → 2, 1, 2, view"),
  ]
}

extension KnownChangeTests {
  /// Three boxes below each other, 20 points high and 10 apart, at the leading edge.
  private static let boxes = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 10
        alignment: leading
        children:
          - { color: red, frame: { width: 100, height: 20 } } # The first.
          - { color: red, frame: { width: 60, height: 20 } } # The second.
          - { color: blue, frame: { width: 100, height: 20 } } # The third.

    """

  /// Two buttons of 80 points in one colour, 10 apart, at the leading edge.
  private static let equalButtons = """
    canvas: { width: 390 }
    view:
      hstack:
        spacing: 10
        children:
          - { text: Cancel, frame: { width: 80, height: 30 }, background: gray }
          - { text: Save, frame: { width: 80, height: 30 }, background: gray }
      frame: { maxWidth: infinity, alignment: leading }

    """

  /// Two photos with a mark in the corner of each.
  private static let marked = """
    canvas: { width: 390 }
    view:
      hstack:
        spacing: 10
        children:
          - { color: blue, frame: { width: 60, height: 60 }, overlay: { color: red, frame: { width: 10, height: 10 } } } # The first.
          - { color: blue, frame: { width: 40, height: 60 }, overlay: { color: red, frame: { width: 10, height: 10 } } }
          - { color: red, frame: { width: 10, height: 10 } }

    """

  /// A control without a name below a text.
  private static func controls(_ control: String) -> String {
    """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Above }
        - { \(control) }

    """
  }

  private static let help = "- { text: Help, frame: { width: 80, height: 30 }, background: gray }"

  static let changesOfDrawings = [
    // Things that look alike.
    KnownChange(
      "the middle one of three boxes removed", in: boxes,
      ("      - { color: red, frame: { width: 60, height: 20 } } # The second.\n", ""),
      reports: "color 2 removed"),
    KnownChange(
      "a box inserted between two that look alike", in: boxes,
      ("# The first.\n", "\n      - { color: red, frame: { width: 100, height: 20 } }\n"),
      reports: "color 2 added"),
    KnownChange(
      "a box removed, and the colours of the others", in: boxes,
      ("      - { color: red, frame: { width: 60, height: 20 } } # The second.\n", ""),
      ("color: red", "color: orange"), ("color: blue", "color: teal"),
      reports: "color 1 red → orange", "color 2 removed", "color 2 blue → teal"),
    KnownChange(
      "the colours of two boxes exchanged", in: boxes,
      ("color: red, frame: { width: 60", "color: blue, frame: { width: 60"),
      ("color: blue, frame: { width: 100", "color: red, frame: { width: 100"),
      reports: "color 2 red → blue", "color 3 blue → red"),
    KnownChange(
      "a button inserted before equal ones", in: equalButtons,
      ("      - { text: Cancel", "      \(help)\n      - { text: Cancel"),
      reports: "text 'Help' added"),
    KnownChange(
      "the first of two equal buttons removed", in: equalButtons,
      ("      - { text: Cancel, frame: { width: 80, height: 30 }, background: gray }\n", ""),
      reports: "text 'Cancel' removed"),
    KnownChange(
      "an overlay removed among equal ones", in: marked,
      (
        "60, height: 60 }, overlay: { color: red, frame: { width: 10, height: 10 } } } # The first.",
        "60, height: 60 } }"
      ),
      reports: "overlay of color 1 removed"),
    KnownChange(
      "a background that all of the screen has", in: boxes,
      ("width: 390", "width: 390, background: yellow"),
      reports:
        "screen background systemBackground → yellow"),

    // What two texts show, and not where they are.
    KnownChange(
      "the texts of two buttons exchanged", in: form, ("text: Cancel,", "text: @,"),
      ("text: Save,", "text: Cancel,"), ("text: @,", "text: Save,"),
      reports: "text 'Save' and text 'Cancel' exchanged"),
    KnownChange(
      "the texts of two buttons exchanged, and a padding", in: form, ("text: Cancel,", "text: @,"),
      ("text: Save, padding: [8, 16]", "text: Cancel, padding: [8, 20]"),
      ("text: @,", "text: Save,"),
      reports: "text 'Save' and text 'Cancel' exchanged",
      "padding of text 'Cancel' [8, 16] → [8, 20] pt"),
    KnownChange(
      "the texts of each item exchanged", in: list, ("\"${item}\"", "\"@\""),
      ("\"from ${index + 1} €\"", "\"${item}\""), ("\"@\"", "\"from ${index + 1} €\""),
      reports: "all items: text 1 ('from 1 €', …) and text 2 ('Alma', …) exchanged"),

    // A text in several fonts is one.
    KnownChange(
      "a text of two scripts", in: named.replacing("Title", with: "Tokyo 東京 now"),
      ("Tokyo 東京 now", "Kyoto 東京 now"),
      reports: "view 'title': text 'Tokyo 東京 now' → 'Kyoto 東京 now'"),
    KnownChange(
      "a text of two directions on a screen", in: form.replacing("Card 0", with: "Salam سلام 12"),
      ("سلام 12", "سلام 13"), reports: "text 'Salam سلام 12' → 'Salam سلام 13'"),

    // Controls without names: their values explain what they draw.
    KnownChange(
      "a switch", in: controls("toggle: true"), ("toggle: true", "toggle: false"),
      reports: "value of the toggle on → off"),
    KnownChange(
      "a slider", in: controls("slider: 0.25"), ("slider: 0.25", "slider: 0.5"),
      reports: "value of the slider 0.25 → 0.5"),
    KnownChange(
      "a slider to its start", in: controls("slider: 0.25"), ("slider: 0.25", "slider: 0"),
      reports: "value of the slider 0.25 → 0"),
    KnownChange(
      "a slider with a range", in: controls("slider: { value: 30, in: [0, 100] }"),
      ("value: 30", "value: 70"), reports: "value of the slider 30 → 70"),
    KnownChange(
      "a slider's range", in: controls("slider: { value: 30, in: [0, 100] }"),
      ("[0, 100]", "[0, 60]"), reports: "range of the slider [0, 100] → [0, 60]"),
    KnownChange(
      "a progress of a total", in: controls("progress: { value: 3, total: 10 }"),
      ("value: 3", "value: 7"), reports: "value of the progress 3 → 7"),
    KnownChange(
      "a page", in: controls("pageControl: { pages: 4, current: 1 }"),
      ("current: 1", "current: 2"), reports: "value of the page control 1 → 2"),
    KnownChange(
      "a tab",
      in: controls(
        "tabBar: { items: [ { symbol: house.fill, title: Home }, { symbol: bell.fill, title: Bell } ] }"
      ),
      ("title: Bell } ]", "title: Bell } ], selected: 1"),
      reports: "value of the tab bar 0 → 1"),
    KnownChange(
      "a switch and another one's colour",
      in: controls("toggle: true")
        + "    - { toggle: { isOn: true, tint: orange } }\n",
      ("toggle: true", "toggle: false"), ("tint: orange", "tint: pink"),
      reports: "value of toggle 1 on → off", "tint of toggle 2 orange → pink"),

    // A text is wider by 2 points a letter, from which its place and all around it follow.
    KnownChange(
      "letters farther apart", in: form, ("size: 22 }", "size: 22 }, kerning: 2"),
      reports: "kerning 2 pt added to text 'Card 0'"),
    KnownChange(
      "letters of a button farther apart", in: form, ("text: Cancel", "text: Cancel, tracking: 2"),
      // Six letters, in the middle with what is beside it; places are rounded to thousandths.
      reports: "tracking 2 pt added to text 'Cancel'"),
  ]
}

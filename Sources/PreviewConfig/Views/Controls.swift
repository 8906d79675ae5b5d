import CellViews
import ConfigLanguage
import PlainText

extension ViewDeclaration {
  static let controls: [ViewDeclaration] = [
    .searchField, .toggle, .slider, .progress, .pageControl,
  ]

  static let searchField = ViewDeclaration(
    "searchField", .searchField, "A field to search in, by its prompt.")

  static let toggle = ViewDeclaration("toggle", .toggle, "A switch that is on or off.")

  static let slider = ViewDeclaration(
    "slider", .slider, "A knob on a track, at a value from 0 to 1.")

  static let progress = ViewDeclaration(
    "progress", bare: ProgressNode().view, .progress,
    "A bar that is filled from 0 to 1; a spinner for nothing.")

  static let pageControl = ViewDeclaration(
    "pageControl", .pageControl, "A row of dots, one a page.")
}

extension ValueType<ViewNode> {
  /// A search field's prompt, or a mapping with its text.
  fileprivate static let searchField = ValueType<String>.label.map { SearchFieldNode($0).view }
    .orMapping(
      .record(
        "searchField", "A field to search in, 36 points high.",
        Field(
          Field(
            "prompt", .label, default: "Search", shown: "Search", "The text of the empty field."),
          Field(
            "text", ValueType<String>.text.bound(), default: Bound(value: ""), shown: "nothing",
            "The text to search for.")
        ) { prompt, text in
          SearchFieldNode(prompt, text: text.value).view
            .bound(to: text.path.map { .text(path: $0, text: text.value) })
        }))

  /// A value that indicates whether a switch is on, or a mapping with its label.
  fileprivate static let toggle = ValueType<Bool>.truth.bound().map { toggle($0) }.orMapping(
    .record(
      "toggle", "A switch of 51 × 31 points, with a label before it or alone.",
      Field(
        Field(optional: "label", .label, "The label before the switch; the row fills its width."),
        Field(
          "isOn", ValueType<Bool>.truth.bound(), default: Bound(value: false), shown: "false",
          "Whether the switch is on."),
        Field(
          optional: "tint", .color,
          "The track's colour when it is on; defaults to the tint around it, or green.")
      ) { toggle($1, label: $0, tint: $2) }))

  private static func toggle(
    _ isOn: Bound<Bool>, label: String? = nil, tint: Color? = nil
  ) -> ViewNode {
    ToggleNode(label, isOn: isOn.value, tint: tint).view
      .bound(to: isOn.path.map { .toggle(path: $0, isOn: isOn.value) })
  }

  /// A value from 0 to 1, or a mapping with its bounds.
  fileprivate static let slider = ValueType<Double>.fraction.bound().map { slider($0) }
    .orMapping(
      .record(
        "slider", "A knob on a track.",
        Field(
          Field("value", ValueType<Double>.distance.bound(), "Where the knob is."),
          Field(
            "in", ValueType<ClosedRange<Double>>.bounds, default: 0...1, shown: "[0, 1]",
            "The values at the track's ends."),
          Field(
            "tint", .color, default: .accentColor, shown: "accentColor",
            "The track's colour up to the knob."),
          Field(
            "ticks", ValueType<Int>.whole(0...100), default: 0, shown: "0",
            "How many marks are under the track, from ios-26 on.")
        ) { value, bounds, tint, ticks throws(Mismatch) in
          try check(value.value, isIn: bounds)
          return slider(value, in: bounds, tint: tint, ticks: ticks)
        }))

  private static func slider(
    _ value: Bound<Double>, in bounds: ClosedRange<Double> = 0...1, tint: Color = .accentColor,
    ticks: Int = 0
  ) -> ViewNode {
    var slider = SliderNode(value: value.value, in: bounds, tint: tint)
    slider.tickCount = ticks
    return slider.view
      .bound(to: value.path.map { .slider(path: $0, value: value.value, bounds: bounds) })
  }

  /// A fraction of completion from 0 to 1, or a mapping with its label.
  fileprivate static let progress = ValueType<Double>.fraction.map { ProgressNode(value: $0).view }
    .orMapping(
      .record(
        "progress", "A bar that is filled from 0 to 1, or a spinner.",
        Field(
          Field(optional: "label", .label, "A label, above the bar or below the spinner."),
          Field(optional: "value", .length, "The progress so far; without it, a spinner is drawn."),
          Field("total", .length, default: 1, "The value of the whole bar."),
          Field(
            "tint", .color, default: .accentColor, shown: "accentColor",
            "The colour of the bar's filled part.")
        ) { label, value, total, tint throws(Mismatch) in
          guard let value else { return ProgressNode(label).view }
          try check(value, isIn: 0...total)
          return ProgressNode(label, value: value, total: total, tint: tint).view
        }))

  /// The number of pages and the current one.
  fileprivate static let pageControl = ValueType.record(
    "pageControl", "A row of dots, one a page, in the foreground colour.",
    Field(
      Field("pages", ValueType<Int>.whole(0...100), "How many pages there are."),
      Field(
        "current", ValueType<Int>.whole(0...99), default: 0, shown: "0",
        "The page that is shown, from 0.")
    ) { pages, current throws(Mismatch) in
      // No pages may also be a number of pages that is not computed yet.
      guard current < pages || pages == 0 else {
        throw Mismatch("expected a current page from 0 to \(pages - 1), found \(current)")
      }
      return PageControlNode(numberOfPages: pages, currentPage: current).view
    })

  private static func check(
    _ value: Double, isIn bounds: ClosedRange<Double>
  ) throws(Mismatch) {
    // 0 may also be a value that is not computed yet.
    try bounds.check(value, orPending: 0)
  }
}

extension ClosedRange<Double> {
  /// Throws unless a value is within the bounds, or is `pending`, the value before it is computed.
  func check(_ value: Double, orPending pending: Double) throws(Mismatch) {
    guard contains(value) || value == pending else {
      let least = NumberText.shortest(lowerBound)
      let greatest = NumberText.shortest(upperBound)
      throw Mismatch(
        "expected a value from \(least) to \(greatest), found \(NumberText.shortest(value))")
    }
  }
}

extension ValueType<ClosedRange<Double>> {
  /// The least and the greatest value.
  static let bounds = ValueType<Double>.distance.list("[least, greatest]", count: 2...2)
    .refine { values throws(Mismatch) in
      guard values[0] < values[1] else {
        throw Mismatch("expected a least value below the greatest")
      }
      return values[0]...values[1]
    }
}

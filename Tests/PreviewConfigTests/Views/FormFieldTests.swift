import CellViews
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing
import TextShaping

/// The controls of forms beside buttons and fields, as configs write them.
struct FormFieldTests {
  private static func text(_ string: String) -> ViewNode { .text(TextNode(string)) }

  @Test func `a chart's scale is as the locale writes numbers`() throws {
    // 15,000 / 5 = 3000: the next of 1, 2, 5 × 10ⁿ with at most five steps is 5000.
    let chart = ChartNode(.bar, [.init("", 15_000)])
    let english = try chart.labeled(in: "en-US")
    expect(english.scaleLabels, equals: ["0", "5,000", "10,000", "15,000"])
    let german = try chart.labeled(in: "de-DE")
    expect(german.scaleLabels, equals: ["0", "5.000", "10.000", "15.000"])
    // 2.5 / 5 = 0.5.
    let small = ChartNode(.bar, [.init("", 2.5)])
    let plain = try small.labeled(in: "en-US")
    #expect(plain.scaleLabels == nil)
    let comma = try small.labeled(in: "de-DE")
    expect(comma.scaleLabels, equals: ["0", "0,5", "1", "1,5", "2", "2,5"])
  }

  private static let sizes = ["S", "M", "L"].map { text($0) }

  private static var colored: GaugeNode {
    var gauge = GaugeNode(0.5, style: .accessoryCircular)
    gauge.valueLabel = text("50")
    gauge.colors = [.blue, .red]
    return gauge
  }

  @Test(
    arguments: [
      ("textEditor: Dear all", TextEditorNode("Dear all").view),
      ("textEditor: { text: Dear all }", TextEditorNode("Dear all").view),
      ("picker: { items: [S, M, L], selected: 1 }", PickerNode(options: sizes, selected: 1).view),
      ("picker: { items: [S, M, L], selection: L }", PickerNode(options: sizes, selected: 2).view),
      (
        "picker: { label: Size, items: [S, M, L], style: inline }",
        PickerNode(text("Size"), name: "Size", options: sizes, selected: nil, style: .inline).view
      ),
      (
        "picker: { items: [S, M, L], selected: 0, style: wheel }",
        PickerNode(options: sizes, selected: 0, style: .wheel).view
      ),
      (
        "picker: { items: [S, M, L], selected: 0, style: segmented }",
        PickerNode(options: sizes, selected: 0, style: .segmented).view
      ),
      (
        "menu: { title: Sort, items: [Name] }",
        MenuNode(text("Sort"), name: "Sort", sections: [[.titled("Name")]]).view
      ),
      ("gauge: 0.4", GaugeNode(0.4).view),
      ("gauge: { value: 20, in: [0, 50] }", GaugeNode(20, in: 0...50).view),
      (
        "gauge: { value: 0.5, style: accessoryCircular, currentValueLabel: 50, tint: [blue, red] }",
        colored.view
      ),
      (
        "chart: { values: [1, 2] }",
        ChartNode(.bar, [.init("", 1), .init("", 2)]).view
      ),
      (
        "chart: { style: line, values: [{ label: Mon, value: 1 }], color: red }",
        ChartNode(.line, [.init("Mon", 1)], color: .red).view
      ),
      ("map", MapNode().view),
      ("map: { marker: Here }", MapNode(marker: "Here").view),
    ] as [(String, ViewNode)])
  func `a control is written as its argument or as a mapping`(config: String, view: ViewNode) throws
  {
    let written = try PreviewConfigTests.view(
      config == "map" ? "view: map" : "view: { \(config) }")
    expect(written.dump, equals: view.dump)
  }

  // Behind `view: { ` the control's key is in column 9; a mapping's place is its brace.
  @Test(
    arguments: [
      ("picker: { items: [] }", "1:26+1: items: expected at least 1 in the list, found 0"),
      (
        "picker: { items: [A], selected: 1 }",
        "1:17+1: picker: expected a selected item from 0 to 0, found 1"
      ),
      (
        "picker: { items: [Small, Large], selection: Larg }",
        "1:17+1: picker: the selection 'Larg' is none of the items (did you mean 'Large'?)"
      ),
      (
        "picker: { items: [A, B], selection: Z9 }",
        "1:17+1: picker: the selection 'Z9' is none of the items (write one of them: A, B)"
      ),
      (
        "picker: { items: [A], selected: 0, selection: A }",
        "1:17+1: picker: expected either 'selected' or 'selection'"
      ),
      (
        "picker: { items: [A], style: weel }",
        "1:38+4: style: expected one of menu, segmented, inline, wheel, found 'weel' (did you mean 'wheel'?)"
      ),
      (
        "picker: { items: [A], style: wheel, isOpen: true }",
        "1:17+1: picker: only a picker of the style 'menu' opens (leave out 'isOpen' or 'style')"
      ),
      ("menu: { items: [A] }", "1:15+1: menu: expected either 'title' and 'symbol', or 'label'"),
      ("menu: { title: A }", "1:15+1: missing key 'items' in menu"),
      (
        "datePicker: { date: 14.3.2026 }",
        "1:21+1: datePicker: expected a date as '2026-03-12' or '2026-03-12T09:41', found '14.3.2026'"
      ),
      (
        "datePicker: { date: 2026-03-12, hours: 13 }",
        "1:48+2: hours: expected 12 or 24 hours, found 13"
      ),
      (
        "datePicker: { date: 2026-03-12, displayedComponents: hourAndMinute, style: graphical }",
        "1:21+1: datePicker: a time alone has no calendar (add 'date' to 'displayedComponents')"
      ),
      (
        "gauge: { value: 60, in: [0, 50] }",
        "1:16+1: gauge: expected a value from 0 to 50, found 60"
      ),
      ("gauge: 2", "1:16+1: gauge: expected at most 1, found 2"),
      ("chart: { values: [] }", "1:26+1: values: expected at least 1 value, found 0"),
      (
        "chart: { values: [{ label: A }] }",
        "1:26+1: values: value 0 has no number under 'value' (write '{ label: Mon, value: 3 }')"
      ),
      (
        "chart: { values: [1, two] }",
        "1:26+1: values: expected a number or '{ label: …, value: … }' as value 1, found 'two'"
      ),
    ])
  func `a control that cannot be is an error at its place`(config: String, message: String) {
    expect(mistakes(in: "view: { \(config) }"), equals: [message])
  }

  @Test func `a date is written in the canvas's locale`() throws {
    let config = """
      canvas: { locale: de, now: 2026-03-12T09:41 }
      view: { datePicker: { date: 2026-03-14T17:30 } }
      """
    let compact = DatePickerNode(day: "14. März 2026", time: "17:30").view
    expect(try written(config).dump, equals: compact.dump)
  }

  @Test func `the month around a date marks today`() throws {
    let config = """
      canvas: { locale: de, now: 2026-03-12T09:41 }
      view: { datePicker: { date: 2026-03-14, style: graphical, displayedComponents: date } }
      """
    let month = CalendarMonth(
      title: "März 2026", weekdays: ["MO", "DI", "MI", "DO", "FR", "SA", "SO"], blankCount: 6,
      days: (1...31).map { "\($0)" }, selected: 14, today: 12)
    let expected = DatePickerNode(day: "14. März 2026", time: nil, month: month).view
    expect(try written(config).dump, equals: expected.dump)
  }

  /// Returns the date picker of a config as it is written, without what wrote it.
  private func written(_ config: String) throws -> ViewNode {
    var picker = try #require(try view(config).control(DatePickerNode.self))
    picker.source = nil
    return picker.view
  }

  @Test func `lists among a menu's actions are sections of their own`() throws {
    let config = """
      canvas: { width: 300, height: 400 }
      view: { menu: { title: More, isOpen: true, items: [A, B, [C, D], E] } }
      """
    let sections = [["A", "B"], ["C", "D"], ["E"]].map { $0.map { MenuItem.titled($0) } }
    let expected = MenuNode(Self.text("More"), name: "More", sections: sections, isOpen: true).view
    try #require(view(config).dump == expected.dump)
  }

  @Test func `a symbol that is broader than its room in a row is not reported`() throws {
    // The star is 28 points broad in a room of 24, which no author has made.
    let found = try warnings(
      in: """
        view:
          collection:
            layout: { list: { appearance: insetGrouped } }
            items: [0]
            cell: { menu: { title: Sort, symbol: star, items: [A] } }
        """)
    expect(found.map(\.message), equals: [])
  }

  @Test func `a date picker below its label is as high in a row as elsewhere`() throws {
    let picker = "datePicker: { label: Due, date: 2026-03-14, displayedComponents: date }, id: p"
    let heights = try [
      picker,
      "collection: { layout: { list: { appearance: insetGrouped } }, items: [0], cell: { \(picker) } }",
    ].map { view in
      let config = try load(
        "canvas: { width: 390, dynamicType: accessibility1 }\nview: { \(view) }")
      let preview = try #require(config.previews.first)
      let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
      return try #require(arrangement.computed.views["p"]).frame.height
    }
    // No part of it reaches into the space over and under a row's content, where the label is.
    #expect(heights[0] == heights[1])
  }

  @Test func `a wheel has the columns of the canvas's locale`() throws {
    let config = """
      canvas: { locale: de }
      view: { datePicker: { date: 2026-03-14, style: wheel, displayedComponents: date } }
      """
    var expected = DatePickerNode(day: "14. März 2026", time: nil)
    let months = [
      "November", "Dezember", "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli",
    ]
    expected.wheels = [
      DatePickerNode.Wheel((10...18).map { "\($0)" }, selected: 4, width: 50),
      DatePickerNode.Wheel(months, selected: 4, width: 130),
      DatePickerNode.Wheel((2022...2030).map { "\($0)" }, selected: 4, width: 76),
    ]
    expect(try written(config).dump, equals: expected.view.dump)
  }

  @Test func `a bar takes a view in the place of its title`() throws {
    let written = try view("view: { navigationBar: { title: A, principal: { text: b } } }")
    let bar = try #require(written.control(NavigationBarNode.self))
    expect(bar.principal?.unmarked.dump, equals: Self.text("b").dump)
  }
}

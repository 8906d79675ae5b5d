import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// The sizes of the controls of forms.
struct FormControlLayoutTests {
  private func texts(_ words: String...) -> [ViewNode] { words.map { .text(TextNode($0)) } }

  @Test func `a wheel is 216 points high with a band of 32 in the middle`() throws {
    let wheel = PickerNode(
      options: texts("One", "Two", "Three"), selected: 1, style: .wheel
    ).view
    try #require(height(of: wheel, on: canvas(200)) == 216)
    // (216 − 32) / 2 = 92, 9 points inside the sides.
    try #require(
      drawn("fill rounded", of: wheel, on: canvas(200)) == [
        "fill rounded 9,92 182×32 radius 8 continuous #7676801F"
      ])
  }

  @Test func `rows of a choice are 44 points high, with a mark at the chosen one`() throws {
    let rows = PickerNode(options: texts("One", "Two"), selected: 0, style: .inline).view
    // Two rows and a line of a third of a point.
    let total = try height(of: rows, on: canvas(200))
    #expect(abs(total - (88 + 1.0 / 3)) < 1e-9)
    try #require(drawn("stroke path", of: rows, on: canvas(200)).count == 1)
  }

  @Test(arguments: [(TextAlignment.leading, 0), (.center, 0.5), (.trailing, 1)])
  func `what is typed has the alignment of lines`(
    alignment: TextAlignment, share: Double
  ) throws {
    let typed = [
      TextFieldNode("", text: "Hello").view, TextFieldNode("Name").view,
      TextFieldNode("", text: "Hello", isSecure: true).view,
    ]
    for (view, inset) in typed.map({ ($0, 0.0) }) + [(TextEditorNode("Hello").view, 5)] {
      let aligned = view.with(.environment(.multilineTextAlignment(alignment)))
      let line = try #require(try drawn("glyphs", of: aligned, on: .fixed(200, 100)).first)
      // As in `glyphs "Hello" … at 0,16.75 #000000 [5/38.221]`: the left edge and the width.
      let left = try #require(
        line.split(separator: " at ").last?.split(separator: ",").first.flatMap { Double($0) })
      let width = try #require(
        line.split(separator: "/").last?.dropLast().split(separator: "]").first.flatMap {
          Double($0)
        })
      // The share of what is left of 200 within the insets is before the text.
      #expect(abs(left - inset - share * (200 - 2 * inset - width)) < 0.01, "\(line)")
    }
  }

  // UIKit's controls have their texts as they are, and a prompt is a text of SwiftUI's.
  @Test func `a case of letters changes prompts, not what is typed`() throws {
    func words(_ view: ViewNode) throws -> [String] {
      let upper = view.with(.environment(.text(.letterCase(.uppercase))))
      return try drawn("glyphs", of: upper, on: .fixed(200, 100)).map {
        String($0.split(separator: "\"")[1])
      }
    }
    expect(try words(TextFieldNode("", text: "Ann").view), equals: ["Ann"])
    expect(try words(TextFieldNode("Name").view), equals: ["NAME"])
    expect(try words(TextEditorNode("Ann").view), equals: ["Ann"])
    expect(try words(SearchFieldNode("Find").view), equals: ["Find"])
  }

  @Test func `segments are as wide as the broadest, with a point between two`() throws {
    let control = SegmentedControlNode([box(10, 9, id: "a"), box(60, 9), box(20, 9)], selected: 1)
    let own = control.view.with(.fixedSize(horizontal: true, vertical: true)).id("all")
    // 60 + 20 each: 3 × 80 + 2 = 242; the first segment is from 0 to 80, its box in the middle.
    expect(
      try places(own, on: .fixed(242, 32)), equals: "a 35,11.5 10×9\nall 0,0 242×32")
    // In 302 each has 100; the chosen surface is 2 inside the second, which begins at 101.
    try #require(
      drawn("#FFFFFF", of: control.view, on: .fixed(302, 32)).contains {
        $0.hasPrefix("fill rounded 103,2 96×28 ")
      })
  }

  @Test func `a surface's corners are rounder the higher it is, unless they are given`() throws {
    func radius(_ height: Double, given: Double? = nil) throws -> String? {
      var button = ButtonNode(box(20, height), style: .borderedProminent)
      button.cornerRadius = given
      let lines = try drawn("fill rounded", of: button.view, on: .fixed(100, 100))
      return lines.first?.split(separator: " radius ").last?.split(separator: " ").first
        .map(String.init)
    }
    // 0.179 of 44 and of 34, each with 14 around the label: near 8 and 6, as on iOS 18.
    expect(try radius(30), equals: "7.876")
    expect(try radius(20), equals: "6.086")
    expect(try radius(30, given: 3), equals: "3")
  }

  @Test func `a disabled prominent button is gray under a gray label, whatever its tint`() throws {
    var button = ButtonNode(.text(TextNode("Go")), style: .borderedProminent)
    button.isDisabled = true
    button.tint = .red
    func colors(_ button: ButtonNode) throws -> [String] {
      try drawn("#", of: button.view, on: .fixed(100, 100)).map {
        String($0.drop { $0 != "#" }.prefix { $0 != " " })
      }
    }
    // secondarySystemFill has 16 % (0x29) of #787880; tertiaryLabel 30 % of #3C3C43, of which 75 % are 0x39.
    expect(try colors(button), equals: ["#78788029", "#3C3C4339"])
    // One of gray, with a label in the tint, is pale as a whole: its picture is not known.
    button.style = .bordered
    expect(try colors(button).contains("#3C3C4339"), equals: false)
  }

  // Fields of iOS 17 and 18: 34 at 17, 19 and 20 points.
  @Test(arguments: [12.0, 17, 19, 20])
  func `a field with a border is 34 points high`(size: Double) throws {
    let field = TextFieldNode("Name", hasBorder: true).view
      .with(.environment(.font(.fixed(FontRequest(size: size)))))
    expect(try height(of: field, on: canvas(200)), equals: 34)
  }

  @Test func `a picker's label and gray value are in rows of lists alone`() throws {
    let picker = PickerNode(
      .text(TextNode("Size")), options: texts("One", "Two"), selected: 1
    ).view
    let list = ViewNode.collection(
      CollectionNode(
        layout: List(appearance: .plain),
        sections: [SectionNode(layout: LayoutSection(itemCount: 1)) { _ in picker }]))
    expect(try labels(of: picker, on: .fixed(390, 44)).map(\.text), equals: ["Two"])
    expect(try drawn("glyphs", of: list, on: .fixed(390, 44)).count, equals: 2)
    try #require(!drawn("\"Size\"", of: list, on: .fixed(390, 44)).isEmpty)
    let value = try drawn("\"Two\"", of: list, on: .fixed(390, 44))
    #expect(value.first?.contains("#3C3C4399") == true)
  }

  @Test(arguments: [
    ToggleNode("A", isOn: true).view, StepperNode("A").view, SliderNode(value: 0.5).view,
    DatePickerNode(.text(TextNode("A")), day: "1 May", time: nil).view,
    ColorWellNode(label: .text(TextNode("A")), color: .red).view,
  ])
  func `a control makes a list's row no higher`(control: ViewNode) throws {
    let list = ViewNode.collection(
      CollectionNode(
        layout: List(appearance: .plain),
        sections: [
          SectionNode(layout: LayoutSection(itemCount: 2)) {
            $0.index.item == 0 ? control : box(1, 1, id: "next")
          }
        ]))
    // After a row of 44, with (44 − 1) / 2 above it.
    expect(try places(list, on: .fixed(390, 200)), equals: "next 20,65.5 1×1")
  }

  @Test func `a menu shows what is chosen, and all of it when it is open`() throws {
    var menu = PickerNode(options: texts("One", "Two"), selected: 1)
    let screen = PreviewCanvas.fixed(300, 300)
    try #require(labels(of: menu.view, on: screen).map(\.text) == ["Two"])
    menu.isOpen = true
    // What is chosen is pale then, in a group.
    try #require(labels(of: menu.view, on: screen).map(\.text) == ["One", "Two"])
  }

  @Test func `an open menu is 250 points wide and 8 points below its label`() throws {
    let items = [MenuItem.titled("Copy"), .titled("Paste")]
    let menu = MenuNode(box(40, 20), sections: [items], isOpen: true).view
    // In the middle of 500 × 300 points the label is from 230 to 270 and from 140 to 160.
    let screen = PreviewCanvas.fixed(500, 300)
    let place = try #require(try labels(of: menu, on: screen).first)
    expect(place.text, equals: "Copy")
    // Two rows of 43.67 and a line, 87.67 points, from 160 + 8 on.
    let surfaces = try drawn("fill rounded", of: menu, on: screen)
    #expect(surfaces.contains("fill rounded 230,168 250×87.667 radius 13 continuous #FFFFFF"))
  }

  @Test func `a month has a row of a seventh of its width for each week`() throws {
    let days = (1...31).map { "\($0)" }
    func month(blankCount: Int) -> ViewNode {
      DatePickerNode(
        day: nil, time: nil,
        month: CalendarMonth(
          title: "May", weekdays: ["M", "T", "W", "T", "F", "S", "S"], blankCount: blankCount,
          days: days, selected: 3, today: 3)
      ).view
    }
    // A margin of 4⅓ at either end, a header of 44 and the weekdays' names of 21; 31 days in five weeks of 350 / 7 = 50,
    // or with 5 blank ones in six: (5 + 31) / 7 > 5. So 73⅔ + 5 × 50 = 323⅔, and 73⅔ + 6 × 50 = 373⅔.
    expect(try height(of: month(blankCount: 0), on: canvas(350)), equals: 323 + 2.0 / 3)
    expect(try height(of: month(blankCount: 5), on: canvas(350)), equals: 373 + 2.0 / 3)
    // Columns of 50 points: the third day is in the middle of 100…150, its circle 44 wide in a row from 4⅓ + 44 + 21 =
    // 69⅓ to 119⅓; today's is full.
    try #require(
      drawn("fill ellipse", of: month(blankCount: 0), on: canvas(350)) == [
        "fill ellipse 103,72.333 44×44 #007AFF"
      ])
    // In columns of 256 / 7 = 36.571 it is no wider, nor higher than its row: from 2 × 36.571 = 73.143 and from 69⅓ on.
    try #require(
      drawn("fill ellipse", of: month(blankCount: 0), on: canvas(256)) == [
        "fill ellipse 73.143,69.333 36.571×36.571 #007AFF"
      ])
  }

  @Test func `a chart's bars begin at zero and end at their values`() throws {
    var chart = ChartNode(.bar, [.init("", 5), .init("", -5)], color: .black)
    chart.hasLabels = false
    chart.hasScale = false
    // The scale is from −6 to 6 in steps of 2: the bars are 5/12 of the height above and below the middle.
    // Bands are 50 points wide, 0.65 of them filled.
    let lines = try drawn("fill rect", of: chart.view, on: .fixed(100, 100))
    #expect(
      lines == [
        "fill rect 8.75,8.333 32.5×41.667 #000000", "fill rect 58.75,50 32.5×41.667 #000000",
      ])
  }

  @Test func `a chart's scale has even steps around its values`() throws {
    var chart = ChartNode(.bar, [.init("a", 34), .init("b", 120)])
    chart.hasLabels = false
    // 120 / 5 = 24: the next of 1, 2, 5 × 10ⁿ with at most five steps is 50.
    try #require(
      labels(of: chart.view, on: .fixed(200, 100)).map(\.text) == ["0", "50", "100", "150"])
  }

  /// Swift Charts, `AxisValueLabelCollisionResolution.greedy`: labels that would collide are left out.
  @Test func `labels of a chart that would overlap are left out`() throws {
    var chart = ChartNode(.bar, [.init("a", 34), .init("b", 120)])
    chart.hasLabels = false
    // A label is 11 × 1.2102 = 13.3 high; with 40 − 13.3 for 150, steps of 50 are 8.9 apart: every second
    // one has room.
    try #require(labels(of: chart.view, on: .fixed(200, 40)).map(\.text) == ["0", "100"])
    let months = ["January", "February", "March", "April", "May", "June"].map {
      ChartNode.Value($0, 1)
    }
    var wide = ChartNode(.bar, months)
    wide.hasScale = false
    // January takes 41 points at 11 points: 0.6 of it fit into 120 / 6 = 20 no more.
    let shown = try labels(of: wide.view, on: .fixed(120, 100)).map(\.text)
    expect(shown.first, equals: "January")
    expect(shown.contains { $0.contains("…") }, equals: false)
    expect((2...3).contains(shown.count), equals: true)
    try #require(
      labels(of: wide.view, on: .fixed(600, 100)).map(\.text) == months.map(\.label))
  }

  @Test func `a chart's scale may be written in another way`() throws {
    var chart = ChartNode(.bar, [.init("a", 10_000)])
    chart.hasLabels = false
    expect(chart.scaleValues, equals: [0, 2000, 4000, 6000, 8000, 10_000])
    chart.scaleLabels = ["a", "b", "c", "d", "e", "f"]
    try #require(
      labels(of: chart.view, on: .fixed(200, 100)).map(\.text) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `a keyboard's letters are a tenth of the width in every row`() throws {
    let keyboard = KeyboardNode(suggestions: nil).view
    // Four rows of 54 points.
    try #require(height(of: keyboard, on: canvas(400)) == 216)
    let keys = try labels(of: keyboard, on: canvas(400))
    // q, w, … at 20, 60, …; a is half a key further; z follows shift and half of the rest:
    // 400 − 2 × 50 − 7 × 40 = 20, so that z is at 50 + 10 + 20.
    expect(keys.first { $0.text == "q" }?.middle, equals: 20)
    expect(keys.first { $0.text == "p" }?.middle, equals: 380)
    expect(keys.first { $0.text == "a" }?.middle, equals: 40)
    expect(keys.first { $0.text == "z" }?.middle, equals: 80)
  }

  @Test func `a keyboard has a bar for suggestions, and one over a home indicator`() throws {
    let keyboard = KeyboardNode(suggestions: ["one", "two", "three"]).view
    // 216 + 45 = 261.
    expect(try height(of: keyboard, on: canvas(400)), equals: 261)
    let device = PreviewCanvas(width: 400, safeArea: EdgeInsets(bottom: 34))
    // 41 points of its own, and the indicator's 34: 261 + 41 + 34 = 336.
    expect(try height(of: keyboard, on: device), equals: 336)
  }

  @Test func `keys keep their places from right to left`() throws {
    let keyboard = KeyboardNode(suggestions: nil).view
    let keys = try labels(of: keyboard, on: canvas(400, .light, .rightToLeft))
    expect(keys.first { $0.text == "q" }?.middle, equals: 20)
  }

  @Test func `a disabled choice is pale`() throws {
    var picker = PickerNode(options: texts("One"), selected: 0)
    picker.isDisabled = true
    try #require(drawn("opacity 0.4", of: picker.view, on: canvas(100)).count == 1)
  }
}

import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// Values that are described and set by one declaration.
@Suite struct SettingFieldTests {
  private static let red = ShapePaint.linearGradient(
    LinearGradient(
      colors: [.red, .blue.opacity(0.5)], from: Point(x: 0, y: 0.5), to: Point(x: 1, y: 0.5)))
  private static let label = ViewNode.text(TextNode("Label"))

  /// A view, a control or a modifier of each kind, with other values than its kind's own.
  static let views: [any Settable] = [
    StackNode(axis: .horizontal, verticalAlignment: .top, spacing: 4, children: []),
    ZStackNode(alignment: .topLeading, children: []),
    GridNode(alignment: .bottom, horizontalSpacing: 3, verticalSpacing: 5, children: []),
    Color.teal.opacity(0.25), LinearGradient(colors: [.red, .blue], from: .zero, to: .zero),
    RoundGradient(
      .angular(startAngle: 10, endAngle: 90), center: Point(x: 0.5, y: 0),
      stops: LinearGradient.stops(of: [.red, .mint])),
    ShapeNode(.trimmed(.circle, from: 0.25, to: 0.5), stroke: ShapeNode.Stroke(red, lineWidth: 3)),
    ShapeNode(
      .roundedRectangle(cornerRadius: 8, style: .circular), fill: red,
      stroke: ShapeNode.Stroke(.color(.green), lineWidth: 2, dash: [4, 2])),
    ShapeNode(
      .unevenRoundedRectangle(
        CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))),
    ButtonNode(label, style: .bordered, role: .destructive), ToggleNode("Wifi", isOn: true),
    SliderNode(value: 3, in: 0...10, tint: .red), ProgressNode("Load", value: 3, total: 4),
    StepperNode("Pieces", value: 6, in: 0...24), GaugeNode(0.5, style: .accessoryCircular),
    TextFieldNode("Name", text: "Ann", hasBorder: true), TextEditorNode("Ring twice"),
    SearchFieldNode("Search", text: "tea"), MapNode(marker: "Bakery", tint: .blue),
    ChartNode(.line, [ChartNode.Value("Mo", 1), ChartNode.Value("Tu 2", 2.5)], color: .red),
    SegmentedControlNode([label, label], selected: 1), ColorWellNode(label: label, color: .pink),
    PageControlNode(numberOfPages: 4, currentPage: 2), KeyboardNode(.numbers, returnKey: "search"),
    TabBarNode(
      [
        TabBarNode.Item("Home", icon: label, badge: "2"), TabBarNode.Item("Bell", icon: label),
      ], selected: 1), TabBarNode.Item("Home", icon: label, badge: "2"),
    FixedFrame(width: 3, height: 4, alignment: .top), FlexibleFrame(maxWidth: .infinity),
    ShadowStyle(color: .black.opacity(0.2), radius: 3, x: 1, y: 2),
  ]

  private static func words<Value: Settable>(_ value: Value) -> [String] {
    value.fieldSettings.compactMap(\.self).map { "\($0.name) \($0.value.words)" }
  }

  private static func wordsOnceSet<Value: Settable>(_ value: Value) -> [[String]] {
    value.fieldSettings.compactMap(\.self).map { setting in
      value.with(setting.name, setting.value.words).map(words) ?? [setting.name]
    }
  }

  @Test(arguments: views.indices)
  func `a value is the same once it is set by the words that describe it`(index: Int) {
    func check(_ value: some Settable) {
      for words in Self.wordsOnceSet(value) { expect(words, equals: Self.words(value)) }
    }
    check(Self.views[index])
  }

  // A layout text may have been edited by hand: 15 words and the style are the most.
  @Test func `a font of more words than any config has is not parsed`() {
    let body = EnvironmentChange.font(.style(.body))
    let words = String(repeating: " bold", count: 15)
    #expect(body.with("font", "body\(words)") != nil)
    #expect(body.with("font", "body\(words) bold") == nil)
    #expect(body.with("font", "body\(String(repeating: words, count: 10_000))") == nil)
  }
}

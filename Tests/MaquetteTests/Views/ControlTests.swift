import CellViews
import LibraryTestSupport
import Maquette
import PreviewConfig
import TestSupport
import Testing

/// A button between two blocks, which looks as buttons around it do.
private struct FramedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      block(5, 5)
      Button(configuration).onTapGesture { configuration.trigger() }
      block(5, 5)
    }
  }
}

/// The value under the label, the label under a line.
private struct StackedContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      block(10, 1)
      configuration.label
      LabeledContent(configuration)
    }
  }
}

private struct BarredBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content
      configuration.label
    }
  }
}

private struct PlainGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

/// A bar of the value's length in points, after its label.
private struct ShortGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    block(40 * configuration.value, configuration.currentValueLabel == nil ? 1 : 2)
  }
}

/// A field over a line.
private struct LinedField: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    VStack(spacing: 0) {
      configuration
      block(100, 1)
    }
  }
}

@MainActor @Suite struct ControlStyleTests {
  @Test func `a label with a value looks as a style of one's own makes it`() throws {
    let own = try listed { LabeledContent("A", value: "B").labeledContentStyle(StackedContent()) }
    let same = try listed {
      VStack(alignment: .leading, spacing: 0) {
        block(10, 1)
        Text("A")
        LabeledContent("A", value: "B")
      }
    }
    expect(own, equals: same)
    let plain = try listed { LabeledContent("A", value: "B") }
    let automatic = try listed { LabeledContent("A", value: "B").labeledContentStyle(.automatic) }
    expect(automatic, equals: plain)
  }

  /// The places of texts, as `x` of each, in the order of drawing.
  private func texts(in lines: [String]) -> [String] {
    lines.compactMap { line in
      guard line.hasPrefix("glyphs "), let place = line.firstRange(of: " at ") else { return nil }
      return String(line[place.upperBound...].prefix { $0 != "," })
    }
  }

  @Test func `a label in a list is tinted, and its title 40 after the row's content begins`() throws
  {
    let lines = try listed(width: 390, height: 100) {
      List { Maquette.Label("Mail", systemImage: "envelope") }.listStyle(.plain)
    }
    // The row's content begins at 20 (iOS 26: at 32, with the title at 72).
    expect(texts(in: lines), equals: ["60"])
    #expect(lines.contains { $0.hasPrefix("image ") && $0.hasSuffix("tint #007AFF") })
    let alone = try listed(width: 390, height: 100) {
      Maquette.Label("Mail", systemImage: "envelope")
    }
    #expect(alone.contains { $0.hasPrefix("image ") && $0.hasSuffix("tint #000000") })
  }

  @Test func `a label with a value is in two lines where a list's letters are largest`() throws {
    func places(_ size: DynamicTypeSize) throws -> [String] {
      texts(
        in: try listed(width: 390, height: 300) {
          List { LabeledContent("A", value: "B") }.listStyle(.plain).dynamicTypeSize(size)
        })
    }
    // Both begin where the row's content does, at 20, as on iOS 18 at accessibility3.
    expect(try places(.accessibility3), equals: ["20", "20"])
    expect(try places(.xxxLarge).first, equals: "20")
    try #require(places(.xxxLarge).last != "20")
  }

  @Test func `a group outside of a list is as high as its rows, under a tinted label`() throws {
    let lines = try listed(width: 300, height: 400) {
      DisclosureGroup(isExpanded: .constant(true)) {
        block(300, 44)
      } label: {
        block(20, 10)
        Text("A")
      }
      .frame(width: 300)
    }
    #expect(lines.contains { $0.contains("\"A\"") && $0.contains("#007AFF") })
    let content = try #require(lines.first { $0.contains("300×44") })
    let label = try #require(lines.first { $0.contains("20×10") })
    func top(_ line: String) -> Double? {
      line.firstRange(of: "rect ").flatMap { range in
        line[range.upperBound...].split(separator: " ").first?.split(separator: ",").last
          .flatMap { Double($0) }
      }
    }
    // Less than a row and the space of a column under the label, in 400 points.
    let distance = try #require(top(content)) - #require(top(label))
    #expect(distance < 30, "\(distance)")
  }

  @Test func `boxes and groups look as styles of one's own make them`() throws {
    let box = try listed {
      GroupBox {
        block(20, 10)
      } label: {
        block(10, 10)
      }
      .groupBoxStyle(BarredBox())
    }
    // 30 points in the middle of 100.
    #expect(box == ["fill rect 35,0 20×10 #000000", "fill rect 55,0 10×10 #000000"])
    let group = try listed {
      DisclosureGroup(isExpanded: .constant(true)) {
        block(20, 10)
      } label: {
        block(10, 10)
      }
      .disclosureGroupStyle(PlainGroup())
    }
    // In a column with 8 points between both.
    #expect(group == ["fill rect 45,0 10×10 #000000", "fill rect 40,18 20×10 #000000"])
  }

  @Test func `a gauge looks as a style of one's own makes it`() throws {
    let lines = try listed {
      Gauge(value: 3, in: 1...5) { block(10, 10) }.gaugeStyle(ShortGauge())
    }
    // Half of the range is half of 40 points.
    #expect(lines == ["fill rect 45,0 10×10 #000000", "fill rect 40,18 20×1 #000000"])
  }

  @Test func `a gauge's ring begins at the top and is closed as far as its value`() throws {
    let lines = try listed {
      Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.black)
    }
    // 58 points wide from x = 21 on, with the middle of a line of 5.5 points at a radius of 26.25: the
    // quarter is from the top, 50,2.75, to the right, 76.25,29.
    try #require(lines.count == 2)
    #expect(lines[1].hasPrefix("stroke path M50,2.75 C"))
    #expect(lines[1].contains(" 76.25,29 width 5.5 cap round"))
  }

  @Test func `a field looks as a style of one's own makes it, and in it as those around`() throws {
    let own = try listed {
      TextField("Name", text: .constant("Ada")).textFieldStyle(LinedField())
        .textFieldStyle(.roundedBorder)
    }
    let same = try listed {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        block(100, 1)
      }
    }
    expect(own, equals: same)
  }

  @Test func `a style of one's own may make a button that looks as those around`() throws {
    let own = try listed(width: 300) {
      Button("Go", role: .destructive) {}.buttonStyle(FramedButtonStyle())
        .buttonStyle(.borderedProminent)
    }
    let same = try listed(width: 300) {
      HStack(spacing: 0) {
        block(5, 5)
        Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent)
        block(5, 5)
      }
    }
    expect(own, equals: same)
  }

  @Test func `a font around a button is that of its label, whatever the button's style and size`()
    throws
  {
    func labelled(_ font: Font) throws -> [String] {
      try listed(width: 300) {
        Button {
        } label: {
          HStack { Text("Go") }.font(font)
        }
        .buttonStyle(.bordered).controlSize(.small)
      }
    }
    let around = try listed(width: 300) {
      VStack { Button("Go") {}.buttonStyle(.bordered).controlSize(.small) }.font(.title)
    }
    expect(around, equals: try labelled(.title))
    // Without a font around it, a small button has that of its size.
    let alone = try listed(width: 300) {
      Button("Go") {}.buttonStyle(.bordered).controlSize(.small)
    }
    expect(alone, equals: try labelled(.subheadline))
  }

  @Test func `what the ends of a slider mean is beside it`() throws {
    let slider = try listed(width: 300) {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Soft")
      } maximumValueLabel: {
        Text("Loud")
      }
    }
    let row = try listed(width: 300) {
      HStack {
        Text("Soft")
        Slider(value: .constant(0.5))
        Text("Loud")
      }
    }
    expect(slider, equals: row)
    let labelled = try listed { Slider(value: .constant(0.5)) { Text("Volume") } }
    let plain = try listed { Slider(value: .constant(0.5)) }
    expect(labelled, equals: plain)
  }

  @Test func `a switch may have a symbol in its label`() throws {
    let short = try listed(width: 300) {
      Toggle("Mail", systemImage: "bell", isOn: .constant(true))
    }
    let long = try listed(width: 300) {
      Toggle(isOn: .constant(true)) { Label("Mail", systemImage: "bell") }
    }
    expect(short, equals: long)
  }
}

@Suite struct ControlTests {
  @Test func `controls and bars of Swift are those of a config`() throws {
    let config = """
      name: chrome
      view:
        vstack:
          - navigationBar:
              title: Octocat
              back: Users
              leading: { symbol: bell }
              trailing: [{ text: Edit }, { text: Done, bold: }]
          - navigationBar: { title: Users, displayMode: large, trailing: { symbol: plus } }
          - navigationBar: { title: Map, principal: { text: Berlin, italic: } }
          - searchField: Search users
          - searchField: { prompt: Search, text: octocat }
          - toggle: { label: Show as collection, isOn: true }
          - toggle: false
          - slider: { value: 40, in: [0, 100] }
          - progress: { label: Uploading, value: 3, total: 10 }
          - progress
          - pageControl: { pages: 6, current: 1 }
          - tabBar:
              items: [{ symbol: house, title: Home }, { symbol: person, title: Profile }]
              selected: 1
      """
    let swift = Preview("chrome") {
      NavigationBar(
        "Octocat", back: "Users", leading: { Symbol("bell") },
        trailing: {
          Text("Edit")
          Text("Done").bold()
        })
      NavigationBar("Users", displayMode: .large, trailing: { Symbol("plus") })
      NavigationBar("Map").principal { Text("Berlin").italic() }
      SearchField("Search users")
      SearchField("Search", text: "octocat")
      Toggle("Show as collection", isOn: .constant(true))
      Toggle(isOn: .constant(false)) {}
      Slider(value: .constant(40.0), in: 0...100)
      ProgressView("Uploading", value: 3, total: 10)
      ProgressView()
      PageControl(numberOfPages: 6, currentPage: 1)
      TabBar(
        [
          TabBar.Item("Home", icon: Symbol("house")),
          TabBar.Item("Profile", icon: Symbol("person")),
        ], selected: 1)
    }
    let folder = try TemporaryFolder()
    let written = try #require(
      try ConfigFile.load(
        bytes: Array(config.utf8), file: "test.yaml", directory: folder.path
      ).previews.first)
    let list = String(decoding: try swift.list(), as: UTF8.self)
    try #require(String(decoding: written.list(), as: UTF8.self) == list)
    #expect(list.split(separator: "\n").count > 40)
  }
}

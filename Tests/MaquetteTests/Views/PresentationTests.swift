import CellViews
import LibraryTestSupport
import Maquette
import PreviewConfig
import TestSupport
import Testing

/// What is presented from the beginning, and controls, draw in Swift what they draw in configs.
@MainActor @Suite struct PresentationTests {
  private struct Day: Identifiable {
    let id: String
    let count: Int
  }

  /// What a config's view draws on a canvas of 390 × 600 points.
  private func configured(_ view: String) throws -> [String] {
    let config = "canvas: { width: 390, height: 600, transparent: true }\nview: \(view)\n"
    let loaded = try ConfigFile.load(
      bytes: Array(config.utf8), file: "test.yaml", directory: ".", options: ConfigOptions())
    let preview = try #require(loaded.previews.first)
    return try preview.commands
  }

  private func drawn(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws
    -> [String]
  {
    try listed(width: 390, height: 600) { content() }
  }

  @Test func `a sheet`() throws {
    let swift = try drawn {
      Color.red.sheet(isPresented: .constant(true)) {
        Text("Filters").presentationDetents([.large, .medium])
      }
    }
    let config = try configured(
      "{ color: red, sheet: { content: { text: Filters }, detents: [medium, large] } }")
    expect(swift, equals: config)
  }

  // `medium` has 0.56 of the room on iOS 18, and 425 / 768 = 0.553 of it on iOS 26.
  @Test(
    arguments: [(.iOS18, .fraction(0.555)), (.iOS26, .medium)]
      as [(SystemLook, PresentationDetent)])
  func `a sheet is as high as the lowest of its detents in its system`(
    system: SystemLook, lowest: PresentationDetent
  ) throws {
    var canvas = PreviewCanvas(width: 390, height: .points(844))
    canvas.system = system
    func sheet(_ detents: Set<PresentationDetent>) throws -> [String] {
      try listed(on: canvas) {
        Color.white.sheet(isPresented: .constant(true)) {
          Color.red.presentationDetents(detents).presentationDragIndicator(.hidden)
        }
      }
    }
    let (both, one) = (try sheet([.medium, .fraction(0.555)]), try sheet([lowest]))
    expect(both, equals: one)
  }

  @Test func `an alert`() throws {
    let swift = try drawn {
      Color.red.alert("Leave?", isPresented: .constant(true)) {
        Button("Leave", role: .destructive) {}
        Button("Stay", role: .cancel) {}
      } message: {
        Text("Nothing is saved.")
      }
    }
    let config = try configured(
      """
      { color: red, alert: { title: "Leave?", message: Nothing is saved.,
        actions: [{ title: Leave, role: destructive }, { title: Stay, role: cancel }] } }
      """)
    expect(swift, equals: config)
  }

  @Test func `an alert with text fields`() throws {
    let swift = try drawn {
      Color.red.alert("Sign in", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant("abc"))
        Button("Sign In") {}
      }
    }
    let config = try configured(
      """
      { color: red, alert: { title: Sign in, actions: [Sign In],
        textFields: [Name, { prompt: Password, text: abc, isSecure: true }] } }
      """)
    expect(swift, equals: config)
  }

  @Test func `a dialog hides its title unless it is asked for`() throws {
    func dialog(_ visibility: Visibility) throws -> [String] {
      try drawn {
        Color.red.confirmationDialog(
          "Move it?", isPresented: .constant(true), titleVisibility: visibility
        ) {
          Button("To the archive") {}
        }
      }
    }
    let titled = try configured(
      "{ color: red, actionSheet: { title: \"Move it?\", actions: [To the archive] } }")
    let untitled = try configured("{ color: red, actionSheet: { actions: [To the archive] } }")
    try #require(dialog(.visible) == titled)
    try #require(dialog(.automatic) == untitled)
  }

  @Test func `an alert under its form before iOS 15`() throws {
    let swift = try drawn {
      Color.red.alert(isPresented: .constant(true)) {
        Alert(
          title: Text("Leave?"), primaryButton: .destructive(Text("Leave")),
          secondaryButton: .cancel())
      }
    }
    let config = try configured(
      """
      { color: red, alert: { title: "Leave?",
        actions: [{ title: Leave, role: destructive }, { title: Cancel, role: cancel }] } }
      """)
    expect(swift, equals: config)
  }

  @Test func `a popover is a sheet on a phone, unless its content asks for more`() throws {
    let popover = try drawn {
      Color.red.frame(width: 20, height: 20).popover(isPresented: .constant(true)) {
        Text("Hint").presentationCompactAdaptation(.popover)
      }
    }
    let shown = try configured(
      "{ color: red, frame: { width: 20, height: 20 }, popover: { content: { text: Hint }, compactAdaptation: none } }"
    )
    expect(popover, equals: shown)
    let sheet = try drawn {
      Color.red.frame(width: 20, height: 20).popover(isPresented: .constant(true)) { Text("Hint") }
    }
    let card = try configured(
      "{ color: red, frame: { width: 20, height: 20 }, sheet: { content: { text: Hint } } }")
    expect(sheet, equals: card)
    let adapted = try configured(
      "{ color: red, frame: { width: 20, height: 20 }, popover: { content: { text: Hint } } }")
    expect(adapted, equals: card)
  }

  @Test func `an adaptation across and down`() throws {
    // 390 × 600 points are compact across, and not down.
    let cover = try drawn {
      Color.red.sheet(isPresented: .constant(true)) {
        Text("a").presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .none)
      }
    }
    let expected = try configured(
      "{ color: red, sheet: { content: { text: a }, compactAdaptation: fullScreenCover } }")
    expect(cover, equals: expected)
  }

  @Test func `what is not presented is not there`() throws {
    let swift = try drawn {
      Color.red.sheet(isPresented: .constant(false)) { Text("a") }
        .alert("b", isPresented: .constant(false)) {}
    }
    try #require(configured("{ color: red }") == swift)
  }

  @Test func `a wheel, an editor and a chart`() throws {
    let days = [Day(id: "Mon", count: 3), Day(id: "Tue", count: 5)]
    let swift = try drawn {
      VStack {
        Picker("Size", selection: .constant(2)) {
          Text("S").tag(1)
          Text("M").tag(2)
        }
        .pickerStyle(.wheel)
        TextEditor(text: .constant("Dear all")).frame(height: 80)
        Chart(days) { BarMark(x: .value("Day", $0.id), y: .value("Count", $0.count)) }
      }
    }
    let config = try configured(
      """
      { vstack: [
        { picker: { items: [S, M], selected: 1, style: wheel } },
        { textEditor: Dear all, frame: { height: 80 } },
        { chart: { values: [{ label: Mon, value: 3 }, { label: Tue, value: 5 }] } }] }
      """)
    expect(swift, equals: config)
  }

  @Test func `gauges`() throws {
    let swift = try drawn {
      VStack {
        Gauge(value: 20, in: 0...50) { Text("Speed") }
        Gauge(value: 0.7) {
          Text("AQI")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) { Text("AQI") }.gaugeStyle(.accessoryLinear)
      }
    }
    let config = try configured(
      """
      { vstack: [
        { gauge: { value: 20, in: [0, 50], label: Speed } },
        { gauge: { value: 0.7, label: AQI, currentValueLabel: 70, style: accessoryCircular } },
        { gauge: { value: 0.7, label: AQI, style: accessoryLinear } }] }
      """)
    expect(swift, equals: config)
  }

  @Test func `an open menu`() throws {
    let swift = try drawn {
      Menu("Sort") {
        Button("Name") {}
        Divider()
        Button("Delete", role: .destructive) {}
      }
      .menusOpened()
    }
    let config = try configured(
      """
      { menu: { title: Sort, isOpen: true,
        items: [Name, [{ title: Delete, role: destructive }]] } }
      """)
    expect(swift, equals: config)
  }

  @Test func `a keyboard`() throws {
    let swift = try drawn {
      Text("a").softwareKeyboard(SoftwareKeyboard(.numbers, returnKey: "go"))
    }
    try #require(
      configured("{ text: a, keyboard: { type: numbers, returnKey: go } }") == swift)
  }
}

import Maquette
import PreviewConfig
import Testing

/// The views of a control, as a config and as Swift write it.
private struct WrittenControl: Sendable {
  let config: String
  let view: @MainActor @Sendable () -> AnyView

  init(_ config: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    self.config = config
    self.view = { AnyView(view()) }
  }

  static let all = [
    WrittenControl("{ toggle: { label: Wi-Fi, isOn: true } }") {
      Toggle("Wi-Fi", isOn: .constant(true))
    },
    WrittenControl("{ toggle: true }") {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    },
    WrittenControl("{ slider: 0.3 }") { Slider(value: .constant(0.3)) },
    WrittenControl("{ stepper: Seats }") { Stepper("Seats", value: .constant(1)) },
    WrittenControl("stepper") { Stepper("Seats", value: .constant(1)).labelsHidden() },
    // At the least value the minus is pale, and at the greatest the plus.
    WrittenControl("{ stepper: { label: Seats, value: 1, in: [1, 9] } }") {
      Stepper("Seats", value: .constant(1), in: 1...9)
    },
    WrittenControl("{ stepper: { label: Share, value: 0.5, in: [0, 0.5] } }") {
      Stepper(value: .constant(0.5), in: 0...0.5, step: 0.1) { Text("Share") }
    },
    WrittenControl("{ picker: { label: Size, items: [S, M], selected: 1 } }") { sizes },
    WrittenControl("{ picker: { items: [S, M], selected: 1 } }") { sizes.labelsHidden() },
    WrittenControl("{ picker: { label: Size, items: [S, M], selected: 1, style: segmented } }") {
      sizes.pickerStyle(.segmented)
    },
    WrittenControl("{ picker: { items: [S, M], selected: 1, style: wheel } }") {
      sizes.pickerStyle(.wheel)
    },
    WrittenControl("{ datePicker: { label: Due, date: 2026-03-12T09:41 } }") { dates },
    WrittenControl("{ datePicker: { date: 2026-03-12T09:41 } }") { dates.labelsHidden() },
    WrittenControl("{ datePicker: { date: 2026-03-12T09:41, style: graphical } }") {
      dates.datePickerStyle(.graphical)
    },
    WrittenControl("{ textField: Name }") { TextField("Name", text: .constant("")) },
    WrittenControl("{ textField: { text: Ann, style: roundedBorder } }") {
      TextField("Name", text: .constant("Ann")).textFieldStyle(.roundedBorder)
    },
    WrittenControl("{ secureField: Word }") { SecureField("Word", text: .constant("")) },
    WrittenControl("{ searchField: Search }") { SearchField("Search") },
    WrittenControl("{ button: Go }") { Button("Go") {} },
    WrittenControl("{ button: { title: Go, style: bordered } }") {
      Button("Go") {}.buttonStyle(.bordered)
    },
    WrittenControl("{ button: { title: Go, style: borderedProminent, size: large } }") {
      Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.large)
    },
    WrittenControl("{ button: { title: Go, role: destructive } }") {
      Button("Go", role: .destructive) {}
    },
    WrittenControl("{ progress: 0.5 }") { ProgressView(value: 0.5) },
    WrittenControl("{ progress: { label: Loading } }") { ProgressView("Loading") },
    WrittenControl("{ progress: { label: Loading, value: 0.5 } }") {
      ProgressView("Loading", value: 0.5)
    },
    WrittenControl("{ gauge: 0.5 }") { Gauge(value: 0.5) { EmptyView() } },
    WrittenControl("{ gauge: { value: 0.5, style: accessoryCircular } }") {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
    },
    WrittenControl("{ gauge: { value: 0.5, style: accessoryLinearCapacity } }") {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
    },
    WrittenControl("{ textEditor: Words, frame: { height: 80 } }") {
      TextEditor(text: .constant("Words")).frame(height: 80)
    },
    WrittenControl("progress") { ProgressView() },
    WrittenControl("{ button: { title: Go, style: borderless, size: small } }") {
      Button("Go") {}.buttonStyle(.borderless).controlSize(.small)
    },
    WrittenControl("{ button: { label: { symbol: trash }, style: bordered, size: mini } }") {
      Button {
      } label: {
        Image(systemName: "trash")
      }
      .buttonStyle(.bordered).controlSize(.mini)
    },
    WrittenControl("{ symbol: square.and.arrow.up, imageScale: large, font: title2 }") {
      Image(systemName: "square.and.arrow.up").imageScale(.large).font(.title2)
    },
    WrittenControl("divider") { Divider() },
    WrittenControl("{ menu: { title: Add, items: [A] } }") { Menu("Add") { Button("A") {} } },
    WrittenControl("{ pageControl: { pages: 3, current: 1 } }") {
      PageControl(numberOfPages: 3, currentPage: 1)
    },
    WrittenControl("{ symbol: mic.fill }") { Image(systemName: "mic.fill") },
    WrittenControl("{ segmentedControl: { items: [S, M], selected: 1 } }") {
      sizes.pickerStyle(.segmented)
    },
    WrittenControl("{ slider: { value: 30, in: [0, 100] }, tint: red }") {
      Slider(value: .constant(30.0), in: 0...100).tint(.red)
    },
    WrittenControl(
      "{ datePicker: { label: Due, date: 2026-03-12T09:41, displayedComponents: date } }"
    ) {
      DatePicker("Due", selection: .constant(moment), displayedComponents: .date)
    },
    WrittenControl(
      "{ datePicker: { date: 2026-03-12T09:41, displayedComponents: hourAndMinute, style: wheel } }"
    ) {
      DatePicker("Due", selection: .constant(moment), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel).labelsHidden()
    },
    WrittenControl(
      "{ gauge: { value: 62, in: [0, 100], label: Speed, currentValueLabel: 62, "
        + "minimumValueLabel: 0, maximumValueLabel: 100 } }"
    ) { speed },
    WrittenControl(
      "{ gauge: { value: 62, in: [0, 100], style: accessoryCircular, label: Speed, "
        + "currentValueLabel: 62, minimumValueLabel: 0, maximumValueLabel: 100 } }"
    ) { speed.gaugeStyle(.accessoryCircular) },
    WrittenControl(
      "{ gauge: { value: 62, in: [0, 100], style: accessoryLinear, label: Speed, "
        + "currentValueLabel: 62, minimumValueLabel: 0, maximumValueLabel: 100 } }"
    ) { speed.gaugeStyle(.accessoryLinear) },
    WrittenControl("{ menu: { title: Add, symbol: plus, items: [A] } }") {
      Menu("Add", systemImage: "plus") { Button("A") {} }
    },
    WrittenControl("{ menu: { title: Add, symbol: person.2.fill, items: [A] } }") {
      Menu("Add", systemImage: "person.2.fill") { Button("A") {} }
    },
    WrittenControl("{ menu: { symbol: ellipsis.circle, items: [A] } }") {
      Menu {
        Button("A") {}
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    },
    WrittenControl(
      "{ menu: { label: { hstack: [{ text: More }, { symbol: plus }] }, items: [A] } }"
    ) {
      Menu {
        Button("A") {}
      } label: {
        HStack {
          Text("More")
          Image(systemName: "plus")
        }
      }
    },
    WrittenControl("{ button: { title: Go, isDisabled: true } }") {
      Button("Go") {}.disabled(true)
    },
    WrittenControl("{ button: { title: Go, style: bordered, isDisabled: true } }") {
      Button("Go") {}.buttonStyle(.bordered).disabled(true)
    },
    WrittenControl("{ button: { title: Go, style: borderedProminent, isDisabled: true } }") {
      Button("Go") {}.buttonStyle(.borderedProminent).disabled(true)
    },
    WrittenControl("{ button: { title: Go, style: plain, isDisabled: true } }") {
      Button("Go") {}.buttonStyle(.plain).disabled(true)
    },
    WrittenControl("{ button: { title: Go, style: plain } }") {
      Button("Go") {}.buttonStyle(.plain)
    },
    WrittenControl("{ button: { title: Go, style: bordered, role: destructive } }") {
      Button("Go", role: .destructive) {}.buttonStyle(.bordered)
    },
    WrittenControl("{ button: { title: Go, style: borderedProminent, role: destructive } }") {
      Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent)
    },
    WrittenControl("{ button: { title: Go, style: bordered, role: cancel } }") {
      Button("Go", role: .cancel) {}.buttonStyle(.bordered)
    },
    WrittenControl("{ button: { title: Go, style: bordered, tint: red } }") {
      Button("Go") {}.buttonStyle(.bordered).tint(.red)
    },
    WrittenControl("{ button: { title: Go, tint: red } }") { Button("Go") {}.tint(.red) },
    WrittenControl("{ button: { title: Go, style: bordered, buttonBorderShape: capsule } }") {
      Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    },
    WrittenControl(
      "{ button: { label: { symbol: plus }, style: borderedProminent, buttonBorderShape: circle } }"
    ) {
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
    },
    WrittenControl(
      "{ button: { title: Go, style: borderedProminent, buttonSizing: flexible, size: large } }"
    ) {
      Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible).controlSize(.large)
    },
    WrittenControl("{ button: { title: Go, style: glass } }") {
      Button("Go") {}.buttonStyle(.glass)
    },
    WrittenControl("{ button: { title: Go, style: glassProminent } }") {
      Button("Go") {}.buttonStyle(.glassProminent)
    },
    WrittenControl("{ button: { label: { hstack: [{ text: More }, { symbol: plus }] } } }") {
      Button {
      } label: {
        HStack {
          Text("More")
          Image(systemName: "plus")
        }
      }
    },
    WrittenControl("{ picker: { label: Size, items: [S, M], selected: 1, isDisabled: true } }") {
      sizes.disabled(true)
    },
    WrittenControl("{ picker: { items: [S, M], style: segmented } }") {
      Picker("Size", selection: .constant(7)) {
        Text("S").tag(0)
        Text("M").tag(1)
      }
      .pickerStyle(.segmented)
    },
    WrittenControl(
      "{ picker: { items: [S, M], selected: 1, style: segmented, isDisabled: true } }"
    ) {
      sizes.pickerStyle(.segmented).disabled(true)
    },
    WrittenControl("{ datePicker: { label: Due, date: 2026-03-12T09:41, isDisabled: true } }") {
      dates.disabled(true)
    },
    WrittenControl("{ toggle: { label: Wi-Fi, isOn: true, tint: red } }") {
      Toggle("Wi-Fi", isOn: .constant(true)).tint(.red)
    },
    WrittenControl("{ progress: { value: 0.5, tint: red } }") {
      ProgressView(value: 0.5).tint(.red)
    },
    WrittenControl("{ progress: { label: Loading, value: 3, total: 4, tint: red } }") {
      ProgressView("Loading", value: 3, total: 4).tint(.red)
    },
    WrittenControl("{ searchField: { prompt: Search, text: Ann } }") {
      SearchField("Search", text: "Ann")
    },
    WrittenControl("{ textField: { prompt: Name, text: Ann } }") {
      TextField("Name", text: .constant("Ann"))
    },
    WrittenControl("{ secureField: { prompt: Word, text: abc, style: roundedBorder } }") {
      SecureField("Word", text: .constant("abc")).textFieldStyle(.roundedBorder)
    },
    WrittenControl("{ map: { marker: Here } }") { Map(marker: "Here") },
    WrittenControl("{ text: Words }") { Text("Words") },
    WrittenControl("spacer") { Spacer() },
  ]

  @MainActor private static var speed: some View {
    Gauge(value: 62, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text("62")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  @MainActor private static var sizes: Picker<Text, Int, some View> {
    Picker("Size", selection: .constant(1)) {
      Text("S").tag(0)
      Text("M").tag(1)
    }
  }

  // 2026-03-12, 09:41.
  private static let moment = Date(timeIntervalSince1970: 1_773_308_460)

  @MainActor private static var dates: DatePicker<Text> {
    DatePicker("Due", selection: .constant(moment))
  }
}

/// A view around a control, as a config and as Swift write it; `CONTROL` is the control.
private struct WrittenContainer: Sendable {
  let config: String
  let view: @MainActor @Sendable (AnyView) -> AnyView

  init(
    _ config: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (AnyView) -> some View
  ) {
    self.config = config
    self.view = { AnyView(view($0)) }
  }

  static let all = [
    WrittenContainer("CONTROL") { $0 },
    WrittenContainer("{ hstack: [{ text: Before }, CONTROL] }") { control in
      HStack {
        Text("Before")
        control
      }
    },
    WrittenContainer("{ vstack: [{ text: Above }, CONTROL, { text: Below }] }") { control in
      VStack {
        Text("Above")
        control
        Text("Below")
      }
    },
    WrittenContainer("{ zstack: [{ color: yellow }, CONTROL] }") { control in
      ZStack {
        Color.yellow
        control
      }
    },
    WrittenContainer("{ grid: [{ gridRow: [{ text: Before }, CONTROL] }] }") { control in
      Grid {
        GridRow {
          Text("Before")
          control
        }
      }
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: insetGrouped } }, items: [0], cell: CONTROL } }"
    ) { control in
      List { control }
    },
    WrittenContainer("{ scrollView: [{ text: Above }, CONTROL] }") { control in
      ScrollView {
        VStack {
          Text("Above")
          control
        }
      }
    },
    WrittenContainer(
      "{ hstack: [{ text: Before }, spacer, CONTROL], padding: 16, opacity: 0.5 }"
    ) { control in
      HStack {
        Text("Before")
        Spacer()
        control
      }
      .padding(16).opacity(0.5)
    },
    WrittenContainer(
      "{ vstack: { alignment: leading, children: [CONTROL, CONTROL] }, font: caption }"
    ) { control in
      VStack(alignment: .leading) {
        control
        control
      }
      .font(.caption)
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: insetGrouped } }, sections: [{ items: [0], "
        + "header: { text: Head, textCase: uppercase }, footer: { text: Foot }, cell: "
        + "{ hstack: [{ text: Before }, spacer, CONTROL] } }] } }"
    ) { control in
      List {
        Section {
          HStack {
            Text("Before")
            Spacer()
            control
          }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: plain } }, items: [0], cell: "
        + "{ vstack: [{ text: Above }, CONTROL] } } }"
    ) { control in
      List {
        VStack {
          Text("Above")
          control
        }
      }
      .listStyle(.plain)
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: insetGrouped } }, items: [0], cell: "
        + "CONTROL }, dynamicTypeSize: accessibility3 }"
    ) { control in
      List { control }.dynamicTypeSize(.accessibility3)
    },
    WrittenContainer(
      "{ color: white, safeAreaInset: { edge: top, spacing: 0, content: "
        + "{ navigationBar: { title: Here, trailing: [CONTROL] } } } }"
    ) { control in
      NavigationStack {
        Color.white.navigationTitle("Here").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem { control } }
      }
    },
    WrittenContainer(
      "{ color: white, safeAreaInset: { edge: bottom, spacing: 0, content: "
        + "{ toolbar: [{ text: Before }, CONTROL] } } }"
    ) { control in
      NavigationStack {
        Color.white
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Text("Before")
              control
            }
          }
      }
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: sidebar } }, items: [0], cell: CONTROL } }"
    ) { control in
      List { control }.listStyle(.sidebar)
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: grouped } }, sections: [{ items: [0, 1], "
        + "cell: CONTROL }] } }"
    ) { control in
      List {
        Section {
          control
          control
        }
      }
      .listStyle(.grouped)
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: insetGrouped } }, items: [0], cell: "
        + "{ hstack: [CONTROL, CONTROL] } } }"
    ) { control in
      Form {
        HStack {
          control
          control
        }
      }
    },
    WrittenContainer("{ color: white, sheet: { content: CONTROL } }") { control in
      Color.white.sheet(isPresented: .constant(true)) { control }
    },
    WrittenContainer(
      "{ collection: { layout: { list: { appearance: insetGrouped } }, items: [0], cell: "
        + "{ text: Row, popover: { content: CONTROL } } } }"
    ) { control in
      List { Text("Row").popover(isPresented: .constant(true)) { control } }
    },
  ]

  /// Looks that are set around a control, which it takes or not.
  static let looks = [
    WrittenContainer("{ vstack: [CONTROL], foregroundColor: indigo }") { control in
      VStack { control }.foregroundColor(.indigo)
    },
    WrittenContainer("{ vstack: [CONTROL], tint: purple }") { control in
      VStack { control }.tint(.purple)
    },
    WrittenContainer(
      "{ color: white, safeAreaInset: { edge: top, spacing: 0, content: "
        + "{ navigationBar: { title: Here, trailing: [CONTROL] } } }, tint: purple }"
    ) { control in
      NavigationStack {
        Color.white.navigationTitle("Here").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem { control } }
      }
      .tint(.purple)
    },
    WrittenContainer("{ vstack: [CONTROL], font: title2 }") { control in
      VStack { control }.font(.title2)
    },
    WrittenContainer("{ vstack: [CONTROL], bold: true }") { control in VStack { control }.bold() },
    WrittenContainer("{ vstack: [CONTROL], textCase: uppercase }") { control in
      VStack { control }.textCase(.uppercase)
    },
    WrittenContainer("{ vstack: [CONTROL], italic: true }") { control in
      VStack { control }.italic()
    },
    WrittenContainer("{ vstack: [CONTROL], fontDesign: rounded }") { control in
      VStack { control }.fontDesign(.rounded)
    },
    WrittenContainer("{ vstack: [CONTROL], underline: true }") { control in
      VStack { control }.underline()
    },
    WrittenContainer("{ vstack: [CONTROL], tracking: 2 }") { control in
      VStack { control }.tracking(2)
    },
    WrittenContainer("{ vstack: [CONTROL], multilineTextAlignment: trailing }") { control in
      VStack { control }.multilineTextAlignment(.trailing)
    },
    WrittenContainer("{ vstack: [CONTROL], redacted: placeholder }") { control in
      VStack { control }.redacted(reason: .placeholder)
    },
  ]
}

@MainActor @Suite struct ControlsInContainersTests {
  @Test(arguments: WrittenContainer.looks.indices)
  func `a control takes the same looks in a config and in Swift`(look: Int) throws {
    var canvas = PreviewCanvas(width: 390, height: .points(400))
    try expectSame(in: WrittenContainer.looks[look], "width: 390, height: 400", canvas)
    canvas.system = .iOS26
    try expectSame(
      in: WrittenContainer.looks[look], "width: 390, height: 400, system: ios-26", canvas)
  }

  @Test(arguments: WrittenContainer.all.indices)
  func `a control is drawn alike from a config and from Swift`(container: Int) throws {
    try expectSame(
      in: WrittenContainer.all[container], "width: 390, height: 300",
      PreviewCanvas(width: 390, height: .points(300)))
  }

  /// Alone, beside a text, in a list, at the end of a row, in both bars and in a popover.
  @Test(arguments: [0, 1, 5, 7, 12, 13, 18])
  func `a control is drawn alike on iOS 26, in dark and from right to left`(container: Int) throws {
    var canvas = PreviewCanvas(
      width: 440, height: .points(300), scale: 3, appearance: .dark, layoutDirection: .rightToLeft,
      dynamicType: .xxLarge)
    canvas.system = .iOS26
    try expectSame(
      in: WrittenContainer.all[container],
      "width: 440, height: 300, scale: 3, appearance: dark, layoutDirection: rightToLeft, "
        + "dynamicType: xxLarge, system: ios-26", canvas)
  }

  private func expectSame(
    in container: WrittenContainer, _ settings: String, _ canvas: PreviewCanvas
  ) throws {
    for control in WrittenControl.all {
      let view = container.config.replacing("CONTROL", with: control.config)
      let text = "name: test\ncanvas: { \(settings) }\nview: \(view)\n"
      let config = try ConfigFile.load(bytes: Array(text.utf8), file: "test", directory: ".")
      let described = try #require(config.previews.first)
      let preview = Preview("test", canvas: canvas) { container.view(control.view()) }
      let changes = try lines(of: preview).difference(from: lines(of: described)).map { "\($0)" }
      #expect(changes == [], "\(view)")
    }
  }

  private func lines(of preview: Preview) throws -> [Substring] {
    try String(decoding: preview.list(), as: UTF8.self).split(separator: "\n")
  }
}

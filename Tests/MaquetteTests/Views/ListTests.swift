import CollectionLayouts
import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// A list's elements with their frames, on a canvas 390 points wide and 600 high.
@MainActor private func elements(
  in system: SystemLook = .iOS18, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  var canvas = PreviewCanvas(width: 390, height: .points(600))
  canvas.system = system
  let list = try #require(
    try Preview("list", canvas: canvas, content: content).arranged().collections.first)
  return list.arrangement.elements(in: Rect(x: 0, y: 0, width: 390, height: 600)).map {
    let frame = $0.frame
    return "\($0.kind) \($0.index.section).\($0.index.item) "
      + "\(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)"
  }
}

/// The words of a list of drawing commands that are texts, in their order.
@MainActor private func texts(
  in system: SystemLook = .iOS18, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  var canvas = PreviewCanvas(width: 390, height: .points(600))
  canvas.system = system
  let list = try Preview("list", canvas: canvas, content: content).listing
  return list.matches(of: /"([^"]*)"/).map { String($0.1) }
}

@MainActor @Suite struct ListTests {
  @Test func `rows of a plain list go from edge to edge, 44 points high at least`() throws {
    let rows = try elements {
      List {
        Color.red.frame(height: 10)
        Color.red.frame(height: 50)
      }
      .listStyle(.plain)
    }
    // 10 points with 11 above and below are 32, fewer than 44; 50 with 22 are 72.
    expect(rows, equals: ["cell 0.0 0.0,0.0 390.0×44.0", "cell 0.1 0.0,44.0 390.0×72.0"])
  }

  @Test func `rows are as high as the environment's least height, or as their content`() throws {
    let rows = try elements {
      List {
        Text("One line")
        Color.red.frame(height: 100)
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 80)
    }
    // A line of body is 20.33 high, with 22 fewer than 80; 100 with 22 are 122.
    expect(rows, equals: ["cell 0.0 0.0,0.0 390.0×80.0", "cell 0.1 0.0,80.0 390.0×122.0"])
    let low = try elements {
      List { Color.red.frame(height: 10) }
        .listStyle(.plain).environment(\.defaultMinListRowHeight, 10)
    }
    // 10 points with 11 above and below.
    expect(low, equals: ["cell 0.0 0.0,0.0 390.0×32.0"])
  }

  @Test(arguments: [(nil, 52.0), (43.0, 43), (44, 44), (60, 60)])
  func `a least height of 44 is one that is set, too`(least: Double?, expected: Double) throws {
    let rows = try elements(in: .iOS26) {
      let list = List { Color.red.frame(height: 10) }.listStyle(.plain)
      if let least {
        list.environment(\.defaultMinListRowHeight, CGFloat(least))
      } else {
        list
      }
    }
    // On iOS 26 a row has a line of body with its leading, 22, and 15 above and below, unless another height is set;
    // 10 points with these are 40.
    expect(rows, equals: ["cell 0.0 0.0,0.0 390.0×\(expected)"])
  }

  @Test func `a list's rows are on a card with margins of 20 points`() throws {
    let rows = try elements { List { Color.red.frame(height: 10) } }
    // The first section is 35 points under the top without a header.
    expect(
      rows,
      equals: [
        "background 0.0 20.0,35.0 350.0×44.0", "cell 0.0 20.0,35.0 350.0×44.0",
      ])
  }

  @Test func `sections of a list are sections of its layout, and rows between them too`() throws {
    let rows = try elements {
      List {
        Color.red.frame(height: 10)
        Section { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }
        Color.red.frame(height: 10)
      }
      .listStyle(.plain)
    }
    expect(rows.map { $0.prefix(8) }, equals: ["cell 0.0", "cell 1.0", "cell 1.1", "cell 2.0"])
  }

  @Test func `a row has the insets that its view asks for`() throws {
    let rows = try elements {
      List {
        Color.red.frame(height: 56)
          .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 4, trailing: 20))
      }
      .listStyle(.plain)
    }
    expect(rows, equals: ["cell 0.0 0.0,0.0 390.0×60.0"])
  }

  @Test func `a switch in a row reaches into the row's insets`() throws {
    let rows = try elements {
      List { Toggle("Wi-Fi", isOn: .constant(true)) }.listStyle(.plain)
    }
    // The switch is 31 points high, and with 11 above and below the row would be 53.
    expect(rows, equals: ["cell 0.0 0.0,0.0 390.0×44.0"])
  }

  @Test func `headers of grouped lists are capitals, unless they are prominent`() throws {
    let words = try texts {
      List {
        Section("Fruit") { Text("Apple") }
        Section("Roots") { Text("Carrot") }.headerProminence(.increased)
      }
    }
    expect(Set(words), equals: ["FRUIT", "Apple", "Roots", "Carrot"])
  }

  @Test func `a section that is not in a list is its header, its views and its footer`() throws {
    let words = try texts {
      VStack {
        Section {
          Text("one")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
    }
    expect(words, equals: ["head", "one", "foot"])
  }

  @Test(arguments: [(true, ["head", "row", "key", "other"]), (false, ["head", "key"])])
  func `a section that is not expanded is its header alone`(
    isExpanded: Bool, expected: [String]
  ) throws {
    let title: String = "key"
    let words = try texts {
      VStack {
        Section(isExpanded: .constant(isExpanded)) {
          Text("row")
        } header: {
          Text("head")
        }
        Section(title, isExpanded: .constant(isExpanded)) { Text("other") }
      }
    }
    expect(words, equals: expected)
  }

  @Test func `a list has no rows of a section that is not expanded`() throws {
    let words = try texts {
      List {
        Section("Closed", isExpanded: .constant(false)) { Text("row") }
        Section("Open", isExpanded: .constant(true)) { Text("other") }
      }
      .listStyle(.plain)
    }
    expect(Set(words), equals: ["Closed", "Open", "other"])
  }

  @Test func `a picker shows the view whose tag is selected`() throws {
    let words = try texts {
      Form {
        Picker("Notify", selection: .constant(1)) {
          Text("Never").tag(0)
          Text("Daily").tag(1)
        }
      }
    }
    expect(words, equals: ["Notify", "Daily"])
  }

  @Test func `a segmented picker shows all its views`() throws {
    let words = try texts {
      Picker("Notify", selection: .constant(1)) {
        ForEach(["Never", "Daily"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    expect(words, equals: ["Never", "Daily"])
  }

  @Test func `a tab view shows the part whose tag is selected, and the titles of all`() throws {
    let words = try texts {
      TabView(selection: .constant("b")) {
        Text("first").tabItem { Label("One", systemImage: "star") }.tag("a")
        Text("second").tabItem { Label("Two", systemImage: "heart") }.tag("b")
      }
    }
    expect(words, equals: ["second", "One", "Two"])
  }

  // Apple's documentation of `UITabBarController`: of six or more, the first four and More.
  @Test(arguments: [
    (5, 1, ["1", "T0", "T1", "T2", "T3", "T4"]), (6, 1, ["1", "T0", "T1", "T2", "T3", "More"]),
    (7, 5, ["5", "T0", "T1", "T2", "T3", "More"]),
  ])
  func `of six tabs and more a phone shows four, and one for the others`(
    count: Int, selected: Int, expected: [String]
  ) throws {
    let words = try texts {
      TabView(selection: .constant(selected)) {
        ForEach(0..<count, id: \.self) { index in
          Text("\(index)").tabItem { Label("T\(index)", systemImage: "star") }.tag(index)
        }
      }
    }
    expect(words, equals: expected)
  }

  // On iOS 26 a search is a symbol apart from the bar, wherever it is written: of six others the first four are shown and
  // More, and five are shown as they are. On iOS 18 it is a tab as any other, so that of six with it two are behind More.
  @Test(arguments: [
    (SystemLook.iOS26, 7, 2, ["0", "T0", "T1", "T3", "T4", "More"]),
    (.iOS26, 7, 6, ["0", "T0", "T1", "T2", "T3", "More"]),
    (.iOS26, 6, 2, ["0", "T0", "T1", "T3", "T4", "T5"]),
    (.iOS18, 7, 2, ["0", "T0", "T1", "T2", "T3", "More"]),
    (.iOS18, 6, 5, ["0", "T0", "T1", "T2", "T3", "More"]),
  ])
  func `a search that is apart is not one of the tabs before More`(
    system: SystemLook, count: Int, search: Int, expected: [String]
  ) throws {
    let words = try texts(in: system) {
      TabView(selection: .constant(0)) {
        ForEach(0..<count, id: \.self) { index in
          Tab(
            "T\(index)", systemImage: "star", value: index, role: index == search ? .search : nil
          ) {
            Text("\(index)")
          }
        }
      }
    }
    expect(words, equals: expected)
  }

  @Test func `a stack's bar has the title and the items that views inside ask for`() throws {
    let words = try texts {
      NavigationStack {
        VStack { Text("content").navigationTitle("Notes") }
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem { Button("Done") {} }
          }
      }
    }
    // The content is under the bar.
    expect(words, equals: ["content", "Edit", "Notes", "Done"])
  }

  @Test func `what is not drawn is noticed once, with its line of the source`() throws {
    let line: UInt = #line + 4
    let preview = Preview("words") {
      VStack {
        ForEach(0..<3) { _ in
          Text("far").fontWidth(.condensed)
        }
        Text("near").fontWidth(.standard)
      }
    }
    let findings = try preview.arranged().notices.map(\.finding)
    expect(
      findings,
      equals: [.undrawn(word: "fontWidth", file: "MaquetteTests/ListTests.swift", line: line)])
  }

  @Test func `the label of a progress's value is noticed whatever the style`() throws {
    let line: UInt = #line + 2
    let preview = Preview("progress") {
      ProgressView(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      .progressViewStyle(.linear)
    }
    let findings = try preview.arranged().notices.map(\.finding)
    let word = "ProgressView(currentValueLabel:)"
    expect(
      findings, equals: [.undrawn(word: word, file: "MaquetteTests/ListTests.swift", line: line)])
  }

  @Test func `a colour scheme of the environment is that of the colours inside`() throws {
    let list = try String(
      decoding: Preview("dark", canvas: PreviewCanvas(width: 10, isTransparent: true)) {
        Color.systemBackground.frame(height: 5)
        Color.systemBackground.frame(height: 5).environment(\.colorScheme, .dark)
      }
      .list(), as: UTF8.self)
    #expect(
      list == """
        canvas 10×18
        fill rect 0,0 10×5 #FFFFFF
        fill rect 0,13 10×5 #000000

        """)
  }

  @Test func `colours of a gradient have even distances`() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    expect(gradient.stops.map(\.location), equals: [0, 0.5, 1])
    expect(Gradient(colors: [.red]).stops.map(\.location), equals: [0])
  }
}

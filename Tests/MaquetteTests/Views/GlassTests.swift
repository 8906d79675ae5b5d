import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// The words of iOS 26 in Swift.
@MainActor @Suite struct GlassTests {
  /// The lines of the drawing's list of commands that begin with some words.
  private func lines(
    _ start: String, on system: SystemLook = .iOS26,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    var canvas = PreviewCanvas(width: 402, height: .points(300))
    canvas.system = system
    let list = try Preview("list", canvas: canvas, content: content).listing
    return list.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(start) }
      .map(String.init)
  }

  @Test func `a view with glassEffect is on glass`() throws {
    let glass = try lines("group effect glass") { Text("Play").padding().glassEffect() }
    expect(glass.count, equals: 1)
    let none = try lines("group effect glass") { Text("Play").glassEffect(.identity) }
    expect(none, equals: [])
  }

  @Test func `a label of the glass style is in the label's colour, and of the prominent one white`()
    throws
  {
    let texts = try lines("glyphs") {
      Button("Plain") {}.buttonStyle(.glass)
      Button("Filled") {}.buttonStyle(.glassProminent)
    }
    expect(texts.filter { $0.contains("#000000") }.count, equals: 1)
    expect(texts.filter { $0.contains("#FFFFFF") }.count, equals: 1)
  }

  @Test func `a spacer divides the items of a toolbar`() throws {
    func pieces(_ isDivided: Bool) throws -> Int {
      try lines("group effect glass") {
        NavigationStack {
          Color.clear.navigationTitle("Paper").toolbar {
            ToolbarItem { Button("One") {} }
            if isDivided { ToolbarSpacer(.fixed) }
            ToolbarItem { Button("Two") {} }
          }
        }
      }.count
    }
    try #require(pieces(false) == 1)
    try #require(pieces(true) == 2)
  }

  @Test func `a tab with the role of a search is apart`() throws {
    func pieces(_ role: TabRole?) throws -> Int {
      try lines("group effect glass") {
        TabView {
          Tab("Home", systemImage: "house") { Color.clear }
          Tab("Find", systemImage: "magnifyingglass", role: role) { Color.clear }
        }
      }.count
    }
    try #require(pieces(nil) == 1)
    try #require(pieces(.search) == 2)
  }

  @Test func `the tabs of a section are in the bar`() throws {
    let titles = try lines("glyphs") {
      TabView {
        Tab("Home", systemImage: "house") { Color.clear }
        TabSection("Library") {
          Tab("Albums", systemImage: "square") { Color.clear }
          Tab("Songs", systemImage: "circle") { Color.clear }
        }
      }
    }.map { $0.split(separator: "\"")[1] }
    expect(titles, equals: ["Home", "Albums", "Songs"])
  }

  @Test func `an accessory is over the tab bar`() throws {
    let pieces = try lines("group effect glass") {
      TabView { Tab("Home", systemImage: "house") { Color.clear } }
        .tabViewBottomAccessory { Text("Playing") }
    }
    expect(pieces.count, equals: 2)
  }

  @Test func `pieces of a union are one shape`() throws {
    let pieces = try lines("group effect glass") {
      let space = Namespace().wrappedValue
      GlassEffectContainer {
        HStack {
          ForEach(0..<3, id: \.self) { part in
            Text("Part").padding().glassEffect().glassEffectUnion(id: part / 2, namespace: space)
          }
        }
      }
    }
    // The container has one group for each shape; an empty one is left of a part.
    expect(pieces.count, equals: 2)
  }

  @Test func `a minimized search is in the bar at the bottom`() throws {
    func words(_ behavior: SearchToolbarBehavior) throws -> [String] {
      try lines("glyphs") {
        NavigationStack {
          Color.clear.searchable(text: .constant(""), prompt: "Find").searchToolbarBehavior(
            behavior)
        }
      }
    }
    let shown = try words(.automatic)
    #expect(shown.contains { $0.contains("Find") })
    expect(try words(.minimize), equals: [])
  }

  @Test func `a search field is at the bottom of a phone, but not in a tab view or in a drawer`()
    throws
  {
    func top(_ content: some View, on system: SystemLook = .iOS26) throws -> Double? {
      let line = try lines("glyphs \"Find\"", on: system) { content }.first
      let place = line?.split(separator: " ").first { $0.contains(",") }
      return place.flatMap { Double($0.split(separator: ",")[1]) }
    }
    let screen = NavigationStack {
      Color.clear.navigationTitle("Paper").searchable(text: .constant(""), prompt: "Find")
    }
    let drawer = NavigationStack {
      Color.clear.navigationTitle("Paper")
        .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "Find")
    }
    let tabs = TabView { Tab("Home", systemImage: "house") { screen } }
    // The canvas is 300 high, the bars over it 54 and 52.
    let places = try [top(screen), top(screen, on: .iOS18), top(drawer), top(tabs)]
    expect(places.map { $0.map { $0 > 250 } }, equals: [true, false, false, false])
  }

  @Test func `the search field has its place among the items of the bar at the bottom`() throws {
    let images = try lines("group effect glass") {
      NavigationStack {
        Color.clear.searchable(text: .constant(""), prompt: "Find").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("One") {} }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        }
      }
    }
    // The field divides the items.
    expect(images.count, equals: 3)
  }

  @Test func `headers of lists are as written`() throws {
    func header(_ system: SystemLook) throws -> [Substring] {
      try lines("glyphs", on: system) { List { Section("Fruit") { Text("Pear") } } }
        .map { $0.split(separator: "\"")[1] }
    }
    expect(try header(.iOS26), equals: ["Fruit", "Pear"])
    expect(try header(.iOS18), equals: ["FRUIT", "Pear"])
  }

  @Test func `a confirmation is on glass in the tint, with a white label`() throws {
    func white(_ items: some ToolbarContent, on system: SystemLook = .iOS26) throws -> Int {
      try lines("glyphs \"Save\"", on: system) {
        NavigationStack { Color.clear.navigationTitle("Paper").toolbar { items } }
      }.filter { $0.contains("#FFFFFF") }.count
    }
    let placed = ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
    let role = ToolbarItem { Button("Save", role: .confirm) {} }
    expect(try white(placed), equals: 1)
    expect(try white(role), equals: 1)
    expect(try white(ToolbarItem { Button("Save") {} }), equals: 0)
    expect(try white(placed, on: .iOS18), equals: 0)
  }

  @Test func `an item of a bar has a badge`() throws {
    func badges(_ system: SystemLook) throws -> Int {
      try lines("glyphs \"3\"", on: system) {
        NavigationStack {
          Color.clear.toolbar { ToolbarItem { Button("Mail") {}.badge(3) } }
        }
      }.count
    }
    expect(try badges(.iOS26), equals: 1)
    expect(try badges(.iOS18), equals: 0)
  }

  @Test func `views take the places of a title and its subtitle`() throws {
    let words = try lines("glyphs") {
      NavigationStack {
        Color.clear.navigationTitle("Paper").toolbar {
          ToolbarItem(placement: .largeTitle) { Text("Own") }
          ToolbarItem(placement: .largeSubtitle) { Text("Line") }
        }
      }
    }.map { $0.split(separator: "\"")[1] }
    expect(words, equals: ["Own", "Line"])
    // Of the lines for both titles, the one of the title that is shown.
    let lines = try lines("glyphs") {
      NavigationStack {
        Color.clear.navigationTitle("Paper").toolbar {
          ToolbarItem(placement: .subtitle) { Text("In the bar") }
          ToolbarItem(placement: .largeSubtitle) { Text("Below") }
        }
      }
    }.map { $0.split(separator: "\"")[1] }
    expect(lines, equals: ["Paper", "Below"])
  }

  @Test func `a menu of the rest of the actions is before pinned items`() throws {
    let images = try lines("image") {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarPinnedTrailing) { Image(systemName: "plus") }
          ToolbarOverflowMenu { Button("Print") {} }
        }
      }
    }
    expect(images.count, equals: 2)
  }

  @Test(arguments: [VerticalEdge.top, .bottom])
  func `content under a safe area bar fades, unless its edge is hidden`(_ edge: VerticalEdge) throws
  {
    func surfaces(hidden: Bool) throws -> Int {
      // Half of the content is above the middle of the screen.
      try lines("") {
        ScrollView { Color.red.frame(height: 4000) }
          .defaultScrollAnchor(.center)
          .scrollEdgeEffectHidden(hidden)
          .safeAreaBar(edge: edge) { Text("Bar") }
      }.filter { $0.contains(" gradient ") }.count
    }
    expect(try surfaces(hidden: false), equals: 1)
    expect(try surfaces(hidden: true), equals: 0)
  }

  @Test func `a slider is filled from its neutral value, and may have no knob`() throws {
    let fills = try lines("fill rounded") {
      Slider(value: .constant(0.25), neutralValue: 0.5, label: { Text("Share") })
        .sliderThumbVisibility(.hidden).tint(.red)
    }
    // From a quarter to a half of 402 points.
    expect(
      fills.filter { $0.contains("#FF383C") }.map { $0.split(separator: " ")[2] },
      equals: ["100.5,147"])
    expect(fills.count, equals: 2)
  }

  @Test func `actions under a swiped row are capsules that are apart`() throws {
    let parts = try lines("") {
      List {
        Text("Pear").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
        }.swiped(0.5)
      }.listStyle(.plain)
    }
    // Half of 402 less 4 at each side and 8 between two; the row of 52 less 4 over and under them.
    expect(parts.filter { $0.contains(",4 92.5×44 radius 22 ") }.count, equals: 2)
  }

  @Test func `a button in a circle is as broad as it is high`() throws {
    let fills = try lines("fill rounded") {
      Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
    }
    // 20.33 of a line and 7 over and under it; at two pixels a point the line is 20.5.
    expect(fills.filter { $0.contains(" 34.333×34.5 radius 17.167") }.count, equals: 1)
  }

  @Test func `a view is mirrored out of focus under the bars around it`() throws {
    func mirrored(_ isEnabled: Bool) throws -> Int {
      try lines("group effect blur") {
        Color.red.backgroundExtensionEffect(isEnabled: isEnabled)
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
      }.count
    }
    expect(try mirrored(true), equals: 1)
    expect(try mirrored(false), equals: 0)
    let nested = try lines("group effect blur") {
      Color.red.backgroundExtensionEffect().backgroundExtensionEffect()
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
    }
    // The inner one is mirrored with the outer one.
    expect(nested.count, equals: 1)
  }

  @Test func `a label has the space between its parts that it is given`() throws {
    func start(_ spacing: CGFloat?) throws -> Double {
      let line =
        try lines("glyphs") {
          HStack {
            if let spacing {
              Label("Heart", systemImage: "heart").labelIconToTitleSpacing(spacing)
            } else {
              Label("Heart", systemImage: "heart")
            }
            Spacer()
          }
        }.first ?? ""
      let place = line.split(separator: " ").first { $0.contains(",") } ?? ""
      return Double(place.split(separator: ",")[0]) ?? .nan
    }
    // 8 by default.
    let further = try start(20) - start(nil)
    #expect(abs(further - 12) < 0.01)
  }

  @Test func `concentric corners follow the container's shape`() throws {
    let fills = try lines("fill rounded") {
      ConcentricRectangle().fill(.red).padding(10).frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    }
    // 24 less the 10 between both.
    expect(fills.filter { $0.contains("radius 14 ") }.count, equals: 1)
  }

  @Test func `a slider with steps has marks in the new look`() throws {
    func marks(_ system: SystemLook) throws -> Int {
      try lines("fill ellipse", on: system) {
        Slider(value: .constant(0.5), in: 0...1, step: 0.25)
      }.filter { $0.contains("4×4") }.count
    }
    // At 0, 0.25, 0.5, 0.75 and 1.
    expect(try marks(.iOS26), equals: 5)
    expect(try marks(.iOS18), equals: 0)
  }

  @Test func `a slider has marks at the values that it is given`() throws {
    let marks = try lines("fill ellipse") {
      Slider(value: .constant(0.5)) {
        Text("Share")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([0.2, 1], id: \.self) { SliderTick($0) }
      }
    }.filter { $0.contains("4×4") }
    // The knob's middle goes from 18.667 to 402 − 18.667, and the marks are 2 to its left: 0.2 of 364.667 is 72.933.
    let places = marks.map { $0.split(separator: " ")[2].split(separator: ",")[0] }
    expect(places.map(String.init), equals: ["16.667", "89.6", "381.333"])
  }
}

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
    let list = try String(
      decoding: Preview("list", canvas: canvas, content: content).list(), as: UTF8.self)
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

  @Test func `an accessory is over the tab bar`() throws {
    let pieces = try lines("group effect glass") {
      TabView { Tab("Home", systemImage: "house") { Color.clear } }
        .tabViewBottomAccessory { Text("Playing") }
    }
    expect(pieces.count, equals: 2)
  }
}

import LibraryTestSupport
import MaquetteMacros
import TestSupport
import Testing

/// What views take from those around them, and what they decide for themselves.
extension EnvironmentValues {
  @Entry fileprivate var bar: CGFloat = 20
  @Entry fileprivate var note: String?
}

private struct Bar: View {
  @Environment(\.bar) private var length
  @Environment(\.cardSpacing) private var spacing
  @Environment(\.note) private var note

  var body: some View {
    block(length, note == nil ? spacing : 1)
  }
}

@MainActor @Suite struct SurroundingsTests {
  @Test func `an entry has its default where no view around sets it`() throws {
    let lines = try listed {
      VStack(spacing: 0) {
        Bar()
        Bar().environment(\.bar, 60).environment(\.note, "low")
      }
    }
    #expect(lines == ["fill rect 40,0 20×12 #000000", "fill rect 20,12 60×1 #000000"])
  }

  @Test func `values that are set very often leave the others as they are`() {
    var values = EnvironmentValues()
    values.note = "low"
    for bar in 1...1000 {
      values.bar = CGFloat(bar)
      values.lineLimit = bar % 2 == 0 ? nil : bar
    }
    expect(values.bar, equals: 1000)
    #expect(values.lineLimit == nil)
    expect(values.note, equals: "low")
    values.note = nil
    #expect(values.note == nil)
    expect(EnvironmentValues().bar, equals: 20)
  }

  // MARK: - Weights

  @Test func `a weight is that of a text in whatever font`() throws {
    let expected = try listed { Text("A").font(.caption.weight(.semibold)) }
    #expect(expected.joined().contains("Inter Semi Bold 12"))
    let after = try listed { Text("A").font(.caption).fontWeight(.semibold) }
    expect(after, equals: expected)
    let before = try listed { Text("A").fontWeight(.semibold).font(.caption) }
    expect(before, equals: expected)
    let around = try listed { VStack { Text("A").font(.caption) }.fontWeight(.semibold) }
    expect(around, equals: expected)
  }

  @Test func `of two weights the inner one is drawn`() throws {
    let light = try listed { Text("A").font(.body.weight(.light)) }
    let lightInBold = try listed { VStack { Text("A").fontWeight(.light) }.bold() }
    expect(lightInBold, equals: light)
    let bold = try listed { Text("A").font(.body.weight(.bold)) }
    let boldInLight = try listed { VStack { Text("A").bold() }.fontWeight(.light) }
    expect(boldInLight, equals: bold)
    let regular = try listed { Text("A") }
    let regularInBold = try listed { VStack { Group { Text("A") }.fontWeight(nil) }.bold() }
    expect(regularInBold, equals: regular)
  }

  // MARK: - Colours

  @Test func `the accent colour and the tint are those of the surroundings`() throws {
    // Half of 255 is 127.5, which is written as 80.
    let accent = try listed { Color.accentColor.opacity(0.5).frame(height: 5).accentColor(.black) }
    #expect(accent == ["fill rect 0,0 100×5 #00000080"])
    // The tint is the accent colour's, unless it has one of its own; that leaves the accent colour.
    let tints = try listed {
      VStack(spacing: 0) {
        Rectangle().fill(.tint).frame(height: 5)
        Rectangle().fill(.tint).frame(height: 5).tint(.white)
        Rectangle().fill(Color.accentColor).frame(height: 5).tint(.white)
      }
      .accentColor(.black)
    }
    #expect(
      tints == [
        "fill rect 0,0 100×5 #000000", "fill rect 0,5 100×5 #FFFFFF",
        "fill rect 0,10 100×5 #000000",
      ])
    let system = try listed { Color.accentColor.frame(height: 5) }
    #expect(system == ["fill rect 0,0 100×5 #007AFF"])
  }

  @Test func `a label is in the tint unless a colour is around its control`() throws {
    func color(@ViewBuilder of content: @escaping @MainActor () -> some View) throws -> [Substring]
    {
      try listed { content() }.compactMap { line in
        line.split(separator: " ").last { $0.hasPrefix("#") }
      }
    }
    let tint = try color { Button("A") {} }
    #expect(tint == ["#007AFF"])
    let red = try color { Button("A") {}.tint(.red) }
    #expect(red == ["#FF3B30"])
    let own = try color { Button("A") {}.foregroundStyle(.black) }
    #expect(own == ["#000000"])
    let around = try color { VStack { Button("A") {} }.foregroundColor(.black) }
    #expect(around == ["#000000"])
    // What is around a value for its look is no colour of its content's.
    let labeled = try color { LabeledContent("A") { Button("B") {} } }
    #expect(labeled == ["#000000", "#007AFF"])
  }

  @Test(arguments: [
    // A gray is the same in both spaces, as their white is.
    (Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5), "#808080"),
    // Of the primaries (0.68, 0.32), (0.265, 0.69), (0.15, 0.06) to (0.64, 0.33), (0.3, 0.6) and
    // (0.15, 0.06), both with the white (0.3127, 0.329): 26.53, 103.51 and 157.34 of 255.
    (Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6), "#1B689D"),
    // More than sRGB can show.
    (Color(.displayP3, red: 0, green: 1, blue: 0), "#00FF00"),
    // 1.055 · 0.5^(1 / 2.4) - 0.055 = 0.7354, of 255.
    (Color(.sRGBLinear, white: 0.5), "#BCBCBC"),
    (Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.2), "#33669933"),
  ])
  func `components are of a colour space`(_ color: Color, _ hex: String) throws {
    let lines = try listed { color.frame(height: 5) }
    expect(lines, equals: ["fill rect 0,0 100×5 \(hex)"])
  }

  // MARK: - Direction

  @Test func `a part of a screen may begin on its right`() throws {
    let lines = try listed {
      HStack(spacing: 0) {
        Color.black.frame(width: 10, height: 5)
        HStack(spacing: 0) {
          Color.white.frame(width: 20, height: 5).padding(.leading, 3)
          Spacer()
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    // The inner stack is from 10 to 100; its first view ends 3 points before: 100 - 3 - 20 = 77.
    #expect(lines == ["fill rect 0,0 10×5 #000000", "fill rect 77,0 20×5 #FFFFFF"])
  }
}

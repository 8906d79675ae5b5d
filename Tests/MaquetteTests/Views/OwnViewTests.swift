import CellViews
import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// What views draw on a canvas 100 points wide, a line for each command.
@MainActor private func drawn(
  _ appearance: Appearance = .light, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  try listed(
    on: PreviewCanvas(width: 100, isTransparent: true, appearance: appearance), content)
}

/// A view of a user's own, with a container, a modifier and a style of their own.
private struct Bar: View {
  var width = 10.0

  var body: some View {
    Color.black.frame(width: width, height: 5)
  }
}

private struct Column<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .frame(width: 100, alignment: .leading)
  }
}

private struct Tall: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.top, 3)
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var width = 30.0
}

private struct StepKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  fileprivate var step: Double {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

@MainActor @Suite struct OwnViewTests {
  @Test func `a view draws what its body does`() throws {
    // In the middle of 100 points: (100 - 20) / 2.
    try #require(drawn { Bar(width: 20) } == ["fill rect 40,0 20×5 #000000"])
  }

  @Test func `a container takes the views of its closure`() throws {
    let lines = try drawn {
      Column {
        Bar()
        Bar(width: 20)
      }
    }
    #expect(lines == ["fill rect 0,0 10×5 #000000", "fill rect 0,5 20×5 #000000"])
  }

  private enum Kind {
    case short, long(Double)
  }

  @Test func `conditions, cases and loops choose views`() throws {
    let (kind, width, isShown) = (Kind.long(40), 7 as Double?, false)
    let lines = try drawn {
      Column {
        if isShown { Bar(width: 1) } else { Bar(width: 2) }
        if let width { Bar(width: width) }
        switch kind {
        case .short: Bar(width: 3)
        case .long(let width): Bar(width: width)
        }
        ForEach([11.0, 12], id: \.self) { Bar(width: $0) }
        ForEach(0..<2) { Bar(width: 20 + Double($0)) }
        for width in [31.0, 32] { Color.black.frame(width: width, height: 5) }
      }
    }
    // Under each other, 5 points each.
    let widths = [2, 7, 40, 11, 12, 20, 21, 31, 32]
    #expect(
      lines == widths.enumerated().map { "fill rect 0,\($0 * 5) \($1)×5 #000000" })
  }

  @Test func `a modifier of one's own changes any view`() throws {
    let lines = try drawn { Column { Bar().modifier(Tall().concat(Tall())) } }
    // Twice 3 points above.
    #expect(lines == ["fill rect 0,6 10×5 #000000"])
  }

  @Test func `a modifier after a group applies to each of its views`() throws {
    let lines = try drawn {
      Column {
        Group {
          Bar()
          Bar()
        }
        .padding(.top, 2)
      }
    }
    #expect(lines == ["fill rect 0,2 10×5 #000000", "fill rect 0,9 10×5 #000000"])
  }

  @Test func `state is what it is initially, for the view and through its bindings`() throws {
    struct Child: View {
      @Binding var width: Double

      var body: some View { Bar(width: width) }
    }
    struct Parent: View {
      @State private var width = 14.0
      @State private var name: String?
      @StateObject private var model = Model()

      var body: some View {
        Column {
          if name == nil { Child(width: $width) }
          Child(width: $model.width)
        }
      }
    }
    try #require(
      drawn { Parent() } == ["fill rect 0,0 14×5 #000000", "fill rect 0,5 30×5 #000000"])
  }

  @Test func `a body reads the environment at its place`() throws {
    struct Step: View {
      @Environment(\.step) private var step

      var body: some View { Bar(width: step) }
    }
    let lines = try drawn {
      Column {
        Step()
        Column { Step() }.environment(\.step, 8)
        Step()
      }
    }
    #expect(
      lines == [
        "fill rect 0,0 1×5 #000000", "fill rect 0,5 8×5 #000000", "fill rect 0,10 1×5 #000000",
      ])
  }

  @Test func `a body reads what the canvas decides, also of a preview that was changed`() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Bar(width: scheme == .dark ? 2 : 1) }
    }
    try #require(drawn(.dark) { Column { Scheme() } } == ["fill rect 0,0 2×5 #000000"])
    var preview = Preview("test", width: 100) { Column { Scheme() } }
    preview.canvas.appearance = .dark
    try #require(String(decoding: preview.list(), as: UTF8.self).contains("0,0 2×5"))
  }

  @Test func `a model of a view around is in the environment`() throws {
    struct Reader: View {
      @EnvironmentObject private var model: Model

      var body: some View { Bar(width: model.width) }
    }
    try #require(
      drawn { Column { Reader() }.environmentObject(Model()) } == ["fill rect 0,0 30×5 #000000"])
  }

  @Test func `cells may capture what is not sendable`() throws {
    final class Names {
      var widths = [10.0, 20]
    }
    let names = Names()
    let lines = try drawn {
      CollectionView(0..<2, layout: .list(rowHeight: 5, separator: nil)) { index in
        Column { Bar(width: names.widths[index]) }
      }
    }
    #expect(
      lines.filter { $0.hasPrefix("fill") } == [
        "fill rect 0,0 10×5 #000000", "fill rect 0,5 20×5 #000000",
      ])
  }

  @Test func `a button's label is in the accent colour, unless a style decides`() throws {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundColor(.green)
      }
    }
    let lines = try drawn {
      Column {
        Button {
        } label: {
          Circle().frame(width: 4, height: 4)
        }
        Button(role: .destructive) {
        } label: {
          Circle().frame(width: 4, height: 4)
        }
        Button {
        } label: {
          Circle().frame(width: 4, height: 4)
        }.buttonStyle(Framed())
        Button {
        } label: {
          Circle().frame(width: 4, height: 4)
        }.tint(.orange)
      }
    }
    // iOS's blue, red, green and orange.
    #expect(lines.map { String($0.suffix(7)) } == ["#007AFF", "#FF3B30", "#34C759", "#FF9500"])
  }

  @Test func `a lazy grid is the layout of its columns`() throws {
    let lines = try drawn {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 4), GridItem(.flexible())], spacing: 2) {
        ForEach(0..<3) { _ in Color.black.frame(height: 5) }
      }
    }
    // The second column takes 100 - 20 - 4 = 76; the second row is 5 + 2 down.
    #expect(
      lines.filter { $0.hasPrefix("fill") } == [
        "fill rect 0,0 20×5 #000000", "fill rect 24,0 76×5 #000000", "fill rect 0,7 20×5 #000000",
      ])
  }
}

@MainActor @Suite struct TextViewTests {
  private func text(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> String {
    try #require(drawn(content: content).first { $0.hasPrefix("text") })
  }

  private func drawn(
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    try String(decoding: Preview("test", width: 200, content: content).list(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `a text has the values that are written into it`() throws {
    let (count, price) = (3, 2.5)
    let key: LocalizedStringKey = "\(count) for \(price, specifier: "%.2f") €"
    expect(Text(key), equals: Text(verbatim: "3 for 2.50 €"))
    expect(Text("\(Text("a").bold())b"), equals: Text("a").bold() + Text("b"))
  }

  @Test func `a text's own style comes before that of its surroundings`() throws {
    let own = try drawn { VStack { Text("A").font(.title).foregroundColor(.red) } }
    let outer = try drawn {
      VStack { Text("A").font(.title).foregroundColor(.red) }
        .font(.caption).foregroundColor(.blue)
    }
    expect(own, equals: outer)
  }

  @Test func `a weight is that of the font around it`() throws {
    let weighted = try drawn { VStack { Text("A").fontWeight(.semibold) }.font(.title) }
    let written = try drawn { Text("A").font(.title.weight(.semibold)) }
    expect(weighted, equals: written)
    let inside = try drawn { VStack { Text("A") }.fontWeight(.semibold).font(.title) }
    expect(inside, equals: written)
  }
}

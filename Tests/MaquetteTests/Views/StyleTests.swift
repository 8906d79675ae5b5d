import LibraryTestSupport
import Maquette
import MaquetteUIKit
import Observation
import TestSupport
import Testing

/// The words of a view's source that are not drawn.
@MainActor private func undrawnWords(
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  try Preview("test", content: content).arranged().notices.compactMap { notice in
    if case .undrawn(let word, _, _) = notice.finding { word } else { nil }
  }
}

@Observable @MainActor private final class Profile {
  let width = 30.0
}

private struct ProfileBar: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    Color.black.frame(width: profile.width, height: 5)
  }
}

/// A view of UIKit's that draws itself, which nothing calls.
private struct Plot: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Swatch: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = .black }
}

@MainActor @Suite struct StyleTests {
  @Test func `the tint as a style is that of the surroundings`() throws {
    let lines = try listed {
      Rectangle().foregroundStyle(.tint).frame(height: 5).tint(.black)
    }
    #expect(lines == ["fill rect 0,0 100×5 #000000"])
  }

  @Test func `a model that a view around keeps is in the environment`() throws {
    let lines = try listed { ProfileBar().environment(Profile()) }
    // In the middle of 100 points: (100 - 30) / 2.
    #expect(lines == ["fill rect 35,0 30×5 #000000"])
  }

  @Test func `a symbol has the form of its surroundings, if there is one`() throws {
    let filled = try listed { Image(systemName: "heart.fill") }
    let hearts = try listed { Image(systemName: "heart").symbolVariant(.fill) }
    expect(hearts, equals: filled)
    // There is no filled plus.
    let plus = try listed { Image(systemName: "plus") }
    let filledPlus = try listed { Image(systemName: "plus").symbolVariant(.fill) }
    expect(filledPlus, equals: plus)
  }

  @Test func `a picture that no bundle has is noticed with the line that asks for it`() throws {
    let image = Image("no-such-picture"); let line: UInt = #line
    let lines = try listed { image }
    expect(lines, equals: [])
    let places = try Preview("missing") { image }.arranged().notices.map { notice in
      guard case .missingPicture(_, let file, let line) = notice.finding else { return "" }
      return "\(file):\(line)"
    }
    expect(places, equals: ["MaquetteTests/StyleTests.swift:\(line)"])
  }

  @Test func `a missing picture that is resizable keeps its room`() throws {
    let lines = try listed {
      Image("no-such-picture").resizable().frame(width: 30, height: 20).background(Color.black)
    }
    expect(lines, equals: ["fill rect 35,0 30×20 #000000"])
  }

  @Test func `a large title beside a bar's items is drawn under them, with a notice`() throws {
    let words = try undrawnWords {
      NavigationStack { Color.red.navigationTitle("A").toolbarTitleDisplayMode(.inlineLarge) }
    }
    expect(words, equals: ["toolbarTitleDisplayMode(.inlineLarge)"])
    let inline = try undrawnWords {
      NavigationStack { Color.red.navigationTitle("A").toolbarTitleDisplayMode(.inline) }
    }
    expect(inline, equals: [])
  }

  @Test func `a map is one of no place, and is noticed`() throws {
    let words = try undrawnWords { Map().frame(height: 100) }
    expect(words, equals: ["Map"])
    let lines = try listed { Map().frame(height: 100) }
    // Land fills the 100 points.
    #expect(lines.first?.hasSuffix("×100 #F6F3EC") == true)
  }

  @Test func `a map with a marker has its title and tint, and is not noticed`() throws {
    let words = try undrawnWords { Map(marker: "Harbour", tint: .blue).frame(height: 200) }
    expect(words, equals: [])
    let lines = try listed { Map(marker: "Harbour", tint: .blue).frame(height: 200) }
    #expect(lines.contains { $0.contains("\"Harbour\"") })
    // The balloon's head and its tip, in the blue of iOS in light.
    #expect(lines.count { $0.contains("#007AFF") } == 2)
    let plain = try listed { Map().frame(height: 200) }
    #expect(!plain.contains { $0.contains("#007AFF") })
  }

  @Test func `a view of UIKit's without content is a surface with its name, and is noticed`() throws
  {
    let words = try undrawnWords { Plot().frame(height: 100) }
    expect(words, equals: ["Plot"])
    let lines = try listed { Plot().frame(height: 100) }
    #expect(lines.contains { $0.contains("\"Plot\"") })
  }

  @Test func `a view of UIKit's with content is drawn, and is not noticed`() throws {
    let words = try undrawnWords { Swatch().frame(height: 5) }
    expect(words, equals: [])
    let lines = try listed { Swatch().frame(height: 5) }
    #expect(lines == ["fill rect 0,0 100×5 #000000"])
  }

  @Test func `a mesh of colours is drawn as a view, a fill and a background`() throws {
    let gradient = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .white, .black])
    let lines = try listed {
      gradient.frame(height: 5)
      Rectangle().fill(gradient.opacity(0.5)).frame(height: 5)
      Text("").frame(width: 10, height: 5).background(gradient)
    }
    // Each is 8 below the one before, and the last one is in the middle of 100 points.
    #expect(
      lines == [
        "fill rect 0,0 100×5 mesh 2×2 smooth 0,0 #000000 100,0 #FFFFFF 0,5 #FFFFFF 100,5 #000000",
        "fill rect 0,13 100×5 mesh 2×2 smooth 0,13 #00000080 100,13 #FFFFFF80 0,18 #FFFFFF80 "
          + "100,18 #00000080",
        "fill rect 45,26 10×5 mesh 2×2 smooth 45,26 #000000 55,26 #FFFFFF 45,31 #FFFFFF "
          + "55,31 #000000",
      ])
    let words = try undrawnWords {
      gradient
      Rectangle().fill(gradient)
    }
    expect(words, equals: [])
  }

  @Test func `gradients about a point are drawn as views, fills, lines and backgrounds`() throws {
    let lines = try listed {
      RadialGradient(colors: [.black, .white], center: .topLeading, startRadius: 1, endRadius: 9)
        .frame(height: 10)
      Circle().fill(
        .angularGradient(colors: [.black, .white], startAngle: .zero, endAngle: .degrees(90))
      ).frame(height: 10)
      Rectangle().fill(.conicGradient(colors: [.black, .white], angle: .degrees(-90)))
        .frame(height: 10)
      Color.clear.frame(height: 10).background(.ellipticalGradient(colors: [.black, .white]))
    }
    // Each is 100 points wide and 10 high, and 8 below the one before.
    let gray = "#000000 0 #FFFFFF 1"
    try #require(lines.count == 4)
    expect(lines[0], equals: "fill rect 0,0 100×10 radial 0,0 1 to 9 \(gray)")
    #expect(lines[1].hasSuffix(" angular 50,23 0 to 90 \(gray)"))
    expect(lines[2], equals: "fill rect 0,36 100×10 angular 50,41 -90 to 270 \(gray)")
    expect(
      lines[3], equals: "fill rect 0,54 100×10 radial 50,59 axes 100,0 0,10 0 to 0.5 \(gray)")
  }

  @Test func `a style is translucent by its opacity`() throws {
    let lines = try listed {
      Rectangle().fill(AnyShapeStyle(.black).opacity(0.5)).frame(height: 5)
      Rectangle().fill(
        .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
          .opacity(0.5)
      ).frame(height: 5)
    }
    try #require(lines.count == 2)
    // Half of 255 is 127.5.
    #expect(lines[0] == "fill rect 0,0 100×5 #00000080")
    #expect(lines[1].contains("#00000080") && lines[1].contains("#FFFFFF80"))
  }

  @Test func `a shape casts the shadows of what it is filled with`() throws {
    let lines = try listed {
      Circle().fill(.black.shadow(.drop(color: .black, radius: 0, y: 2))).frame(height: 10)
      Rectangle().fill(.black.shadow(.inner(color: .red, radius: 1))).frame(height: 10)
    }
    // A circle of 10 in the middle of 100; the rectangle is 8 below it. The dark around the light
    // reaches 3 × 1 + 1 = 4 beyond it.
    #expect(
      lines == [
        "fill ellipse 45,2 10×10 #000000", "fill ellipse 45,0 10×10 #000000",
        "fill rect 0,18 100×10 #000000", "group clip rect 0,18 100×10", "group effect blur(1)",
        "fill path evenodd M-4,14 L104,14 L104,32 L-4,32 Z M0,18 L100,18 L100,28 L0,28 Z #FF3B30",
      ])
  }

  @Test func `a shadow of another style's own, and a mixture, are noticed`() throws {
    let words = try undrawnWords {
      Text("a").foregroundStyle(.blue.shadow(.drop(radius: 2)))
      Circle().stroke(.red.shadow(.inner(color: .black, radius: 2, x: 1)), lineWidth: 2)
      Circle().fill(.red.blendMode(.multiply)).background(.green.blendMode(.normal))
    }
    expect(words, equals: ["shadow", "shadow", "blendMode"])
  }

  @Test func `texts and tints have a gradient's first colour, which is noticed`() throws {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let words = try undrawnWords {
      Text("a").foregroundStyle(gradient)
      HStack { Text("a") }.foregroundStyle(gradient)
      Toggle("a", isOn: .constant(true)).tint(gradient)
      // One colour is the same all over.
      HStack { Text("a") }.foregroundStyle(Gradient(colors: [.red, .red]))
    }
    expect(words, equals: ["foregroundStyle", "foregroundStyle", "tint"])
    let lines = try listed { Rectangle().frame(height: 5).foregroundStyle(gradient) }
    #expect(lines == ["fill rect 0,0 100×5 #000000"])
    // A colour's own gradient is that colour, not its lighter top.
    let black = try listed { Rectangle().frame(height: 5).foregroundStyle(Color.black.gradient) }
    expect(black, equals: ["fill rect 0,0 100×5 #000000"])
  }

  // Pictures of iOS 16's bars: blue (0, 122, 255) begins with (45, 158, 278 cut to 255), green
  // (52, 199, 89) with (97, 221, 129), each ±2; the colour itself begins at 0.7.
  @Test(arguments: [
    (Color.blue, (45.0, 158.0, 255.0)), (.green, (97, 221, 129)),
  ])
  func `a colour's gradient begins lighter, and is the colour from 7 tenths on`(
    color: Color, top: (red: Double, green: Double, blue: Double)
  ) {
    let stops = color.gradient.stops
    expect(stops.map(\.location), equals: [0, 0.7, 1])
    expect(stops.dropFirst().map(\.color), equals: [color, color])
    let found = stops[0].color.light
    for (component, wanted) in [
      (found.red, top.red), (found.green, top.green), (found.blue, top.blue),
    ] {
      #expect(abs(component * 255 - wanted) <= 2.5, "\(component * 255), \(wanted)")
    }
  }

  // A component c, as a fraction of 255, begins as c + 0.176 − 0.146 c², at most 1. iOS 18's red is (255, 59, 48), so
  // that its top is (255, 101.9, 91.6).
  @Test func `a colour's gradient begins from the colour of its surroundings`() throws {
    let accented = try listed {
      Rectangle().fill(Color.accentColor.gradient).frame(height: 5).accentColor(.red)
    }
    let red = try listed { Rectangle().fill(Color.red.gradient).frame(height: 5) }
    expect(accented, equals: red)
    #expect(red.first?.contains("#FF665C") == true, "\(red)")
    // Half of 255 is 127.5.
    let faded = try listed {
      Rectangle().fill(Color.accentColor.gradient.opacity(0.5)).frame(height: 5).accentColor(.red)
    }
    #expect(faded.first?.contains("#FF665C80") == true, "\(faded)")
  }

  // iOS 26's blue is (0, 136, 255): its top is (44.9, 170.3, 255).
  @Test func `a colour's gradient begins from the system's colour`() throws {
    func lines(_ gradient: Gradient) throws -> [String] {
      var canvas = PreviewCanvas(width: 100, isTransparent: true)
      canvas.system = .iOS26
      let preview = Preview("test", canvas: canvas) {
        Rectangle().fill(gradient).frame(height: 5)
      }
      return try preview.commands
    }
    let blue = try lines(Color.blue.gradient)
    #expect(blue.contains { $0.contains("#2DAAFF 0 #0088FF 0.7") }, "\(blue)")
  }

  @Test func `a text has the first colour of a gradient that ends in two equal ones`() throws {
    let lines = try listed { Text("a").foregroundStyle(Gradient(colors: [.red, .blue, .blue])) }
    #expect(lines.contains { $0.contains("#FF3B30") }, "\(lines)")
    let own = try listed { Text("a").foregroundStyle(Color.blue.gradient) }
    #expect(own.contains { $0.contains("#007AFF") }, "\(own)")
  }

  @Test func `what a visual effect does not draw is noticed with its line`() throws {
    let line: UInt = #line + 3
    let preview = Preview("test") {
      Color.black.frame(height: 5).visualEffect { effect, _ in
        effect.blur(radius: 1, opaque: true).undrawn("colorEffect", "Shader.swift", 7)
      }
    }
    let words = try preview.arranged().notices.compactMap { notice -> String? in
      guard case .undrawn(let word, let file, let line) = notice.finding else { return nil }
      return "\(word) \(file):\(line ?? 0)"
    }
    expect(
      words.sorted(),
      equals: ["colorEffect Shader.swift:7", "opaque MaquetteTests/StyleTests.swift:\(line)"])
  }

  @Test func `a picture's tiles as a style are a surface with a notice`() throws {
    let filled = try undrawnWords { Circle().fill(ImagePaint(image: Image("tile"), scale: 0.5)) }
    expect(filled, equals: ["ImagePaint"])
    let styled = try undrawnWords { Circle().foregroundStyle(.image(Image("tile"))) }
    expect(styled, equals: ["ImagePaint"])
    // Nothing of the picture is drawn, so that the shape has a paint of its own.
    let lines = try listed {
      Circle().fill(ImagePaint(image: Image("tile"), scale: 0.5)).frame(width: 10, height: 10)
    }
    expect(lines.count { $0.hasPrefix("fill") }, equals: 1)
  }

  @Test func `a style of any kind is drawn as the one that it holds`() throws {
    let lines = try listed {
      Rectangle().fill(AnyShapeStyle(.black)).frame(height: 5)
      // The system's background is white, and the foreground black.
      Color.clear.frame(height: 5).background(.background)
      Rectangle().fill(.foreground).frame(height: 5)
    }
    // 8 points are between the views.
    #expect(
      lines == [
        "fill rect 0,0 100×5 #000000", "fill rect 0,13 100×5 #FFFFFF",
        "fill rect 0,26 100×5 #000000",
      ])
  }

  @Test func `a frame takes lengths that may be nil`() throws {
    let width: CGFloat? = 30
    let height: CGFloat? = nil
    let lines = try listed {
      Color.black.frame(width: width, height: height).frame(height: 5)
      Color.black.frame(minWidth: width, maxWidth: width).frame(height: 5).padding(.leading, width)
    }
    // The first in the middle: (100 - 30) / 2. The second with its 30 points before it takes 60, from 20.
    #expect(lines == ["fill rect 35,0 30×5 #000000", "fill rect 50,13 30×5 #000000"])
  }

  @Test func `effects and materials are drawn without a notice`() throws {
    let words = try undrawnWords {
      Text("a").blur(radius: 2).saturation(0.5).grayscale(0.5).brightness(0.1).contrast(2)
      Text("b").hueRotation(.degrees(90)).colorInvert().colorMultiply(.red).blendMode(.multiply)
      Text("c").mask(Circle()).mask { Rectangle() }.background(.thinMaterial).zIndex(1)
      Text("d").background(.bar, in: Capsule())
      Circle().fill(.regularMaterial)
    }
    expect(words, equals: [])
  }

  @Test func `a view of a higher number is drawn after the others of its stack`() throws {
    let lines = try listed {
      ZStack {
        Color.black.zIndex(2)
        Color.white
        Color.black.opacity(0.5).zIndex(-1)
      }
      .frame(height: 5)
    }
    #expect(
      lines.map { $0.split(separator: " ").last } == ["#00000080", "#FFFFFF", "#000000"])
  }

  @Test func `words that change nothing are not noticed`() throws {
    let words = try undrawnWords {
      Text("a").blur(radius: 0).saturation(1).zIndex(0).imageScale(.medium).redacted(reason: [])
    }
    expect(words, equals: [])
  }
}

import CellViews
import MaquetteMacros
import TestSupport
import Testing

// As people write them, in a file of its own.
#Preview {
  Text("Unnamed")
}

#Preview("Wi-Fi", traits: .fixedLayout(width: 200, height: 60)) {
  @Previewable @State var isOn = true
  Toggle("Wi-Fi", isOn: $isOn)
}

#Preview("In the dark", traits: .device("iPhone 15"), .dynamicTypeSize(.xLarge)) {
  Text("Good night").preferredColorScheme(.dark)
}

#Preview("hugged", traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 40, height: 30)
}

#Preview("turned", traits: .landscapeLeft) {
  Text("Sideways")
}

#Preview("unknown", traits: .device("iphone-1815")) {
  Text("Nowhere")
}

#Preview {
  let names = ["a", "b"]
  ForEach(names, id: \.self) { name in
    Text(name)
  }
}

struct Hello_Previews: PreviewProvider {
  static var previews: some View {
    Text("Hello")
    Group {
      Text("Small").previewLayout(.fixed(width: 50, height: 20)).previewDisplayName("Small one")
      Text("Night").previewDevice("iPhone SE (2nd generation)").preferredColorScheme(.dark)
    }
  }
}

@MainActor @Suite struct DeclaredPreviewTests {
  private static func preview(_ name: String) throws -> Preview {
    try #require(Preview.declared.first { $0.fullName == name })
  }

  @Test func `previews are called after their files and names, in the order of the source`() {
    let names = Preview.declared.map(\.fullName)
      .filter { $0.hasPrefix("DeclaredPreviewTests") || $0.hasPrefix("Hello") }
    // Two have no name: the second is numbered. So are the unnamed ones of the provider.
    expect(
      names,
      equals: [
        "DeclaredPreviewTests", "DeclaredPreviewTests.Wi-Fi", "DeclaredPreviewTests.In-the-dark",
        "DeclaredPreviewTests.hugged", "DeclaredPreviewTests.turned",
        "DeclaredPreviewTests.unknown", "DeclaredPreviewTests.2", "Hello", "Hello.Small-one",
        "Hello.2",
      ])
  }

  @Test func `goldens are beside the folder of the module`() throws {
    let declared = try #require(
      DeclaredPreview.all.first { $0.preview.name == "DeclaredPreviewTests" })
    #expect(declared.suite.hasSuffix("Tests/MaquetteTests"))
  }

  @Test func `without traits the canvas is a device's screen, as in Xcode`() throws {
    let canvas = try Self.preview("DeclaredPreviewTests").canvas
    expect(canvas, equals: try PreviewCanvas(device: "iphone-15"))
  }

  @Test func `a notice about a preview has the line that declares it`() throws {
    let preview = try Self.preview("DeclaredPreviewTests.Wi-Fi")
    let place = try #require(preview.warnings(for: [Notice(.blank)]).first?.range)
    #expect(place.file.hasSuffix("Tests/MaquetteTests/Previews/DeclaredPreviewTests.swift"))
    expect(place.start.line, equals: 11)
  }

  @Test func `traits decide the canvas`() throws {
    let fixed = try Self.preview("DeclaredPreviewTests.Wi-Fi").canvas
    expect(fixed.width, equals: 200)
    expect(fixed.height, equals: .points(60))

    var dark = try PreviewCanvas(device: "iphone-15")
    dark.appearance = .dark
    dark.dynamicType = .xLarge
    let inTheDark = try Self.preview("DeclaredPreviewTests.In-the-dark").canvas
    expect(inTheDark, equals: dark)

    // The upper end of an iPhone 15, 393 × 852 points, is to the left.
    let turned = try Self.preview("DeclaredPreviewTests.turned").canvas
    expect(turned.width, equals: 852)
    expect(turned.height, equals: .points(393))
  }

  @Test func `a preview that fits its views is as large as they ask for`() throws {
    let canvas = try Self.preview("DeclaredPreviewTests.hugged").canvas
    expect(canvas.width, equals: 40)
    expect(canvas.height, equals: .points(30))
  }

  @Test func `a device that is not known is an error when the preview is drawn`() throws {
    let preview = try Self.preview("DeclaredPreviewTests.unknown")
    let error = #expect(throws: Diagnostic.self) { try preview.png() }
    expect(error?.message, equals: "unknown device 'iphone-1815'")
  }

  @Test func `state of the closure's own is the views' state`() throws {
    let toggle = Preview("toggle", width: 200, height: .points(60)) {
      Toggle("Wi-Fi", isOn: .constant(true))
    }
    let list = try Self.preview("DeclaredPreviewTests.Wi-Fi").list()
    let expected = try toggle.list()
    expect(list, equals: expected)
  }

  @Test func `statements before the views are taken`() throws {
    let plain = Preview("plain", canvas: try PreviewCanvas(device: "iphone-15")) {
      Text("a")
      Text("b")
    }
    let (list, expected) = (try Self.preview("DeclaredPreviewTests.2").list(), try plain.list())
    expect(list, equals: expected)
  }

  @Test func `each view of a provider is a preview`() throws {
    let small = try Self.preview("Hello.Small-one")
    // A view of a size of its own is not a screen of a device.
    var canvas = PreviewCanvas(width: 50, height: .points(20))
    canvas.statusBar.isHidden = true
    canvas.isHomeIndicatorHidden = true
    expect(small.canvas, equals: canvas)
    let plain = Preview("small", width: 50, height: .points(20)) { Text("Small") }
    let (list, drawn) = (try small.list(), try plain.list())
    expect(list, equals: drawn)
    let night = try Self.preview("Hello.2").canvas
    var expected = try PreviewCanvas(device: "iphone-se-2")
    expected.appearance = .dark
    expect(night, equals: expected)
  }

  @Test(arguments: Preview.declared.filter { $0.name == "Hello" })
  func `a test takes what is declared as its arguments`(_ preview: Preview) throws {
    // "Hello" at 390 points, "Small" and "Night".
    let list = try preview.list()
    #expect(!list.isEmpty)
  }

  @Test func `a test shows a preview by its name`() {
    let preview = Preview("cards", width: 390) { Text("a") }
    expect(String(describing: preview), equals: "cards")
  }
}

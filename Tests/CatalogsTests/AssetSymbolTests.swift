import AssetCatalogs
import TestSupport
import Testing

struct AssetSymbolTests {
  // Xcode's own answers, from files that it wrote in public projects.
  @Test(arguments: [
    ("LaunchBackground", "launchBackground"), ("hint text", "hintText"),
    ("bubble-chat", "bubbleChat"),
    ("BGLight", "bgLight"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"), ("blueEF", "blueEF"),
    ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("Locate me OFF", "locateMeOFF"),
    ("megadrive2", "megadrive2"), ("icons8-money-box-80", "icons8MoneyBox80"), ("c50000", "c50000"),
    ("night_8_moonsun", "night8Moonsun"), ("color_9DA2A5", "color9DA2A5"),
    // Digits begin with a line, and a letter after them is a word's first.
    ("1", "_1"), ("035-bank 1", "_035Bank1"), ("0b3b21ff27f6", "_0B3B21Ff27F6"),
    // Without small letters, capitals are kept, and words have lines between them.
    ("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"),
    ("4AB3FF", "_4_AB_3_FF"), ("CLR_BORDER_GRAY", "CLR_BORDER_GRAY"),
    // A last word that repeats the kind is left out, unless it is all.
    ("AccentColor", "accent"), ("background-color", "background"),
    ("btn_color_disable", "btnColorDisable"),
    ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("Color", "color"),
    ("BGColorOne", "bgColorOne"),
    ("logoImage", "logoImage"),
    ("Default", "`default`"),
  ])
  func `a colour's symbol is Xcode's`(name: String, symbol: String) {
    expect(AssetSymbol.member(name, repeating: "color"), equals: symbol)
  }

  @Test func `a group's type begins with a capital`() {
    expect(AssetSymbol.type("iconPreviews"), equals: "IconPreviews")
    expect(AssetSymbol.type("tab bar"), equals: "TabBar")
    expect(AssetSymbol.type("--"), equals: nil)
  }

  private func text(
    of assets: [String], for frameworks: [AssetSymbols.Framework], hasExtensions: Bool = true
  ) throws -> [String] {
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    var files = ["A.xcassets/Contents.json": "{}", "A.xcassets/Tab/Contents.json": namespace]
    for asset in assets { files["A.xcassets/\(asset)/Contents.json"] = "{}" }
    let catalog = try AssetCatalog("A.xcassets", files: memoryFiles(files))
    return AssetSymbols(of: [catalog]).swift(for: frameworks, hasExtensions: hasExtensions)
      .split(separator: "\n").dropFirst(1 + frameworks.count).map(String.init)
  }

  @Test func `resources are declared for colours, pictures and symbols, not for icons`() throws {
    expect(
      try text(
        of: ["b.colorset", "a.imageset", "Tab/home_image.imageset", "s.symbolset", "i.appiconset"],
        for: [.uiKit], hasExtensions: false),
      equals: [
        "private let resourceBundle = Foundation.Bundle.module",
        "extension ColorResource {",
        #"  static let b = ColorResource(name: "b", bundle: resourceBundle)"#,
        "}",
        "extension ImageResource {",
        #"  static let a = ImageResource(name: "a", bundle: resourceBundle)"#,
        #"  static let s = ImageResource(name: "s", bundle: resourceBundle)"#,
        "  enum Tab {",
        #"    static let home = ImageResource(name: "Tab/home_image", bundle: resourceBundle)"#,
        "  }",
        "}",
      ])
  }

  @Test func `colours have their symbols where the type has no such name already`() throws {
    // `primary` is SwiftUI's, and `UIColor` has no colour of that name; a group's names are its own.
    let lines = try text(of: ["Primary.colorset", "Tab/red.colorset"], for: [.swiftUI, .uiKit])
    expect(
      Array(lines.drop { $0 != "extension UIColor {" }),
      equals: [
        "extension UIColor {",
        "  @_disfavoredOverload static var primary: UIColor { .init(resource: .primary) }",
        "  enum Tab {",
        "    @_disfavoredOverload static var red: UIColor { .init(resource: .Tab.red) }",
        "  }",
        "}",
        "extension SwiftUI.Color {",
        #"  #warning("the symbol of the asset 'Primary' is Color's own 'primary'; rename the asset")"#,
        "  enum Tab {",
        "    static var red: SwiftUI.Color { .init(.Tab.red) }",
        "  }",
        "}",
        "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
        #"  #warning("the symbol of the asset 'Primary' is Color's own 'primary'; rename the asset")"#,
        "}",
      ])
  }

  @Test func `an asset cannot have the type of a group beside it as its symbol`() throws {
    // `static let FAQ` beside `enum FAQ` does not compile.
    let files = [
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/FAQ/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "A.xcassets/FAQ/ink.colorset/Contents.json": "{}",
      "A.xcassets/FAQ.colorset/Contents.json": "{}",
    ]
    let catalog = try AssetCatalog("A.xcassets", files: memoryFiles(files))
    let warning =
      #"  #warning("the symbol 'FAQ' of the asset 'FAQ' is the type of a group; rename the asset")"#
    let group = ["  enum FAQ {", "  }"]
    let lines = AssetSymbols(of: [catalog]).swift(for: [.swiftUI], hasExtensions: true)
      .split(separator: "\n").map(String.init)
    func declarations(of type: String) -> [String] {
      lines.drop { $0 != "extension \(type) {" }.dropFirst().prefix { $0 != "}" }
        .filter { !$0.hasPrefix("    ") }
    }
    expect(declarations(of: "ColorResource"), equals: [warning] + group)
    expect(declarations(of: "SwiftUI.Color"), equals: [warning] + group)
    // No type is in the extension of a protocol, but `.FAQ` is the group's there, too.
    expect(
      declarations(of: "SwiftUI.ShapeStyle where Self == SwiftUI.Color"), equals: [warning])
  }

  @Test func `of two assets with one symbol the first has it`() throws {
    // As Xcode, which goes by the bytes of the names: '-' before '_'.
    let lines = try text(
      of: ["lv_1.imageset", "lv-1.imageset"], for: [.uiKit], hasExtensions: false)
    expect(
      Array(lines.dropFirst(2)),
      equals: [
        #"  static let lv1 = ImageResource(name: "lv-1", bundle: resourceBundle)"#,
        #"  #warning("the symbol 'lv1' of the asset 'lv_1' is that of another asset; rename the asset")"#,
        "}",
      ])
  }
}

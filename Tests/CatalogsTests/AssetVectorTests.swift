import AssetCatalogs
import Catalogs
import CellViews
import Diagnostics
import DisplayList
import ImageDecoding
import LayoutGeometry
import Synchronization
import TestSupport
import Testing

/// What Apple's Asset Catalog Format Reference has as an example of each type, and the shapes that the catalogs of public
/// apps have beside it; names and numbers are ours.
struct AssetVectorTests {
  private let info = #""info": { "author": "org.example", "version": 1 }"#

  /// A catalog of one asset, with the files that it names.
  private func catalog(
    _ folder: String, _ contents: String, files: [String] = []
  ) throws -> AssetCatalog {
    var texts = ["A.xcassets/Contents.json": "{ \(info) }"]
    texts["A.xcassets/\(folder)/Contents.json"] = "{ \(contents), \(info) }"
    for file in files { texts["A.xcassets/\(folder)/\(file)"] = "" }
    return try AssetCatalog("A.xcassets", files: memoryFiles(texts))
  }

  /// A square picture, whose side is the number in its file's name.
  private func decode(_ path: String, _ scale: Double) throws -> Picture {
    let side = (Double(path.filter(\.isNumber)) ?? 0) / scale
    return try Picture(
      decoding: Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'/>".utf8))
  }

  private func screen(_ change: (inout ScreenTraits) -> Void = { _ in }) -> ScreenTraits {
    var traits = ScreenTraits()
    traits.scale = 3
    change(&traits)
    return traits
  }

  private func component(_ value: String) -> String {
    #""color": { "color-space": "srgb", "components": { "red": \#(value), "green": 0, "blue": 0, "alpha": 1 } }"#
  }

  @Test func `of a colour for two gamuts that of sRGB is drawn, and the other is not warned of`()
    throws
  {
    let p3 =
      #""color": { "color-space": "display-P3", "components": { "red": 1, "green": 0, "blue": 0, "alpha": 1 } }"#
    let loaded = try #require(
      try catalog(
        "Ink.colorset",
        """
        "colors": [
          { "display-gamut": "display-P3", "idiom": "universal", \(p3) },
          { "display-gamut": "sRGB", "idiom": "universal", \(component("0.75")) } ]
        """
      ).color(named: "Ink"))
    expect(loaded.value.light, equals: RGBA(red: 0.75, green: 0, blue: 0))
    expect(loaded.notices, equals: [])
    // Without the other, it is drawn, and sRGB does not have it.
    let alone = try #require(
      try catalog("Ink.colorset", #""colors": [{ "display-gamut": "display-P3", \#(p3) }]"#)
        .color(named: "Ink"))
    expect(alone.value.light, equals: RGBA(red: 1, green: 0, blue: 0))
    expect(alone.notices.count, equals: 1)
  }

  // Each slot of a set that has colours for all of a colour's traits, by its red.
  @Test func `idiom, appearance and contrast choose a colour`() throws {
    func slot(_ red: String, _ traits: String) -> String { "{ \(traits), \(component(red)) }" }
    let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
    let light = #"{ "appearance": "luminosity", "value": "light" }"#
    let high = #"{ "appearance": "contrast", "value": "high" }"#
    let color = try #require(
      try catalog(
        "Ink.colorset",
        """
        "colors": [
          \(slot("0.1", #""idiom": "universal""#)), \(slot("0.2", #""idiom": "universal", "appearances": [\#(light)]"#)),
          \(slot("0.3", #""idiom": "universal", "appearances": [\#(dark)]"#)),
          \(slot("0.4", #""idiom": "universal", "appearances": [\#(high)]"#)),
          \(slot("0.45", #""idiom": "universal", "appearances": [\#(light), \#(high)]"#)),
          \(slot("0.5", #""idiom": "universal", "appearances": [\#(dark), \#(high)]"#)),
          \(slot("0.6", #""idiom": "ipad""#)), \(slot("0.7", #""idiom": "watch""#)), { "idiom": "vision" } ],
        "properties": { "localizable": true }
        """
      ).color(named: "Ink")
    ).value
    // The red in light and dark on a phone, with more contrast, and on an iPad, whose own slot precedes the universal
    // ones, whatever their appearance.
    expect([color.light.red, color.dark.red], equals: [0.2, 0.3])
    expect(
      color.variants.map {
        "\($0.idiom) \($0.hasHighContrast) \($0.light.red) \($0.dark.red)"
      },
      equals: ["phone true 0.45 0.5", "pad false 0.6 0.6", "pad true 0.6 0.6"])
  }

  @Test func `the slots of a picture are those of its idioms, scales and widths of watches`() throws
  {
    let catalog = try catalog(
      "llama.imageset",
      """
      "images": [
        { "idiom": "universal", "filename": "p10.png", "scale": "1x" },
        { "idiom": "universal", "filename": "p22.png", "scale": "2x" },
        { "idiom": "universal", "filename": "p36.png", "scale": "3x" },
        { "idiom": "iphone", "filename": "p39.png", "scale": "3x", "color-space": "srgb" },
        { "idiom": "watch", "filename": "p7.png", "scale": "2x", "screen-width": "<=145" },
        { "idiom": "watch", "scale": "2x", "screenWidth": "{130,145}" },
        { "idiom": "car", "filename": "p8.png", "scale": "2x" }, { "idiom": "tv-marketing", "scale": "1x" } ],
      "properties": { "on-demand-resource-tags": ["farm"], "compression-type": "gpu-optimized-best", "auto-scaling": "auto" }
      """, files: ["p10.png", "p22.png", "p36.png", "p39.png", "p7.png", "p8.png"])
    let image = try #require(try catalog.image(named: "llama", picture: decode))
    expect(image.notices, equals: [])
    // In points: 39 pixels at 3x, 22 at 2x and 36 at 3x.
    expect(try image.value.variant(screen()).size.width, equals: 13)
    expect(
      try image.value.variant(
        screen {
          $0.idiom = .pad
          $0.scale = 2
        }
      ).size.width, equals: 11)
    expect(try image.value.variant(screen { $0.idiom = .pad }).size.width, equals: 12)
  }

  @Test func `each way of slicing has its middle and its ends`() throws {
    func slices(_ mode: String, _ center: String, _ caps: String) throws -> ImageSlices? {
      let image = try catalog(
        "button.imageset",
        """
        "images": [{ "idiom": "universal", "filename": "p60.png", "scale": "3x", "resizing":
          { "mode": "\(mode)", "center": { \(center) }, "cap-insets": { \(caps) } } }]
        """, files: ["p60.png"]
      ).image(named: "button", picture: decode)
      return try #require(image).value.variant(screen()).slices
    }
    let all = Size(width: 20, height: 20)
    let (horizontal, vertical) = (#""left": 9, "right": 6"#, #""top": 12, "bottom": 3"#)
    let columns = ImageSlices.Ends(first: 3, middle: 1, last: 2)
    let rows = ImageSlices.Ends(first: 4, middle: 2, last: 1)
    expect(
      try slices("3-part-horizontal", #""mode": "stretch", "width": 3"#, horizontal),
      equals: ImageSlices(of: all, columns: columns, rows: nil, filling: .stretched))
    expect(
      try slices("3-part-vertical", #""mode": "tile", "height": 6"#, vertical),
      equals: ImageSlices(of: all, columns: nil, rows: rows, filling: .tiled))
    expect(
      try slices(
        "9-part", #""mode": "fill", "width": 3, "height": 6"#, "\(horizontal), \(vertical)"),
      equals: ImageSlices(of: all, columns: columns, rows: rows, filling: .stretched))
  }

  @Test func `an icon is that of the home screen's size, or the largest`() throws {
    let old = try catalog(
      "AppIcon.appiconset",
      """
      "images": [
        { "idiom": "iphone", "size": "29x29", "scale": "3x", "filename": "p87.png", "role": "notificationCenter" },
        { "idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "p120.png", "expected-size": "120", "folder": "A" },
        { "idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "p180.png" },
        { "idiom": "ipad", "size": "76x76", "scale": "2x", "filename": "p152.png" },
        { "idiom": "watch", "size": "24x24", "scale": "2x", "filename": "p48.png", "subtype": "38mm" },
        { "idiom": "mac", "size": "512x512", "scale": "2x", "filename": "p1024.png" },
        { "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "p1025.png" } ],
      "properties": { "pre-rendered": true }
      """,
      files: [
        "p87.png", "p120.png", "p180.png", "p152.png", "p48.png", "p1024.png", "p1025.png",
      ])
    let names = Names()
    let icon = try #require(
      try old.image(named: "AppIcon") { path, scale in
        names.add(path)
        return try decode(path, scale)
      })
    expect(icon.notices, equals: [])
    expect(try icon.value.variant(screen()).size.width, equals: 60)
    expect(try icon.value.variant(screen { $0.idiom = .pad }).size.width, equals: 76)
    expect(names.all, equals: ["p180.png", "p152.png"])
  }

  @Test func `the dark icon of a single size is that of a dark screen`() throws {
    let icon = try catalog(
      "AppIcon.appiconset",
      """
      "images": [
        { "filename": "p1024.png", "idiom": "universal", "platform": "ios", "size": "1024x1024" },
        { "filename": "p1025.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "filename": "p1026.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
          "appearances": [{ "appearance": "luminosity", "value": "tinted" }] },
        { "filename": "p1027.png", "idiom": "universal", "platform": "watchos", "size": "1024x1024" } ]
      """, files: ["p1024.png", "p1025.png", "p1026.png", "p1027.png"])
    let names = Names()
    let image = try #require(
      try icon.image(named: "AppIcon") { path, scale in
        names.add(path)
        return try decode(path, scale)
      })
    for appearance in [Appearance.light, .dark] {
      _ = try image.value.variant(screen { $0.appearance = appearance })
    }
    expect(
      names.all,
      equals: ["p1024.png", "p1025.png"])
  }

  /// The files that were decoded.
  private final class Names: Sendable {
    private let names = Mutex<[String]>([])

    var all: [String] { names.withLock { $0 } }

    func add(_ path: String) {
      names.withLock { $0.append(String(path.split(separator: "/").last ?? "")) }
    }
  }

  @Test func `a data set has the file of its device`() throws {
    let data = try catalog(
      "farm.dataset",
      """
      "data": [
        { "idiom": "ipad", "filename": "b.json", "universal-type-identifier": "public.json", "memory": "2GB" },
        { "idiom": "universal", "filename": "a.json", "graphics-feature-set": "metal2v2" } ],
      "properties": { "on-demand-resource-tags": [] }
      """, files: ["a.json", "b.json"])
    expect(try data.dataFile(named: "farm"), equals: "A.xcassets/farm.dataset/a.json")
  }

  @Test func `a picture of each writing direction is that of the screen's`() throws {
    let image = try catalog(
      "arrow.imageset",
      """
      "images": [
        { "idiom": "universal", "filename": "p9.pdf", "language-direction": "left-to-right" },
        { "idiom": "universal", "filename": "p12.pdf", "language-direction": "right-to-left" } ],
      "properties": { "template-rendering-intent": "template", "preserves-vector-representation": true }
      """, files: ["p9.pdf", "p12.pdf"]
    ).image(named: "arrow", picture: decode)
    let arrow = try #require(image).value
    expect(arrow.isTemplate, equals: true)
    expect(try arrow.variant(screen()).size.width, equals: 9)
    expect(try arrow.variant(screen { $0.direction = .rightToLeft }).size.width, equals: 12)
    expect(try arrow.variant(screen()).notices, equals: [])
  }

  @Test func `folders that no screen shows are passed over, and an atlas is a group`() throws {
    var texts = [
      "A.xcassets/Contents.json":
        #"{ \#(info), "properties": { "generate-swift-asset-symbol-extensions": "enabled" } }"#,
      "A.xcassets/Game.spriteatlas/Contents.json":
        #"{ \#(info), "properties": { "provides-namespace": true } }"#,
      "A.xcassets/Game.spriteatlas/spark.imageset/Contents.json": #"{ "images": [], \#(info) }"#,
    ]
    for folder in [
      "Top.brandassets", "Front.imagestack", "Back.solidimagestack", "Start.launchimage",
    ] {
      texts["A.xcassets/\(folder)/layer.imageset/Contents.json"] = "not read"
    }
    let catalog = try AssetCatalog("A.xcassets", files: memoryFiles(texts))
    expect(catalog.names(.image).sorted(), equals: ["Game/spark"])
    expect(catalog.notices, equals: [])
  }

  @Test func `a catalog of another version is an error at its place`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try AssetCatalog(
        "A.xcassets",
        files: memoryFiles(["A.xcassets/Contents.json": #"{ "info": { "version": 2 } }"#]))
    }
    expect(error?.message, equals: "version: expected 1, found the number 2")
    expect(error?.range?.file, equals: "A.xcassets/Contents.json")
    expect(error?.range?.start.column, equals: 24)
  }
}

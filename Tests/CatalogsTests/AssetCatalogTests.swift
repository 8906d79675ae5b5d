import AssetCatalogs
import Catalogs
import CellViews
import Diagnostics
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

struct AssetCatalogTests {
  private let plain = #"{ "info": { "version": 1 } }"#
  private let namespace =
    #"{ "info": { "version": 1 }, "properties": { "provides-namespace": true } }"#
  private var red: String { "{ \"colors\": [{ \(srgb("1", "0", "0")) }] }" }

  @Test func `a group's name is part of its assets' only where it provides a namespace`() throws {
    let catalog = try AssetCatalog(
      "A.xcassets",
      files: memoryFiles([
        "A.xcassets/Contents.json": plain,
        "A.xcassets/Brand/Contents.json": namespace,
        "A.xcassets/Brand/Primary.colorset/Contents.json": red,
        "A.xcassets/Brand/Inner/Deep.colorset/Contents.json": red,
        "A.xcassets/Icons/Contents.json": plain,
        "A.xcassets/Icons/Small/Contents.json": namespace,
        "A.xcassets/Icons/Small/star.imageset/Contents.json": plain,
        "A.xcassets/.DS_Store": "",
        "A.xcassets/notes.txt": "",
      ]))
    expect(catalog.names(.color).sorted(), equals: ["Brand/Deep", "Brand/Primary"])
    expect(catalog.names(.image).sorted(), equals: ["Small/star"])
  }

  @Test func `only the groups and the assets that are asked for are read`() throws {
    let files = memoryFiles([
      "A.xcassets/a.colorset/Contents.json": red,
      "A.xcassets/broken.colorset/Contents.json": "{",
    ])
    let catalog = try AssetCatalog("A.xcassets", files: files)
    expect(try catalog.color(named: "a")?.notices, equals: [])
    let error = #expect(throws: Diagnostic.self) { try catalog.color(named: "broken") }
    expect(error?.range?.file, equals: "A.xcassets/broken.colorset/Contents.json")
    expect(error?.range?.start.line, equals: 1)
  }

  @Test func `of two assets with one name the first is used, with a notice`() throws {
    let catalog = try AssetCatalog(
      "A.xcassets",
      files: memoryFiles([
        "A.xcassets/b/ink.colorset/Contents.json": "{ \"colors\": [{ \(srgb("0", "1", "0")) }] }",
        "A.xcassets/a/ink.colorset/Contents.json": red,
      ]))
    let loaded = try #require(try catalog.color(named: "ink"))
    expect(loaded.value.light.red, equals: 1)
    expect(
      loaded.notices.map(\.message),
      equals: [
        "2 colour sets of 'A.xcassets' are named 'ink'; that in 'A.xcassets/a/ink.colorset' is used"
      ])
  }
}

struct ImageSetTests {
  /// A reader that returns a square picture, whose side is the number in its file's name.
  private func decode(_ path: String, _ scale: Double) throws -> Picture {
    let side = Int(path.filter(\.isNumber)) ?? 0
    return try Picture(
      decoding: Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(Double(side) / scale)' height='\(Double(side) / scale)'/>"
          .utf8))
  }

  /// Returns the picture of a catalog with one image set.
  private func image(
    _ images: String, properties: String = "{}", files: [String]
  ) throws -> LoadedAsset<AssetImage> {
    var texts = [
      "A.xcassets/hero.imageset/Contents.json":
        #"{ "images": [\#(images)], "properties": \#(properties), "info": { "version": 1 } }"#
    ]
    for file in files { texts["A.xcassets/hero.imageset/\(file)"] = "" }
    let catalog = try AssetCatalog("A.xcassets", files: memoryFiles(texts))
    return try #require(try catalog.image(named: "hero", picture: decode))
  }

  private func traits(
    scale: Double = 2, _ change: (inout ScreenTraits) -> Void = { _ in }
  ) -> ScreenTraits {
    var traits = ScreenTraits()
    traits.scale = scale
    change(&traits)
    return traits
  }

  @Test func `the slot of the screen's scale is chosen, or the next larger, or the largest`() throws
  {
    let loaded = try image(
      """
      { "filename": "p20.png", "idiom": "universal", "scale": "1x" },
      { "filename": "p40.png", "idiom": "universal", "scale": "2x" },
      { "idiom": "universal", "scale": "3x" }
      """, files: ["p20.png", "p40.png"])
    // 20 pixels at 1x and 40 at 2x are 20 points.
    for (scale, notices) in [
      (1.0, []), (2.0, []),
      (3.0, ["of the pictures, none is at 3x, that at 2x is drawn larger"]),
    ] {
      let variant = try loaded.value.variant(traits(scale: scale))
      expect(variant.size, equals: Size(width: 20, height: 20))
      expect(variant.notices, equals: notices)
    }
    let larger = try image(
      #"{ "filename": "p60.png", "scale": "3x" }, { "filename": "p20.png", "scale": "1x" }"#,
      files: ["p60.png", "p20.png"])
    expect(try larger.value.variant(traits()).size.width, equals: 20)
    expect(try larger.value.variant(traits()).notices, equals: [])
  }

  @Test func `appearance, idiom and direction choose the slot`() throws {
    let rightToLeft = #""language-direction": "right-to-left""#
    let loaded = try image(
      """
      { "filename": "p10.png", "idiom": "universal" },
      { "filename": "p11.png", "idiom": "universal", \(dark) },
      { "filename": "p12.png", "idiom": "ipad" },
      { "filename": "p13.png", "idiom": "universal", \(rightToLeft) }
      """, files: ["p10.png", "p11.png", "p12.png", "p13.png"])
    func width(_ change: (inout ScreenTraits) -> Void) throws -> Double {
      try loaded.value.variant(traits(change)).size.width
    }
    expect(try width { _ in }, equals: 10)
    expect(try width { $0.appearance = .dark }, equals: 11)
    expect(try width { $0.idiom = .pad }, equals: 12)
    expect(try width { $0.direction = .rightToLeft }, equals: 13)
  }

  @Test func `memory, size classes, sizes of screens and platforms choose the slot`() throws {
    let loaded = try image(
      """
      { "filename": "p9.png", "idiom": "ipad", "subtype": "mac-catalyst" },
      { "filename": "p8.png", "idiom": "iphone", "subtype": "retina4" },
      { "filename": "p10.png", "idiom": "iphone" },
      { "filename": "p11.png", "idiom": "iphone", "height-class": "compact" },
      { "filename": "p12.png", "idiom": "universal", "memory": "512MB" },
      { "filename": "p13.png", "idiom": "universal", "memory": "4GB" },
      { "filename": "p14.png", "idiom": "universal", "memory": "1GB" }
      """, files: (8...14).map { "p\($0).png" })
    // Of an iPhone, the slot for four inches and that of a low screen are for others.
    expect(try loaded.value.variant(traits()).size.width, equals: 10)
    // An iPad of this day has 4 GB and more.
    expect(try loaded.value.variant(traits { $0.idiom = .pad }).size.width, equals: 13)
    expect(loaded.notices, equals: [])
  }

  @Test func `the slot of a language is that of its script and region`() throws {
    let loaded = try image(
      """
      { "filename": "p10.png" }, { "filename": "p11.png", "locale": "zh-Hans" },
      { "filename": "p12.png", "locale": "zh-Hant" }, { "filename": "p13.png", "locale": "pt_BR" }
      """, files: (10...13).map { "p\($0).png" })
    // Taiwan writes traditional characters; Portugal has no picture of its own.
    for (tag, width) in [("zh-TW", 12.0), ("zh", 11), ("pt-BR", 13), ("pt-PT", 10), ("de", 10)] {
      let variant = try loaded.value.variant(traits { $0.locale = TextLocale(tag) })
      expect(variant.size.width, equals: width)
    }
  }

  @Test func `a set for iPads alone has no picture on an iPhone`() throws {
    let loaded = try image(#"{ "filename": "p10.png", "idiom": "ipad" }"#, files: ["p10.png"])
    let error = #expect(throws: Diagnostic.self) { try loaded.value.variant(traits()) }
    expect(error?.message, equals: "the image set has no picture for iPhone")
    expect(try loaded.value.variant(traits { $0.idiom = .pad }).size.width, equals: 10)
  }

  @Test func `a missing file is noticed at its name, and its slot is as empty`() throws {
    let loaded = try image(
      """
      { "filename": "p10.png", "scale": "1x" },
      { "filename": "p10@2x.png", "scale": "2x" }
      """, files: ["p10.png"])
    expect(
      loaded.notices.map(\.message), equals: ["the set has no file 'p10@2x.png'"])
    expect(try loaded.value.variant(traits()).size.width, equals: 10)
  }

  @Test func `a template has the foreground colour`() throws {
    let properties = #"{ "template-rendering-intent": "template" }"#
    let loaded = try image(
      #"{ "filename": "p10.svg" }"#, properties: properties, files: ["p10.svg"])
    expect(loaded.value.isTemplate, equals: true)
  }

  @Test func `slices keep their ends, and leave out what is between them and the middle`() throws {
    let loaded = try image(
      """
      { "filename": "p40.png", "scale": "2x", "resizing": { "mode": "9-part",
        "center": { "mode": "tile", "width": 4, "height": 6 },
        "cap-insets": { "top": 2, "bottom": 4, "left": 6, "right": 8 } } }
      """, files: ["p40.png"])
    let variant = try loaded.value.variant(traits())
    // In points, half of the pixels: 3 + 2 + 4 wide, and 1 + 3 + 2 high, of 20 by 20.
    expect(variant.size, equals: Size(width: 9, height: 6))
    expect(
      variant.slices,
      equals: ImageSlices(
        of: Size(width: 20, height: 20),
        columns: ImageSlices.Ends(first: 3, middle: 2, last: 4),
        rows: ImageSlices.Ends(first: 1, middle: 3, last: 2), filling: .tiled))
  }

  @Test func `slices that are larger than their picture are an error at their place`() throws {
    let loaded = try image(
      """
      { "filename": "p10.png", "resizing": { "mode": "3-part-horizontal",
        "center": { "mode": "stretch", "width": 1 }, "cap-insets": { "left": 8, "right": 8 } } }
      """, files: ["p10.png"])
    let error = #expect(throws: Diagnostic.self) { try loaded.value.variant(traits()) }
    expect(error?.message, equals: "the slices are larger than the picture of 10 × 10 pixels")
    expect(error?.range?.start.line, equals: 1)
  }
}

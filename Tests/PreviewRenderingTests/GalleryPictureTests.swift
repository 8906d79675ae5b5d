import CellViews
import ImageDecoding
import PNGEncoding
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// The pictures of `docs/gallery.md`, which record what each word of the config language draws.
struct GalleryPictureTests {
  private static let configs = listFolder("\(repository)/docs/gallery")
    .filter { $0.hasSuffix(".yaml") }

  /// The pixels of a picture are known by the digest in its file: nothing is decoded.
  @Test(arguments: configs)
  func `each picture has the pixels that its config draws`(config: String) throws {
    let loaded = try ConfigFile.load(path: "\(repository)/docs/gallery/\(config)")
    let shapers = TextShapers()
    let changed = try loaded.previews.map(\.fullName).filter { name in
      let preview = try #require(loaded.previews.first { $0.fullName == name })
      let drawn = try PreviewDrawing(preview, shapers: shapers).png()
      let digest = try #require(PixelDigest.recorded(inPNG: drawn))
      let kept = readBytes("\(repository)/Output/gallery/\(name).png") ?? []
      return PixelDigest.recorded(inPNG: kept) != digest
    }
    #expect(changed == [], "look at them, and record them with 'make samples'")
  }

  @Test func `each picture has a config`() throws {
    let names = try Self.configs.flatMap { config in
      try ConfigFile.load(path: "\(repository)/docs/gallery/\(config)").previews.map(\.fullName)
    }
    try #require(names.count > 100)
    expect(
      listFolder("\(repository)/Output/gallery").filter { $0.hasSuffix(".png") }.sorted(),
      equals: names.map { $0 + ".png" }.sorted())
  }
}

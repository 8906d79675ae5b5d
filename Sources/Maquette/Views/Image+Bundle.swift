import AssetCatalogs
import Catalogs
import CellViews
import FileAccess
public import Foundation
import ImageDecoding
import PlainText
import SymbolDrawing
import Synchronization
import Workers

extension Image {
  /// Creates a picture or a symbol from a bundle's resources.
  ///
  /// The resource is an image set, an app icon or a symbol set of an asset catalog, which SwiftPM
  /// copies with `resources: [.copy("Assets.xcassets")]`; or `NAME.png`, `.jpg`, `.svg` or `.pdf`, the
  /// sharpest of `NAME@2x.png` and `NAME@3x.png`, or a symbol, `NAME.symbolset`.
  ///
  /// The bundle is one such as `.module`, and defaults to the program's own and those of its modules.
  public init(
    _ name: String, bundle: Bundle? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(file: file, line: line) {
      let catalogs = try BundleCatalogs.assets(of: bundle)
      for catalog in catalogs {
        if let image = try Self.asset(name, in: catalog) { return image }
      }
      guard let path = Self.path(of: name, in: bundle ?? .main) else {
        let names = catalogs.flatMap { Array($0.names(.image)) + Array($0.names(.symbol)) }
        let remedy =
          suggestion(for: name, among: names)
          ?? "add its catalog or file to the target's resources and write "
          + "'Image(\"\(name)\", bundle: .module)', or use 'Image(contentsOfFile:)'"
        throw AbsentPicture(description: "no asset or resource '\(name)'; \(remedy)")
      }
      var image = try Self.node(ofFile: path)
      image.name = name
      return image
    }
  }

  /// Returns a picture or a symbol of a catalog; nil for an unknown one.
  private static func asset(_ name: String, in catalog: AssetCatalog) throws -> ImageNode? {
    if let set = catalog.folder(.symbol, named: name) {
      return try OwnSymbol.loaded(set) { try readFile($0) }.image(named: name)
    }
    let decoded = DecodedVariants()
    let asset = try catalog.image(named: name) { try decoded.picture($0, scale: $1) }
    return try asset.map { asset in
      let notices = catalog.notices + asset.notices
      var image = asset.value
      if !notices.isEmpty {
        image.variant = { traits in
          var variant = try asset.value.variant(traits)
          variant.notices += notices.map { $0.message }
          return variant
        }
      }
      return try ImageNode(image, named: name)
    }
  }

  private static func path(of name: String, in bundle: Bundle) -> String? {
    for (suffix, type) in [
      ("@3x", "png"), ("@2x", "png"), ("", "png"), ("", "jpg"), ("", "jpeg"), ("", "svg"),
      ("", "pdf"),
      ("", "symbolset"),
    ] {
      if let path = bundle.path(forResource: name + suffix, ofType: type) { return path }
    }
    return nil
  }
}

/// The variants of a picture, each decoded once: a view is measured and drawn many times.
private final class DecodedVariants: Sendable {
  private let known = Mutex<[String: Picture]>([:])

  func picture(_ path: String, scale: Double) throws -> Picture {
    let name = "\(path)@\(scale)"
    if let known = known.withLock({ $0[name] }) { return known }
    let picture = try PicturesInUse.picture(of: readFile(path), scale: scale)
    known.withLock { $0[name] = picture }
    return picture
  }
}

/// The pictures that views have, so that the cells of a grid with one picture decode it once.
package enum PicturesInUse {
  private struct Use {
    weak var picture: Picture?
  }

  /// The pictures of some ten thousand files, which in themselves cost next to nothing.
  private static let known = Mutex(RecentValues<String, Use>(budget: 10_000))

  /// Returns the picture of a file's bytes, which is decoded if no view has it.
  ///
  /// Its scale is the pixels in a point, as `Picture.init(decoding:scale:)` has it.
  package static func picture(of bytes: [UInt8], scale: Double) throws -> Picture {
    let key = "\(sha256(bytes))@\(scale)"
    if let known = known.withLock({ $0.value(for: key)?.picture }) { return known }
    let picture = try Picture(decoding: bytes, scale: scale)
    known.withLock { $0.insert(Use(picture: picture), for: key, cost: 1) }
    return picture
  }
}

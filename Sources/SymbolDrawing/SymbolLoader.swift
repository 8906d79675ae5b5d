package import CellViews
package import Diagnostics
import FileAccess
package import ImageDecoding
import LayoutGeometry
import PlainText
import Synchronization

/// A symbol that was found.
package struct LoadedSymbol: Sendable {
  /// The default drawing.
  package var picture: Picture
  /// The drawing for text from right to left; nil for the same.
  package var rightToLeft: Picture?
  /// The drawings in other weights, and in several colours.
  package var artwork: SymbolArtwork
  /// The box beside letters; nil for one that is as high as the font's size.
  package var box: SymbolBox?

  /// Returns the symbol as an image.
  package func image(named name: String?) -> ImageNode {
    var image = ImageNode(picture, isSymbol: true)
    image.name = name
    image.rightToLeft = rightToLeft
    image.artwork = artwork
    image.box = box
    return image
  }
}

/// Finds symbols by the names of `bootstrap-icons` or of SF Symbols, each once.
///
/// The icons of the Debian package `bootstrap-icons` are read from its files; a few others are
/// drawn here.
///
/// One loader serves all workers of a run.
package final class SymbolLoader: Sendable {
  /// The longest name; no name of SF Symbols is longer.
  private static let longestName = 100

  private let drawer: SymbolDrawer
  /// The log of loading the config, for reads on the threads that place a collection's elements.
  private let log = InheritedReadLog()
  private let cache = Mutex<[String: LoadedSymbol]>([:])

  /// The package's folder of icons.
  package static let packageFolder = "/usr/share/bootstrap-icons/svg"

  /// Creates a loader for the icons of a folder.
  package init(folder: String = SymbolLoader.packageFolder) {
    drawer = SymbolDrawer(folder: folder)
  }

  /// Returns the symbol with a name, such as `person.fill` or `person-fill`.
  ///
  /// - Throws: `Diagnostic` at `place` for an unknown name, or if the package is missing.
  package func symbol(
    _ name: String, from place: SourceRange?
  ) throws(Diagnostic) -> LoadedSymbol {
    if let known = cache.withLock({ $0[name] }) { return known }
    return try log.noting { () throws(Diagnostic) in try unnotedSymbol(name, from: place) }
  }

  private func unnotedSymbol(
    _ name: String, from place: SourceRange?
  ) throws(Diagnostic) -> LoadedSymbol {
    guard let recipe = recipe(for: name) else { throw unknown(name, place) }
    // Without the package not even symbols that need none of its files are drawn: the known names
    // must not depend on the machine.
    guard fileExists(drawer.folder) else { throw unknown(name, place) }
    do {
      let symbol = try symbol(
        of: recipe, named: name, isMirrored: SymbolNames.isMirrored(name))
      cache.withLock { $0[name] = symbol }
      return symbol
    } catch {
      throw Diagnostic(
        at: place, "cannot draw the symbol '\(name)': \(reason(of: error))",
        suggestion: "install the Debian package bootstrap-icons again")
    }
  }

  /// Returns whether the symbols are installed and none of them has a name.
  package func lacks(_ name: String) -> Bool {
    log.noting { fileExists(drawer.folder) && recipe(for: name) == nil }
  }

  private func recipe(for name: String) -> SymbolRecipe? {
    guard Self.isName(name) else { return nil }
    return SymbolNames.recipe(for: name, hasIcon: { fileExists(drawer.path(of: $0)) })
  }

  /// Returns whether a text can be a symbol's name.
  ///
  /// The name becomes a part of a file's name, so it must not contain `/`.
  static func isName(_ text: String) -> Bool {
    let hasLettersAlone = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
    return hasLettersAlone && !text.isEmpty && text.utf8.count <= longestName
  }

  /// Returns the names of the icons in a folder; none without the package.
  static func icons(inFolder folder: String) -> [String] {
    ((try? names(inFolder: folder)) ?? []).filter { $0.hasSuffix(".svg") }.map {
      String($0.dropLast(4))
    }
  }

  static func missingPackage(_ place: SourceRange?) -> Diagnostic {
    Diagnostic(
      at: place, "the symbols are not installed",
      suggestion: "install the Debian package bootstrap-icons")
  }

  private func symbol(
    of recipe: SymbolRecipe, named name: String, isMirrored: Bool
  ) throws -> LoadedSymbol {
    // The closure outlives the loader.
    let drawer = drawer
    let plain = try drawer.plainSymbol(of: recipe)
    let picture = try drawer.picture(of: plain)
    let rightToLeft = isMirrored ? try drawer.picture(of: plain, isMirrored: true) : nil
    let artwork = SymbolArtwork { look in
      let isTurned = isMirrored && look.direction == .rightToLeft
      // An earlier drawing is available unless its file has been removed since.
      let layers = try? drawer.layers(of: recipe, in: look, isMirrored: isTurned)
      return layers
        ?? [SymbolLayer(picture: isTurned ? rightToLeft ?? picture : picture, level: 0)]
    }
    return LoadedSymbol(
      picture: picture, rightToLeft: rightToLeft, artwork: artwork,
      box: SymbolBox(of: name, drawnIn: plain.bounds))
  }

  private func unknown(_ name: String, _ place: SourceRange?) -> Diagnostic {
    let names = Self.icons(inFolder: drawer.folder)
    guard !names.isEmpty else { return Self.missingPackage(place) }
    let own = Set(SymbolNames.bootstrapNames.keys).union(DrawnSymbols.all.keys)
    let known = names + own.subtracting(names)
    return Diagnostic(
      at: place, "unknown symbol '\(excerpt(of: name, limit: 40))'",
      suggestion: meantSymbols(by: name, among: known)
        ?? suggestion(for: name, among: known)
        ?? suggestion(for: name.replacing(".", with: "-"), among: known)
        ?? similarSymbols(to: name, among: known))
  }
}

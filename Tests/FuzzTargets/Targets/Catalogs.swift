import AssetCatalogs
import Catalogs
import CellViews
import Diagnostics
import ImageDecoding
import LayoutGeometry
import TextShaping

extension FuzzTarget {
  /// The `Contents.json` of a colour set and of an image set, read for several screens.
  static let assets = FuzzTarget("assets") { input, _ in
    let files = CatalogFiles(
      bytes: { _, _ in input },
      names: { folder, _ in
        folder.hasSuffix("set") ? ["Contents.json", "a.png"] : ["a.colorset", "a.imageset"]
      })
    let catalog = try AssetCatalog("A.xcassets", files: files)
    return answers([
      {
        let color = try catalog.color(named: "a")
        return (color.map { "\($0.value)" } ?? "") + printed(color?.notices ?? [])
      },
      {
        let image = try catalog.image(named: "a") { _, scale in
          try Picture(
            decoding: Array("<svg xmlns='http://www.w3.org/2000/svg' width='\(9 / scale)'/>".utf8))
        }
        let words = try (image.map { [$0.value] } ?? []).flatMap { image in
          try screens.map { try image.variant($0).notices.joined() }
        }
        return words.joined() + printed(image?.notices ?? [])
      },
    ])
  }

  /// A string catalog, a table of `.strings` and one of `.stringsdict`, with the text of each key.
  static let texts = FuzzTarget("texts") { input, _ in
    let files = CatalogFiles(
      bytes: { _, _ in input },
      names: { folder, _ in folder.hasSuffix("lproj") ? ["L.strings"] : ["en.lproj"] })
    return answers(
      ["L.xcstrings", "en.lproj/L.strings", "en.lproj/L.stringsdict"].map { path in
        {
          let table = try StringTable.open(path, files: files)
          return table.keys.prefix(20).flatMap { key in
            [nil, "en-XA", "ar"].map { locale in
              (try? table.text(key, in: locale, arguments: [.number(2), .text("b"), .number(1.5)]))??
                .string ?? ""
            }
          }.joined(separator: "\n")
        }
      })
  }

  /// A file of design tokens, a resolver of them, or Figma's variables.
  static let tokens = FuzzTarget("tokens") { input, _ in
    let files = CatalogFiles(bytes: { _, _ in input }, names: { _, _ in [] })
    return answers([
      {
        let document = try TokenDocument("t.json", files: files)
        let contexts = document.modifiers.compactMap { modifier in
          modifier.contexts.last.map { (modifier.name, $0) }
        }
        return try [[:], Dictionary(contexts) { first, _ in first }].map { contexts in
          let set = try document.tokens(in: contexts)
          let names = set.colors.keys.sorted() + set.lengths.keys.sorted() + set.fonts.keys.sorted()
          return names.joined(separator: " ") + printed(set.notices)
        }.joined()
      }
    ])
  }

  /// The screens that choose different slots.
  private static let screens: [ScreenTraits] = {
    var traits = [ScreenTraits](repeating: ScreenTraits(), count: 3)
    traits[1].idiom = .pad
    traits[1].appearance = .dark
    traits[1].hasHighContrast = true
    traits[2].scale = 3
    traits[2].direction = .rightToLeft
    traits[2].locale = TextLocale("pt-BR")
    return traits
  }()

  /// Returns what several readers make of an input, or why they refuse it.
  private static func answers(_ readers: [() throws -> String]) -> String {
    readers.map { read in
      do {
        return try read()
      } catch let diagnostic as Diagnostic {
        return printed([diagnostic])
      } catch {
        return "\(error)"
      }
    }.joined(separator: "\n")
  }
}

package import Diagnostics
import PlainText

/// The kinds of assets, by the endings of their folders in a catalog.
package enum AssetKind: String, CaseIterable, Sendable {
  case color = "colorset"
  case image = "imageset"
  case icon = "appiconset"
  case symbol = "symbolset"
  case data = "dataset"

  /// The kind in messages.
  package var words: String {
    switch self {
    case .color: "colour set"
    case .image: "image set"
    case .icon: "app icon"
    case .symbol: "symbol set"
    case .data: "data set"
    }
  }
}

/// An asset catalog of Xcode's: a folder of which only the assets that are asked for are read.
///
/// Source of the format: Apple's Asset Catalog Format Reference, and the catalogs of public apps for
/// what came after it (appearances, references to system colours, symbol sets).
package final class AssetCatalog: Sendable {
  /// The catalog's path.
  package let path: String
  /// The access to the catalog's files.
  package let files: CatalogFiles
  /// The folders of the assets by kind and name, the first in alphabetical order first.
  private let folders: [AssetKind: [String: [String]]]
  /// The warnings about the groups of the catalog.
  package let notices: [Diagnostic]

  /// The largest `Contents.json` in bytes.
  package static let longestContents = 4 << 20
  /// The most assets of a catalog.
  private static let assetLimit = 100_000
  private static let depthLimit = 32

  /// Lists the assets of a catalog.
  ///
  /// - Throws: `Diagnostic` for a group whose `Contents.json` is not one; the errors of `files`.
  /// - Complexity: O(*assets*); of files, only those of groups are read.
  package init(_ path: String, files: CatalogFiles) throws {
    self.path = path
    self.files = files
    var listing = Listing(files: files)
    try listing.add(path, named: try files.names(path), namespace: "", depth: 0)
    folders = listing.folders
    notices = listing.notices
  }

  /// Returns the folder of an asset, or of the first of several with one name; nil for none.
  package func folder(_ kind: AssetKind, named name: String) -> String? {
    folders[kind]?[name]?.first
  }

  /// Returns the warning about an asset that shares its name with others; nil for a name of one.
  package func ambiguity(_ kind: AssetKind, named name: String) -> Diagnostic? {
    guard let all = folders[kind]?[name], all.count > 1 else { return nil }
    return Diagnostic(
      .warning, at: nil,
      "\(all.count) \(kind.words)s of '\(excerpt(of: path))' are named "
        + "'\(excerpt(of: name, limit: 40))'; that in '\(excerpt(of: all[0]))' is used")
  }

  /// Returns the names of the assets of a kind.
  package func names(_ kind: AssetKind) -> Dictionary<String, [String]>.Keys {
    (folders[kind] ?? [:]).keys
  }

  /// The listing of a catalog's folders.
  private struct Listing {
    let files: CatalogFiles
    var folders: [AssetKind: [String: [String]]] = [:]
    var notices: [Diagnostic] = []
    var count = 0

    mutating func add(
      _ folder: String, named names: [String], namespace: String, depth: Int
    ) throws {
      var namespace = namespace
      if names.contains("Contents.json") {
        let contents = try files.json("\(folder)/Contents.json", limit: longestContents)
        notices += try AssetContents.check(
          contents, lists: [], in: depth == 0 ? "a catalog" : "a group")
        if depth > 0, contents["properties"]?["provides-namespace"]?.bool == true {
          let name = folder.lastName
          namespace += (name.ending == "spriteatlas" ? name.withoutEnding : name) + "/"
        }
      }
      for name in names where !name.hasPrefix(".") && name != "Contents.json" {
        let inner = "\(folder)/\(name)"
        let ending = name.ending
        if let kind = AssetKind(rawValue: ending) {
          count += 1
          guard count <= assetLimit else {
            throw Diagnostic(
              at: nil, "'\(excerpt(of: folder))' is in a catalog of more than \(assetLimit) assets")
          }
          folders[kind, default: [:]][namespace + name.withoutEnding, default: []].append(inner)
          continue
        }
        // A sprite atlas holds image sets as a group does; other sets are of no use on a screen.
        guard !otherSets.contains(ending), let children = try? files.names(inner) else { continue }
        guard depth < depthLimit else {
          throw Diagnostic(
            at: nil,
            "the groups of '\(excerpt(of: folder))' are nested more than \(depthLimit) deep")
        }
        try add(inner, named: children, namespace: namespace, depth: depth + 1)
      }
    }
  }

  /// The endings of folders with what no screen shows, or what only other systems show.
  private static let otherSets: Set<String> = [
    "launchimage", "brandassets", "imagestack", "imagestacklayer", "iconset", "stickerpack",
    "stickersequence", "sticker", "stickersiconset", "textureset", "cubetextureset", "mipmapset",
    "complicationset", "watchcomplication", "arresourcegroup", "arreferenceimage", "arobject",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "solidimagestack",
    "solidimagestacklayer", "appiconcomposition",
  ]
}

/// The parts that the `Contents.json` of all kinds of assets have.
package enum AssetContents {
  /// Returns the warnings about fields that no version of the format has.
  ///
  /// - Parameter lists: The names of the lists of slots.
  /// - Throws: `Diagnostic` for a value that is not an object, and for another version than 1.
  package static func check(
    _ contents: PlacedJSON, lists: [String], in what: String
  ) throws(Diagnostic) -> [Diagnostic] {
    guard contents.fields != nil else {
      throw contents.unexpected("an object", as: "Contents.json")
    }
    if let version = contents["info"]?["version"], version.number != 1 {
      throw version.mistake(
        "version: expected 1, found \(version.summary)",
        suggestion: "the catalog is of a later Xcode than is known here")
    }
    return contents.unknownFields(lists + ["info", "properties"], in: what, as: .warning)
      + (contents["properties"]?.unknownFields(properties, in: what, as: .warning) ?? [])
  }

  private static let properties = [
    "provides-namespace", "template-rendering-intent", "preserves-vector-representation",
    "compression-type", "on-demand-resource-tags", "localizable", "auto-scaling", "pre-rendered",
    "symbol-rendering-intent", "fully-qualified-name-components",
    "generate-swift-asset-symbol-extensions",
  ]
}

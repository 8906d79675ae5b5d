import AssetCatalogs
import Catalogs
import CellViews
import FileAccess
import Foundation
import Synchronization

/// The catalogs among the resources of bundles, opened once for each bundle.
enum BundleCatalogs {
  private static let opened = Mutex<[String: Result<[AssetCatalog], any Error>]>([:])

  /// Returns the asset catalogs of a bundle, in the order of their names; of the program's own and of
  /// the resources of all of its modules without one.
  ///
  /// An app's target is its main bundle on iOS; here each module has one of its own beside the program.
  ///
  /// - Throws: The error of a catalog that cannot be opened.
  static func assets(of bundle: Bundle?) throws -> [AssetCatalog] {
    try opened.withLock { opened -> Result<[AssetCatalog], any Error> in
      let key = bundle?.bundlePath ?? ""
      if let known = opened[key] { return known }
      let made = Result {
        try folders(of: bundle).flatMap { folder in
          try ((try? names(inFolder: folder)) ?? []).filter { $0.hasSuffix(".xcassets") }
            .map { try AssetCatalog(folder + "/" + $0, files: files) }
        }
      }
      opened[key] = made
      return made
    }.get()
  }

  /// The colour of the app's controls, of the first catalog that has one; nil for the system's.
  static var accentColor: Color? {
    (try? assets(of: nil))?.lazy.compactMap(\.accentColor).first
  }

  /// Returns the folders of a bundle's resources.
  static func folders(of bundle: Bundle?) -> [String] {
    if let bundle { return [bundle.resourcePath ?? bundle.bundlePath] }
    let program = Bundle.main.bundlePath
    let modules = ((try? names(inFolder: program)) ?? []).filter { $0.hasSuffix(".resources") }
    return [Bundle.main.resourcePath ?? program] + modules.map { program + "/" + $0 }
  }

  /// The access to resources; their names in messages begin after the bundle's folder, as goldens and
  /// logs would otherwise depend on the machine.
  static let files = CatalogFiles(
    bytes: { try readRegularFile($0, limit: $1) }, names: { try names(inFolder: $0, ending: $1) },
    label: { path in
      let parts = path.split(separator: "/")
      let start = parts.lastIndex { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") }
      return parts[(start ?? max(parts.count - 1, 0))...].joined(separator: "/")
    })
}

/// An error for an asset that no catalog of a bundle has.
struct MissingAsset: Error, CustomStringConvertible {
  let kind: AssetKind
  let name: String
  let suggestion: String?

  var description: String {
    "no \(kind.words) '\(name)' is in the asset catalogs of the bundle"
      + (suggestion.map { "; \($0)" } ?? "")
  }
}

/// The problems with colours and strings, which are made without a context that would collect them.
enum EarlyProblems {
  private static let found = Mutex<[SourceProblem]>([])

  static func add(_ problem: SourceProblem) { found.withLock { $0.append(problem) } }

  /// Returns the first problem since the last call, and forgets all.
  static func take() -> SourceProblem? {
    found.withLock { found in
      defer { found = [] }
      return found.first
    }
  }
}

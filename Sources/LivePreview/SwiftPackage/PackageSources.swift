import FileAccess

/// The files of packages whose changes change what a program draws.
package struct PackageSources: Hashable, Sendable {
  /// The folders of the packages, in which their manifests are.
  private var packages: Set<String>
  /// The folders of the targets, with all folders below them.
  private var targets: Set<String> = []

  /// How many folders are followed: a target's folder may hold anything.
  private static let folderLimit = 20_000

  /// The manifest of a package of which no more is known.
  package init(package: String) {
    packages = [package]
  }

  /// The sources of packages as they are described, with the folders that exist now.
  package init(_ descriptions: [PackageDescription]) {
    packages = Set(descriptions.map { realPath($0.folder) ?? $0.folder })
    for description in descriptions {
      for target in description.targets where !target.isTest {
        add(realPath(target.folder) ?? target.folder)
      }
    }
  }

  private mutating func add(_ folder: String) {
    guard targets.count < Self.folderLimit, targets.insert(folder).inserted else { return }
    for name in (try? names(inFolder: folder)) ?? [] where Self.isSource(name) {
      let path = folder + "/" + name
      if FileKind(of: path) == .folder { add(path) }
    }
  }

  /// The folders to watch: absolute, without links.
  package var folders: Set<String> { packages.union(targets) }

  /// True if a change of paths, each in a watched folder or one itself, may change a target.
  package func areAffected(by paths: Set<String>) -> Bool {
    paths.contains { path in
      let name = String(path.split(separator: "/").last ?? "")
      return targets.contains(folder(of: path)) && Self.isSource(name) || targets.contains(path)
    } || areManifestsAffected(by: paths)
  }

  /// True if a change of paths may change which targets there are.
  package func areManifestsAffected(by paths: Set<String>) -> Bool {
    paths.contains { path in
      guard packages.contains(folder(of: path)) else { return packages.contains(path) }
      let name = path.split(separator: "/").last ?? ""
      return name == "Package.swift" || name == "Package.resolved"
        || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
  }

  /// False for what is hidden, and for what editors write beside a file.
  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~")
  }
}

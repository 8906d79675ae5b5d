import FileAccess

/// The files of packages whose changes affect a program's drawings.
package struct PackageSources: Hashable, Sendable {
  /// The folders of the packages, which contain their manifests.
  private var packages: Set<String>
  /// The folders of the targets, with all folders below them.
  private var targets: Set<String> = []

  /// The largest number of folders that are followed: a target's folder may contain anything.
  private static let folderLimit = 20_000

  /// Creates the sources of a package with only its manifest known.
  package init(package: String) {
    packages = [package]
  }

  /// Creates the sources of described packages, with the folders that exist now.
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

  /// Returns whether a change of paths, each in a watched folder or one itself, may change a
  /// target.
  package func areAffected(by paths: Set<String>) -> Bool {
    paths.contains { path in
      let name = String(path.split(separator: "/").last ?? "")
      return targets.contains(folder(of: path)) && Self.isSource(name) || targets.contains(path)
    } || areManifestsAffected(by: paths)
  }

  /// Returns whether a change of paths may change the set of targets.
  package func areManifestsAffected(by paths: Set<String>) -> Bool {
    paths.contains { path in
      guard packages.contains(folder(of: path)) else { return packages.contains(path) }
      let name = path.split(separator: "/").last ?? ""
      return name == "Package.swift" || name == "Package.resolved"
        || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
  }

  /// Returns false for hidden files, and for those that editors write beside a file.
  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~")
  }
}

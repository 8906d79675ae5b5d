import Foundation
import PackagePlugin

/// Gives a target the Swift names of its asset catalogs' colours and pictures on Linux, as Xcode's setting
/// "Generate Asset Symbols" does on Apple's systems: `Color(.brand)`, `Image(.logo)`, `.brand`.
@main
struct GenerateAssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
    guard let module = target.sourceModule else { return [] }
    let catalogs = Set(
      module.sourceFiles(withSuffix: "").compactMap {
        $0.type == .resource ? catalog(around: $0.url) : nil
      }
    ).sorted { $0.path < $1.path }
    guard !catalogs.isEmpty else {
      Diagnostics.warning(
        "no asset catalog is a resource of the target '\(target.name)'; declare it with "
          + #"resources: [.process("Assets.xcassets")]"#)
      return []
    }
    // Both are there for a target that depends on `SwiftUI`.
    let reached = Set(target.recursiveTargetDependencies.map(\.name))
    let frameworks = ["SwiftUI", "UIKit"].filter(reached.contains)
    guard !frameworks.isEmpty else {
      Diagnostics.error(
        "the target '\(target.name)' depends on neither of the products SwiftUI and UIKit, whose "
          + "types the symbols of assets are in")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating asset symbols of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [
          output.path, frameworks.joined(separator: ","),
          hasExtensions(context.package.directoryURL) ? "extensions" : "resources",
        ] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(contents), outputFiles: [output])
    ]
    #else
    // Xcode writes them itself.
    return []
    #endif
  }

  /// Returns the asset catalog that a resource is or is in; nil for another resource.
  private func catalog(around file: URL) -> URL? {
    var url = file
    while url.pathComponents.count > 1 {
      if url.pathExtension == "xcassets" { return url }
      url.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the files of a catalog that decide what its assets are called.
  private func contents(of catalog: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.lastPathComponent == "Contents.json" }.sorted { $0.path < $1.path }
  }

  /// Indicates whether Xcode would give the names to `Color`, `UIColor` and `UIImage`, too: it does for
  /// packages, and in a project where its setting "Generate Swift Asset Symbol Extensions" is on, which is
  /// off unless the project sets it.
  private func hasExtensions(_ package: URL) -> Bool {
    let inside = try? FileManager.default.contentsOfDirectory(
      at: package, includingPropertiesForKeys: nil)
    let settings = (inside ?? []).filter { $0.pathExtension == "xcodeproj" }
      .compactMap {
        try? String(contentsOf: $0.appending(path: "project.pbxproj"), encoding: .utf8)
      }
    return settings.isEmpty
      || settings.contains {
        $0.contains("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES")
      }
  }
}

import Foundation
import PackagePlugin

/// Gives a target the files of its folder `Pages` as texts: `PageFiles.live_js`, or
/// `PageFiles.all["live.js"]`, is `Pages/live.js`.
@main
struct PageEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let pages = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL.appending(path: "Pages"), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    ).sorted { $0.path < $1.path }
    let script = context.package.directoryURL.appending(path: "Sources/PageEmbedding/embed-pages")
    let output = context.pluginWorkDirectoryURL.appending(path: "PageFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the pages of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + pages.map(\.path),
        inputFiles: [script] + pages, outputFiles: [output])
    ]
  }
}

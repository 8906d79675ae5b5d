import ArgumentParser
import DrawingCommands
import FileAccess
import Glibc
import Goldens
import LivePreview
import PreviewConfig

/// `maquette watch`: shows previews of files' current state on a page.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Show previews on a page that follows their files.",
    discussion: """
      Prints the page's address as the first line, and then what is wrong with files as they are \
      saved; an interrupt ends it. On a terminal of a desktop, the browser opens the page. Only this \
      machine's browsers reach it, and only by the whole address.
      """)

  @Argument(
    help: ArgumentHelp("Config files, or folders of them.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var files: [String] = []

  @OptionGroup var packageOptions: PackageOptions

  @OptionGroup var loading: ConfigLoadingOptions

  @OptionGroup var serving: ServingOptions

  func validate() throws {
    if files.isEmpty, packageOptions.package == nil {
      throw ValidationError("expected files, or --package")
    }
    if files.contains("-"), packageOptions.package == nil {
      throw ValidationError("expected files to follow, found '-'")
    }
    if packageOptions.package != nil, !(loading.overrides + loading.allowedPaths).isEmpty {
      throw ValidationError("--set and --allow-path: not with --package")
    }
  }

  func run() throws {
    #if LivePreview
    let console = WatchConsole()
    if let folder = packageOptions.package {
      try showPackage(folder, console)
    } else {
      try showConfigs(console)
    }
    #else
    throw MissingPage()
    #endif
  }

  #if LivePreview
  /// Serves configs until a signal ends the process.
  private func showConfigs(_ console: WatchConsole) throws {
    // A folder may have no config yet; a missing path is misspelt.
    for path in files where access(path, F_OK) != 0 {
      throw FileError("read", path, code: errno)
    }
    let session = LiveSession(files, options: ConfigOptions(loading.options))
    let studio = LiveStudio(
      session, workers: DrawingOptions.threadCount(nil),
      drawEarlier: { [options = loading.options] revision, drawn in
        // Not kept: a branch may name another commit the next time.
        try EarlierDrawings(revision, files: [drawn.suite], options: options, scale: nil)
          .draw(drawn)
      }, editor: try Self.editor(), report: console.show)
    let watch = try FolderWatch()
    try serving.serve(LiveSite(studio))
    console.note(begin: session, at: try serving.place())
    let follower = FileFollower(studio, watch: watch)
    console.note(polled: follower.polledFolders)
    follower.run()
  }

  /// Serves a package's drawings until a signal ends the process.
  private func showPackage(_ folder: String, _ console: WatchConsole) throws {
    if packageOptions.pluginScratch != nil { Interruption.followParent() }
    let package = try SwiftPackage(
      folder: folder, product: packageOptions.product, arguments: files,
      environment: try OwnEnvironment.variables(), pluginScratch: packageOptions.pluginScratch)
    let studio = PackageStudio(
      package, watch: try FolderWatch(), editor: try Self.editor(), report: console.show)
    try serving.serve(PackageSite(studio))
    console.note(beginPackageAt: try serving.place())
    studio.run()
  }

  /// Returns the editor that the user named.
  private static func editor() throws -> Editor? {
    let variables = try OwnEnvironment.variables()
    return Editor(variables["MAQUETTE_EDITOR"], environment: variables)
  }
  #endif
}

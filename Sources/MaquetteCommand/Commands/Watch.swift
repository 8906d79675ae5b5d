import ArgumentParser
import FileAccess
import Glibc
import Goldens
import LivePreview
import PageServer
import PlainText
import PreviewConfig

/// `maquette watch`: shows previews on a page as their files are now.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
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

  @Option(
    help: ArgumentHelp("The port to listen on; defaults to any that is free.", valueName: "n"))
  var port: Int?

  @Flag(help: "Open the page in the desktop's browser, whatever the terminal.")
  var open = false

  @Flag(help: "Open no browser.")
  var noBrowser = false

  @Option(
    help: ArgumentHelp(
      "Listen on another address of this machine, which others may reach.", valueName: "address"))
  var allowRemote: String?

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
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port: expected a number from 1 to 65535, found \(port)")
    }
    if open, noBrowser { throw ValidationError("--open: not with --no-browser") }
    _ = try place()
  }

  /// Where the server listens.
  private func place() throws -> ListeningAddress {
    do {
      return try allowRemote.map(ListeningAddress.remote) ?? .loopback
    } catch {
      throw ValidationError("--allow-remote: \(error)")
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
  /// Shows configs until a signal ends the process.
  private func showConfigs(_ console: WatchConsole) throws {
    // A folder may have no config yet; a path that leads to nothing is misspelt.
    for path in files where access(path, F_OK) != 0 {
      throw FileError("read", path, code: errno)
    }
    let session = LiveSession(files, options: loading.options)
    let studio = LiveStudio(
      session, workers: DrawingOptions.threadCount(nil),
      drawEarlier: { [options = loading.options] revision, drawn in
        // Not kept: a branch may name another commit the next time.
        try EarlierDrawings(revision, files: [drawn.suite], options: options, scale: nil)
          .draw(drawn)
      }, editor: try Self.editor(), report: console.show)
    let watch = try FolderWatch()
    try serve(LiveSite(studio), console)
    console.note(begin: session, at: try place())
    let follower = FileFollower(studio, watch: watch)
    console.note(polled: follower.polledFolders)
    follower.run()
  }

  /// Shows what a package draws until a signal ends the process.
  private func showPackage(_ folder: String, _ console: WatchConsole) throws {
    if packageOptions.pluginScratch != nil { Interruption.followParent() }
    let package = try SwiftPackage(
      folder: folder, product: packageOptions.product, arguments: files,
      environment: try OwnEnvironment.variables(), pluginScratch: packageOptions.pluginScratch)
    let studio = PackageStudio(
      package, watch: try FolderWatch(), editor: try Self.editor(), report: console.show)
    try serve(PackageSite(studio), console)
    console.note(beginPackageAt: try place())
    studio.run()
  }

  /// Serves a site from now on.
  private func serve(_ site: any PageSite, _ console: WatchConsole) throws {
    let place = try place()
    let server = try PageServer(
      site, at: place, port: port ?? 0,
      token: port.map { KeptToken.token(for: "\(place.host)-\($0)") } ?? .random())
    try StandardOutput.write(server.address + "\n")
    try StandardOutput.flush()
    openBrowser(server, console)
  }

  /// The editor that the user named.
  private static func editor() throws -> Editor? {
    let variables = try OwnEnvironment.variables()
    return Editor(variables["MAQUETTE_EDITOR"], environment: variables)
  }

  private func openBrowser(_ server: PageServer, _ console: WatchConsole) {
    let isWanted = StandardOutput.isTerminal && DesktopBrowser.hasScreen && !noBrowser
    guard open || isWanted else { return }
    do {
      try DesktopBrowser.open(server.invitation())
    } catch {
      console.note("\(error): open the address above in a browser")
    }
  }
  #endif
}

#if !LivePreview
/// The tool was built without what serves pages.
private struct MissingPage: Error, CustomStringConvertible {
  let description =
    "this maquette was built without the live page: build it with the package's default traits"
}
#endif

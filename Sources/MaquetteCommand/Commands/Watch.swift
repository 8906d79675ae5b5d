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
  var files: [String]

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
    if files.contains("-") { throw ValidationError("expected files to follow, found '-'") }
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
    // A folder may have no config yet; a path that leads to nothing is misspelt.
    for path in files where access(path, F_OK) != 0 {
      throw FileError("read", path, code: errno)
    }
    let place = try place()
    let session = LiveSession(files, options: loading.options)
    let console = WatchConsole()
    let studio = LiveStudio(
      session, workers: DrawingOptions.threadCount(nil),
      drawEarlier: { [options = loading.options] revision, drawn in
        // Not kept: a branch may name another commit the next time.
        try EarlierDrawings(revision, files: [drawn.suite], options: options, scale: nil)
          .draw(drawn)
      }, editor: try Self.editor(), report: console.show)
    let watch = try FolderWatch()
    let server = try PageServer(
      LiveSite(studio), at: place, port: port ?? 0,
      token: port.map { KeptToken.token(for: "\(place.host)-\($0)") } ?? .random())
    try StandardOutput.write(server.address + "\n")
    try StandardOutput.flush()
    console.note(begin: session, at: place)
    openBrowser(server, console)

    let follower = FileFollower(studio, watch: watch)
    console.note(polled: follower.polledFolders)
    // Until a signal ends the process.
    follower.run()
    #else
    throw MissingPage()
    #endif
  }

  #if LivePreview
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

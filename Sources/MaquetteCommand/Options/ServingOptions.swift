import ArgumentParser
import DrawingCommands
import PageServer

/// The address at which a command serves a page, and whether a browser opens it.
struct ServingOptions: ParsableArguments {
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
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port: expected a number from 1 to 65535, found \(port)")
    }
    if open, noBrowser { throw ValidationError("--open: not with --no-browser") }
    _ = try place()
  }

  /// Returns the address on which the server listens.
  func place() throws -> ListeningAddress {
    do {
      return try allowRemote.map(ListeningAddress.remote) ?? .loopback
    } catch {
      throw ValidationError("--allow-remote: \(error)")
    }
  }

  #if LivePreview
  /// Serves a site from now on; prints the address, and opens the browser if that is wanted.
  ///
  /// - Throws: `FileError` if the port is in use.
  func serve(_ site: any PageSite) throws {
    let place = try place()
    let server = try PageServer(
      site, at: place, port: port ?? 0,
      token: port.map { KeptToken.token(for: "\(place.host)-\($0)") } ?? .random())
    try StandardOutput.write(server.address + "\n")
    try StandardOutput.flush()
    let isWanted = StandardOutput.isTerminal && DesktopBrowser.hasScreen && !noBrowser
    guard open || isWanted else { return }
    do {
      try DesktopBrowser.open(server.invitation())
    } catch {
      StandardError.note("\(error): open the address above in a browser")
    }
  }
  #endif
}

/// The options for serving a command's page.
struct PageServingOptions: ParsableArguments {
  @Flag(
    help: """
      Serve the page to this machine's browser, which can then write; an interrupt ends it.
      """)
  var serve = false

  @OptionGroup var serving: ServingOptions

  func validate() throws {
    let isNamed =
      serving.port != nil || serving.open || serving.noBrowser || serving.allowRemote != nil
    if isNamed, !serve {
      throw ValidationError("--port, --open, --no-browser and --allow-remote: only with --serve")
    }
  }

  /// Prints the abilities of everyone who reaches the server, unless only this machine's user can.
  ///
  /// - Parameter words: The abilities, as in `can read this report`.
  func noteRemote(_ words: String) throws {
    let place = try serving.place()
    guard place != .loopback else { return }
    StandardError.note(
      """
      --allow-remote: whoever reaches \(place.host) and has the address above \(words); the \
      connection is not encrypted
      """)
  }
}

#if !LivePreview
/// An error for a tool that was built without the page server.
struct MissingPage: Error, CustomStringConvertible {
  let description =
    "this maquette was built without the live page: build it with the package's default traits"
}
#endif

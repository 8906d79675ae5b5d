import ArgumentParser

/// A Swift package whose program draws previews, instead of configs.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show what a Swift package draws, built again as its sources change; its executable gets the "
        + "arguments after '--'.", valueName: "folder"),
    completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The package's executable that draws previews; defaults to the only one.", valueName: "name"))
  var product: String?

  /// The folder of builds of the `swift package maquette` that started this process, and waits for
  /// it.
  @Option(help: .hidden)
  var pluginScratch: String?

  func validate() throws {
    if package == nil, product != nil { throw ValidationError("--product: only with --package") }
  }
}

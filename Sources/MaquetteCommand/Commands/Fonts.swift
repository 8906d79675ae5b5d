import ArgumentParser
import Maquette
import TextShaping

/// `maquette fonts`: lists the pinned fonts.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the pinned fonts with their digests and the fingerprint of all.",
    discussion: "Two machines with the same fingerprint draw the same letters.")

  func run() throws {
    let fonts = try FontCatalog().fonts()
    let rows = fonts.map { font in
      [font.family, font.style, font.debianPackage ?? "", String(font.digest.prefix(16))]
    }
    try StandardOutput.write(Table(["FAMILY", "STYLE", "PACKAGE", "DIGEST"], rows: rows).text)
    try StandardOutput.write("fingerprint \(FontCatalog.fingerprint(of: fonts))\n")
  }
}

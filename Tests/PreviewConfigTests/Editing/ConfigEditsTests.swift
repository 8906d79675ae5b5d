import Diagnostics
import FileAccess
import Glibc
import PreviewConfig
import TestSupport
import Testing

/// Values that are set in a config and in the files that it includes.
struct ConfigEditsTests {
  private let folder: TemporaryFolder
  private let config = """
    include: [theme.yaml, parts/rows.yaml]
    canvas: { width: 100 }   # points
    view: { row: { title: Wi-Fi } }

    """
  private let theme = """
    # Shared by all screens.
    colors:
        brand: '#FF2D55'   # pink
    tokens: { space.5: 20, space.6: 24 }

    """
  private let rows = """
    components:
      row: { parameters: { title: text, detail: { type: text, default: "Off" } }, view: { hstack: [
        { text: "${title}" }, { text: Fixed, padding: 4 } ] } }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(config, to: "a.yaml")
    try folder.write(theme, to: "theme.yaml")
    try folder.write(rows, to: "parts/rows.yaml")
  }

  /// The change that settings make; by default, files of the config's own folder may be written.
  private func edits(_ settings: String..., within folders: [String]? = nil) throws -> ConfigEdits {
    let path = folder.file("a.yaml")
    let loaded = try ConfigFile.load(
      // What may be read is not what may be written.
      path: path, options: ConfigOptions(allowedPaths: ["/tmp"]))
    return try ConfigEdits(
      settings, at: path, label: "a.yaml",
      including: loaded.previews.flatMap(loaded.includedFiles), within: folders ?? [folder.path])
  }

  private func write(_ settings: String...) throws -> FileChanges {
    let path = folder.file("a.yaml")
    let loaded = try ConfigFile.load(path: path)
    let edits = try ConfigEdits(
      settings, at: path, label: "a.yaml",
      including: loaded.previews.flatMap(loaded.includedFiles), within: [folder.path])
    return try edits.write(expecting: edits.digest)
  }

  private var texts: [String?] {
    ["a.yaml", "theme.yaml", "parts/rows.yaml"].map { readText(folder.file($0)) }
  }

  @Test func `each value is set in the file that it is written in, and all else stays`() throws {
    _ = try write(
      "theme.yaml:colors.brand=#00FF00", "canvas.width=120",
      "parts/rows.yaml:components.row.parameters.detail.default=On",
      "parts/rows.yaml:components.row.view.hstack.1.padding=8", "theme.yaml:tokens.space.5=22",
      // What the use gives to the component is written at the use.
      "view.row.title=Network")
    #expect(
      texts == [
        config.replacing("width: 100", with: "width: 120").replacing("Wi-Fi", with: "Network"),
        theme.replacing("#FF2D55", with: "#00FF00").replacing("space.5: 20", with: "space.5: 22"),
        rows.replacing("\"Off\"", with: "\"On\"").replacing("padding: 4", with: "padding: 8"),
      ])
  }

  @Test func `one digest and one diff are of all files`() throws {
    let both = try edits("theme.yaml:colors.brand=red", "canvas.width=120")
    expect(both.files, equals: [folder.file("theme.yaml"), "a.yaml"])
    #expect(both.diff.contains("+    brand: 'red'   # pink\n"))
    #expect(both.diff.contains("+canvas: { width: 120 }   # points\n"))
    try folder.write(config + "# Another program's.\n", to: "a.yaml")
    let other = try edits("theme.yaml:colors.brand=red", "canvas.width=120")
    #expect(other.digest != both.digest)
  }

  @Test func `a file that has changed since is not written, and neither are the others`() throws {
    let both = try edits("canvas.width=120", "theme.yaml:colors.brand=red")
    try folder.write(theme + "# Another program's.\n", to: "theme.yaml")
    let error = #expect(throws: FileError.self) { try both.write(expecting: both.digest) }
    expect(error?.code, equals: ESTALE)
    expect(texts.first, equals: config)
    #expect(throws: FileError.self) { try both.write(expecting: "another") }
  }

  @Test func `a change is taken back, unless a file has changed since`() throws {
    let earlier = try write("canvas.width=120", "theme.yaml:colors.brand=red")
    try earlier.apply()
    expect(texts, equals: [config, theme, rows])
    let again = try write("canvas.width=120", "theme.yaml:colors.brand=red")
    try folder.write(theme + "# Another program's.\n", to: "theme.yaml")
    #expect(throws: FileError.self) { try again.apply() }
    // Neither file, since a half of the change makes no sense.
    expect(texts.first, equals: config.replacing("width: 100", with: "width: 120"))
    #expect(texts[1] == theme + "# Another program's.\n")
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as Diagnostics {
      return error.diagnostics.first?.message
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["other.yaml", "../theme.yaml", "./other.yaml", "a.yaml"])
  func `a file that is not included is refused`(name: String) throws {
    try folder.write("colors: { brand: red }", to: "other.yaml")
    #expect(
      refusal { _ = try edits("\(name):colors.brand=blue") }
        == "cannot write '\(name)': the config does not include it")
  }

  // What is set through `theme.yaml` is a value of its own, whatever it includes.
  @Test func `a file of an included file is refused`() throws {
    #expect(
      refusal { _ = try edits("theme.yaml:other.yaml:colors.brand=blue") }
        == "cannot write 'other.yaml': it is another file than '\(folder.file("theme.yaml"))'")
  }

  @Test func `a file outside the folders is refused, also if it may be read`() throws {
    let other = try TemporaryFolder()
    let path = try other.write("colors: { ink: red }", to: "theirs.yaml")
    try folder.write("include: \(path)\nview: spacer\n", to: "a.yaml")
    #expect(
      refusal { _ = try edits("\(path):colors.ink=blue", within: [folder.path]) }
        == "cannot write '\(path)': it is outside the config's folder")
    #expect(
      refusal { _ = try edits("\(path):colors.ink=blue", within: [folder.path, other.path]) } == nil
    )
  }

  @Test(arguments: ["link.yaml", "folder/theme.yaml"])
  func `a file that a symbolic link leads to is refused`(name: String) throws {
    expect(symlink("theme.yaml", folder.file("link.yaml")), equals: 0)
    expect(symlink(".", folder.file("folder")), equals: 0)
    try folder.write("include: \(name)\nview: spacer\n", to: "a.yaml")
    #expect(
      refusal { _ = try edits("\(name):colors.brand=blue") }
        == "cannot write '\(name)': a symbolic link leads to it")
    expect(readText(folder.file("theme.yaml")), equals: theme)
  }

  @Test func `a file in a folder that has become a link since it was read is refused`() throws {
    let path = folder.file("a.yaml")
    let loaded = try ConfigFile.load(path: path)
    let included = loaded.previews.flatMap(loaded.includedFiles)
    expect(rename(folder.file("parts"), folder.file("other")), equals: 0)
    expect(symlink("other", folder.file("parts")), equals: 0)
    let name = "parts/rows.yaml"
    #expect(
      refusal {
        _ = try ConfigEdits(
          ["\(name):components.row.view.hstack.1.padding=8"], at: path, label: "a.yaml",
          including: included, within: [folder.path])
      } == "cannot write '\(name)': a symbolic link leads to it")
    expect(readText(folder.file("other/rows.yaml")), equals: rows)
  }

  @Test func `a file that is included by two names is written once, with the values of both`()
    throws
  {
    try folder.write(
      """
      previews:
        - { name: x, include: theme.yaml, view: spacer }
        - { name: y, include: parts/../theme.yaml, view: spacer }

      """, to: "a.yaml")
    let both = try edits(
      "theme.yaml:colors.brand=red", "parts/../theme.yaml:tokens.space.5=22",
      "theme.yaml:tokens.space.6=26")
    expect(both.files, equals: [folder.file("theme.yaml")])
    let earlier = try both.write(expecting: both.digest)
    #expect(
      texts[1]
        == theme.replacing("#FF2D55", with: "red").replacing("space.5: 20", with: "space.5: 22")
        .replacing("space.6: 24", with: "space.6: 26"))
    try earlier.apply()
    expect(texts[1], equals: theme)
  }
}

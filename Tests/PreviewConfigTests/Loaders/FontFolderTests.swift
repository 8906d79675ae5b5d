import CellViews
import Diagnostics
import DisplayList
import Glibc
import PreviewConfig
import Testing
import TestSupport
import TextShaping

/// `fonts:`, the folders with fonts of a config's own.
struct FontFolderTests {
  private let folder: TemporaryFolder
  private let own = "view: { text: A, font: { family: Inter Display, size: 20 } }"

  init() throws {
    folder = try TemporaryFolder()
    try folder.copy(displayFont, to: "fonts/display.otf")
  }

  private func load(
    _ text: String, in folder: TemporaryFolder? = nil, options: ConfigOptions = ConfigOptions()
  ) throws(Diagnostics) -> LoadedConfig {
    try ConfigFile.load(
      bytes: Array(text.utf8), file: "test.yaml", directory: (folder ?? self.folder).path,
      options: options)
  }

  private func mistakes(in text: String) -> [String] {
    do throws(Diagnostics) {
      _ = try load(text)
      return []
    } catch {
      return error.diagnostics.map(\.line)
    }
  }

  @Test func `a text may name a family of the config's own folder`() throws {
    let config = try load("fonts: [fonts]\n\(own)")
    let preview = try #require(config.previews.first)
    expect(preview.fonts.folders, equals: [folder.file("fonts")])
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: preview.fonts))
    #expect(arrangement.displayList.dump.contains("Inter Display Bold"))
  }

  @Test func `a family that no folder has is a mistake with a suggestion`() {
    expect(
      mistakes(in: "fonts: [fonts]\nview: { text: A, font: { family: Inter Displey, size: 9 } }"),
      equals: [
        "2:34+13: family: unknown font family 'Inter Displey' (did you mean 'Inter Display'?)"
      ])
    expect(
      mistakes(in: "fonts: [fonts]\nview: { text: A, font: { family: Helvetica, size: 9 } }"),
      equals: [
        "2:34+9: family: unknown font family 'Helvetica' (the families of 'fonts' are: Inter Display)"
      ])
  }

  @Test func `without folders the pinned families are the only ones`() {
    expect(
      mistakes(in: "view: { text: A, font: { family: Futura, size: 20 } }"),
      equals: [
        "1:34+6: family: unknown font family 'Futura' (name a folder with its files under "
          + "'fonts'; 'maquette fonts' lists the pinned families)"
      ])
    expect(mistakes(in: "view: { text: A, font: { family: noto sans, size: 9 } }"), equals: [])
  }

  @Test func `a family that an expression computes is checked when it is computed`() throws {
    let config = try load(
      "let: { n: Intr }\nview: { text: A, font: { family: '${n}', size: 9 } }")
    let error = #expect(throws: Diagnostic.self) {
      try config.previews[0].content(ComputedValues())
    }
    expect(
      error?.line, equals: "2:34+6: family: unknown font family 'Intr' (did you mean 'Inter'?)")
  }

  @Test func `a file's folders hold for all its previews, after their own`() throws {
    try folder.copy(displayFont, to: "more/display.otf")
    let config = try load(
      """
      fonts: [fonts]
      previews:
        - name: a
          \(own)
        - name: b
          fonts: [more]
          \(own)
        - name: c
          fonts: [fonts]
          view: spacer
      """)
    expect(
      config.previews.map(\.fonts.folders),
      equals: [
        [folder.file("fonts")], [folder.file("more"), folder.file("fonts")],
        [folder.file("fonts")],
      ])
  }

  @Test func `a folder that is not there, is a file or has no font is a mistake`() throws {
    try folder.write("", to: "empty/readme.txt")
    expect(
      mistakes(in: "fonts: [font, empty, fonts/display.otf, ../fonts]\nview: spacer"),
      equals: [
        "1:9+4: cannot read 'font': file not found (did you mean 'fonts'?)",
        "1:15+5: no font is in 'empty' (fonts end in .otf, .ttf, .otc or .ttc)",
        "1:22+17: cannot open the folder 'fonts/display.otf': not a directory",
        "1:41+8: '../fonts' is outside the config's folder "
          + "(copy it there, or open its folder with --allow-path)",
      ])
  }

  @Test func `a damaged font is a mistake that names the file, and no family is missed then`()
    throws
  {
    try folder.write("no font", to: "fonts/broken.ttf")
    expect(
      mistakes(in: "fonts: [fonts]\n\(own)"),
      equals: [
        "1:9+5: cannot read 'fonts/broken.ttf': it is not a font"
      ])
  }

  @Test func `a font that is a link out of the config's folder is refused`() throws {
    expect(symlink(displayFont, folder.file("fonts/link.otf")), equals: 0)
    expect(
      mistakes(in: "fonts: [fonts]\nview: spacer"),
      equals: [
        "1:9+5: 'fonts/link.otf' is a symbolic link out of the config's folder "
          + "(copy it there, or open its folder with --allow-path)"
      ])
    let options = ConfigOptions(allowedPaths: ["/usr/share/fonts"])
    try #require(load("fonts: [fonts]\nview: spacer", options: options).previews.count == 1)
  }

  @Test func `a pipe that is named as a font is refused without waiting`() throws {
    expect(mkfifo(folder.file("fonts/pipe.ttf"), 0o600), equals: 0)
    expect(
      mistakes(in: "fonts: [fonts]\nview: spacer"),
      equals: [
        "1:9+5: cannot read 'fonts/pipe.ttf': it is a pipe"
      ])
  }

  @Test func `the input's digest covers the fonts, and not where they are`() throws {
    let text = "fonts: [fonts]\n\(own)"
    let elsewhere = try TemporaryFolder()
    try elsewhere.copy(displayFont, to: "fonts/display.otf")
    let changed = try TemporaryFolder()
    try changed.copy(
      "/usr/share/fonts/opentype/inter/InterDisplay-Black.otf", to: "fonts/display.otf")
    let digest = try load(text).inputDigest
    try #require(load(text, in: elsewhere).inputDigest == digest)
    try #require(load(text, in: changed).inputDigest != digest)
  }
}

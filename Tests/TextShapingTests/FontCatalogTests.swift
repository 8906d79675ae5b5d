import DisplayList
import Glibc
import TestSupport
import Testing
import TextShaping

/// The fonts that are pinned, those of a config's own folder, and what is missing.
@Suite struct FontCatalogTests {
  @Test func `the families are asked in their order`() throws {
    let names = try FontCatalog().families().map(\.name)
    expect(names.prefix(3), equals: ["Inter", "Inter Display", "Noto Sans"])
    expect(names.last, equals: "Noto Color Emoji")
  }

  @Test func `every pinned font is installed and has a digest of its own`() throws {
    let fonts = try FontCatalog().fonts()
    // Inter's 18 styles alone are more than ten: an empty list would pass in silence.
    #expect(fonts.count > 18)
    expect(Set(fonts.map(\.digest)).count, equals: fonts.count)
    expect(fonts.filter { $0.digest.utf8.count != 64 }, equals: [])
  }

  @Test func `a font has its family, style, file and package`() throws {
    let fonts = try FontCatalog().fonts()
    let font = try #require(fonts.first { $0.fileName == "NotoSansArabic-Bold.ttf" })
    expect(font.family, equals: "Noto Sans Arabic")
    expect(font.style, equals: "Bold")
    expect(font.debianPackage, equals: "fonts-noto-core")
  }

  @Test func `every family for a script has that script's letters`() throws {
    // A letter for each of some scripts whose code could be mistaken for another's.
    let letters = [
      "Arab": "ا", "Armn": "Ա", "Cher": "Ꭰ", "Copt": "Ⲁ", "Deva": "अ", "Geor": "ა", "Gujr": "અ",
      "Guru": "ਅ", "Hebr": "א", "Khmr": "ក", "Knda": "ಅ", "Laoo": "ກ", "Mlym": "അ", "Mong": "ᠠ",
      "Mymr": "က", "Orya": "ଅ", "Sinh": "අ", "Syrc": "ܐ", "Taml": "அ", "Telu": "అ", "Thaa": "ހ",
      "Thai": "ก", "Tibt": "ཀ", "Yiii": "ꀀ",
    ]
    let shaper = try TextShaper(catalog: FontCatalog())
    let families = try FontCatalog().families()
    for (script, letter) in letters {
      let family = try #require(families.first { $0.role == .script(script) })
      let text = try shaper.shape(TextRequest(string: letter, font: FontRequest(size: 17)))
      expect(text.fontNames, equals: [family.name + " Regular"])
    }
  }

  @Test func `the fingerprint changes with any font`() throws {
    let fonts = try FontCatalog().fonts()
    var other = fonts
    other[0].digest = other[1].digest
    #expect(FontCatalog.fingerprint(of: fonts) != FontCatalog.fingerprint(of: other))
  }

  @Test func `a face has the digest that the catalog lists`() throws {
    let shaper = try TextShaper(catalog: FontCatalog())
    let text = try shaper.shape(TextRequest(string: "글", font: FontRequest(size: 17)))
    let face = try #require(text.lines.first?.runs.first?.run.font)
    let listed = try FontCatalog().fonts().first { $0.family == "Noto Sans CJK KR" }
    try #require(face.digest() == listed?.digest)
  }

  @Test func `a missing package is an error before any text`() {
    var catalog = FontCatalog()
    catalog.pinned = [
      FontFamily(
        name: "Inter", debianPackage: "fonts-inter",
        faces: [.init(style: "Regular", file: "/missing/Inter.otf", weight: 400, isItalic: false)],
        role: .text)
    ]
    #expect(throws: FontError.notInstalled(file: "/missing/Inter.otf", package: "fonts-inter")) {
      try TextShaper(catalog: catalog)
    }
  }

  @Test func `a single missing file is an error once a text needs it`() throws {
    var catalog = FontCatalog()
    catalog.pinned.insert(
      FontFamily(
        name: "Gone", debianPackage: "fonts-gone",
        faces: [.init(style: "Regular", file: "/missing/Gone.otf", weight: 400, isItalic: false)],
        role: .script("Zzzz")),
      at: 1)
    let shaper = try TextShaper(catalog: catalog)
    #expect(throws: FontError.notInstalled(file: "/missing/Gone.otf", package: "fonts-gone")) {
      try shaper.shape(
        TextRequest(string: "A", font: FontRequest(family: "Gone", size: 17)))
    }
  }

  @Test func `a folder's families come before the pinned ones`() throws {
    // Any folder with fonts: this one holds pinned ones.
    let catalog = FontCatalog(folders: ["/usr/share/fonts/opentype/inter"])
    let names = try catalog.families().map(\.name)
    expect(names.prefix(3), equals: ["Inter", "Inter Display", "Inter"])
    let text = try TextShaper(catalog: catalog).shape(
      TextRequest(
        string: "A",
        font: FontRequest(family: "Inter Display", size: 17, weight: .bold, isItalic: true)))
    expect(text.fontNames, equals: ["Inter Display Bold Italic"])
  }

  @Test func `a family whose files are in several folders has the styles of all`() throws {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    try folders[0].copy(displayFont, to: "a.otf")
    try folders[1].copy(
      "/usr/share/fonts/opentype/inter/InterDisplay-Black.otf", to: "b.otf")
    let fonts = try FontCatalog(folders: folders.map(\.path)).ownFonts()
    expect(fonts.map(\.family), equals: ["Inter Display", "Inter Display"])
    expect(fonts.map(\.style), equals: ["Bold", "Black"])
  }

  @Test func `a missing folder is an error`() {
    #expect(throws: FontError.unreadableFolder("/missing")) {
      try FontCatalog(folders: ["/missing"]).families()
    }
  }

  @Test func `a file that is not a font is an error that names it`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/broken.ttf"
      let stream = try #require(fopen(file, "we"))
      fputs("no font", stream)
      fclose(stream)
      #expect(throws: FontError.unreadable(file: file)) {
        try FontCatalog(folders: [folder]).families()
      }
      #expect(throws: FontError.unreadable(file: file)) {
        try FontFace(name: "Broken", file: file).digest()
      }
      unlink(file)
    }
  }
}

/// Runs `body` with the path of a new folder, which is removed if `body` leaves it empty.
private func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let template = try #require(strdup("/tmp/maquette-XXXXXX"))
  defer { free(template) }
  let folder = String(cString: try #require(mkdtemp(template)))
  defer { rmdir(folder) }
  try body(folder)
}

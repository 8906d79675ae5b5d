import CairoRendering
import CellViews
import DisplayList
import FileAccess
import Glibc
import Maquette
import TestSupport
import Testing
import TextShaping

@Suite struct DescriptionTests {
  @Test(arguments: [
    (
      RenderingError.cairo(operation: "drawing a path", status: 1, reason: "out of memory"),
      "drawing a path failed: out of memory (cairo status 1)"
    ),
    (
      .font(name: "Inter Bold", file: "/fonts/Inter-Bold.otf", code: 2),
      "cannot read the font 'Inter Bold' from '/fonts/Inter-Bold.otf': FreeType error 2"
    ),
    (
      .canvasTooLarge(pixels: 5_000_000_000, limit: 4_000_000_000),
      "the picture would have 5000000000 pixels: expected at most 4000000000"
    ),
    (.missingPicture(PictureID("abc")), "the picture abc is not in the drawing"),
  ])
  func `a rendering error describes what failed and why`(error: RenderingError, words: String) {
    expect("\(error)", equals: words)
  }

  @Test(arguments: [
    (ViewError.nestedTooDeeply(limit: 64), "views are nested more than 64 deep"),
    (ViewError.tooManyViews(limit: 9), "more than 9 views would be laid out"),
    (ViewError.tooManyElements(limit: 9), "a canvas shows more than 9 elements of collections"),
    (.infiniteSize(), "a view asks for an infinite length"),
  ])
  func `a view error describes what is wrong`(error: ViewError, words: String) {
    expect("\(error)", equals: words)
  }

  @Test(arguments: [
    (
      FontError.notInstalled(file: "/fonts/Inter-Bold.otf", package: "fonts-inter"),
      "the font '/fonts/Inter-Bold.otf' is missing: install the Debian package fonts-inter"
    ),
    (.unreadable(file: "a.otf"), "cannot read the font 'a.otf'"),
    (.unreadable(file: "a.otf", code: EMFILE), "cannot read the font 'a.otf': too many open files"),
    (
      .noThread(code: EAGAIN),
      "cannot start a thread for fonts: resource temporarily unavailable"
    ),
    (
      .unknownFamily("Intr", known: ["Inter", "Noto Sans"]),
      "no font family is named 'Intr': expected one of Inter, Noto Sans"
    ),
    (.unreadableFolder("fonts"), "cannot read the font folder 'fonts'"),
    (
      .noFonts(folder: "fonts"),
      "the font folder 'fonts' holds no font: expected .otf, .ttf, .otc or .ttc files"
    ),
    (
      .tooManyFiles(folder: "fonts", limit: 10),
      "the font folder 'fonts' holds too many files: expected at most 10"
    ),
  ])
  func `a font error names the font and what to do`(error: FontError, words: String) {
    expect("\(error)", equals: words)
  }

  @Test func `an unknown format names the known ones`() {
    let preview = Preview("test") { Spacer() }
    let error = #expect(throws: UnknownFormat.self) { try preview.render(to: "a.gif") }
    expect(
      error?.description,
      equals: "cannot infer the format of 'a.gif': "
        + "expected .png, .apng, .webp, .svg, .editable.svg, .pdf, .list")
  }

  @Test func `a file error names the operation, the path and the reason`() {
    expect(
      "\(FileError("read", "a.png", code: EACCES))",
      equals: "cannot read 'a.png': permission denied")
  }
}

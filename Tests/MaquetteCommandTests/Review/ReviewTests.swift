import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct ReviewTests {
  private static func config(items: String, spacing: Int = 10) -> String {
    """
    name: cells
    canvas: { width: 250 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: \(spacing) } }
        items: \(items)
        cell: { text: "${item}", frame: { maxWidth: infinity, height: 40 }, background: mint }
      padding: 20
    """
  }

  @Test func `a review is a page, two sheets, a table and the pictures`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[a, b]"), to: "cells.yaml")
    try folder.write("name: other\nview: { text: Hello }\n", to: "other.yaml")
    let run = try runTool(["review", ".", "-o", "out/review"], in: folder.path)
    expect(run.errors, equals: "")
    expect(
      run.text.split(separator: "\n").map(String.init),
      equals: ["index.html", "sheet.png", "sheet.pdf", "review.md"].map { "out/review/\($0)" }
        + ["cells", "other"].map { "out/review/pictures/\($0).png" })
    expect(listFolder(folder.file("out/review")).count, equals: 5)
  }

  @Test func `the document has a page a preview, with its texts`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[Apple, Pear]"), to: "cells.yaml")
    try folder.write("name: other\nview: { text: Hello }\n", to: "other.yaml")
    _ = try runTool(["review", "."], in: folder.path)
    let pdf = folder.file("Review/sheet.pdf")
    try #require(runProgram("pdfinfo", [pdf]).text.contains("Pages:           2\n"))
    let first = try runProgram("pdftotext", ["-l", "1", pdf, "-"]).text
    let words = first.split(whereSeparator: \.isNewline).map(String.init)
    // 250 points, of which 20 + 40 + 20 are high; a column has half of what the padding and the gap
    // leave.
    for text in ["cells", "250 × 80 points · @2x", "grid: 2 columns, gap 10 · 2 items of 100 × 40"]
    {
      #expect(words.contains(text), "\(words)")
    }
    #expect(words.contains("Apple"))
    #expect(!words.contains("Hello"))
  }

  @Test func `changes since a git revision are reported, and the work tree is left alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[a, b]"), to: "cells.yaml")
    try folder.write("name: gone\nview: { text: Gone }\n", to: "gone.yaml")
    try folder.write("name: same\nview: { text: Same }\n", to: "same.yaml")
    try commitAll(in: folder.path)
    try folder.write(Self.config(items: "[a, b]", spacing: 30), to: "cells.yaml")
    try folder.write("name: new\nview: { text: New }\n", to: "new.yaml")
    try #require(unlink(folder.file("gone.yaml")) == 0)
    // Staged and unstaged changes both stay what they are.
    try git("add", "new.yaml", in: folder.path)
    let status = try git("status", "--porcelain", in: folder.path)
    let results = try TemporaryFolder()

    let run = try runTool(
      ["review", ".", "--base", "HEAD", "-o", results.file("review")], in: folder.path)

    expect(run.errors, equals: "")
    try #require(git("status", "--porcelain", in: folder.path) == status)
    let review = try #require(readText(results.file("review/review.md")))
    let headings = review.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(
      headings == [
        "### <code>cells</code> changed", "### <code>new</code> new",
        "### <code>gone</code> removed", "### <code>same</code> unchanged",
      ])
    #expect(review.contains("4 pictures, 1 changed, 1 new, 1 removed, 1 unchanged\n"))
    #expect(review.contains("- spacing 10 → 30 pt\n"))
    expect(
      listFolder(results.file("review/pictures")).filter { $0.hasSuffix(".png") },
      equals: [
        "cells.before.png", "cells.difference.png", "cells.png", "gone.before.png", "new.png",
        "same.png",
      ])
  }

  @Test func `with devices, a revision is drawn in them, too`() throws {
    func config(_ height: Int) -> String {
      """
      canvas: { device: iphone-se, height: 200, scale: 1 }
      view:
        vstack:
          spacing: 0
          children:
            - { color: mint, frame: { width: 100, height: \(height) } }
            - { color: red, frame: { width: 100, height: 60 }, id: low }
        frame: { maxHeight: infinity, alignment: top }
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(config(50), to: "framed.yaml")
    try commitAll(in: folder.path)
    try folder.write(config(80), to: "framed.yaml")
    let run = try runTool(
      ["review", "framed.yaml", "--base", "HEAD", "--frame"], in: folder.path)
    expect(run.errors, equals: "")
    let page = try #require(readText(folder.file("Review/index.html")))
    #expect(!page.contains("the size changed"))
    // In the middle of 320 points, below the safe area's 20 and 50 points; the screen is at (40, 122).
    let moves = page.firstMatch(of: /data-moves="([^"]*)"/).map { String($0.output.1) }
    expect(moves, equals: "150 192 100 60 0 30")
  }

  @Test func `a config that was broken then is a warning, and its previews are new`() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { txt: Hello }\n", to: "screens/mended.yaml")
    try commitAll(in: folder.path)
    try folder.write("view: { text: Hello }\n", to: "screens/mended.yaml")
    let run = try runTool(["review", "screens", "--base", "HEAD"], in: folder.path)
    let start = "warning: --base: 'screens/mended.yaml' had an error at 'HEAD': "
    #expect(run.errors.hasPrefix(start), "\(run.errors)")
    expect(run.status, equals: 0)
    let review = try #require(readText(folder.file("Review/review.md")))
    #expect(review.contains("### <code>mended</code> new\n"))
  }

  @Test func `a review is compared with an earlier one, and keeps nothing of it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[a, b]"), to: "cells.yaml")
    try folder.write("name: gone\nview: { text: Gone }\n", to: "gone.yaml")
    _ = try runTool(["review", "cells.yaml", "gone.yaml"], in: folder.path)
    try folder.write("mine", to: "Review/pictures/mine.png")
    try folder.write(Self.config(items: "[a, c]"), to: "cells.yaml")

    _ = try runTool(["review", "cells.yaml", "--base", "Review", "-o", "new"], in: folder.path)
    let review = try #require(readText(folder.file("new/review.md")))
    #expect(
      review.contains("- item 1 &#39;c&#39;: text &#39;b&#39; → &#39;c&#39;\n")
        || review.contains("- item 1 'c': text 'b' → 'c'\n"), "\(review)")

    _ = try runTool(["review", "cells.yaml"], in: folder.path)
    expect(
      listFolder(folder.file("Review/pictures")),
      equals: [
        ".maquette-review", "cells.layout.txt", "cells.png", "mine.png",
      ])
  }

  /// The names and frames of all parts of the first picture, from the top of the tree down.
  private static let frames = BrowserStep.evaluate(
    """
    document.querySelector('.viewer').viewer.inspector.reading.then(() =>
      flattenParts(document.querySelector('.viewer').viewer.inspector.trees.actual)
        .map((part) => `${nameOf(part)} ${part.frame}`).join('|'))
    """)

  @Test func `the views of a stack are measured with their paddings`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      canvas: { width: 200, height: 100 }
      view:
        hstack:
          - { color: red, frame: { width: 40, height: 30 }, padding: 5 }
          - { color: blue, frame: { width: 20, height: 20 } }
      """, to: "stack.yaml")
    let run = try runTool(["review", "stack.yaml"], in: folder.path)
    expect(run.errors, equals: "")
    let page = try browse(folder.file("Review/index.html"), [Self.frames])
    expect(page.errors, equals: [])
    // 50 + 8 + 20 = 78 wide in the middle: from (200 − 78) / 2 = 61. The red view is in its padding.
    expect(
      page.values,
      equals: [
        "canvas 0,0,200,100|stack 61,30,78,40|padding 61,30,50,40|color 66,35,40,30"
          + "|color 119,40,20,20"
      ])
  }

  @Test func `a framed picture is measured where the screen is in it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      canvas: { device: iphone-se, height: 100, frame: true }
      view: { color: mint, id: panel }
      """, to: "framed.yaml")
    let run = try runTool(["review", "framed.yaml"], in: folder.path)
    expect(run.errors, equals: "")
    let page = try #require(readText(folder.file("Review/index.html")))
    let browsed = try browse(folder.file("Review/index.html"), [Self.frames])
    // The safe area's upper 20 points are below a border of 12 + 110 points, beside one of 12 + 28.
    expect(browsed.values.map { $0.hasSuffix("|panel 40,142,320,80") }, equals: [true])
    let caption = "iPhone SE (1st generation) · 320 × 100 points · @2x"
    #expect(page.contains("<bdi>\(caption)</bdi>"))
  }

  @Test(
    arguments: [
      ("broken", "--base: the picture of 'cells' is unreadable: the picture ends too soon"),
      ("link", "cannot read 'Review/pictures/cells.png': too many levels of symbolic links"),
      ("pipe", "cannot read 'Review/pictures/cells.png': invalid argument"),
    ])
  func `an earlier review that anyone may have changed is read with care`(
    kind: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[a]"), to: "cells.yaml")
    _ = try runTool(["review", "cells.yaml"], in: folder.path)
    let picture = folder.file("Review/pictures/cells.png")
    switch kind {
    case "broken":
      let bytes = try #require(readBytes(picture))
      try Data(bytes.prefix(bytes.count / 2)).write(to: URL(fileURLWithPath: picture))
    case "link":
      unlink(picture)
      symlink("/dev/zero", picture)
    default:
      unlink(picture)
      mkfifo(picture, 0o600)
    }
    let run = try runTool(
      ["review", "cells.yaml", "--base", "Review", "-o", "new"], in: folder.path)
    expect(run.errors, equals: "error: \(message)\n")
    expect(run.status, equals: 2)
  }

  @Test func `a page of the user's own is not overwritten`() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: spacer\n", to: "a.yaml")
    try folder.write("mine", to: "Site/index.html")
    let run = try runTool(["review", "a.yaml", "-o", "Site"], in: folder.path)
    expect(
      run.errors,
      equals:
        "error: 'Site/index.html' was not written by 'maquette review'; choose another --output folder\n"
    )
    expect(run.status, equals: 2)
    expect(readText(folder.file("Site/index.html")), equals: "mine")
    expect(listFolder(folder.file("Site")), equals: ["index.html"])
  }

  @Test(
    arguments: [
      ("nowhere", "error: --base: unknown git revision 'nowhere'\n"),
      ("--upload-pack=x", "error: --base: unknown git revision '--upload-pack=x'\n"),
      (".", "error: --base: '.' is not the folder of a review\n"),
    ])
  func `a base that is none is an error`(base: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[a]"), to: "cells.yaml")
    try git("init", "--quiet", in: folder.path)
    let run = try runTool(["review", "cells.yaml", "--base=\(base)"], in: folder.path)
    expect(run.errors, equals: message)
    expect(run.status, equals: 2)
    expect(listFolder(folder.path), equals: [".git", "cells.yaml"])
  }

  @Test func `a base that a shallow clone lacks is reported with what to run`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config(items: "[a]"), to: "origin/cells.yaml")
    let origin = folder.file("origin")
    try commitAll(in: origin)
    try git("commit", "--quiet", "--allow-empty", "-m", "2", in: origin)
    try git("clone", "--quiet", "--depth", "1", "file://" + origin, "clone", in: folder.path)
    let run = try runTool(
      ["review", "cells.yaml", "--base", "HEAD~1"], in: folder.file("clone"))
    #expect(
      run.errors.hasPrefix("error: --base: unknown git revision 'HEAD~1': this clone is shallow"))
    #expect(run.errors.contains("git fetch --unshallow"))
    #expect(run.errors.contains("fetch-depth: 0"))
    expect(run.status, equals: 2)
  }

  @Test func `labels are text in every file of a review`() throws {
    let folder = try TemporaryFolder()
    let label = "<script>x</script>|`]]>\u{202E}&amp;\""
    let cell = "{ text: '${item}', accessibilityLabel: '${item}' }"
    try folder.write(
      "view: { collection: { layout: list, items: ['\(label)'], cell: \(cell) } }\n",
      to: "cells.yaml")
    let run = try runTool(["review", "cells.yaml"], in: folder.path)
    expect(run.status, equals: 0)
    let page = try #require(readText(folder.file("Review/index.html")))
    #expect(!page.contains("<script>x"))
    #expect(!page.contains("\u{202E}"))
    let browsed = try browse(folder.file("Review/index.html"), [Self.frames])
    expect(browsed.errors, equals: [])
    expect(browsed.values.map { $0.contains("<script>x</script>|`]]>") }, equals: [true])
  }
}

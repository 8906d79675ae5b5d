import DisplayList
import Goldens
import LayoutSnapshots
import PictureComparison
import Reports
import TestSupport
import Testing

@Suite(.waiting) struct HTMLReportTests {
  /// The parts of a text behind each occurrence of `start`, up to the next `end`.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map {
      String($0.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }

  @Test func `changed cases come first, whatever their order in the run`() throws {
    var report = try ReportFolder()
    report.results = everyVerdict
    let html = try report.html()
    let articles = parts(of: html, from: "<article", to: ">").flatMap {
      parts(of: $0, from: "data-verdict=\"", to: "\"")
    }
    expect(
      articles,
      equals: ["changed", "missing", "unreadable", "failed", "stale", "recorded", "updated"])
  }

  @Test func `the list leads to the cases, and names those that passed`() throws {
    var report = try ReportFolder()
    report.results = everyVerdict
    let html = try report.html()
    let addresses = ["cards.dark", "new", "torn", "broken", "old", "first", "took"].map {
      "case=g/\($0)"
    }
    expect(parts(of: html, from: "<li><a href=\"#", to: "\""), equals: addresses)
    expect(parts(of: html, from: "<article class=\"case\" id=\"", to: "\""), equals: addresses)
    let passed = parts(of: try report.html(), from: "<li><bdi class=\"name\">", to: "<")
    expect(passed, equals: ["cards"])
  }

  @Test func `the page embeds pictures as they are in the folder`() throws {
    var report = try ReportFolder()
    try report.addMissing("users", TestPicture(300, 500, 0x007AFF).with(0, x: 3, y: 7))
    let address = try #require(
      parts(of: report.html(), from: "src=\"data:image/png;base64,", to: "\"").first)
    // Debian's base64 is the other encoder.
    let encoded = try runBash("base64 --wrap=0 users-actual.png", in: report.folder)
    expect(address, equals: encoded)
  }

  @Test func `a passed case has no picture, even if the folder has one`() throws {
    var report = try ReportFolder()
    try report.addMissing("users", TestPicture(3, 5))
    report.results[0].verdict = .passed
    try #require(!report.html().contains("data:image"))
  }

  @Test func `pictures have their sizes`() throws {
    let html = try ReportFolder.example().html()
    expect(
      parts(of: html, from: "<img alt=\"", to: "\""),
      equals: [
        "Expected picture of cards, 60 by 40 pixels", "Actual picture of cards, 60 by 40 pixels",
        "Difference picture of cards, 60 by 40 pixels",
        "Actual picture of users, 30 by 50 pixels",
      ])
  }

  @Test func `machine differences precede sentences, and those precede pixels and pictures`()
    throws
  {
    let html = try ReportFolder.example().html()
    let article = try #require(parts(of: html, from: "<article", to: "</article>").first)
    let marks = [
      "cairo 1.16.0 drew the golden", "item 0 moved (5, 5) → (25, 5) pt", "pixels differ",
      "class=\"clusters\"", "class=\"sweep\"", "class=\"viewer\"",
    ]
    let places = marks.map { article.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    expect(places.compactMap { $0 }, equals: places.compactMap { $0 }.sorted())
  }

  @Test(
    arguments: [
      (
        Sentence([
          .words("fill "), .color(RGBA(red: 0, green: 122 / 255, blue: 1)), .words(" → "),
          .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)),
        ]),
        ["#007AFF", "#00000080"]
      ),
      // What a text of the screen says is not a colour.
      ("text 'Ink #112233' → 'Ink #445566'", []), ("#\"><b>", []),
    ] as [(Sentence, [String])])
  func `colours in sentences have a patch of themselves`(
    sentence: Sentence, colors: [String]
  ) throws {
    var report = try ReportFolder()
    report.results = [changedCase]
    report.results[0].layoutChanges = [sentence]
    let html = try report.html()
    let list = try #require(parts(of: html, from: "<section class=\"changes\">", to: "</ul>").first)
    expect(parts(of: list, from: "fill=\"", to: "\""), equals: colors)
    #expect(!list.contains("<b>"))
  }

  @Test func `numbers of pixels, clusters and thresholds are reported`() throws {
    let html = try ReportFolder.example().html()
    // Two squares of 100 pixels and one of 16, of 60 × 40 = 2400: 216 / 2400 = 9 %.
    #expect(html.contains("<p>216 of 2400 pixels differ (9 %)</p>"))
    #expect(html.contains("<b>16 px</b> <span class=\"box\">4 × 4 px at (50, 30) px</span>"))
  }

  @Test func `cases that changed alike follow each other and are accepted at once`() throws {
    var report = try ReportFolder()
    report.results = ["a", "b", "c"].map { name in
      var result = changedCase
      result.name = name
      result.golden = "g/__Snapshots__/\(name).png"
      if name == "b" { result.layoutChanges = ["another change"] }
      return result
    }
    let html = try report.html()
    let list = try #require(parts(of: html, from: "<nav", to: "</nav>").first)
    expect(parts(of: list, from: "<bdi class=\"name\">", to: "<"), equals: ["b", "a", "c"])
    expect(parts(of: html, from: "class=\"accept-like\"", to: "<").count, equals: 2)
    #expect(html.contains("<code>maquette approve --like g/a</code>"))
    #expect(html.contains("<p>The same change in 2 cases: <bdi>a, c</bdi></p>"))
  }

  @Test func `nothing comes from elsewhere`() throws {
    var report = try ReportFolder.example()
    report.results += everyVerdict
    // The name of a kind of elements is not an address that anything is loaded from.
    let html = try report.html().replacing("\"http://www.w3.org/2000/svg\"", with: "")
      // A picture that the page holds is laid under another one.
      .replacing("url(\"${base", with: "")
    for word in ["http:", "https:", "@import", "url(", "<link rel=\"stylesheet", "<script src"] {
      #expect(!html.contains(word))
    }
    #expect(html.contains("content=\"default-src 'none'; img-src data: blob:; style-src 'sha256-"))
  }

  @Test func `hostile text stays text`() throws {
    var report = try ReportFolder()
    var hostile = hostileCase
    hostile.difference = changedCase.difference
    hostile.difference?.clusters[0].elements = [hostileText]
    report.results = [hostile]
    let html = try report.html()
    // Only the page's own two scripts.
    expect(parts(of: html, from: "<script", to: ">").count, equals: 2)
    #expect(!html.contains("alert('"))
    let controls = String(html.unicodeScalars.filter { $0 == "\u{0}" || $0 == "\u{1B}" })
    expect(controls, equals: "")
  }

  @Test func `a missing picture is reported at its case, beside those that are there`() throws {
    var report = try ReportFolder.example()
    report.results[0].files.expected = "gone.png"
    let html = try report.html()
    let notes = parts(of: html, from: "<p class=\"note\">", to: "</p>")
    #expect(
      notes == [
        "Expected: cannot read &#39;\(report.folder.path)/gone.png&#39;: file not found."
      ])
    expect(parts(of: html, from: "<img", to: ">").count, equals: 3)
  }

  @Test func `a file that is not a PNG is reported at its case`() throws {
    let report = try ReportFolder.example()
    try report.folder.write("GIF89a and so on and on and on", to: "cards-diff.png")
    let notes = parts(of: try report.html(), from: "<p class=\"note\">", to: "</p>")
    #expect(notes == ["Difference: &#39;cards-diff.png&#39; is not a PNG or WebP file."])
  }

  @Test func `pictures outside of the results folder are not read`() throws {
    var report = try ReportFolder()
    try report.addMissing("users", TestPicture(3, 5))
    let name = try #require(report.folder.path.split(separator: "/").last)
    report.results[0].files.actual = "../\(name)/users-actual.png"
    let html = try report.html()
    #expect(!html.contains("data:image"))
    #expect(html.contains("permission denied"))
  }

  @Test func `no more bytes of pictures than the limit are taken`() throws {
    let report = try ReportFolder.example()
    let html = try report.html(pictures: ReportPictures(limit: 0))
    #expect(!html.contains("data:image"))
    expect(parts(of: html, from: "is left out", to: ".").count, equals: 4)
  }

  @Test func `a case's address is its name, escaped`() throws {
    var report = try ReportFolder()
    report.results = [
      CaseResult(
        suite: "a.yaml", name: "x", verdict: .missing, golden: "A b/__Snapshots__/a/größe#1.png")
    ]
    // ö is C3 B6 and ß is C3 9F in UTF-8.
    let addresses = parts(of: try report.html(), from: "<li><a href=\"#", to: "\"")
    expect(addresses, equals: ["case=A%20b/a/gr%C3%B6%C3%9Fe%231"])
  }

  @Test func `pictures stay in their files where that is asked for`() throws {
    var report = try ReportFolder()
    try report.addMissing("a b", TestPicture(3, 5))
    let html = try report.html(
      pictures: ReportPictures(place: .files, folderAddress: "../results/"))
    expect(
      parts(of: html, from: " loading=\"lazy\" src=\"", to: "\""),
      equals: ["../results/a%20b-actual.png"]
    )
    #expect(!html.contains("data:image"))
    try #require(parts(of: html, from: "img-src ", to: ";").first == "data: blob: 'self' file:")
  }

  @Test func `pictures of more than 16 MiB stay in their files`() throws {
    var report = try ReportFolder()
    try report.addMissing("users", TestPicture(3, 5))
    let pictures = ReportPictures(folderAddress: "")
    let small = try report.html(pictures: pictures)
    #expect(small.contains("data:image"))
    // What follows the picture's end makes the file large.
    let picture = try TestPicture(3, 5).png()
    try report.write(picture + [UInt8](repeating: 0, count: 16 << 20), to: "users-actual.png")
    let large = try report.html(pictures: pictures)
    #expect(!large.contains("data:image"))
    expect(parts(of: large, from: "lazy\" src=\"", to: "\""), equals: ["users-actual.png"])
  }

  @Test func `the page names what the run was of`() throws {
    let facts = RunFacts(
      project: "app", commit: "0123456789abcdef", date: "2026-11-22 22:01:13 +0000",
      branch: "<main>", options: ["--threshold 0.1", "--strict-pixels"])
    var html = ""
    try HTMLReport(folder: ".").write(ResultStream([], facts: facts)) {
      html += String(decoding: $0, as: UTF8.self)
    }
    expect(
      parts(of: html, from: "<div><dt>", to: "</bdi>"),
      equals: [
        "Project</dt><dd><bdi>app", "Branch</dt><dd><bdi>&lt;main&gt;",
        "Commit</dt><dd><bdi>0123456789", "Date</dt><dd><bdi>2026-11-22 22:01:13 +0000",
        "Options</dt><dd><bdi>--threshold 0.1 --strict-pixels",
      ])
    try #require(!ReportFolder.example().html().contains("<section class=\"run\""))
  }

  @Test func `layout differences are reported line by line`() throws {
    let html = try ReportFolder.example().html()
    #expect(html.contains("<del>-item 0 at (5, 5)</del>\n<ins>+item 0 at (25, 5)</ins>\n"))
  }

  @Test func `each case has the command that accepts it`() throws {
    let html = try ReportFolder.example().html()
    expect(
      parts(of: html, from: "<code>", to: "</code>"),
      equals: [
        "maquette approve g/cards", "maquette approve g/users",
      ])
  }

  @Test func `a golden outside of the working directory has none, as approve refuses it`() throws {
    var report = try ReportFolder.example()
    report.results[0].golden = "../g/cards.png"
    report.results[1].golden = "/g/users.png"
    try #require(parts(of: report.html(), from: "<code>", to: "</code>") == [])
  }

  @Test func `a run without differences is reported as one`() throws {
    var report = try ReportFolder()
    report.results = Array(try ReportFolder.example().results.suffix(2))
    let html = try report.html()
    #expect(html.contains("<title>all 2 passed – golden images</title>"))
    #expect(html.contains("<h2>Nothing differs</h2>"))
  }

  @Test func `a run without cases is reported as one`() throws {
    let html = try ReportFolder().html()
    #expect(html.contains("<title>no cases – golden images</title>"))
    #expect(html.contains("<h2>There are no cases</h2>"))
  }

  @Test func `the same results give the same bytes`() throws {
    let report = try ReportFolder.example()
    let html = try report.html()
    try #require(report.html() == html)
  }

  @Test func `pieces stay small, however large the pictures are`() throws {
    var report = try ReportFolder()
    // A picture without two equal pixels in a row: about 4 bytes a pixel, 250 KB.
    var picture = TestPicture(250, 250)
    var random = SeededGenerator(seed: 1)
    for index in picture.pixels.indices {
      picture.pixels[index] = 0xFF00_0000 | UInt32(random.below(1 << 24))
    }
    try report.addMissing("noise", picture)
    var longest = 0
    var total = 0
    try HTMLReport(folder: report.folder.path).write(ResultStream(report.results)) { piece in
      longest = max(longest, piece.count)
      total += piece.count
    }
    #expect(total > 250_000)
    // A piece of 64 KiB, and what one picture's piece of 48 KiB adds to it as base64.
    #expect(longest <= 128 << 10)
  }
}

import Foundation
import TestSupport
import Testing

/// The fourth article's screens, from config to what the tool prints.
@Suite(.waiting) struct GithubUsersTests {
  /// The lines of a sample's frames that tell of the collection and of its first cells.
  private func layout(_ arguments: String..., cells: Int) throws -> [String] {
    let run = try runTool(["layout", "--format", "text"] + arguments, in: repository)
    expect(run.errors, equals: "")
    let lines = run.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { line in
      line.contains(": flow,") || (0..<cells).contains { line.hasPrefix("cell 0.\($0):") }
    }
  }

  // (390 − 3 × 10) / 2 = 180 and (900 − 5 × 10) / 4 = 212.5. Two cells use up 360 of the width: a
  // full line is justified, so that the second stands at 390 − 180.
  @Test func `without a section inset the grid's cells touch the edges`() throws {
    try #require(
      layout(
        "Samples/github-users-grid.yaml", "--only", "github-users-grid.sectionInset-0", cells: 3)
        == [
          """
          collection: flow, columns 2, rows 4, cells 180 × 212.5, frame (0, 0) 390 × 900, \
          content 390 × 880, offset (0, 0)
          """,
          "cell 0.0: (0, 0) 180 × 212.5", "cell 0.1: (210, 0) 180 × 212.5",
          "cell 0.2: (0, 222.5) 180 × 212.5",
        ])
  }

  // 390 − 2 × 10 = 370 = 180 + 10 + 180: the margins that the article allows for.
  @Test func `a section inset of 10 gives the grid the article's margins`() throws {
    try #require(
      layout(
        "Samples/github-users-grid.yaml", "--only", "github-users-grid.sectionInset-10", cells: 2
      ).dropFirst() == ["cell 0.0: (10, 10) 180 × 212.5", "cell 0.1: (200, 10) 180 × 212.5"])
  }

  // Below the bars, (480 − 250) / 2 = 115; 250 + 10 to the right; 12 × 250 + 11 × 10 = 3110. The
  // article's constraint leaves 8 of the 390 points free.
  @Test func `the carousel's cells are in the middle of its height`() throws {
    let lines = try layout("Samples/github-users-carousel.yaml", cells: 2)
    expect(
      lines.dropFirst(), equals: ["cell 0.0: (0, 115) 250 × 250", "cell 0.1: (260, 115) 250 × 250"])
    #expect(lines[0].hasPrefix("users: flow, columns 12, rows 1, cells 250 × 250, frame (8, "))
    #expect(lines[0].hasSuffix(" 382 × 480, content 3110 × 480, offset (0, 0)"))
  }

  @Test func `at its end the list loads more, and its footer is the spinner`() throws {
    let run = try runTool(
      ["render", "Samples/github-users-list.yaml", "--format", "list", "-o", "-"], in: repository)
    expect(run.errors, equals: "")
    let footer = run.text.components(separatedBy: "group footer 0.0\n").last
    #expect((footer ?? "").contains(#"glyphs "Loading more users""#))
    let frames = try runTool(
      ["layout", "Samples/github-users-list.yaml", "--rect", "0,0,1,1"], in: repository)
    #expect(frames.text.contains(#""loadsMore":true,"#))
  }

  @Test(arguments: [("github-users", 619), ("github-users-list", 653)])
  func `the table reaches the bottom of the view, under the home indicator`(
    name: String, height: Int
  ) throws {
    let run = try runTool(
      ["layout", "Samples/\(name).yaml", "--format", "text", "--rect", "0,0,1,1"], in: repository)
    // Below the status bar of 47: a bar of 44, a field of 36 + 2 × 8, and a row of 40 + 8 points.
    // 844 − 191 = 653; one that is as high as the safe area, which ends 34 points above, scrolls under
    // the home indicator by itself.
    #expect(run.text.contains("list, "))
    #expect(run.text.contains("frame (0, 191) 390 × \(height), "))
  }

  @Test func `a switch between table and collection is one config with two variants`() throws {
    let run = try runTool(
      [
        "layout", "Samples/github-users.yaml", "--only", "github-users", "--format", "text",
        "--rect", "0,0,1,1",
      ], in: repository)
    let kinds = run.text.split(separator: "\n").compactMap { line in
      line.split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    expect(
      kinds.filter { !$0.hasPrefix("cell") },
      equals: [
        "github-users.isGrid-true: 390 × 844", "collection: flow",
        "github-users.isGrid-false: 390 × 844", "collection: list",
      ])
  }

  /// The article's grid at a height of 480: cells of (480 − 50) / 4 = 107.5, and a card that needs
  /// 16 + 80 + 12 + 16 = 124 before its first label.
  private let tight = """
    name: tight
    canvas: { width: 390, height: 480 }
    view:
      collection:
        layout: { flow: { itemSize: { columns: 2, rows: 4, padding: 10 } } }
        items: [a]
        cell: { circle: , frame: { width: 80, height: 80 }, padding: { top: 16, bottom: 28 } }

    """

  @Test func `a card that does not fit is reported with its cell and the points that it misses`()
    throws
  {
    // 124 − 107.5 = 16.5.
    let run = try runTool(["validate", "-", "--diagnostic-format", "short"], input: tight)
    expect(
      run.errors,
      equals: """
        -:7:5: warning: cell 0.0 of 'tight' is too small for its content: 16.5 points of height missing

        """)
    expect(run.status, equals: 0)
  }

  @Test func `a card that does not fit is an error on demand`() throws {
    let run = try runTool(
      ["validate", "-", "--strict", "--diagnostic-format", "short"], input: tight)
    #expect(run.errors.hasPrefix("-:7:5: error: cell 0.0 of 'tight' is too small"))
    expect(run.status, equals: 2)
  }

  @Test func `the sample's card does not fit at the article's height`() throws {
    let run = try runTool(
      [
        "validate", "Samples/github-users-grid.yaml", "--set", "canvas.height=480",
        "--diagnostic-format", "short",
      ], in: repository)
    // Eight cells of two variants, in one warning.
    expect(run.errors.split(separator: "\n").count, equals: 1)
    #expect(
      run.errors.hasPrefix(
        "Samples/github-users-grid.yaml:24:5: warning: cells 0.0–0.7 of "
          + "'github-users-grid.sectionInset-0', 'github-users-grid.sectionInset-10' "
          + "are too small for their content: "))
  }

  @Test func `an avatar on the network is to be downloaded first`() throws {
    let run = try runTool(
      ["validate", "-"],
      input: """
        view:
          collection:
            layout: list
            items: [{ avatar_url: "https://avatars.example/u/1.png" }]
            cell: { image: "${item.avatar_url}" }
        """)
    #expect(
      run.errors.hasPrefix(
        """
        -:5:20: error: item 0: 'https://avatars.example/u/1.png' is a URL, and only files are read

        """))
    #expect(run.errors.contains("download the file first, and name it by its path"))
    expect(run.status, equals: 2)
  }

  @Test func `the layout has whether the next page is loaded, where there are pages`() throws {
    func collection(_ keys: String) throws -> String {
      let run = try runTool(
        ["layout", "-"],
        input: """
          canvas: { height: 100 }
          view: { collection: { layout: { list: { rowHeight: 44 } }, items: 1...10, cell: spacer\(keys) } }
          """)
      return run.text
    }
    // 440 − 100 − 100 = 240: the next page is loaded beyond that.
    try #require(
      collection(", loadMoreThreshold: 100, contentOffset: [0, 241]").contains(
        #""contentOffset":{"x":0,"y":241},"loadsMore":true,"layout":{"#))
    try #require(
      collection(", loadMoreThreshold: 100, contentOffset: [0, 240]").contains(
        #""contentOffset":{"x":0,"y":240},"loadsMore":false,"layout":{"#))
    try #require(
      collection("").contains(#""contentOffset":{"x":0,"y":0},"layout":{"#))
  }
}

import ConfigRendering
import Diagnostics
import FileAccess
import Glibc
import PlainText
import PreviewConfig
import Reports
import Reviews
import TestSupport
import Testing

/// Reviews drawn without the tool.
@Suite(.waiting) struct ReviewRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A config of previews that each are a square of a colour.
  private func load(_ colors: KeyValuePairs<String, String>) throws -> LoadedConfig {
    let previews = colors.map { name, color in
      "  - name: \(name)\n    canvas: { width: 20, height: 20, scale: 1 }\n    view: { color: '\(color)' }\n"
    }
    return try ConfigFile.load(
      bytes: Array(("previews:\n" + previews.joined()).utf8), file: "cards.yaml",
      directory: folder.path)
  }

  /// Draws a review into a folder.
  private func review(
    _ config: LoadedConfig, into name: String, since base: ReviewBase? = nil
  ) throws -> [ReviewedScreen] {
    let target = try ReviewFolder(folder.file(name))
    let run = try ReviewRun(
      config.previews.map { (config, $0) }, base: base, folder: target, annotations: nil,
      scale: nil, jobs: 2)
    var screens: [ReviewedScreen] = []
    try run.draw { screens.append(try $0.screen.get()) }
    _ = try target.finish(ReviewedScreen.sorted(screens), title: "cards", urlPrefix: "")
    return screens
  }

  @Test func `a review holds each picture, its layout and what shows them together`() throws {
    _ = try review(load(["one": "#FF0000", "two": "#00FF00"]), into: "Review")
    try #require(
      names(inFolder: folder.file("Review"))
        == ["index.html", "pictures", "review.md", "sheet.pdf", "sheet.png"])
    try #require(
      names(inFolder: folder.file("Review/pictures"))
        == [".maquette-review", "one.layout.txt", "one.png", "two.layout.txt", "two.png"])
  }

  @Test func `an earlier review is compared with, changed screens first`() throws {
    _ = try review(
      load(["same": "#FF0000", "other": "#FF0000", "gone": "#FF0000"]), into: "Before")
    let base = try #require(ReviewBase(folder: folder.file("Before")))
    let screens = try review(
      load(["same": "#FF0000", "new": "#FF0000", "other": "#0000FF"]), into: "After", since: base)
    expect(screens.map(\.entry.name), equals: ["same", "new", "other", "gone"])
    expect(screens.map(\.entry.change), equals: [.unchanged, .new, .changed, .removed])
    expect(
      ReviewedScreen.sorted(screens).map(\.entry.name), equals: ["other", "new", "gone", "same"])
    // All of 20 × 20 pixels differ.
    #expect(
      screens[2].entry.sentences
        == [
          "the color #FF0000 → #0000FF", "400 of 400 pixels differ (100 %)",
        ])
    expect(screens[2].entry.pictures.map(\.role), equals: [.before, .after, .difference])
  }

  @Test func `the page compares before and after, and filters by change`() throws {
    _ = try review(
      load(["same": "#FF0000", "other": "#FF0000", "gone": "#FF0000"]), into: "Before")
    let base = try #require(ReviewBase(folder: folder.file("Before")))
    _ = try review(
      load(["same": "#FF0000", "new": "#FF0000", "other": "#0000FF"]), into: "After", since: base)
    let mode = BrowserStep.evaluate("document.querySelector('.current .viewer').dataset.mode")
    let sides = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current figure')]
        .map((figure) => `${figure.dataset.side} ${figure.textContent.trim()}`).join()
      """)
    let shown = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('#list a')].filter((link) => link.checkVisibility())
        .map((link) => link.querySelector('.name').textContent).join()
      """)
    let name = BrowserStep.text(".current h2")
    let run = try browse(
      folder.file("After/index.html"),
      [
        name, sides, mode, .press("l"), mode, .press("d"), mode, shown,
        .click(".verdicts [value=new]"), shown, .click(".verdicts [value=removed]"), shown,
        .click(".verdicts [value='']"), .click("#list a >> nth=2"), name,
        .evaluate("location.hash"), .reload, name,
      ])
    expect(run.errors, equals: [])
    expect(run.requests, equals: [])
    #expect(
      run.values == [
        "other", "expected Before 20 × 20,actual After 20 × 20,diff Difference 20 × 20", "side",
        "slider", "diff", "other,new,gone,same", "new", "gone", "gone", "#case=gone", "gone",
      ])
  }

  @Test func `what can be measured before is known, too`() throws {
    func load(_ height: Int) throws -> LoadedConfig {
      try ConfigFile.load(
        bytes: Array(
          """
          canvas: { width: 40, height: 30, scale: 1 }
          view:
            vstack:
              - { color: blue, frame: { width: 20, height: \(height) }, id: box }
            frame: { maxHeight: infinity, alignment: top }
          """.utf8), file: "box.yaml", directory: folder.path)
    }
    _ = try review(load(10), into: "Before")
    let base = try #require(ReviewBase(folder: folder.file("Before")))
    let entry = try #require(review(load(14), into: "After", since: base).first).entry
    // In the middle of the width: (40 − 20) / 2.
    let text = try #require(entry.earlierParts?.compactText)
    #expect(text.contains(#""name": "box", "frame": [10, 0, 20, 10]"#))
    let frames = BrowserStep.evaluate(
      """
      document.querySelector('.current .viewer').viewer.inspector.reading.then(() => {
        const { expected, actual } = document.querySelector('.viewer').viewer.inspector.trees;
        return [expected, actual].map((root) =>
          flattenParts(root).find(({ name }) => name === 'box').frame.join(' ')).join();
      })
      """)
    let page = try browse(folder.file("After/index.html"), [.press("i"), frames])
    expect(page.errors, equals: [])
    expect(page.values, equals: ["10 0 20 10,10 0 20 14"])
  }

  @Test(arguments: [(1, #" data-moves="10 10 20 6 0 4""#), (2, "")])
  func `what moved is aligned in pictures of one scale, and measured in those of two`(
    scale: Int, moves: String
  ) throws {
    func load(_ height: Int, scale: Int) throws -> LoadedConfig {
      try ConfigFile.load(
        bytes: Array(
          """
          canvas: { width: 40, height: 30, scale: \(scale) }
          view:
            vstack:
              spacing: 0
              children:
                - { color: blue, frame: { width: 20, height: \(height) }, id: high }
                - { color: red, frame: { width: 20, height: 6 }, id: low }
            frame: { maxHeight: infinity, alignment: top }
          """.utf8), file: "box.yaml", directory: folder.path)
    }
    _ = try review(load(10, scale: 1), into: "Before")
    let base = try #require(ReviewBase(folder: folder.file("Before")))
    _ = try review(load(14, scale: scale), into: "After", since: base)
    let page = try #require(readText(folder.file("After/index.html")))
    // The low box is in the middle of the width, at (40 − 20) / 2, and moves from 10 down to 14.
    let found = page.firstMatch(of: /\ data-moves="[^"]*"/).map { String($0.output) }
    expect(found ?? "", equals: moves)
    // Both pictures show 40 × 30 points, the earlier one in as many pixels.
    let scales = page.matches(of: /data-(before|after)-scale="(\d+)"/)
    expect(
      scales.map { "\($0.output.1) \($0.output.2)" }, equals: ["before 1", "after \(scale)"])
  }

  @Test func `a review that was drawn into the folder before leaves nothing of its own`() throws {
    _ = try review(load(["one": "#FF0000", "two": "#00FF00"]), into: "Review")
    _ = try review(load(["one": "#FF0000"]), into: "Review")
    try #require(
      names(inFolder: folder.file("Review/pictures"))
        == [".maquette-review", "one.layout.txt", "one.png"])
  }

  @Test func `a folder with a page of the user's own is refused`() throws {
    try folder.write("mine", to: "Site/index.html")
    let error = #expect(throws: (any Error).self) { try ReviewFolder(folder.file("Site")) }
    expect(
      error.map { "\($0)" },
      equals: "'\(folder.file("Site/index.html"))' was not written by 'maquette review'; "
        + "choose another --output folder")
    let base = ReviewBase(folder: folder.file("Site"))
    #expect(base.map { _ in "a review" } == nil)
  }

  @Test func `two previews of one name are refused`() throws {
    let (one, two) = (try load(["a": "#FF0000"]), try load(["a": "#00FF00"]))
    let target = try ReviewFolder(folder.file("Review"))
    let error = #expect(throws: Diagnostics.self) {
      try ReviewRun(
        [(one, one.previews[0]), (two, two.previews[0])], base: nil, folder: target,
        annotations: nil, scale: nil, jobs: 1)
    }
    expect(error?.diagnostics.map(\.message), equals: ["two previews are named 'a'"])
  }
}

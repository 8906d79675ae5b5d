import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct PictureDiffTests {
  // Three frames of 10 × 10 points, black from the left: 0, 2 and 4 points wide, or 0, 2 and 6.
  @Test func `all frames of animated pictures are compared`() throws {
    let folder = try TemporaryFolder()
    for (name, width) in [
      ("a", "animation.frame * 2"), ("b", "animation.frame == 2 ? 6 : animation.frame * 2"),
    ] {
      try folder.write(
        """
        canvas: { width: 10, height: 10, scale: 1 }
        animation: { frames: 3 }
        view:
          zstack:
            alignment: leading
            children: [{ color: white }, { color: black, frame: { width: "${\(width)}" } }]
        """, to: "\(name).yaml")
      try #require(
        runTool(["render", "\(name).yaml", "--format", "apng", "-o", "."], in: folder.path).status
          == 0)
    }
    let run = try runTool(["diff", "a.apng", "b.apng"], in: folder.path)
    expect(run.status, equals: 1)
    #expect(run.text.contains("\n  1 of 3 frames differs, the first is frame 3\n"))
    // 2 columns of 10 pixels.
    #expect(run.text.contains("\n  20 of "))
    expect(try runTool(["diff", "a.apng", "a.apng"], in: folder.path).status, equals: 0)
  }

  // Two frames in 0.2 seconds, or in 0.6: each lasts 100 or 300 milliseconds.
  @Test(arguments: ["yaml", "apng"])
  func `frames that last longer are a difference`(ending: String) throws {
    let folder = try TemporaryFolder()
    for (name, seconds) in [("a", 0.2), ("b", 0.6)] {
      try folder.write(
        """
        name: card
        canvas: { width: 10, height: 10, scale: 1 }
        animation: { frames: 2, duration: \(seconds) }
        view: { color: black, frame: { width: "${2 + animation.frame}" } }
        """, to: "\(name).yaml")
      try #require(
        runTool(["render", "\(name).yaml", "-o", "\(name).apng"], in: folder.path).status == 0)
    }
    let run = try runTool(["diff", "b.\(ending)", "a.\(ending)"], in: folder.path)
    expect(run.status, equals: 1)
    let (from, to) = ending == "yaml" ? (300, 100) : (100, 300)
    #expect(run.text.hasSuffix("\n  each frame lasts \(from) → \(to) ms\n"))
    // The strip of a config's frames states their times.
    let words =
      ending == "yaml"
      ? "animation 2 frames in 0.6 s, without end → 2 frames in 0.2 s, without end"
      : " have the same pixels\n"
    #expect(run.text.contains(words))
  }

  // Pixels of a frame are beside those of another where there are more or fewer, and prove nothing.
  @Test(arguments: [
    (1, 3, "a picture that does not move became an animation of 3 frames"),
    (3, 1, "an animation of 3 frames became a picture that does not move"),
    (3, 5, "the animation has 3 → 5 frames"),
  ])
  func `other frames are the difference`(old: Int, new: Int, sentence: String) throws {
    let folder = try TemporaryFolder()
    for count in [old, new] {
      try folder.write(
        """
        name: card
        canvas: { width: 10, height: 10, scale: 1 }
        \(count == 1 ? "let: { x: 2 }" : "animation: { frames: \(count) }")
        view: { color: black, frame: { width: "\(count == 1 ? "${x}" : "${2 + animation.frame}")" } }
        """, to: "\(count).yaml")
      try #require(
        runTool(
          ["render", "\(count).yaml", "-o", "\(count).\(count == 1 ? "png" : "apng")"],
          in: folder.path
        ).status == 0)
    }
    func file(_ count: Int) -> String { "\(count).\(count == 1 ? "png" : "apng")" }
    let run = try runTool(["diff", file(new), file(old)], in: folder.path)
    expect(run.status, equals: 1)
    expect(run.text, equals: "\(file(new)) differs from \(file(old))\n  \(sentence)\n")
    let configs = try runTool(["diff", "\(old).yaml", "\(new).yaml"], in: folder.path)
    expect(configs.status, equals: 1)
    #expect(configs.text.hasSuffix("\n  \(sentence)\n"))
    #expect(!configs.text.contains("the size changed"))
  }

  @Test
  func `two pictures that differ are reported in numbers and boxes, and with -v in thresholds`()
    throws
  {
    let pictures = try PictureFolders(["a.png": "black", "b.png": "white"])
    let run = try pictures.diff("a.png", "b.png", "shown.png")
    expect(run.status, equals: 1)
    expect(run.errors, equals: "")
    // The square of 10 × 10 lies in the middle of 20 × 10 pixels. Black and white are 1 apart.
    expect(
      run.text,
      equals: """
        a.png differs from b.png
          100 of 200 pixels differ (50 %)
          100 pixels differ in 10 × 10 px at (5, 0) px
          shown in shown.png

        """)
    let verbose = try runTool(["diff", "a.png", "b.png", "-v"], in: pictures.folder.path)
    #expect(
      verbose.text.hasSuffix(
        """
          differing pixels by threshold: 0: 100, 0.01: 100, 0.02: 100, 0.05: 100, 0.1: 100, \
        0.2: 100, 0.5: 100

        """))
    // A PNG's sides stand in its bytes 16 to 23.
    let shown = try #require(pictures.bytes("shown.png"))
    expect(shown.dropFirst(16).prefix(8), equals: [0, 0, 0, 20, 0, 0, 0, 10])
  }

  @Test func `equal pictures are reported with how they are equal`() throws {
    let pictures = try PictureFolders(["a.png": "black", "b.png": "black"])
    let run = try pictures.diff("a.png", "b.png")
    expect(run.status, equals: 0)
    expect(run.text, equals: "a.png and b.png have the same bytes\n")
  }

  @Test(arguments: [
    ["--max-diff-pixels", "100"], ["--max-diff-ratio", "0.5"], ["--threshold", "1"],
    ["--density", "10:100"], ["-S", "100"], ["-T", "0.5"], ["--thresholdRate=0.5"],
    ["--matchingThreshold", "1"], ["-I"],
  ])
  func `a difference that is allowed is not a failure`(options: [String]) throws {
    let pictures = try PictureFolders(["a.png": "black", "b.png": "white"])
    let run = try runTool(["diff", "a.png", "b.png"] + options, in: pictures.folder.path)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test(arguments: [
    ["--max-diff-pixels", "99"], ["--max-diff-ratio", "0.49"], ["--density", "10:99"],
    ["-S", "99", "-T", "1"],
  ])
  func `a difference over a limit is a failure`(options: [String]) throws {
    let pictures = try PictureFolders(["a.png": "black", "b.png": "white"])
    try #require(
      runTool(["diff", "a.png", "b.png"] + options, in: pictures.folder.path).status == 1)
  }

  @Test(arguments: [
    (["--threshold", "1.5"], "--threshold: expected a number from 0 to 1, found 1.5"),
    (["-T=-1"], "--thresholdRate: expected a number from 0 to 1, found -1"),
    (["--threshold", "nan"], "--threshold: expected a number from 0 to 1, found nan"),
    (["--max-diff-pixels=-1"], "--max-diff-pixels: expected at least 0, found -1"),
    (["--density", "0:1"], "The value '0:1' is invalid for '--density <N:t>'"),
    (["--density", "9:9223372036854775808"], "is invalid for '--density <N:t>'"),
    (["--jobs", "0"], "--jobs: expected a number from 1 to 1024, found 0"),
    (["--junit", "x.xml"], "--junit: expected two folders, found pictures"),
    (["-U"], "--update: expected two folders, found pictures"),
  ])
  func `a value out of bounds is wrong usage`(options: [String], message: String) throws {
    let pictures = try PictureFolders(["a.png": "black"])
    let run = try runTool(["diff", "a.png", "a.png"] + options, in: pictures.folder.path)
    expect(run.status, equals: 64)
    #expect(run.errors.contains(message))
  }

  @Test func `a JPEG is compared by its pixels`() throws {
    let pictures = try PictureFolders([:])
    try #require(whiteJPEG).write(to: URL(fileURLWithPath: pictures.folder.file("white.jpg")))
    try pictures.draw("white", at: "white.png")
    let run = try pictures.diff("white.png", "white.jpg")
    expect(run.status, equals: 1)
    // 20 × 10 pixels hold both; 8 × 8 are in both, and white.
    #expect(
      run.text.hasPrefix(
        """
        white.png differs from white.jpg
          the size changed: 8 × 8 → 20 × 10 px
          136 of 200 pixels differ (68 %)

        """))
  }

  @Test(arguments: [
    ("torn.png", "error: cannot read 'torn.png': the picture ends too soon\n"),
    ("none.png", "error: cannot read 'none.png': file not found\n"),
    (
      "text.png",
      """
      error: cannot read 'text.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture

      """
    ),
    ("torn.jpg", "error: cannot read 'torn.jpg': the picture is corrupt: "),
    (
      "empty.png",
      """
      error: cannot read 'empty.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture

      """
    ),
    ("drawing.png", "error: cannot read 'drawing.png': an SVG in a PNG's place is not supported\n"),
  ])
  func `a file that is not a picture is named`(name: String, message: String) throws {
    let pictures = try PictureFolders(["a.png": "black"])
    let png = try #require(pictures.bytes("a.png"))
    try Data(png.prefix(png.count / 2)).write(
      to: URL(fileURLWithPath: pictures.folder.file("torn.png")))
    try #require(whiteJPEG).prefix(120).write(
      to: URL(fileURLWithPath: pictures.folder.file("torn.jpg")))
    try pictures.folder.write("text", to: "text.png")
    try pictures.folder.write("", to: "empty.png")
    try pictures.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>", to: "drawing.png")
    for arguments in [["a.png", name], [name, "a.png"]] {
      let run = try runTool(["diff"] + arguments + ["shown.png"], in: pictures.folder.path)
      expect(run.status, equals: 2)
      #expect(run.errors.hasPrefix(message))
    }
    #expect(pictures.bytes("shown.png") == nil)
  }

  @Test func `differences are not written over a picture`() throws {
    let pictures = try PictureFolders(["a.png": "black", "b.png": "white"])
    let before = pictures.bytes("b.png")
    let run = try pictures.diff("a.png", "b.png", "./b.png")
    expect(run.status, equals: 64)
    #expect(run.errors.contains("the differences would be written over 'b.png'"))
    expect(pictures.bytes("b.png"), equals: before)
  }
}

import TestSupport
import Testing

@Suite(.waiting) struct `Drawing an animation` {
  private let moving = """
    name: moving
    canvas: { width: 20, height: 10, scale: 1 }
    animation: { frames: 3, duration: 0.3 }
    view: { color: red, frame: { width: 4 }, offset: ["${animation.frame * 2}", 0] }

    """

  @Test func `a preview that moves becomes a file of its frames`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--format", "apng,png"], input: moving, in: folder.path)
    expect(run.text, equals: "Output/moving.apng\nOutput/moving.png\n")
    expect(run.status, equals: 0)
    let frames = APNGFrames(try #require(readBytes(folder.file("Output/moving.apng")))).frames
    expect(frames.map(\.milliseconds), equals: [100, 100, 100])
  }

  @Test func `a WebP has all frames of a preview that moves, and one of others`() throws {
    let folder = try TemporaryFolder()
    let still = "name: still\ncanvas: { width: 20, height: 10 }\nview: { color: red }\n"
    for (config, name) in [(moving, "moving"), (still, "still")] {
      let run = try runTool(
        ["render", "-", "--format", "webp"], input: config, in: folder.path)
      expect(run.text, equals: "Output/\(name).webp\n")
    }
    // After "RIFF", the size and "WEBP", the first chunk: of a file with features, or of pixels alone.
    let chunks = try ["moving", "still"].map { name in
      let file = try #require(readBytes(folder.file("Output/\(name).webp")))
      return String(decoding: file[12..<16], as: UTF8.self)
    }
    expect(chunks, equals: ["VP8X", "VP8L"])
  }

  @Test func `a WebP with redlines shows the first frame`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--format", "webp", "--annotate", "size"], input: moving, in: folder.path)
    expect(run.text, equals: "Output/moving.webp\nOutput/moving.annotated.webp\n")
    let annotated = try #require(readBytes(folder.file("Output/moving.annotated.webp")))
    expect(String(decoding: annotated[12..<16], as: UTF8.self), equals: "VP8L")
  }

  // The first frame is blank in both: what moves into the canvas is meant, and what no frame shows is not.
  @Test(arguments: [("animation.frame * 10 - 10", ""), ("1000", "'moving' shows nothing but")])
  func `a preview that moves is blank if all of its frames are`(
    offset: String, warning: String
  ) throws {
    let folder = try TemporaryFolder()
    let config = moving.replacing("animation.frame * 2", with: offset)
    for format in ["png", "apng", "webp"] {
      let run = try runTool(["render", "-", "--format", format], input: config, in: folder.path)
      expect(run.errors.contains("shows nothing"), equals: !warning.isEmpty)
      #expect(run.errors.contains(warning) || warning.isEmpty)
    }
  }

  @Test func `a preview that does not move is an error, and nothing is drawn`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--format", "apng"], input: "name: still\nview: spacer\n", in: folder.path)
    #expect(run.errors.hasPrefix("error: 'still' has no animation, which apng draws\n"))
    expect(run.status, equals: 2)
    expect(listFolder(folder.file("Output")), equals: [])
  }

  @Test func `a value that fails in a later frame leaves no file`() throws {
    let folder = try TemporaryFolder()
    let failing = moving.replacing("* 2}", with: "* 2 + [1][animation.frame]}")
    let run = try runTool(["render", "-", "--format", "apng"], input: failing, in: folder.path)
    #expect(run.errors.hasPrefix("-:4:"))
    expect(run.status, equals: 2)
    expect(listFolder(folder.file("Output")), equals: [])
  }
}

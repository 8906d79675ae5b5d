import TestSupport
import Testing

@Suite struct `Drawing an animation` {
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
    #expect(run.text == "Output/moving.apng\nOutput/moving.png\n")
    #expect(run.status == 0)
    let frames = APNGFrames(try #require(readBytes(folder.file("Output/moving.apng")))).frames
    #expect(frames.map(\.milliseconds) == [100, 100, 100])
  }

  @Test func `a preview that does not move is an error, and nothing is drawn`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--format", "apng"], input: "name: still\nview: spacer\n", in: folder.path)
    #expect(run.errors.hasPrefix("error: 'still' has no animation, which apng draws\n"))
    #expect(run.status == 2)
    #expect(listFolder(folder.file("Output")) == [])
  }

  @Test func `a value that fails in a later frame leaves no file`() throws {
    let folder = try TemporaryFolder()
    let failing = moving.replacing("* 2}", with: "* 2 + [1][animation.frame]}")
    let run = try runTool(["render", "-", "--format", "apng"], input: failing, in: folder.path)
    #expect(run.errors.hasPrefix("-:4:"))
    #expect(run.status == 2)
    #expect(listFolder(folder.file("Output")) == [])
  }
}

import Glibc
import TestSupport
import Testing

@Suite(.waiting) struct OutputFolderTests {
  private func render(to output: String, in folder: TemporaryFolder) throws -> ToolRun {
    try runTool(["render", "-", "-o", output], input: square("a"), in: folder.path)
  }

  @Test func `an output folder under a missing one is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try render(to: "missing/Output", in: folder)
    expect(
      run.errors,
      equals: "error: cannot make the folder 'missing/Output': no such file or directory\n")
    expect(run.status, equals: 2)
  }

  @Test func `a file in the output folder's place is reported and kept`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Output")
    let run = try render(to: "Output", in: folder)
    expect(run.errors, equals: "error: cannot make the folder 'Output': not a directory\n")
    expect(run.status, equals: 2)
    expect(readText(folder.file("Output")), equals: "mine")
  }

  @Test func `a folder that cannot be written to is reported and the others are drawn`() throws {
    let folder = try TemporaryFolder()
    // A folder in the picture's place: not even root can replace it by a file.
    try folder.write("", to: "Output/a.png/inside")
    try folder.write(square("a"), to: "a.yaml")
    try folder.write(square("b"), to: "b.yaml")
    let run = try runTool(["render", "a.yaml", "b.yaml"], in: folder.path)
    expect(run.errors, equals: "error: cannot write 'Output/a.png': is a directory\n")
    expect(run.text, equals: "Output/b.png\n")
    expect(run.status, equals: 2)
  }

  // The limit would hit the thread sanitizer's own files.
  @Test(.enabled(if: !isThreadSanitized))
  func `a disk that takes only a part is reported, and the old file is kept`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "Output/a.list")
    // Longer than a block of 512 bytes.
    let config =
      "name: a\nview: { vstack: ["
      + String(repeating: "{ color: red, frame: { height: 1 } }, ", count: 50) + "] }\n"
    let run = try runTool(
      ["render", "-", "--format", "list"], input: config, in: folder.path, blockLimit: 1)
    expect(run.errors, equals: "error: cannot write 'Output/a.list': file too large\n")
    expect(run.status, equals: 2)
    expect(listFolder(folder.file("Output")), equals: ["a.list"])
    expect(readText(folder.file("Output/a.list")), equals: "old")
  }

  @Test func `what a killed run left is swept by the next one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: "Output/.maquette-1-1.tmp")
    try #require(render(to: "Output", in: folder).status == 0)
    expect(listFolder(folder.file("Output")), equals: ["a.png"])
  }

  @Test func `a name that leaves the output folder is refused`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", "-"], input: square("../a"), in: folder.path)
    #expect(run.errors.contains("name"))
    expect(run.status, equals: 2)
    expect(folder.names, equals: [])
  }
}

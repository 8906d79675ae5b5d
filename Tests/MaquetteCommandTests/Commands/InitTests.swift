import Glibc
import TestSupport
import Testing

@Suite(.waiting) struct InitTests {
  @Test func `a config is written and its path printed`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["init"], in: folder.path)
    expect(run.text, equals: "maquette.yaml\n")
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
    expect(folder.names, equals: ["maquette.yaml"])
  }

  @Test func `a file that is there is kept and reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.yaml")
    let run = try runTool(["init", "a.yaml"], in: folder.path)
    expect(
      run.errors, equals: "error: cannot write 'a.yaml': file exists\n    --force replaces it\n")
    expect(run.status, equals: 2)
    expect(readText(folder.file("a.yaml")), equals: "mine")
  }

  @Test func `a file that is there is replaced on demand`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.yaml")
    let run = try runTool(["init", "a.yaml", "--force"], in: folder.path)
    expect(run.status, equals: 0)
    #expect((readText(folder.file("a.yaml")) ?? "").hasPrefix("name: cards\n"))
  }

  @Test func `a dangling link is not written through`() throws {
    let folder = try TemporaryFolder()
    symlink(folder.file("elsewhere"), folder.file("a.yaml"))
    let run = try runTool(["init", "a.yaml"], in: folder.path)
    expect(run.status, equals: 2)
    expect(folder.names, equals: ["a.yaml"])
  }

  @Test func `a folder that is missing is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["init", "missing/a.yaml"], in: folder.path)
    expect(run.errors, equals: "error: cannot write 'missing/a.yaml': no such file or directory\n")
    expect(run.status, equals: 2)
  }

  @Test(arguments: [
    "settings-list", "paging-shelf", "sticky-header", "floating-button", "chat-bubbles",
    "calendar-month", "story-ring", "order-form", "delete-question", "share-sheet", "weekly-chart",
  ])
  func `a template is a sample of iOS 26 without its schema, and in the cookbook`(
    template: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["init", "a.yaml", "--template", template], in: folder.path)
    expect(run.errors, equals: "")
    let written = try #require(readText(folder.file("a.yaml")))
    let text = written.replacing("canvas: { system: ios-26, ", with: "canvas: { ")
    #expect(text != written)
    let sample = try #require(readText("\(repository)/Samples/\(template).yaml"))
    #expect(sample == "# yaml-language-server: $schema=maquette.schema.json\n#\n" + text)
    let page = try DocumentPage.named("docs/cookbook.md")
    #expect(page.blocks.contains { $0.language == "yaml" && $0.text == text })
    #expect(page.text.contains("src=\"../Output/\(template).png\""))
  }

  @Test func `a template that is not there is answered with those that are`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["init", "--template", "chat"], in: folder.path)
    expect(run.status, equals: 64)
    #expect(run.errors.contains("chat-bubbles"))
    expect(folder.names, equals: [])
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct SampleTests {
  @Test func `the tool finds the samples in their folder`() throws {
    let one = ["--format", "text", "--rect", "0,0,1,1"]
    let found = try runTool(["layout", "Samples"] + one, in: repository)
    let named = try runTool(["layout"] + sampleConfigs + one, in: repository)
    expect(found.text.split(separator: "\n"), equals: named.text.split(separator: "\n"))
    expect(found.errors, equals: "")
    expect(found.status, equals: 0)
  }

  @Test func `the samples' readme has a row for each sample`() throws {
    let words = Set(try DocumentPage.named("Samples/README.md").codeSpans.map(String.init))
    let names = sampleConfigs.map { $0.dropFirst("Samples/".count).dropLast(".yaml".count) }
    expect(names.filter { !$0.contains("/") && !words.contains(String($0)) }, equals: [])
  }

  @Test(arguments: sampleConfigs)
  func `a sample begins with its schema for editors`(sample: String) throws {
    let text = try #require(readText("\(repository)/\(sample)"))
    #expect(text.hasPrefix("# yaml-language-server: $schema=maquette.schema.json\n"))
  }

  @Test(arguments: sampleConfigs)
  func `a sample has no error and no warning`(sample: String) throws {
    let run = try runTool(["validate", sample, "--strict"], in: repository)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test func `the config that a newcomer starts from has no error and no warning`() throws {
    let folder = try TemporaryFolder()
    try #require(try runTool(["init", "a.yaml"], in: folder.path).status == 0)
    let run = try runTool(["validate", "a.yaml", "--strict"], in: folder.path)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test func `the readme's config has no error and no warning`() throws {
    let readme = try #require(readText(repository + "/README.md"))
    let config = try #require(
      readme.components(separatedBy: "```yaml\n").dropFirst().first?
        .components(separatedBy: "```").first)
    #expect(config.hasPrefix("# hello.yaml\nname: hello\n"))
    let run = try runTool(["validate", "-", "--strict"], input: config)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }
}

import Foundation
import TestSupport
import Testing

/// The names of the sample configs.
private let samples = listFolder(repository + "/Samples").filter { $0.hasSuffix(".yaml") }

@Suite struct SampleTests {
  @Test func `there are samples`() {
    #expect(
      Set(samples).isSuperset(of: [
        "adaptive-waterfall.yaml", "aspect-grid.yaml", "color-cards.yaml",
        "infinite-banners-filmstrip.yaml", "infinite-banners-scroll.yaml",
        "carousel-transforms.yaml",
        "infinite-banners.yaml", "scripts.yaml",
      ]))
  }

  @Test(arguments: samples)
  func `a sample begins with its schema for editors`(name: String) throws {
    let text = try #require(readText("\(repository)/Samples/\(name)"))
    #expect(text.hasPrefix("# yaml-language-server: $schema=maquette.schema.json\n"))
  }

  @Test(arguments: samples)
  func `a sample has no error and no warning`(name: String) throws {
    let run = try runTool(["validate", "\(repository)/Samples/\(name)", "--strict"])
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `the config that a newcomer starts from has no error and no warning`() throws {
    let folder = try TemporaryFolder()
    try #require(try runTool(["init", "a.yaml"], in: folder.path).status == 0)
    let run = try runTool(["validate", "a.yaml", "--strict"], in: folder.path)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `the readme's config has no error and no warning`() throws {
    let readme = try #require(readText(repository + "/README.md"))
    let config = try #require(
      readme.components(separatedBy: "```yaml\n").dropFirst().first?
        .components(separatedBy: "```").first)
    #expect(config.hasPrefix("# hello.yaml\nname: hello\n"))
    let run = try runTool(["validate", "-", "--strict"], input: config)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}

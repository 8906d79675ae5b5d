import DrawingCommands
import PlainText
import TestSupport
import Testing

/// What the small program of `swift package maquette` does by itself: the rest is the tool's.
struct DrawingRootTests {
  init() { OwnPreviews.declare([]) }

  @Test(arguments: [
    ["render"], ["render", "--output", "Pictures", "--format", "svg"],
    ["layout", "--rect", "0,0,9,9"], ["test", "--update", "--filter", "^Card"],
    ["list", "--json"], ["approve", "Card.Dark"],
  ])
  func `drawing and comparing what is declared needs no other program`(arguments: [String]) {
    expect(DrawingRoot.suffices(for: arguments), equals: true)
  }

  @Test(arguments: [["help", "render"], ["test", "--help"], ["render", "--scale", "many"]])
  func `its commands are explained, and refused, without the tool`(arguments: [String]) {
    expect(DrawingRoot.suffices(for: arguments), equals: true)
  }

  @Test(arguments: [
    ["render", "cards.yaml"], ["test", "Samples", "--quiet"], ["layout", "-"], ["review"],
    ["watch"], ["help"], ["help", "review"], ["help", "grid"], ["--version"], ["rendre"], [],
  ])
  func `configs, pages and other topics need the tool`(arguments: [String]) {
    expect(DrawingRoot.suffices(for: arguments), equals: false)
  }

  // A plugin imports no module of its package.
  @Test func `the plugin looks for a tool of this version`() throws {
    let source = try #require(
      readText("\(repository)/Sources/MaquettePlugin/InstalledTool.swift"))
    #expect(source.contains("version = \"\(Release.version)\""))
  }
}

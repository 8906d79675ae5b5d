import CellViews
import Diagnostics
import PreviewConfig
import Testing
import TestSupport

struct PreviewNameTests {
  @Test func `a file holds several previews`() throws {
    let config = try load("previews: [{ name: a, view: spacer }, { name: b, view: spacer }]")
    expect(config.previews.map(\.name), equals: ["a", "b"])
  }

  @Test(
    arguments: [
      (
        "name: ../x\nview: spacer",
        "1:7+4: name: expected up to 100 ASCII letters, digits, '-', '_' and '.', the first not '-' or '.', found '../x'"
      ),
      (
        "name: -x\nview: spacer",
        "1:7+2: name: expected up to 100 ASCII letters, digits, '-', '_' and '.', the first not '-' or '.', found '-x'"
      ),
      (
        "name: .hidden\nview: spacer",
        "1:7+7: name: expected up to 100 ASCII letters, digits, '-', '_' and '.', the first not '-' or '.', found '.hidden'"
      ),
      (
        "previews: [{ name: a, view: spacer }, { name: a, view: spacer }]",
        "1:47+1: duplicate name 'a', first in line 1"
      ),
      (
        "previews: [{ view: spacer }, { name: a, view: spacer }]",
        "1:12+1: missing key 'name' in preview"
      ),
      ("name: a", "1:1+1: missing key 'view' in preview"),
      ("previews: []", "1:11+1: previews: expected at least 1 in the list, found 0"),
      ("vew: spacer\nview: spacer", "1:1+3: unknown key 'vew' in preview (did you mean 'view'?)"),
      (
        "[a]",
        "1:1+1: preview: expected a mapping, found a list "
          + "(write it as '{ name: …, canvas: …, … }')"
      ),
    ])
  func `a mistake in a file's frame is reported`(text: String, mistake: String) {
    expect(mistakes(in: text), equals: [mistake])
  }

  @Test func `a preview without a name has its file's`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("view: spacer\n", to: "color-cards.v2.yaml")
    try #require(ConfigFile.load(path: path).previews.map(\.name) == ["color-cards.v2"])
  }

  @Test func `a preview from standard input is named preview`() throws {
    let folder = try TemporaryFolder()
    let config = try ConfigFile.load(
      bytes: Array("view: spacer".utf8), file: "-", directory: folder.path)
    expect(config.previews.map(\.name), equals: ["preview"])
  }

  @Test func `a file whose name cannot be a preview's is a mistake`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("view: spacer\n", to: "my cards.yaml")
    let error = #expect(throws: Diagnostics.self) { try ConfigFile.load(path: path) }
    expect(
      error?.diagnostics.map(\.line),
      equals: [
        "1:1+1: the file's name 'my cards' cannot name an output (add 'name:')"
      ])
  }

  @Test func `a file that is not there is a mistake without a place`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("none.yaml")
    let error = #expect(throws: Diagnostics.self) { try ConfigFile.load(path: path) }
    expect(error?.diagnostics.map(\.line), equals: ["cannot read '\(path)': file not found"])
  }

  @Test(
    arguments: [
      (["a"], ["a.light", "a.dark"]), (["a.dark"], ["a.dark"]),
      (["b", "a.light"], ["a.light", "b"]),
      (["c"], []),
    ])
  func `only the previews that are asked for are kept`(only: [String], kept: [String]) throws {
    let config = try load(
      """
      previews:
        - { name: a, view: spacer, variants: { appearance: [light, dark] } }
        - { name: b, view: spacer }
      """)
    let selection = PreviewSelection(only)
    expect(config.previews.filter(selection.keeps).map(\.fullName), equals: kept)
  }

  @Test func `a golden is kept with its preview, whose variant it may have been`() {
    let names = ["a", "a.dark", "ab", "b"]
    expect(names.filter(PreviewSelection(["a"]).keeps(caseNamed:)), equals: ["a", "a.dark"])
    expect(names.filter(PreviewSelection(["a.dark"]).keeps(caseNamed:)), equals: ["a.dark"])
    expect(names.filter(PreviewSelection([]).keeps(caseNamed:)), equals: names)
  }
}

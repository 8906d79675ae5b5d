import CellViews
import Diagnostics
import PreviewConfig
import TestSupport
import Testing

/// Files whose components, cells and tokens others use.
struct IncludeTests {
  private let folder: ConfigFolder

  init() throws {
    folder = try ConfigFolder()
  }

  @Test func `a screen uses the components, cells and tokens of other files`() throws {
    try folder.write(
      "include: more.yaml\ncomponents: { a: { view: { text: A, padding: space.2 } } }\n"
        + "cells: { c: { text: C } }", to: "parts/shared.yaml")
    try folder.write("tokens: { space.2: 12 }", to: "parts/more.yaml")
    let included = try folder.view("include: parts/shared.yaml\nview: { vstack: [a, c] }")
    let written = try folder.view("view: { vstack: [{ text: A, padding: 12 }, { text: C }] }")
    expect(included, equals: written)
  }

  @Test func `a screen's own names come before those of other files`() throws {
    try folder.write("components: { a: { view: { text: theirs } } }", to: "shared.yaml")
    let included = try folder.view(
      "include: shared.yaml\ncomponents: { a: { view: { text: own } } }\nview: a")
    let written = try folder.view("view: { text: own }")
    expect(included, equals: written)
  }

  @Test func `a file of several previews shares what is beside them`() throws {
    try folder.write("components: { a: { view: { text: A } } }", to: "shared.yaml")
    let config = try folder.load(
      """
      include: [shared.yaml]
      components: { b: { view: a } }
      previews: [{ name: x, view: a }, { name: y, view: b }]
      """)
    let views = try config.previews.map { try $0.content(ComputedValues()).texts }
    expect(views, equals: [["A"], ["A"]])
  }

  @Test func `mistakes of other files have their places, their lines and their texts`() throws {
    try folder.write("components:\n  a: { view: { txt: A } }", to: "shared.yaml")
    let error = #expect(throws: Diagnostics.self) {
      try folder.load("include: shared.yaml\nview: a")
    }
    expect(error?.diagnostics.map(\.range?.file), equals: ["shared.yaml"])
    expect(
      error?.diagnostics.map(\.line), equals: ["2:16+3: unknown view 'txt' (did you mean 'text'?)"])
    expect(error?.diagnostics.map(\.sourceLine), equals: ["  a: { view: { txt: A } }"])
  }

  @Test(arguments: [
    ("components: { a: { view: { text: A } } }\nextra: 1", "unknown key 'extra'"),
    ("components: { a: { view: { text: A } } }\nfonts: 3", "fonts: expected"),
    ("components: [a]", "components: expected"),
    ("components: {", "not well-formed YAML"),
    ("", "'shared.yaml' is empty"),
  ])
  func `a mistake in another file is not one in each of its uses as well`(
    text: String, message: String
  ) throws {
    try folder.write(text, to: "shared.yaml")
    let error = #expect(throws: Diagnostics.self) {
      try folder.load("include: shared.yaml\nview: { vstack: [a, { a: , padding: 2 }] }")
    }
    let lines = error?.diagnostics.map(\.message) ?? []
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(message) == true, "\(lines)")
  }

  @Test(arguments: [
    "extra: 1\ninclude: shared.yaml\ncolors: { c: red }\nview: { a: , background: c }",
    """
    extra: 1
    include: [shared.yaml]
    colors: { c: red }
    components: { b: { view: a } }
    previews: [{ name: x, view: { b: , background: c } }]
    """,
  ])
  func `an unknown key does not make all names unknown`(text: String) throws {
    try folder.write("components: { a: { view: { text: A } } }", to: "shared.yaml")
    let error = #expect(throws: Diagnostics.self) { try folder.load(text) }
    expect(
      error?.diagnostics.map(\.line).map { $0.prefix(26) }, equals: ["1:1+5: unknown key 'extra'"])
  }

  @Test(arguments: [
    ("colors: [a]\nview: { a: , background: brand }", "colors: expected colours by name"),
    ("styles: 3\nview: { text: a, style: card }", "styles: expected"),
    ("components: 3\nview: { vstack: [b] }", "components: expected"),
    ("colors: 3\npreviews: [{ name: x, view: { text: a, foregroundColor: brand } }]", "colors: "),
  ])
  func `names that cannot be read are one mistake`(text: String, message: String) throws {
    try folder.write("components: { a: { view: { text: A } } }", to: "shared.yaml")
    let error = #expect(throws: Diagnostics.self) {
      try folder.load("include: shared.yaml\n" + text)
    }
    let messages = error?.diagnostics.map(\.message) ?? []
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test func `a key for names without any hides no other mistake`() throws {
    let error = #expect(throws: Diagnostics.self) {
      try folder.load("colors:\nview: { text: a, foo: 1 }")
    }
    expect(error?.diagnostics.map(\.range?.start.line), equals: [1, 2])
  }

  @Test func `a screen's mistakes are reported beside an unknown key of another file`() throws {
    try folder.write("components: { a: { view: { text: A } } }\nextra: 1", to: "shared.yaml")
    let error = #expect(throws: Diagnostics.self) {
      try folder.load("include: shared.yaml\nview: { vstack: [a, { txt: A }] }")
    }
    // The config's own mistakes come first.
    expect(error?.diagnostics.map(\.range?.file), equals: ["test.yaml", "shared.yaml"])
  }

  @Test func `the places of other files are named from where the config is named from`() throws {
    try folder.write("components: { a: { view: { txt: A } } }", to: "parts/shared.yaml")
    let error = #expect(throws: Diagnostics.self) {
      try ConfigFile.load(
        bytes: Array("include: parts/shared.yaml\nview: a".utf8), file: "Screens/test.yaml",
        directory: folder.path)
    }
    expect(error?.diagnostics.map(\.range?.file), equals: ["Screens/parts/shared.yaml"])
  }

  @Test func `a file that cannot be included is a mistake`() throws {
    try folder.write("view: spacer", to: "screen.yaml")
    try folder.write("", to: "empty.yaml")
    try folder.write("include: b.yaml", to: "a.yaml")
    try folder.write("include: a.yaml", to: "b.yaml")
    expect(
      folder.mistakes("include: none.yaml\nview: spacer"),
      equals: ["test.yaml:1:10+9: cannot read 'none.yaml': file not found"])
    expect(
      folder.mistakes("include: empty.yaml\nview: spacer"),
      equals: ["test.yaml:1:10+10: 'empty.yaml' is empty"])
    expect(
      folder.mistakes("include: a.yaml\nview: spacer"),
      equals: [
        "b.yaml:1:10+6: 'a.yaml' includes itself"
      ])
    expect(
      folder.mistakes("include: screen.yaml\nview: spacer"),
      equals: [
        "test.yaml:1:10+11: 'screen.yaml' describes a preview "
          + "(put what both use, as components, into a file of its own)"
      ])
  }

  @Test(arguments: ["theme.yaml", "./theme.yaml", "parts/../theme.yaml"])
  func `a file that several paths lead to is one file`(path: String) throws {
    try folder.write("colors: { brand: red }", to: "theme.yaml")
    try folder.write(
      "include: ../theme.yaml\nstyles: { plain: { foregroundColor: brand } }",
      to: "parts/styles.yaml")
    let included = try folder.view(
      "include: [\(path), parts/styles.yaml]\nview: { text: A, style: plain }")
    let written = try folder.view(
      "colors: { brand: red }\nview: { text: A, foregroundColor: brand }")
    expect(included, equals: written)
    // Settings name it from the config's folder.
    let set = try folder.view(
      "include: parts/styles.yaml\nview: { text: A, style: plain }",
      overrides: "theme.yaml:colors.brand=blue")
    let blue = try folder.view(
      "colors: { brand: blue }\nview: { text: A, foregroundColor: brand }")
    expect(set, equals: blue)
  }

  @Test func `two files with one name are a mistake`() throws {
    try folder.write("components: { a: { view: spacer } }", to: "one.yaml")
    try folder.write("components: { a: { view: divider } }", to: "two.yaml")
    expect(
      folder.mistakes("include: [one.yaml, two.yaml]\nview: a"),
      equals: ["two.yaml:1:15+1: duplicate component 'a', first in one.yaml:1"])
  }

  @Test func `an override sets a value of an included file`() throws {
    try folder.write("include: more.yaml", to: "parts/shared.yaml")
    try folder.write("tokens: { space.2: 12 }", to: "parts/more.yaml")
    let text = "include: parts/shared.yaml\nview: { text: \"${space.2}\" }"
    let set = try folder.view(text, overrides: "parts/more.yaml:tokens.space.2=13")
    let written = try folder.view("view: { text: \"13\" }")
    expect(set, equals: written)
    expect(
      folder.mistakes(text, overrides: "parts/mroe.yaml:tokens.space.2=13"),
      equals: [
        "--set:1:1+15: the config does not include 'parts/mroe.yaml' "
          + "(did you mean 'parts/more.yaml'?)"
      ])
    #expect(
      folder.mistakes(text, overrides: "parts/more.yaml:tokens.space.2=x")
        .contains { $0.hasPrefix("--set:1:32+1: space.2: ") })
  }

  @Test func `the digest of the inputs has the files that are included`() throws {
    try folder.write("components: { a: { view: spacer } }", to: "one.yaml")
    let first = try folder.load("include: one.yaml\nview: a").inputDigest
    try folder.write("components: { a: { view: divider } }", to: "one.yaml")
    let second = try folder.load("include: one.yaml\nview: a").inputDigest
    #expect(first != second)
  }
}

import TestSupport
import Testing

@Suite(.waiting) struct `Drawing annotated pictures` {
  private let cards = """
    name: cards
    canvas: { width: 100 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 20 } }
        items: 1...4
        itemHeight: 40
        cell: { color: red }

    """

  @Test func `an annotated picture is beside the plain one`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--annotate", "frames,spacing", "--format", "png,svg"], input: cards,
      in: folder.path)
    expect(
      run.text.split(separator: "\n"),
      equals: [
        "Output/cards.png", "Output/cards.annotated.png", "Output/cards.svg",
        "Output/cards.annotated.svg",
      ])
    expect(run.status, equals: 0)
  }

  @Test func `a config chooses by itself what is annotated`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", "-"], input: cards + "annotate: [size]\n", in: folder.path)
    expect(run.text, equals: "Output/cards.png\nOutput/cards.annotated.png\n")
  }

  @Test func `the plain picture is the same with and without annotations`() throws {
    let folder = try TemporaryFolder()
    _ = try runTool(["render", "-", "-o", "plain"], input: cards, in: folder.path)
    _ = try runTool(
      ["render", "-", "-o", "both", "--annotate", "size"], input: cards, in: folder.path)
    let plain = try #require(readBytes(folder.file("plain/cards.png")))
    expect(readBytes(folder.file("both/cards.png")), equals: plain)
    #expect(readBytes(folder.file("both/cards.annotated.png")) != plain)
  }

  @Test func `a picture with a path of its own has the annotated one beside it`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "-o", "review.png", "--annotate", "size"], input: cards, in: folder.path)
    expect(run.text, equals: "review.png\nreview.annotated.png\n")
  }

  @Test func `standard output takes the annotated picture that is asked for`() throws {
    let run = try runTool(
      ["render", "-", "-o", "-", "--format", "list", "--annotate", "spacing"], input: cards)
    #expect(run.text.contains("grid: 2 columns, gap 20"))
    expect(run.status, equals: 0)
  }

  @Test func `the drawing holds what it was drawn from, annotations and all`() throws {
    let folder = try TemporaryFolder()
    _ = try runTool(
      ["render", "-", "--annotate", "size"], input: cards, in: folder.path)
    func origin(_ name: String) throws -> String? {
      let run = try runTool(["extract", "Output/" + name], in: folder.path)
      return run.text.split(separator: "\n").map(String.init).first { $0.contains("Drawn from") }
    }
    let plain = try #require(try origin("cards.png"))
    try #require(origin("cards.annotated.png") != plain)
  }

  @Test(arguments: ["sizes", "grid:0", "", "size,size"])
  func `an unknown annotation is a mistake of usage`(annotations: String) throws {
    let run = try runTool(["render", "-", "--annotate", annotations], input: cards)
    expect(run.status, equals: 64)
  }
}

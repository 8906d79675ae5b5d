import TestSupport
import Testing

@Suite(.waiting) struct SymbolsTests {
  @Test func `symbols are listed with their icons by what a word means`() throws {
    let run = try runTool(["symbols", "delete"])
    expect(
      run.text,
      equals: """
        SYMBOL      ICON        RIGHT TO LEFT
        trash       trash
        trash.fill  trash-fill

        """)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test func `JSON has a null for the icon of a symbol that is drawn here`() throws {
    let run = try runTool(["symbols", "chevron.forward", "--format", "json"])
    // Of the two that have it in their names, the one that it is the name of is first.
    #expect(
      run.text.hasPrefix(
        """
        {"symbols":[
        {"name":"chevron.forward","icon":"chevron-right","mirrored":true},
        """))
    let leaf = try runTool(["symbols", "leaf", "--format", "json"])
    expect(
      leaf.text,
      equals: """
        {"symbols":[
        {"name":"leaf","icon":null,"mirrored":false},
        {"name":"leaf.fill","icon":null,"mirrored":false}]}

        """)
  }

  @Test func `a sheet has a column for each symbol, up to eight`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["symbols", "leaf", "--format", "png"], in: folder.path)
    expect(run.errors, equals: "")
    expect(run.text, equals: "symbols.png\n")
    let png = try #require(readBytes(folder.file("symbols.png")))
    // Two columns of 112 points between margins of 16, at @2x: 512 pixels, in the header's four bytes.
    expect(Array(png[16..<20]), equals: [0, 0, 2, 0])
  }

  @Test func `a sheet that cannot be written is one error`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["symbols", "leaf", "--format", "png", "-o", "none/leaf.png"], in: folder.path)
    expect(run.errors, equals: "error: cannot write 'none/leaf.png': no such file or directory\n")
    expect(run.status, equals: 2)
  }

  @Test func `a list goes to a file`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["symbols", "trash", "-o", "list.txt"], in: folder.path)
    expect(run.text, equals: "list.txt\n")
    #expect((readText(folder.file("list.txt")) ?? "").hasPrefix("SYMBOL"))
  }

  @Test(arguments: [["-o", "list.png"], ["-o", "sheet.jpeg", "--format", "png"]])
  func `a name of another format is wrong usage`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["symbols", "trash"] + options, in: folder.path)
    expect(run.status, equals: 64)
    expect(folder.names, equals: [])
  }

  @Test func `a word that no symbol has is an error`() throws {
    let run = try runTool(["symbols", "qwertzu"])
    expect(run.status, equals: 2)
    expect(run.text, equals: "")
    expect(run.errors, equals: "error: no symbol has 'qwertzu' in its name or its meaning\n")
  }
}

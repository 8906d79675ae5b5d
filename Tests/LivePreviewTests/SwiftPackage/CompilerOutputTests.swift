import Diagnostics
import LivePreview
import TestSupport
import Testing

@Suite struct CompilerOutputTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("let ä = missing\n  broken()\n", to: "Sources/App/Cards.swift")
  }

  @Test func `an error is known once, by its place and its words`() {
    var output = CompilerOutput(folder: folder.path)
    // `ä` has two bytes: byte 10 is character 9.
    output.addBuild(
      """
      Building for debugging...
      [1/3] Compiling App Cards.swift
      \(file):1:10: error: cannot find 'missing' in scope
      1 | let ä = missing
        |         `- error: cannot find 'missing' in scope
      \(file):1:5: warning: 'ä' was never used
      \(file):1:5: note: here
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      \(file):1:10: error: cannot find 'missing' in scope
      error: fatalError
      """)
    expect(
      output.diagnostics,
      equals: [
        Diagnostic(
          at: SourceRange(
            file: "Sources/App/Cards.swift", start: SourcePosition(line: 1, column: 9), length: 7),
          "cannot find 'missing' in scope")
      ])
    expect(output.sources, equals: ["Sources/App/Cards.swift": "let ä = missing\n  broken()\n"])
    expect(output.paths, equals: ["Sources/App/Cards.swift": file])
  }

  @Test func `an error without a column marks its line`() {
    var output = CompilerOutput(folder: folder.path)
    output.addBuild("\(file):2: error: undefined reference to 'broken'")
    expect(
      output.diagnostics,
      equals: [
        Diagnostic(
          at: SourceRange(
            file: "Sources/App/Cards.swift", start: SourcePosition(line: 2, column: 3), length: 8),
          "undefined reference to 'broken'")
      ])
  }

  @Test func `a file elsewhere keeps its whole path`() {
    var output = CompilerOutput(folder: "/elsewhere")
    output.addBuild("\(file):2:3: error: no")
    expect(output.diagnostics.map(\.range?.file), equals: [file])
  }

  @Test func `errors without a place are reported, and echoes of others are not`() {
    var output = CompilerOutput(folder: folder.path)
    output.addBuild(
      "error: 'app': the package depends on nothing\nerror: link command failed with exit code 1")
    expect(
      output.diagnostics, equals: [Diagnostic(at: nil, "'app': the package depends on nothing")])
  }

  @Test func `a failure without errors shows the last lines`() {
    var output = CompilerOutput(folder: folder.path)
    output.addBuild("Killed\n\nerror: fatalError\n")
    expect(
      output.diagnostics,
      equals: [
        Diagnostic(at: nil, "the package does not build: Killed | error: fatalError")
      ])
  }

  @Test func `a trap is reported at its place`() throws {
    let output = try failure("hello\nApp/Cards.swift:2: Fatal error: Index out of range\n")
    expect(
      output, equals: Diagnostic(at: line2(length: 8), "'draw' was ended: Index out of range"))
  }

  @Test func `a trap elsewhere is reported at the line of the package that led to it`() throws {
    let output = try failure(
      """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Program crashed: Illegal instruction at 0x00007f284d16df7f ***

        0        0x0001 closure #1 in _assertionFailure(_:_:) + 623 in libswiftCore.so
        1 [ra]   0x0002 closure #1 in map at /elsewhere/Map.swift:1:1
        2 [ra]   0x0003 dependency() in draw at \(folder.path)/.build/checkouts/A.swift:1:1
        3 [ra]   0x0004 cards(at:) + 580 in draw at \(file):2:3
        4 [ra]   0x0005 static Draw.main() + 961 in draw at \(file):1:1
      """)
    expect(output, equals: Diagnostic(at: line2(length: 6), "'draw' was ended: Index out of range"))
  }

  @Test func `a crash is reported by its cause`() throws {
    let output = try failure(
      """
      *** Program crashed: Bad pointer dereference at 0x0000000000000000 ***
        0        0x0001 cards() + 580 in draw at \(file):2:3
      """)
    expect(
      output, equals: Diagnostic(at: line2(length: 6), "'draw' was ended: Bad pointer dereference"))
  }

  @Test(arguments: [
    (
      "Swift/ErrorType.swift:254: Fatal error: Error raised at top level: no file\n",
      "'draw' was ended: Error raised at top level: no file"
    ),
    ("one\ntwo\n", "'draw' was ended: one | two"),
    ("", "'draw' was ended"),
  ])
  func `a failure without a place is reported by what was printed last`(
    _ text: String, _ message: String
  ) throws {
    let output = try failure(text)
    expect(output, equals: Diagnostic(at: nil, message))
  }

  /// The first characters of `broken()`.
  private func line2(length: Int) -> SourceRange {
    SourceRange(
      file: "Sources/App/Cards.swift", start: SourcePosition(line: 2, column: 3), length: length)
  }

  /// What is reported of a program that printed a text before it was ended.
  private func failure(_ text: String) throws -> Diagnostic? {
    let package = try #require(
      PackageDescription(
        Array(
          """
          {"path": "\(folder.path)", "products": [], "targets": [{"name": "App", "c99name": "App",
          "path": "Sources/App", "sources": ["Cards.swift"], "type": "library"}]}
          """.utf8)))
    var output = CompilerOutput(folder: folder.path)
    output.addFailure(text, summary: "'draw' was ended", packages: [package])
    return output.diagnostics.first
  }
}

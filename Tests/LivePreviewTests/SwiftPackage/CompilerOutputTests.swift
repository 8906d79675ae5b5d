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
    #expect(
      output.diagnostics == [
        Diagnostic(
          at: SourceRange(
            file: "Sources/App/Cards.swift", start: SourcePosition(line: 1, column: 9), length: 7),
          "cannot find 'missing' in scope")
      ])
    #expect(output.sources == ["Sources/App/Cards.swift": "let ä = missing\n  broken()\n"])
    #expect(output.paths == ["Sources/App/Cards.swift": file])
  }

  @Test func `an error without a column marks its line`() {
    var output = CompilerOutput(folder: folder.path)
    output.addBuild("\(file):2: error: undefined reference to 'broken'")
    #expect(
      output.diagnostics == [
        Diagnostic(
          at: SourceRange(
            file: "Sources/App/Cards.swift", start: SourcePosition(line: 2, column: 3), length: 8),
          "undefined reference to 'broken'")
      ])
  }

  @Test func `a file elsewhere keeps its whole path`() {
    var output = CompilerOutput(folder: "/elsewhere")
    output.addBuild("\(file):2:3: error: no")
    #expect(output.diagnostics.map(\.range?.file) == [file])
  }

  @Test func `errors without a place are reported, and echoes of others are not`() {
    var output = CompilerOutput(folder: folder.path)
    output.addBuild(
      "error: 'app': the package depends on nothing\nerror: link command failed with exit code 1")
    #expect(output.diagnostics == [Diagnostic(at: nil, "'app': the package depends on nothing")])
  }

  @Test func `a failure without errors shows the last lines`() {
    var output = CompilerOutput(folder: folder.path)
    output.addBuild("Killed\n\nerror: fatalError\n")
    #expect(
      output.diagnostics == [
        Diagnostic(at: nil, "the package does not build: Killed | error: fatalError")
      ])
  }

  @Test func `a trap is reported at its place`() throws {
    let package = try #require(
      PackageDescription(
        Array(
          """
          {"path": "\(folder.path)", "products": [], "targets": [{"name": "App", "c99name": "App",
          "path": "Sources/App", "sources": ["Cards.swift"], "type": "library"}]}
          """.utf8)))
    var output = CompilerOutput(folder: folder.path)
    output.addFailure(
      "hello\nApp/Cards.swift:2: Fatal error: Index out of range\n",
      summary: "'draw' was ended by signal 5", packages: [package])
    output.addFailure(
      "Swift/ErrorType.swift:254: Fatal error: Error raised at top level: no file\n",
      summary: "'draw' was ended by signal 5", packages: [package])
    output.addFailure("one\ntwo\n", summary: "'draw' exited with code 1", packages: [package])
    output.addFailure("", summary: "'draw' exited with code 2", packages: [package])
    #expect(
      output.diagnostics == [
        Diagnostic(
          at: SourceRange(
            file: "Sources/App/Cards.swift", start: SourcePosition(line: 2, column: 3), length: 8),
          "'draw' was ended by signal 5: Index out of range"),
        Diagnostic(at: nil, "'draw' was ended by signal 5: Error raised at top level: no file"),
        Diagnostic(at: nil, "'draw' exited with code 1: one | two"),
        Diagnostic(at: nil, "'draw' exited with code 2"),
      ])
  }
}

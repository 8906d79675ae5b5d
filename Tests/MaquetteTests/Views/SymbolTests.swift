import CellViews
import Diagnostics
import Maquette
import PreviewConfig
import Testing
import TestSupport

@Suite struct SymbolTests {
  @Test func `a symbol is drawn in the foreground colour`() throws {
    let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
      Symbol("person.fill").foregroundColor(.red)
    }
    let lines = String(decoding: try preview.list(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect((lines.last ?? "").hasPrefix("image "))
    #expect((lines.last ?? "").hasSuffix(" #FF3B30"))
  }

  @Test func `an unknown symbol is reported with the name that was meant`() throws {
    let preview = Preview("test") { Symbol("persn", file: "Tests/Screen.swift", line: 3) }
    let error = #expect(throws: SourceProblem.self) { try preview.list() }
    #expect(
      error.map { "\($0)" }
        == "Tests/Screen.swift:3: error: unknown symbol 'persn'; did you mean 'person'?")
  }
}

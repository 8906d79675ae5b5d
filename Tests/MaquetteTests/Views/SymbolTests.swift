import CellViews
import Diagnostics
import Maquette
import PreviewConfig
import Testing
import TestSupport

@Suite struct SymbolTests {
  @Test func `a symbol is drawn in the foreground colour`() throws {
    let preview = Preview("test", canvas: Canvas(width: 100, isTransparent: true)) {
      try Symbol("person.fill").foregroundColor(.red)
    }
    let lines = String(decoding: try preview.list(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect((lines.last ?? "").hasPrefix("image "))
    #expect((lines.last ?? "").hasSuffix(" #FF3B30"))
  }

  @Test func `an unknown symbol is reported with the name that was meant`() throws {
    let error = #expect(throws: Diagnostic.self) { try Symbol("persn") }
    #expect(error.map { "\($0)" } == "error: unknown symbol 'persn'; did you mean 'person'?")
  }
}

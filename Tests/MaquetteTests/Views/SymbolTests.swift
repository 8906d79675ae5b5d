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
    expect(lines.count, equals: 2)
    #expect((lines.last ?? "").hasPrefix("image "))
    #expect((lines.last ?? "").hasSuffix(" #FF3B30"))
  }

  @Test func `an unknown symbol is reported with the name that was meant`() throws {
    let preview = Preview("test") { Symbol("persn", file: "Tests/Screen.swift", line: 3) }
    let error = #expect(throws: SourceProblem.self) { try preview.list() }
    expect(
      error.map { "\($0)" },
      equals: "Tests/Screen.swift:3: error: unknown symbol 'persn'; did you mean 'person'?")
  }

  /// The size and the colour of each picture that a view is drawn with.
  private func images(
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [String] {
    let canvas = PreviewCanvas(width: 100, isTransparent: true)
    let list = try Preview("test", canvas: canvas, content: view).list()
    return String(decoding: list, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("image ") }
      .map { $0.split(separator: " ").suffix(3).joined(separator: " ") }
  }

  @Test func `the parts of a symbol are coloured as SwiftUI's modes name it`() throws {
    let hierarchical = try images {
      Image(systemName: "heart.circle").symbolRenderingMode(.hierarchical)
        .foregroundStyle(Color(red: 1, green: 0, blue: 0)).font(.system(size: 25))
    }
    // The circle behind the heart at half of its opacity: 0.5 × 255 is 127.5.
    #expect(hierarchical == ["25×25 tint #FF000080", "25×25 tint #FF0000"])
    let palette = try images {
      Image(systemName: "heart.circle")
        .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        .font(.system(size: 25))
    }
    #expect(palette == ["25×25 tint #0000FF", "25×25 tint #FF0000"])
  }

  @Test func `a scale makes a symbol larger than its text`() throws {
    let large = try images {
      Image(systemName: "heart").imageScale(.large)
        .foregroundColor(Color(red: 1, green: 0, blue: 0)).font(.system(size: 25))
    }
    // 1.28 × 25.
    #expect(large == ["32×32 tint #FF0000"])
  }

  @Test func `a symbol has the weight of its font`() throws {
    func picture(_ weight: FontWeight) throws -> String {
      let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
        Image(systemName: "heart").fontWeight(weight)
      }
      return String(decoding: try preview.list(), as: UTF8.self)
    }
    let (regular, bold) = (try picture(.regular), try picture(.bold))
    #expect(regular != bold)
  }
}

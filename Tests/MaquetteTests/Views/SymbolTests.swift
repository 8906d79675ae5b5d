import CellViews
import Diagnostics
import LibraryTestSupport
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

  /// The sizes of a symbol's box and of its picture, in words.
  @MainActor private func sizes(
    _ name: String, fontSize: Double, _ scale: Image.Scale = .medium
  ) throws -> (box: String?, picture: String?) {
    let lines = try listed {
      Image(systemName: name).font(.system(size: fontSize)).imageScale(scale)
        .background(Color.black)
    }
    func size(_ line: String?) -> String? {
      line?.split(separator: " ").first { $0.contains("×") }.map(String.init)
    }
    return (
      size(lines.first { $0.hasPrefix("fill rect") }),
      size(lines.first { $0.hasPrefix("image ") })
    )
  }

  @Test(arguments: [
    // 1 + 2 × 0.088 = 1.176, of 22 points; a line is 1.193 × 22.
    ("person.circle.fill", 22, "25.872×26.246"),
    // 0.706 + 2 × (0.088 + 0.235 × 0.294) = 1.02018, of 17 points; 1.193 × 17.
    ("mic.fill", 17, "17.343×20.281"),
    // 0.854 + 2 × (0.088 + 0.235 × 0.146) = 1.09862, of 16 points; 1.193 × 16.
    ("checkmark", 16, "17.578×19.088"), ("chevron.up", 16, "17.578×19.088"),
  ])
  @MainActor func `a symbol is as high as a line of letters, with margins beside it, as on iOS 18`(
    name: String, fontSize: Double, box: String
  ) throws {
    expect(try sizes(name, fontSize: fontSize).box, equals: box)
  }

  @Test @MainActor
  func `a scale changes a symbol's drawing and width, and keeps its height`() throws {
    let medium = try sizes("info.circle", fontSize: 25)
    let large = try sizes("info.circle", fontSize: 25, .large)
    // 1.193 × 25 = 29.825; 1.176 × 25 = 29.4, and 1.28 of it 37.632. The circle is 25 and 32.
    expect(medium.box, equals: "29.4×29.825")
    expect(medium.picture, equals: "25×25")
    expect(large.box, equals: "37.632×29.825")
    expect(large.picture, equals: "32×32")
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

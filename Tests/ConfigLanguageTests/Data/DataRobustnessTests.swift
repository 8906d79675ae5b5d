import Diagnostics
import Testing
import TestSupport

/// Files damaged by chance, with a fixed seed: each is read, or refused with an error in it.
@Suite struct DataRobustnessTests {
  private static let wholes = [
    "a.json": #"[{"a": 1.5e3, "é😀": "x\n\u00e9\uD83D\uDE00"}, [], {}, [true, null, -0.1]]"#,
    "a.csv": "name,n,é\nx,1,\"a, \"\"b\"\"\"\r\ny,-2.5,\n\"z\nz\",true,😀\n",
    "a.yaml": "- &a {n: 1, t: 'x''y'}\n- *a\n- <<: *a\n  é: \"\\u00e9😀\"\n- |\n  block\n",
  ]

  @Test(arguments: wholes.keys.sorted(), 0..<10)
  func `a damaged file is read or refused at a place in it`(name: String, seed: UInt64) throws {
    let whole = Array(try #require(Self.wholes[name]).utf8)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
      do {
        _ = try DataFixture(name, bytes).items()
      } catch let error as Diagnostic {
        // A whole file without a list is an error at its name in the config.
        let range = try #require(error.range)
        // For libyaml, the end of a file without a line break is on one more line.
        let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 2
        #expect(range.file == name || range == DataFixture.place)
        #expect(range == DataFixture.place || range.start.line <= lineCount)
      }
    }
  }

  /// Removes, replaces, adds or repeats a few bytes.
  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<max(bytes.count, 1), using: &random)
    guard index < bytes.count else { return }
    let marks = Array("{}[]\",:'\\*&<|>-#%@!?\n\r\t 0é".utf8) + [0, 0x80, 0xFF]
    let mark = marks.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = mark
    case 2: bytes.insert(mark, at: index)
    default:
      let end = Int.random(in: index..<bytes.count, using: &random)
      bytes.insert(contentsOf: bytes[index...end], at: index)
    }
  }
}

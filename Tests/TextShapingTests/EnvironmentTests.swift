import DisplayList
import Glibc
import TestSupport
import Testing
import TextShaping

/// What the machine, the user and the locale say about fonts plays no part.
@Suite struct EnvironmentTests {
  /// Texts whose shaping a locale or font settings could change.
  static func shapes() throws -> String {
    let shaper = try TextShaper(catalog: FontCatalog())
    var dump = ""
    for string in ["Inbox 12", "жзи бгд", "骨 直 角", "ابب", "😀 ❤", "हिन्दी"] {
      let text = try shaper.shape(TextRequest(string: string, font: FontRequest(size: 17)))
      for run in text.lines.flatMap(\.runs).map(\.run) {
        dump += "\(run.font.file) \(run.font.index) \(run.glyphs.map(\.id)) \(run.advance)\n"
      }
    }
    return dump
  }

  @Test func `hostile settings change nothing`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      for name in ["LANG", "LC_ALL", "LC_CTYPE", "LANGUAGE", "PANGO_LANGUAGE", "FC_LANG"] {
        setenv(name, "ja_JP.UTF-8", 1)
      }
      for name in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] {
        setenv(name, "/missing", 1)
      }
      for name in ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"] {
        setenv(name, "/missing", 1)
      }
      setlocale(LC_ALL, "")
      print("SHAPES\n" + (try EnvironmentTests.shapes()) + "END")
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    try #require(output.contains("SHAPES\n" + EnvironmentTests.shapes() + "END"))
  }

  @Test func `two shapers on two threads shape alike`() async throws {
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 { group.addTask { try EnvironmentTests.shapes() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(Set(texts).count, equals: 1)
    expect(texts.count, equals: 4)
  }
}

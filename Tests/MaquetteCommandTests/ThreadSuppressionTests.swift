import TestSupport
import Testing

/// The types and functions that the thread sanitizer passes over, by their mangled names.
@Suite struct ThreadSuppressionTests {
  /// A name after the module's in `race:PreviewConfig10FileLoader`; of one that the mangling
  /// abbreviates, as in `FileAccess09TemporaryA0C`, its first word.
  private struct Suppression {
    let module: String
    let word: String

    init?(_ line: Substring) {
      guard line.hasPrefix("race:") else { return nil }
      let mangled = line.dropFirst("race:".count)
      guard let digits = mangled.firstRange(of: /\d+/), let length = Int(mangled[digits]) else {
        return nil
      }
      module = String(mangled[..<digits.lowerBound])
      let name = mangled[digits.upperBound...].prefix(length)
      let isAbbreviated = mangled[digits].hasPrefix("0")
      word = String(isAbbreviated ? name.prefix { $0.isLowercase || $0 == name.first } : name)
    }
  }

  @Test func `each suppressed name is still one of its module's`() throws {
    let file = try #require(readText(repository + "/.ci/thread-suppressions.txt"))
    let lines = file.split(separator: "\n").filter { $0.hasPrefix("race:") }
    try #require(!lines.isEmpty)
    for line in lines {
      let suppression = try #require(Suppression(line), "\(line)")
      let declaration = try Regex(
        "(class|struct|enum|actor|func) \(suppression.word)")
      let sources = ["Sources", "Tests"].flatMap {
        swiftFiles(inFolder: "\(repository)/\($0)/\(suppression.module)")
      }
      let homes = sources.filter { readText($0)?.contains(declaration) == true }
      #expect(homes != [], "\(line)")
    }
  }

  private func swiftFiles(inFolder folder: String) -> [String] {
    listFolder(folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".swift") { return [path] }
      return name.contains(".") ? [] : swiftFiles(inFolder: path)
    }
  }
}

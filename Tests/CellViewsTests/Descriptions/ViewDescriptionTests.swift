import TestSupport
import Testing

/// Views and modifiers describe all that they were given: what the description forgets could change a layout
/// without a sentence about it.
///
/// That each has a description is a requirement, which the compiler checks. The tests read the sources, as a value
/// cannot be asked which of its properties a description used.
@Suite struct ViewDescriptionTests {
  /// A type with a description.
  struct Described: CustomTestStringConvertible {
    /// The file in Sources.
    var file: String
    /// The type's name.
    var type: String
    /// The stored properties of the type.
    var properties: [String]
    /// The lines of the description.
    var text: String

    var testDescription: String { "\(type) in \(file)" }
  }

  private static let all = ["CellViews", "Maquette"].flatMap { module in
    swiftFiles(in: "\(repository)/Sources/\(module)").flatMap { described(in: $0) }
  }

  @Test(arguments: all)
  func `a description has each stored property, or names it in a comment`(_ described: Described) {
    let words = Set(described.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    expect(described.properties.filter { !words.contains(Substring($0)) }, equals: [])
  }

  @Test func `the sources of all views and modifiers are found`() {
    let types = Set(Self.all.map(\.type))
    #expect(types.isSuperset(of: ["StepperNode", "FlexibleFrame", "SafeAreaInset", "CanvasPiece"]))
    #expect(Self.all.count > 60)
    expect(Self.all.first { $0.type == "Border" }?.properties, equals: ["color", "width"])
    expect(
      Self.all.first { $0.type == "StepperNode" }?.properties, equals: ["label", "value", "bounds"])
  }

  /// The types of a file that have a description.
  private static func described(in file: String) -> [Described] {
    // Regular expressions are slow in a debug build: most files and lines are refused without one.
    guard let source = readText(file),
      source.utf8.contains("var description: ".utf8) || source.utf8.contains(", Settable {".utf8)
    else { return [] }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let path = String(file.dropFirst(repository.count + 1))
    let own: [Described] = lines.indices.compactMap { index in
      let line = lines[index]
      guard line.utf8.contains("Description {".utf8),
        line.contains(#/ var description: (View|Modifier)Description/#)
      else { return nil }
      let indentation = String(repeating: " ", count: line.prefix { $0 == " " }.count)
      let holder = lines[..<index].last {
        $0.prefix { $0 == " " }.count == indentation.count - 2 && $0.hasSuffix("{")
      }
      let declaration = #/(?:struct|class|enum|extension) (?:\w+\.)?(\w+)/#
      guard let type = holder?.firstMatch(of: declaration)?.1 else { return nil }
      let text =
        line.hasSuffix("}")
        ? String(line)
        : lines[index...].prefix { $0 != indentation + "}" }.joined(separator: "\n")
      return Described(
        file: path, type: String(type), properties: storedProperties(of: type, in: lines),
        text: text + (text.contains("fieldSettings") ? fields(of: type, in: lines) : ""))
    }
    // A modifier of settable values is described by these.
    let types = lines.compactMap {
      $0.firstMatch(of: #/struct (\w+): (?:Primitive|LengthKeeping)Modifier, Settable \{/#)?.1
    }
    return own
      + types.filter { type in !own.contains { $0.type == type } }.map { type in
        Described(
          file: path, type: String(type), properties: storedProperties(of: type, in: lines),
          text: fields(of: type, in: lines))
      }
  }

  /// The declaration of the values of a type that can be set, which describes them as well.
  private static func fields(of type: Substring, in lines: [Substring]) -> String {
    let start = lines.firstIndex { line in
      guard line.utf8.contains("let fields: [SettingField<".utf8) else { return false }
      // A type in another one has the name of both.
      return line.contains("<\(type)>]") || line.contains(".\(type)>]")
    }
    guard let start else { return "" }
    let end = lines[start...].firstIndex { $0.hasSuffix("]") && !$0.hasSuffix("[") } ?? start
    return lines[start...end].joined(separator: "\n")
  }

  /// The stored properties of a structure's own, in their order; none where the file declares no such structure.
  private static func storedProperties(of type: Substring, in lines: [Substring]) -> [String] {
    guard
      let start = lines.firstIndex(where: {
        $0.contains("struct \(type)") && $0.hasSuffix("{")
          && $0.firstMatch(of: #/struct (\w+)/#)?.1 == type
      })
    else { return [] }
    let indentation = String(repeating: " ", count: lines[start].prefix { $0 == " " }.count)
    return lines[(start + 1)...].prefix { $0 != indentation + "}" }.compactMap { line in
      guard line.utf8.contains("let ".utf8) || line.utf8.contains("var ".utf8) else { return nil }
      let property = line.prefixMatch(
        of: #/(\ +)(?:(?:package|public|private|fileprivate)(?:\(set\))? )*(?:let|var) (\w+)/#)
      guard let property, property.1.count == indentation.count + 2 else { return nil }
      // What is computed has its getter before any value.
      let value = line.firstIndex(of: "=") ?? line.endIndex
      return line[..<value].contains("{") ? nil : String(property.2)
    }
  }
}

/// The files of Swift in a folder, at any depth.
private func swiftFiles(in folder: String) -> [String] {
  listFolder(folder).flatMap { name in
    name.hasSuffix(".swift") ? ["\(folder)/\(name)"] : swiftFiles(in: "\(folder)/\(name)")
  }
}

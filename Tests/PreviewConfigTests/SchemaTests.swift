import ConfigLanguage
import Diagnostics
import Foundation
import PlainText
import PreviewConfig
import Testing
import TestSupport

/// The JSON Schema, as an independent validator sees it.
struct SchemaTests {
  @Test func `the schema is a sound draft 7 schema`() throws {
    try #require(Validator().errors(in: []) == [])
  }

  @Test func `the schema accepts each sample`() throws {
    let texts = try sampleConfigs.map { try #require(readText("\(repository)/\($0)")) }
    let errors = try Validator().errors(in: texts)
    try #require(errors.count == sampleConfigs.count)
    expect(zip(sampleConfigs, errors).filter { !$1.isEmpty }.map { "\($0): \($1)" }, equals: [])
  }

  @Test func `the schema accepts what the decoder accepts`() throws {
    let texts = [
      "view: spacer",
      "view: { text: 12, bold: , padding: }",
      "view: { text: '${1 + 1}', padding: '${4}' }",
      "canvas: { device: iphone-se, height: fit }\nview: { color: '#FF2D55' }",
      "previews: [{ name: a, view: divider }, { name: b, view: { circle: , fill: red } }]",
      "view: { collection: { layout: aspectGrid, items: 1...3, cell: { color: red } } }",
      "view: { collection: { layout: { grid: { columns: [{ fixed: 80 }, { flexible: }] } },"
        + " items: [a], itemSpan: all, cell: { text: '${item}' } } }",
      "view: { text: a, modifiers: [bold, { padding: [1, 2] }, { background: red }] }",
      "view: { vstack: [{ forEach: 1...3, view: { text: '${item}' }, padding: 4 }] }",
      "components: { a: { parameters: { t: text, n: { type: number, default: 3 } },"
        + " view: [{ text: '${t}${n}' }] } }\nview: { vstack: [{ a: { t: x }, padding: 4 }] }",
      "view: { if: true, then: [spacer], else: { switch: 1, cases: { 1: spacer } } }",
    ]
    expect(texts.flatMap { mistakes(in: $0) }, equals: [])
    try #require(Validator().errors(in: texts) == texts.map { _ in "" })
  }

  @Test func `the schema refuses what the decoder refuses`() throws {
    let texts = [
      "canvas: {}",
      "view: { text: a, paddin: 4 }",
      "view: { text: a, circle: }",
      "view: { collection: { layout: { grid: { colums: 2 } }, items: [], cell: spacer } }",
      "view: { collection: { layout: { grid: { columns: 0 } }, items: [], cell: spacer } }",
      "canvas: { width: 20000 }\nview: spacer",
      "view: { color: '#12' }",
      "view: { text: a, opacity: 2 }",
      "view: { forEach: 1...3 }",
      "components: { a: { parameters: { t: txt }, view: spacer } }\nview: { a: x }",
    ]
    expect(texts.filter { mistakes(in: $0).isEmpty }, equals: [])
    try #require(Validator().errors(in: texts).filter(\.isEmpty) == [])
  }
}

/// Debian's python3-jsonschema.
private struct Validator {
  /// A validator's message for each text; empty for one that is valid.
  func errors(in texts: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(ConfigFile.jsonSchema(), to: "schema.json")
    for (index, text) in texts.enumerated() {
      let source = try SourceText(Array(text.utf8), file: "test.yaml")
      let node = try #require(try YAMLReader.read(source))
      try folder.write(try JSONValue(node).text(), to: "\(index).json")
    }
    try folder.write(Self.script, to: "validate.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [folder.file("validate.py"), folder.path, "\(texts.count)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitForEnd()
    let text = String(decoding: data, as: UTF8.self)
    try #require(process.terminationStatus == 0, "python3-jsonschema failed: \(text)")
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static let script = """
    import json, sys, jsonschema
    folder, count = sys.argv[1], int(sys.argv[2])
    schema = json.load(open(folder + "/schema.json"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for index in range(count):
        config = json.load(open(f"{folder}/{index}.json"))
        errors = sorted(validator.iter_errors(config), key=str)
        print(errors[0].message[:200].replace("\\n", " ") if errors else "")
    """
}

extension JSONValue {
  /// A config as the JSON that it would be.
  fileprivate init(_ node: ConfigNode) throws {
    switch node.content {
    case .list(let nodes):
      self = .array(try nodes.map { try JSONValue($0) })
    case .mapping(let entries):
      self = .object(
        try entries.map { Member(name: $0.key, value: try JSONValue($0.value)) })
    case .scalar(let scalar) where scalar.isQuoted:
      self = .string(scalar.text)
    case .scalar(let scalar):
      switch try ScalarReader.value(ofPlain: scalar.text) {
      case .null: self = .null
      case .bool(let value): self = .bool(value)
      case .number(let value): self = .number(value)
      default: self = .string(scalar.text)
      }
    }
  }
}

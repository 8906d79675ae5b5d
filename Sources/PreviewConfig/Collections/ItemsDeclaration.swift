import Diagnostics
import PlainText

extension ValueType<Items> {
  /// A list, a range as in `1...10`, a data file, or an expression for one of the first two.
  static let items = ValueType(
    schema: {
      let file = file.schema()
      return Schema(
        "list, range as in `1...10`, or [data file](#\(anchor("dataFile")))",
        .members([
          "anyOf": .array([
            .members(["type": "array", "maxItems": .number(Double(Items.limit))]),
            .members(["type": "string", "pattern": "^ *-?[0-9]+ *(\\.\\.\\.|\\.\\.<) *-?[0-9]+ *$"]
            ),
            Schema.template, file.json,
          ])
        ]), references: file.references)
    },
    compile: { node, place, compiler in
      switch node.content {
      case .mapping: return file.compile(node, place, compiler)
      case .list:
        return ValueType<DataValue>.data.compile(node, label: place.label, with: compiler)
          .flatMap {
            checked($0, at: node.range, label: place.label, with: compiler) {
              value throws(Mismatch) in try Items(value)
            }
          }
      case .scalar(let scalar):
        guard !scalar.isMissing else {
          compiler.report(
            Mismatch("expected items, found nothing"), at: node.range, label: place.label)
          return nil
        }
        guard let data = compiler.data(of: scalar, at: node.range, label: place.label) else {
          return nil
        }
        return checked(data, at: node.range, label: place.label, with: compiler) {
          value throws(Mismatch) in try Items(value ?? .list([]))
        }
      }
    })

  private static let file = ValueType(schema: fileRecord.schema) { node, place, compiler in
    let request = compiler.withNames(.none) {
      fileRecord.constant().compile(node, label: place.label, with: compiler)?.constant
    }
    guard let request else { return nil }
    do throws(Diagnostic) {
      return .constant(
        try DataFile.items(
          request.file, at: request.keyPath, take: request.take, through: compiler.loaders.files,
          from: node["file"]?.range))
    } catch {
      compiler.report(error)
      return nil
    }
  }

  private static let fileRecord = ValueType<DataFileRequest>.record(
    "dataFile", "Items from a JSON, YAML or CSV file.",
    Field(
      Field("file", .text, "The file's path, relative to the config."),
      Field(
        optional: "at", .text, "The list's path in the file, as in `response.users`."),
      Field(
        optional: "take", .whole(0...Items.limit), "How many items to keep; defaults to all.")
    ) { DataFileRequest(file: $0, keyPath: $1, take: $2) })
}

/// What a config asks of a data file.
private struct DataFileRequest: Sendable {
  var file: String
  var keyPath: String?
  var take: Int?
}

extension Items {
  /// The items that a value represents: a list's, or a range's.
  fileprivate init(_ value: DataValue) throws(Mismatch) {
    switch value {
    case .list(let list):
      guard list.count <= Items.limit else {
        throw Mismatch("expected at most \(Items.limit) items, found \(list.count)")
      }
      self.init(list)
    case .string(let text):
      let range: ItemRange?
      do throws(ItemRange.Mistake) {
        range = try ItemRange(text)
      } catch {
        throw Mismatch(error.message)
      }
      guard let range else { throw Self.noItems(value) }
      self.init(range)
    default:
      throw Self.noItems(value)
    }
  }

  private static func noItems(_ value: DataValue) -> Mismatch {
    Mismatch(
      expected: "items", found: value,
      suggestion: "write a list, a range as in '1...10', or '{ file: … }'")
  }
}

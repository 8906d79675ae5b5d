/// Turns the nodes of a YAML file into data.
enum YAMLData {
  /// Reads a file's one document.
  ///
  /// - Throws: `Diagnostic` at the first place that is not YAML, or whose number cannot be held.
  static func read(
    _ source: SourceText, itemsAt path: DataPath
  ) throws(Diagnostic) -> DataDocument {
    let root: ConfigNode?
    do throws(Diagnostics) {
      root = try YAMLReader.read(source)
    } catch {
      throw error.diagnostics.first.map { quoting($0, source) }
        ?? source.mistake(at: 0..<0, "not well-formed YAML")
    }
    guard let root else { throw source.mistake(at: 0..<0, "the file is empty") }
    do throws(Diagnostic) {
      return DataDocument(value: try value(of: root), itemLines: itemLines(root, path))
    } catch {
      throw quoting(error, source)
    }
  }

  private static func quoting(_ diagnostic: Diagnostic, _ source: SourceText) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.sourceLine = diagnostic.range.flatMap { source.line($0.start.line) }
    return diagnostic
  }

  private static func value(of node: ConfigNode) throws(Diagnostic) -> DataValue {
    switch node.content {
    case .scalar(let scalar):
      guard !scalar.isQuoted else { return .string(scalar.text) }
      do throws(ScalarReader.UnusableNumber) {
        return try ScalarReader.value(ofPlain: scalar.text)
      } catch {
        throw Diagnostic(at: node.range, error.message, suggestion: error.suggestion)
      }
    case .list(let nodes):
      return .list(try nodes.map { node throws(Diagnostic) in try value(of: node) })
    case .mapping(let entries):
      var fields = Dictionary<String, DataValue>(minimumCapacity: entries.count)
      for entry in entries { fields[entry.key] = try value(of: entry.value) }
      return .object(fields)
    }
  }

  private static func itemLines(_ root: ConfigNode, _ path: DataPath) -> [Int32] {
    var node: ConfigNode? = root
    for key in path.keys {
      switch node?.content {
      case .mapping: node = node?[key]
      case .list(let nodes):
        node = Int(key).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
      case .scalar, nil: node = nil
      }
    }
    return node?.list?.map { Int32($0.range.start.line) } ?? []
  }
}

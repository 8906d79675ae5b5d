import Diagnostics

/// Converts the nodes of a YAML file to data.
enum YAMLData {
  /// Parses a file's one document.
  ///
  /// - Throws: `Diagnostic` at the first place that is not YAML, or has an unusable number.
  static func read(
    _ source: SourceText, itemsAt path: DataPath
  ) throws(Diagnostic) -> DataDocument {
    var items = PackedItems()
    let list = ListedItems(path: path.keys) { node throws(Diagnostic) in
      items.append(try value(of: node), line: Int32(node.range.start.line))
    }
    let root: ConfigNode?
    do throws(Diagnostics) {
      let read = try YAMLReader.read(source, items: list)
      if read.isFound { return DataDocument(items: .packed(items), value: .list([])) }
      root = read.root
    } catch {
      throw error.diagnostics.first.map { quoting($0, source) }
        ?? source.mistake(at: 0..<0, "not well-formed YAML")
    }
    guard let root else { throw source.mistake(at: 0..<0, "the file is empty") }
    do throws(Diagnostic) {
      return try document(of: root, itemsAt: path)
    } catch {
      throw quoting(error, source)
    }
  }

  /// Returns the document of a tree whose items are at the end of a path through aliases or
  /// anchors, or do not exist.
  private static func document(
    of root: ConfigNode, itemsAt path: DataPath
  ) throws(Diagnostic) -> DataDocument {
    guard let nodes = node(in: root, at: path)?.list else {
      return DataDocument(items: nil, value: try value(of: root))
    }
    var items = PackedItems()
    for node in nodes {
      items.append(try value(of: node), line: Int32(node.range.start.line))
    }
    return DataDocument(items: .packed(items), value: .list([]))
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

  private static func node(in root: ConfigNode, at path: DataPath) -> ConfigNode? {
    var node: ConfigNode? = root
    for key in path.keys {
      switch node?.content {
      case .mapping: node = node?[key]
      case .list(let nodes):
        node = Int(key).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
      case .scalar, nil: node = nil
      }
    }
    return node
  }
}

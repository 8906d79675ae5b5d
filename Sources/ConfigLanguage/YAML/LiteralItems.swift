import Diagnostics
import PlainText
import Synchronization

/// The elements of a long list under `items:` that contains only JSON values.
///
/// A tree of nodes takes thirty times the memory of its text, since every scalar has a place.
/// Values without expressions are always valid, so only edits need their places: these items are
/// read like those of a data file, and become nodes only on request. A config of 10 MB takes a
/// sixth of the time and a fifth of the memory.
final class LiteralItems: Sendable {
  /// The items as values.
  let values: ItemRecords
  /// The place of the list.
  private let place: SourceRange
  /// The nodes of all such lists of the text.
  private let all: LiteralNodes

  init(_ values: WrittenItems, at place: SourceRange, among all: LiteralNodes) {
    self.values = .written(values)
    self.place = place
    self.all = all
  }

  /// The items as nodes with their places.
  ///
  /// - Complexity: O(*n*) in the length of the whole text, once for all of its lists.
  var nodes: [ConfigNode] {
    // YAML accepts everything that `LiteralLists` finds, unless the file then exceeds a limit on
    // nodes.
    all.nodes(at: place.start)
      ?? (0..<values.count).map { ConfigNode(values[$0], at: place) }
  }
}

/// The long lists of literal items of one text as nodes, parsed on the first request.
final class LiteralNodes: Sendable {
  private let source: SourceText
  private let lists: Mutex<[SourcePosition: [ConfigNode]]?> = Mutex(nil)

  init(_ source: SourceText) {
    self.source = source
  }

  /// Returns the elements of the list under `items:` that begins at a place; nil if it cannot be
  /// parsed.
  func nodes(at start: SourcePosition) -> [ConfigNode]? {
    lists.withLock { lists in
      if let lists { return lists[start] }
      var found: [SourcePosition: [ConfigNode]] = [:]
      // Without a root, no list is found, and each creates nodes from its values.
      (try? YAMLReader.read(source))?.findItems(&found)
      lists = found
      return found[start]
    }
  }
}

extension ConfigNode {
  /// Adds all lists under `items:` in the node by their starts.
  fileprivate func findItems(_ lists: inout [SourcePosition: [ConfigNode]]) {
    switch content {
    case .scalar: break
    case .list(let nodes): for node in nodes { node.findItems(&lists) }
    case .mapping(let entries):
      for entry in entries {
        // The search for lists has the same condition, so that also `subitems:` matches.
        if entry.key.hasSuffix("items"), let list = entry.value.list {
          lists[entry.value.range.start] = list
        }
        entry.value.findItems(&lists)
      }
    }
  }

  /// Creates the node of a value at a place.
  fileprivate init(_ value: DataValue, at place: SourceRange) {
    let content: Content =
      switch value {
      case .null: Self.scalar("null", at: place)
      case .bool(let value): Self.scalar(String(value), at: place)
      case .number(let number): Self.scalar(JSONText.number(number), at: place)
      case .string(let text): Self.scalar(text, isQuoted: true, at: place)
      case .list(let values): .list(values.map { ConfigNode($0, at: place) })
      case .object(let fields):
        .mapping(
          fields.sorted { $0.key < $1.key }.map {
            ConfigEntry($0.key, at: place, ConfigNode($0.value, at: place))
          })
      }
    self.init(content, at: place)
  }

  private static func scalar(
    _ text: String, isQuoted: Bool = false, at place: SourceRange
  ) -> Content {
    .scalar(ConfigScalar(text, isQuoted: isQuoted) { _ in place })
  }
}

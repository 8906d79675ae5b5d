import CellViews
import CollectionLayouts
import PlainText

/// The elements of collections in which something was noticed, in words: `cells 0.0–0.4, 1.2`.
struct ElementWords {
  /// How many stretches of elements are named; the others are counted.
  private static let partLimit = 5

  /// The elements in words; nil if one of the paths is outside of collections.
  let text: String?
  /// How many elements there are.
  let count: Int

  /// The elements at the ends of paths, each from the outermost collection to the innermost.
  init(_ paths: [[Notice.Element]]) {
    var seen: Set<[Notice.Element]> = []
    let distinct = paths.filter { seen.insert($0).inserted }
    count = distinct.count
    guard distinct.allSatisfy({ !$0.isEmpty }), !distinct.isEmpty else {
      text = nil
      return
    }
    text = Self.words(for: distinct)
  }

  /// Elements of one collection together, and those in elements that have the same together.
  private static func words(for paths: [[Notice.Element]]) -> String {
    var inner: [(outer: [Notice.Element], elements: [Notice.Element])] = []
    var positions: [[Notice.Element]: Int] = [:]
    for path in paths {
      guard let element = path.last else { continue }
      let outer = Array(path.dropLast())
      if let position = positions[outer] {
        inner[position].elements.append(element)
      } else {
        positions[outer] = inner.count
        inner.append((outer, [element]))
      }
    }
    var parts: [(words: String, outer: [[Notice.Element]])] = []
    var known: [String: Int] = [:]
    for (outer, elements) in inner {
      let words = words(for: elements)
      if let position = known[words] {
        parts[position].outer.append(outer)
      } else {
        known[words] = parts.count
        parts.append((words, [outer]))
      }
    }
    return counted(
      parts.map { words, outer in
        let named = outer.filter { !$0.isEmpty }
        return named.isEmpty ? words : "\(words) in \(Self.words(for: named))"
      })
  }

  /// The elements of one collection, kind by kind.
  private static func words(for elements: [Notice.Element]) -> String {
    ElementKind.allCases.compactMap { kind -> String? in
      let indices = elements.filter { $0.kind == kind }.map(\.index).sorted()
      guard !indices.isEmpty else { return nil }
      let noun = indices.count == 1 ? kind.rawValue : "\(kind.rawValue)s"
      switch kind {
      case .cell, .badge: return "\(noun) \(ranges(of: indices))"
      case .background, .header, .footer:
        let sections = indices.map { ItemIndex(section: 0, item: $0.section) }
        return "\(noun) of section\(indices.count == 1 ? "" : "s") "
          + ranges(of: sections) { "\($0.item)" }
      }
    }
    .joined(separator: " and ")
  }

  /// Indices in order, with those that follow each other in a section as one stretch.
  private static func ranges(
    of indices: [ItemIndex],
    name: (ItemIndex) -> String = { "\($0.section).\($0.item)" }
  ) -> String {
    var stretches: [(first: ItemIndex, last: ItemIndex)] = []
    for index in indices {
      if let last = stretches.last?.last, last.section == index.section,
        last.item == index.item - 1
      {
        stretches[stretches.count - 1].last = index
      } else {
        stretches.append((index, index))
      }
    }
    return counted(
      stretches.map { $0.first == $0.last ? name($0.first) : "\(name($0.first))–\(name($0.last))" })
  }

  /// The first parts of a list, and how many more there are.
  private static func counted(_ parts: [String]) -> String {
    let rest = parts.count - partLimit
    let shown = parts.prefix(partLimit).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}

import CollectionLayouts
import ImageDecoding
import LayoutGeometry
import PlainText
import TextShaping

/// The words for a group of notices of measuring, placing or shaping.
struct NoticeWords: Hashable {
  /// The message, in lower case, without a full stop.
  let message: String
  /// The suggested remedy.
  let suggestion: String?

  /// Creates the words for a group of `NoticeGroups`.
  ///
  /// - Parameter previews: The previews with the notices, as in `'cards.dark'`.
  init(_ group: [Notice], of previews: String) {
    let elements = ElementWords(group.map(\.elements))
    let place = (elements.text.map { " in \($0)" } ?? "") + " of \(previews)"
    suggestion = group.first.flatMap { Self.suggestion(for: $0.finding) }
    message =
      switch group.first?.finding {
      case .text(let notice, let text):
        "\(Self.words(for: notice)) in the text \(Self.quoted(text)) of \(previews)"
      case .cutText: Self.words(forCutTexts: group, place: place)
      case .overflow(.element, missing: _):
        "\(elements.text ?? "an element") of \(previews) "
          + Self.words(forTooSmall: elements.count, group)
      case .overflow(.frame, missing: _):
        "\(group.count == 1 ? "a frame" : "frames")\(place) "
          + Self.words(forTooSmall: group.count, group)
      case .overflow(.canvas, missing: _):
        "the canvas of \(previews) " + Self.words(forTooSmall: 1, group)
      case .layout(let notice, let section):
        Self.words(for: notice, section: section, place: place)
      case .scrolledPastContent(let axis, let offset, last: _):
        "the collection\(place) shows nothing: it is scrolled to \(Self.letter(of: axis)) = "
          + "\(NumberText.shortest(offset)), beyond its content"
      case .absentItem(let index, let key, let count):
        "the collection\(place) has no item \(index.section).\(index.item), which '\(key)' names: "
          + (count.map { "section \(index.section) has \(counted($0, "item"))" }
            ?? "there is no section \(index.section)")
      case .computedValuesDoNotSettle:
        "the computed values of \(previews) change with every pass"
      case .undrawn(let word, let file, let line):
        "'\(word)' is not drawn (\(file)\(line.map { ":\($0)" } ?? ""))"
      case .missingPicture(let reason, let file, let line):
        "\(reason) (\(file):\(line))"
      case .fastFrames(let milliseconds):
        "the frames of \(previews) last \(NumberText.shortest((milliseconds * 10).rounded() / 10)) ms, "
          + "and browsers show such short ones for 100 ms each"
      case .picture(let notice, let name):
        "\(excerpt(of: name))\(notice.line.map { ":\($0)" } ?? ""): \(notice.words)"
      case .notScrolled(let mistake, let file, let line):
        Self.words(for: mistake) + (file.map { " (\($0)\(line.map { ":\($0)" } ?? ""))" } ?? "")
      case .blank: "\(previews) shows nothing but its background"
      case .brokenConstraint(let constraints, let file, let line):
        "unable to simultaneously satisfy constraints "
          + constraints.map { "'\($0)'" }.joined(separator: ", ")
          + "; the last is broken (\(file):\(line))"
      case .notInListRow(let name):
        "'\(name)' has no effect\(elements.text == nil ? " in \(previews)" : place): "
          + "its view is not a row of a list with an appearance"
      case nil: ""
      }
  }

  private static func suggestion(for finding: Notice.Finding) -> String? {
    switch finding {
    case .cutText(.lines, in: _), .cutText(.characters, in: _):
      "give it more room, or write 'truncationMode: tail' if the cut is meant"
    case .scrolledPastContent(let axis, offset: _, let last):
      "scroll it to \(letter(of: axis)) = \(NumberText.shortest(last)) at most"
    case .layout(.own(let problem), section: _): problem.suggestion
    case .fastFrames: "let each frame last 11 ms or more, with fewer of them"
    case .computedValuesDoNotSettle: "let no view's size depend on its own computed values"
    case .notScrolled(.noView(let id), file: _, line: _):
      "give a view the id \(id), or scroll to one that a view has"
    case .notScrolled(.noTargets, file: _, line: _):
      "write '.scrollTargetLayout()' after the stack or grid whose views they are"
    case .blank: "write 'isEmpty: true' beside its name if that is meant"
    case .notInListRow:
      "write it after the view of a cell, and 'appearance' in its list, as 'insetGrouped'"
    case .text(.missingFamily(_, let package?), in: _),
      .text(.missingHyphenation(_, let package), in: _):
      "install the package \(package)"
    case .text(.missingFamily(_, nil), in: _):
      "add the folder of its files to the preview's 'fonts'"
    case .text(.brokenWord, in: _): "give it more room, or let it shrink on one line"
    case .brokenConstraint: "give one of them a priority below 1000, or leave it out"
    case .text, .cutText(.clipped, in: _), .overflow, .layout, .absentItem, .undrawn,
      .missingPicture, .picture:
      nil
    }
  }

  private static func words(for mistake: ScrollMistake) -> String {
    switch mistake {
    case .noView(let id): "a scroll view is not scrolled: no view in it has the id \(id)"
    case .noTargets: "a scroll view is not aligned: it has no views to align"
    }
  }

  private static func words(for notice: TextNotice) -> String {
    switch notice {
    case .missingCharacter(let character):
      "no font has the character '\(excerpt(of: String(character)))' (\(codePoint(of: character)))"
    case .tooManyCharacters(let limit):
      "only the first \(limit) characters are shown"
    case .tooManyLines(let limit):
      "only the first \(limit) lines are shown"
    case .tooManyCombiningMarks(let limit):
      "only the first \(limit) combining marks of a run are shown"
    case .brokenWord: "a word is broken"
    case .missingFamily(let family, package: .some):
      "the font \(family) is not installed, and Inter is in its place,"
    case .missingFamily(let family, package: nil):
      "no font family is named '\(excerpt(of: family))', and the system's is in its place,"
    case .missingHyphenation(let language, package: _):
      "words are not hyphenated, for want of the patterns of '\(language)',"
    }
  }

  /// Returns the words for truncated texts: for the text, or of several for the one with the least
  /// shown part.
  private static func words(forCutTexts group: [Notice], place: String) -> String {
    let cuts = group.compactMap { notice -> (cut: Notice.TextCut, text: String)? in
      if case .cutText(let cut, let text) = notice.finding { (cut, text) } else { nil }
    }
    guard let worst = cuts.min(by: { $0.cut.shownShare < $1.cut.shownShare }) else { return "" }
    let text = quoted(worst.text)
    let subject =
      Set(cuts.map(\.text)).count == 1
      ? "the text \(text)\(place) is cut" : "\(cuts.count) texts\(place) are cut, as \(text)"
    return "\(subject): \(words(for: worst.cut))"
  }

  private static func words(for cut: Notice.TextCut) -> String {
    switch cut {
    case .lines(let shown, let all): "\(shown) of \(all) lines are shown"
    case .characters(let shown, let all): "\(shown) of \(all) characters are shown"
    case .clipped(let missing): "\(words(for: missing)) are outside the clip around it"
    }
  }

  /// Returns the words for the room that content lacks: the most in a group in each direction.
  private static func words(forTooSmall count: Int, _ group: [Notice]) -> String {
    var most = Size.zero
    for case .overflow(_, missing: let missing) in group.map(\.finding) {
      most.width = max(most.width, missing.width)
      most.height = max(most.height, missing.height)
    }
    let verb = count == 1 ? "is too small for its content" : "are too small for their content"
    return "\(verb): \(group.count == 1 ? "" : "up to ")\(words(for: most)) missing"
  }

  private static func words(
    for notice: LayoutNotice, section: Int, place: String
  ) -> String {
    switch notice {
    case .itemsTooLong(let axis, let first, let count, let excess):
      let others = count == 2 ? "1 other" : "\(count - 1) others"
      let items = "item \(section).\(first)" + (count > 1 ? " and \(others)" : "")
      let comparison =
        axis == .horizontal ? "wider than the collection" : "higher than the collection"
      return "\(items)\(place) \(count > 1 ? "are" : "is") \(comparison) without its insets: "
        + "\(points(excess)) too \(axis == .horizontal ? "wide" : "high")"
    case .lineTooLong(let axis, let excess):
      return "the columns of section \(section)\(place) are together \(points(excess)) "
        + (axis == .horizontal ? "wider than the collection" : "higher than the collection")
    case .itemsWithoutLength(let axis):
      return "the items of section \(section)\(place) have no "
        + "\(axis == .horizontal ? "width" : "height"): spacing, padding and insets take all of it"
    case .own(let problem):
      return "the \(problem.kind)\(place) \(problem.words)"
    }
  }

  private static func letter(of axis: Axis) -> String { axis == .horizontal ? "x" : "y" }

  private static func words(for lengths: Size) -> String {
    [(lengths.width, "width"), (lengths.height, "height")]
      .filter { $0.0 > 0 }
      .map { "\(points($0.0)) of \($0.1)" }
      .joined(separator: " and ")
  }

  private static func quoted(_ text: String) -> String { "'\(excerpt(of: text, limit: 40))'" }

  /// Returns a length to a tenth of a point, the precision of measured text.
  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths < 0.1
      ? "less than 0.1 points" : "\(NumberText.shortest(tenths)) points"
  }

  private static func codePoint(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Notice.TextCut {
  /// The fraction of the text that is shown, from none, 0, to nearly all, 1.
  fileprivate var shownShare: Double {
    switch self {
    case .lines(let shown, let all), .characters(let shown, let all):
      Double(shown) / Double(max(all, 1))
    case .clipped(let missing): 1 / (1 + max(missing.width, missing.height))
    }
  }
}

/// The elements of collections with notices, in words: `cells 0.0–0.4, 1.2`.
private struct ElementWords {
  /// The most ranges of elements that are named; the others are counted.
  private static let partLimit = 5

  /// The elements in words; nil if one of the paths is outside collections.
  let text: String?
  let count: Int

  /// Creates the elements at the ends of paths, each from the outermost collection to the
  /// innermost.
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

  /// Returns the words for elements, grouped by the collection and by the elements around it.
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

  /// Returns the elements of one collection, kind by kind.
  private static func words(for elements: [Notice.Element]) -> String {
    Set(elements.map(\.kind)).sorted().map { kind in
      let indices = elements.filter { $0.kind == kind }.map(\.index).sorted()
      let noun = indices.count == 1 ? kind.noun : "\(kind.noun)s"
      switch kind {
      case .cell, .badge, .supplementary: return "\(noun) \(ranges(of: indices))"
      case .globalHeader, .globalFooter: return noun
      case .layoutBoundary: return "\(noun) of the layout"
      case .background, .decoration, .header, .footer, .boundary:
        let sections = indices.map { ItemIndex(section: 0, item: $0.section) }
        return "\(noun) of section\(indices.count == 1 ? "" : "s") "
          + ranges(of: sections) { "\($0.item)" }
      }
    }
    .joined(separator: " and ")
  }

  /// Returns indices in order, with consecutive ones of a section as one range.
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

  /// Returns the first parts of a list, and the number of the others.
  private static func counted(_ parts: [String]) -> String {
    let rest = parts.count - partLimit
    let shown = parts.prefix(partLimit).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}

extension ElementKind {
  /// The noun for an element, as in `cell` and `'price' item`.
  fileprivate var noun: String {
    switch self {
    case .supplementary(let kind): "'\(excerpt(of: kind, limit: 40))' item"
    case .globalHeader: "global header"
    case .globalFooter: "global footer"
    case .decoration(let kind): "'\(excerpt(of: kind, limit: 40))' decoration"
    case .boundary(let kind), .layoutBoundary(let kind): "'\(excerpt(of: kind, limit: 40))' item"
    case .background, .header, .cell, .badge, .footer: rawValue
    }
  }
}

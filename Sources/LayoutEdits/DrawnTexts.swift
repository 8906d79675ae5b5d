import LayoutSnapshots

/// The texts that a part of an element draws, and the views that may draw some, both in the order of drawing.
///
/// A layout's text has the views of elements without their texts, as many share them: which view draws which text follows
/// from their numbers. Where there are fewer texts than views draw, some are empty.
struct DrawnTexts: Sendable {
  /// A text with a digest of its font and its color.
  struct Text: Sendable {
    var words: String
    var look: Int
  }

  var views: ArraySlice<Int>
  var texts: ArraySlice<Text>
  /// Indicates whether the views have the texts.
  var isNamed = false
}

extension TreeMatch {
  /// Gives the views of paired elements their texts where some are empty, or where a control draws those of its values.
  mutating func nameTexts(_ pairs: [(Int, Int)]) {
    let open = pairs.filter { old.hasUnnamedTexts($0.0) || new.hasUnnamedTexts($0.1) }
    if open.isEmpty { return }
    // Of elements with the same views, the one that draws the most texts has no empty ones.
    let most = old.mostTexts(of: pairs.map(\.0)).merging(new.mostTexts(of: pairs.map(\.1))) {
      if $0.looks.count != $1.looks.count { return $0.looks.count < $1.looks.count ? $1 : $0 }
      return $0.isSure ? $1 : $0
    }
    for (one, other) in open {
      // Of two states, the one with fewer texts may have empty ones.
      let growth = new.nodes[other].texts.count - old.nodes[one].texts.count
      if growth <= 0 { old.nameTexts(of: one, most) }
      if growth >= 0 { new.nameTexts(of: other, most) }
    }
    let known = (old.knownTexts(of: pairs.map(\.0)), new.knownTexts(of: pairs.map(\.1)))
    for (one, other) in open {
      // The state with more texts is known best, and is what the other one is compared with.
      let isOldFirst = old.nodes[one].texts.count > new.nodes[other].texts.count
      for isOld in [isOldFirst, !isOldFirst, isOldFirst] {
        if isOld {
          old.nameTexts(of: one, most, like: (new, other), known.0)
        } else {
          new.nameTexts(of: other, most, like: (old, one), known.1)
        }
      }
    }
  }
}

/// The most texts that elements with the same views draw.
private struct MostTexts {
  var looks: [Int]
  /// Indicates whether all that draw as many have them in the same looks: else they are not those of the same views.
  var isSure = true
}

extension ScreenTree {
  /// Indicates whether it is not known which views of an element draw its texts, all of which are in sight.
  fileprivate func hasUnnamedTexts(_ element: Int) -> Bool {
    nodes[element].drawnTexts.contains { !$0.isNamed } && swipe(of: element) == 0
  }

  /// The most texts that parts of elements with the same views draw, by the digests of these.
  fileprivate func mostTexts(of elements: [Int]) -> [Int: MostTexts] {
    elements.reduce(into: [:]) { most, element in
      for drawn in nodes[element].drawnTexts {
        let (views, looks) = (digest(of: drawn.views), drawn.texts.map(\.look))
        let known = most[views]?.looks ?? []
        if most[views] == nil || looks.count > known.count {
          most[views] = MostTexts(looks: looks)
        } else if looks.count == known.count, looks != known {
          most[views]?.isSure = false
        }
      }
    }
  }

  /// A digest of views without their texts.
  private func digest(of views: ArraySlice<Int>) -> Int {
    var hasher = Hasher()
    for view in views {
      hasher.combine(nodes[view].kind)
      hasher.combine(nodes[view].settings)
      hasher.combine(nodes[view].textNames)
    }
    return hasher.finalize()
  }

  /// The texts of each view of elements, by the digests of the places and kinds of these; of several elements, those of the
  /// last one in which the view draws some.
  fileprivate func knownTexts(of elements: [Int]) -> [Int: [DrawnTexts.Text]] {
    elements.reduce(into: [:]) { known, element in
      for drawn in nodes[element].drawnTexts where drawn.isNamed {
        var left = drawn.texts
        for view in drawn.views {
          let own = left.prefix(nodes[view].texts.count)
          if !own.isEmpty { known[placeDigest(of: view)] = Array(own) }
          left = left.dropFirst(own.count)
        }
      }
    }
  }

  /// A digest of the place of a view in its region, and of its kind.
  private func placeDigest(of view: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(path(of: view))
    hasher.combine(nodes[view].kind)
    return hasher.finalize()
  }

  /// The most pairs of a text and a place that are compared, as for a hundred texts: more texts stay without views.
  private static let mostPairs = 10_000

  /// Gives the views of an element its texts, where these are as many as the views draw, or where those of the other
  /// state of the element or of other elements are known.
  ///
  /// - Parameters:
  ///   - most: The most texts that parts with the same views draw.
  ///   - other: The other state of the element.
  ///   - texts: The texts of other elements, by the places of their views.
  fileprivate mutating func nameTexts(
    of element: Int, _ most: [Int: MostTexts],
    like other: (tree: ScreenTree, element: Int)? = nil, _ texts: [Int: [DrawnTexts.Text]] = [:]
  ) {
    if !hasUnnamedTexts(element) { return }
    for (part, drawn) in nodes[element].drawnTexts.enumerated() where !drawn.isNamed {
      let whole = most[digest(of: drawn.views)].flatMap { $0.isSure ? $0.looks.count : nil }
      let known = other.flatMap { $0.tree.namedTexts(of: $0.element, part, by: self, drawn.views) }
      var model = known?.flatMap(\.self) ?? []
      let slots: [Int]
      if let known, model.count > drawn.texts.count {
        slots = zip(drawn.views, known).flatMap { Array(repeating: $0, count: $1.count) }
      } else if let own = self.slots(drawn.views, count: whole) {
        slots = own
        if model.count != slots.count {
          model = drawn.views.flatMap { texts[placeDigest(of: $0)] ?? [] }
        }
      } else {
        if whole == drawn.texts.count { nameEnds(drawn) }
        continue
      }
      var places = Array(drawn.texts.indices)
      if drawn.texts.count != slots.count {
        // What shows no text at all may be being loaded.
        guard drawn.texts.count < slots.count, model.count == slots.count,
          drawn.texts.count * slots.count <= Self.mostPairs,
          !drawn.texts.isEmpty || known != nil && !isCell(element) && !isLoading(element)
        else { continue }
        let shown = Array(drawn.texts)
        let patterns = (shown.map(\.words.pattern), model.map(\.words.pattern))
        // All texts have a place: a pair is more than the likeness of all, each of which is at most 8 + 6 + 1.
        let pair = 16 * slots.count
        places = bestPairs(shown.count, slots.count) { one, place in
          let (text, other) = (shown[one], model[place])
          let likeness =
            text.words == other.words ? 4 : patterns.0[one] == patterns.1[place] ? 2 : 0
          // Of equal places that of a value, which is not empty.
          return pair + 2 * likeness + (text.look == other.look ? 6 : 0)
            + (nodes[slots[place]].drawsValues ? 1 : 0)
        }.map(\.1)
      }
      nodes[element].drawnTexts[part].isNamed = name(
        drawn, counts: drawn.views.map { view in places.count { slots[$0] == view } })
    }
    for node in (regions[element] ?? []).reversed() { updateDigest(of: node) }
  }

  /// The number of texts of each view among some that draw their values: where a value is drawn as it is recorded, it is the
  /// control's last text, after its label; nil where it is not known which view draws nothing.
  func countsByValues(_ drawn: DrawnTexts) -> [Int?]? {
    let values = drawn.views.map { view -> String? in
      let settings = nodes[view].settings
      // Other styles draw all choices.
      let isOneText = settings.allSatisfy {
        $0.name != "style" || ["compact", "menu"].contains($0.value)
      }
      return nodes[view].textCount == nil && isOneText
        ? settings.first { $0.name == "value" }?.value : nil
    }
    var (counts, open): ([Int], [Int]) = ([], [])
    var left = drawn.texts[...]
    /// Gives the views before a value its texts; returns false where some of them draw nothing, and not all.
    func close(_ texts: Int) -> Bool {
      guard texts == 0 || texts == open.reduce(0, +) else { return false }
      counts += texts == 0 ? open.map { _ in 0 } : open
      open = []
      return true
    }
    for (view, value) in zip(drawn.views, values) {
      guard let value else {
        guard let count = nodes[view].textCount else { return nil }
        open.append(count)
        continue
      }
      // An index, as of one of several pictures, is not drawn.
      guard Int(value) == nil, let index = left.firstIndex(where: { $0.words == value }),
        drawn.texts.count(where: { $0.words == value }) == values.count(where: { $0 == value })
      else { return nil }
      let (before, count) = (index - left.startIndex, open.reduce(0, +))
      let hasLabel = nodes[view].textNames.contains(SnapshotSetting.label)
      let isDate = nodes[view].kind == "datePicker"
      // These are all texts of the views before, or all but an empty one and the label, which is drawn in lists.
      let last = before > 0 ? left[index - 1].words : nil
      if hasLabel, !isDate, before == count, last == nodes[view].name { return nil }
      let isLabelled = hasLabel && (isDate || before == count + 1)
      guard close(before - (isLabelled ? 1 : 0)) else { return nil }
      counts.append(isLabelled ? 2 : 1)
      left = left[(index + 1)...]
    }
    return close(left.count) ? counts : nil
  }

  /// The view of each text of some views; nil where several draw texts of their values, or that one had too few.
  ///
  /// - Parameter count: The number of texts; nil where it is not known.
  private func slots(_ views: ArraySlice<Int>, count: Int?) -> [Int]? {
    let counts = views.map { nodes[$0].textCount }
    let known = counts.compactMap(\.self).reduce(0, +)
    let open = views.filter { nodes[$0].textCount == nil }
    if open.isEmpty { return zip(views, counts).flatMap { Array(repeating: $0, count: $1 ?? 0) } }
    guard open.count == 1, let view = open.first, let count else { return nil }
    let isLabelled =
      nodes[view].kind == "datePicker" && nodes[view].textNames.contains(SnapshotSetting.label)
    let least = isLabelled ? 2 : nodes[view].settings.contains { $0.name == "value" } ? 1 : 0
    guard count - known >= least else { return nil }
    return zip(views, counts).flatMap { Array(repeating: $0, count: $1 ?? count - known) }
  }

  /// Gives the views before and after those that draw texts of their values their texts.
  private mutating func nameEnds(_ drawn: DrawnTexts) {
    let start = drawn.views.prefix { nodes[$0].textCount != nil }
    let end = drawn.views.reversed().prefix { nodes[$0].textCount != nil }.reversed()
    for (views, isStart) in [(Array(start), true), (Array(end), false)] {
      let counts = views.map { nodes[$0].textCount ?? 0 }
      let count = counts.reduce(0, +)
      let texts = isStart ? drawn.texts.prefix(count) : drawn.texts.suffix(count)
      _ = name(DrawnTexts(views: views[...], texts: texts), counts: counts)
    }
  }

  /// The texts of each view of a part of an element, an empty one for a view that has none; nil where they are not known,
  /// or the other state's views are of other kinds.
  private func namedTexts(
    of element: Int, _ part: Int, by tree: ScreenTree, _ views: ArraySlice<Int>
  ) -> [[DrawnTexts.Text]]? {
    guard nodes[element].drawnTexts.indices.contains(part) else { return nil }
    let drawn = nodes[element].drawnTexts[part]
    guard drawn.isNamed, drawn.views.map({ nodes[$0].kind }) == views.map({ tree.nodes[$0].kind })
    else { return nil }
    var left = drawn.texts
    return zip(drawn.views, views).map { view, other in
      var texts = left.prefix(nodes[view].texts.count)
      left = left.dropFirst(texts.count)
      // A label that is gone was the first text.
      let isGone =
        nodes[view].drawsValues && nodes[view].textNames.contains(SnapshotSetting.label)
        && !tree.nodes[other].textNames.contains(SnapshotSetting.label)
      if isGone, texts.count > 1 { texts.removeFirst() }
      return texts.isEmpty ? [DrawnTexts.Text(words: "", look: 0)] : Array(texts)
    }
  }

  /// Indicates whether the collection of an element is being loaded.
  private func isLoading(_ element: Int) -> Bool {
    nodes[element].parent.map { nodes[$0].settings.contains { $0.name == "loading" } } ?? false
  }
}

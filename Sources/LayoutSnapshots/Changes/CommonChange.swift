import DisplayList
import LayoutGeometry

extension LayoutChange {
  /// The change without what differs where several screens changed alike: what things are called, which
  /// colour a name means on a dark screen, where things were that moved as far, and the numbers in texts
  /// that keep them.
  ///
  /// What came, went or has another order is known by its name alone, so these changes keep it.
  var common: LayoutChange {
    var common = self
    common.fact = fact.common
    if case .drawing(.text(let from, _), _) = fact, subject == "text '\(from.shortened)'" {
      common.subject = ""
    } else if fact.isOfAnyThing {
      common.subject = subject.withoutNames
      // A view without its name is any view.
      if case .drawing = fact, common.subject == "view" { common.subject = "" }
    }
    return common
  }

  /// What changes that are alike have in common, in words.
  var commonSentence: Sentence {
    let common = common
    guard case .drawing(.value(let name, let from, let to), isShared: true) = fact,
      from.isColor, to.isColor
    else { return common.sentence }
    let words: Sentence = "\(name) now \(to.common.words)"
    return common.subject.isEmpty ? words : "\(common.subject.onOneLine): \(words)"
  }
}

extension LayoutChange.Fact {
  /// True for what may become of any thing, so that it is the same whatever the thing is called.
  fileprivate var isOfAnyThing: Bool {
    switch self {
    case .frame, .unexplained, .shifted, .resizedTogether, .movedToo, .resizedToo, .breadth,
      .setting,
      .apart,
      .drawing, .given:
      true
    case .value, .swapped, .inAnotherOrder, .sorted, .renumbered, .inserted, .removed, .reordered,
      .drawnInAnotherOrder, .cameIntoSight, .wentOutOfSight, .recordedOtherwise,
      .unnamed, .incomparable:
      false
    }
  }

  fileprivate var common: LayoutChange.Fact {
    switch self {
    case .frame(let from, let to) where from.size == to.size:
      .shifted(by: (to.origin - from.origin).inThousandths)
    case .drawing(let change, let isShared): change.common(isShared: isShared)
    default: self
    }
  }
}

extension DrawingChange {
  fileprivate func common(isShared: Bool) -> LayoutChange.Fact {
    switch self {
    case .value(let name, let from, let to) where isShared && from.isColor && to.isColor:
      // Each part had a colour of its own.
      .drawing(.value(of: name, from: .nothing, to: to.common), isShared: true)
    case .value(let name, let from, let to) where from.name == nil || from.name != to.name:
      .drawing(.value(of: name, from: from.common, to: to.common), isShared: isShared)
    case .text(let from, let to) where numbers(in: from) == numbers(in: to):
      .drawing(.text(from: pattern(of: from), to: pattern(of: to)), isShared: isShared)
    case .numbers(let from, let to):
      .drawing(.numbers(from: pattern(of: from), to: pattern(of: to)), isShared: isShared)
    case .moved(let what, _, _):
      .drawing(shared.named(what.withoutNames), isShared: true)
    case .resized(let what, _, _):
      .drawing(shared.named(what.withoutNames), isShared: true)
    case .swapped, .exchanged, .gap: .drawing(shared, isShared: true)
    case .added(let what): .drawing(.added(what.withoutNamedColors), isShared: isShared)
    case .removed(let what): .drawing(.removed(what.withoutNamedColors), isShared: isShared)
    case .views(let change): .drawing(.views(change.common), isShared: isShared)
    case .value, .text, .cut, .rewrapped, .replaced: .drawing(self, isShared: isShared)
    }
  }

  private func named(_ name: String) -> DrawingChange {
    switch self {
    case .moved(_, let from, let to): .moved(name, from: from, to: to)
    case .resized(_, let from, let to): .resized(name, from: from, to: to)
    default: self
    }
  }

  /// The digits of each number in a text.
  private func numbers(in text: String) -> [Substring] {
    text.split { !($0.isASCII && $0.isNumber) }
  }
}

extension DrawingValue {
  /// The value without the colour that its name means on one screen.
  fileprivate var common: DrawingValue {
    if case .named(let name, _) = self { .name(name) } else { self }
  }
}

extension ViewChange {
  /// The change of any view of its kind.
  fileprivate var common: ViewChange {
    switch self {
    case .setting(let name, let view?, let from, let to):
      .setting(name, of: view.anonymous, from: from, to: to)
    case .modifierOrder(let view?, let names):
      .modifierOrder(of: view.withoutNames.isEmpty ? nil : view.withoutNames, to: names)
    default: self
    }
  }
}

extension ChangedView {
  fileprivate var anonymous: ChangedView {
    let words = words.withoutNames
    let isNamed = !words.isEmpty && words != "view"
    return ChangedView(
      words: isNamed ? words : ViewChange.article(kind), name: nil, kind: kind,
      contents: ViewContents())
  }
}

extension Sentence {
  /// The sentence without the colours whose names come before them, as in `fill mint #00C7BE`.
  fileprivate var withoutNamedColors: Sentence {
    var kept: [Part] = []
    for part in parts {
      if case .color = part, case .words(let words)? = kept.last {
        // `fill` and `shadow 4` are no colours' names.
        let names = words.split(separator: " ").dropFirst()
        if let name = names.last, name.contains(where: \.isLetter) {
          kept[kept.count - 1] = .words(String(words.dropLast()))
          continue
        }
      }
      kept.append(part)
    }
    return Sentence(kept)
  }
}

extension String {
  /// The text without names in single quotes, and without the words that only join them to others:
  /// `item 7` for `item 7 'blue'`, nothing for `'Cancel' and 'Save'`.
  fileprivate var withoutNames: String {
    guard contains("'") else { return self }
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "'") {
      guard let end = rest[rest.index(after: start)...].closingQuote else { break }
      text += rest[..<start]
      rest = rest[rest.index(after: end)...]
      for joint in [" of ", " in ", " around "] where text.hasSuffix(joint) {
        text.removeLast(joint.count)
      }
    }
    text += rest
    let words = text.split(separator: " ").map(String.init)
    let isJoint = words.allSatisfy { ["and", ",", "more", "…"].contains($0) || Int($0) != nil }
    if isJoint, words.contains(where: { !$0.allSatisfy(\.isNumber) }) || words.isEmpty { return "" }
    return words.joined(separator: " ").replacing(" (, …)", with: "").replacing(" ,", with: ",")
  }
}

extension Substring {
  /// The quote that ends the name that the text begins with; not an apostrophe in it.
  fileprivate var closingQuote: Index? {
    var index = startIndex
    while let quote = self[index...].firstIndex(of: "'") {
      let next = self.index(after: quote)
      if next == endIndex || !(self[next].isLetter || self[next].isNumber) { return quote }
      index = next
    }
    return nil
  }
}

extension Point {
  fileprivate var inThousandths: Point {
    Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
  }
}

import LayoutSnapshots

// What is known of edits apart from their words: their kind, and what the same edit on another screen has in common.

extension EditGroup {
  /// The kind of the change.
  ///
  /// - Parameter isDrawn: Indicates whether a setting decides what is drawn, and not where.
  func kind(isDrawn: (Edit) -> Bool) -> ChangeKind {
    switch edit.action {
    case .set: edit.owner == .colors || edit.view != nil && isDrawn(edit) ? .style : .layout
    case .content, .exchanged: .text
    case .reordered: .layout
    case .renumbered, .section, .sectionMoved, .shown: .data
    case .inserted, .removed: edit.view == nil ? .data : .structure
    case .replaced, .moved, .swapped, .wrapped, .unwrapped: .structure
    }
  }

  /// The group without what distinguishes the same change on several screens: the names of views and items, and the
  /// numbers in texts that keep them.
  var common: EditGroup {
    var common = self
    common.edits = edits.map(\.common)
    if edits.count > 1, let numbers = CommonNumbers(edits), numbers.before != numbers.after {
      for index in edits.indices {
        common.edits[index].action = .content(from: numbers.before, to: numbers.after)
      }
    }
    common.edit = common.edits[0]
    return common
  }

  /// A digest of all values of the change, whatever the views and items are called.
  var values: String {
    let words: [String] =
      if let template {
        // The values are each item's own, before and after.
        [edit.common.around(template).words]
      } else {
        // Of a change that several items share, each began at values of its own.
        (hasOneValueAfter ? [edit.withoutValueBefore.common] : common.edits).map(\.words)
          + settings.map { "\($0.name)=\($0.value)" }
      }
    return (Set(words).sorted() + ["\(isOfAllItems)"]).joined(separator: "\n").digest
  }
}

extension Edit {
  /// The edit of any view of its kind, in any item.
  fileprivate var common: Edit {
    var common = self
    common.view = view.map(\.anonymous)
    if case .element(var name) = owner {
      name.label = nil
      common.owner = .element(name)
    }
    switch action {
    case .content(let from, let to)
    where from.numbers == to.numbers || from.hasSameWordsAroundNumbers(as: to):
      common.action = .content(from: from.pattern, to: to.pattern)
    case .inserted, .removed:
      // What came or went is known by its name alone.
      common.view = view
    case .exchanged(let view): common.action = .exchanged(with: view.anonymous)
    case .moved(let view): common.action = .moved(into: view?.anonymous)
    case .swapped(let view): common.action = .swapped(with: view.anonymous)
    case .wrapped(let view, let settings):
      common.action = .wrapped(in: view.anonymous, settings)
    case .unwrapped(let view): common.action = .unwrapped(from: view.anonymous)
    default: break
    }
    return common
  }

  /// Returns the edit of the characters around a text's value, whatever that is.
  fileprivate func around(_ template: TextTemplate) -> Edit {
    var other = self
    if case .set(let name, _, _) = action {
      other.action = .set(name, from: template.before, to: template.after)
    } else {
      other.action = .content(from: template.before, to: template.after)
    }
    return other
  }

  fileprivate var withoutValueBefore: Edit {
    var other = self
    if case .set(let name, _, let to) = action { other.action = .set(name, from: "", to: to) }
    return other
  }

  /// The action and what it is about, in words that only equal edits have.
  fileprivate var words: String {
    let place =
      switch owner {
      case .canvas: "canvas"
      case .collection: "collection"
      case .element(let name): name.element.kind.rawValue
      case .colors: "colors"
      }
    let view = view.map { "\($0.kind) \($0.id ?? "") \($0.name ?? "") \($0.holder?.place ?? "")" }
    func words(_ settings: [SnapshotSetting]) -> String {
      settings.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    let action =
      switch action {
      case .set(let name, let from, let to): "set \(name) \(from ?? "none") \(to ?? "none")"
      case .content(let from, let to): "content \(from)\n\(to)"
      case .exchanged: "exchanged"
      case .replaced(let view, let gained, let lost):
        "replaced \(view.kind) \(words(gained)) - \(words(lost))"
      case .inserted: "inserted"
      case .removed: "removed"
      case .renumbered(let from, let to): "renumbered \(from.number) \(to.number)"
      case .section(let isRemoved, let items): "section \(isRemoved) \(items)"
      case .sectionMoved(let from, let to): "section \(from) \(to)"
      case .moved(let view): "moved \(view?.kind ?? "")"
      case .swapped: "swapped"
      case .wrapped(let view, let settings): "wrapped \(view.kind) \(words(settings))"
      case .unwrapped(let view): "unwrapped \(view.kind)"
      case .reordered(let names): "reordered \(names.joined(separator: " "))"
      case .shown(let isShown): "shown \(isShown)"
      }
    return "\(place)\n\(view ?? "")\n\(action)"
  }
}

extension ViewName {
  /// The name of any view of its kind, or with its id.
  fileprivate var anonymous: ViewName {
    var name = inItems
    name.ordinal = nil
    return name
  }
}

extension String {
  /// The digits of each number in the text.
  var numbers: [Substring] { split { !($0.isASCII && $0.isNumber) } }
}

extension [LayoutChange] {
  /// The settings of a collection with the name of a list's appearance, which is not a screen's, and without
  /// what follows from it.
  var namingLists: [LayoutChange] {
    guard contains(where: \.isOfAppearance) else { return self }
    return filter { !$0.subject.hasPrefix("listSectionSpacing") }.map { change in
      var change = change
      if change.isOfAppearance { change.subject = "list \(change.subject)" }
      return change
    }
  }
}

extension LayoutChange {
  fileprivate var isOfAppearance: Bool {
    subject == "appearance" || subject.hasPrefix("appearance of ")
  }

  /// True for the background of a screen that is that of a grouped list or a sidebar, or was.
  var isOfListBackground: Bool {
    guard subject == "the screen's background", case .drawing(let change, _) = fact else {
      return false
    }
    switch change {
    case .added(let noun), .removed(let noun):
      return ["GroupedBackground", "secondarySystemBackground"].contains(where: noun.text.contains)
    case .value(_, let from, let to):
      return [from, to].contains { $0.name?.hasSuffix("GroupedBackground") ?? false }
    default: return false
    }
  }
}

extension SnapshotPart {
  /// True if a collection in the part is a list of another appearance than it was.
  func changesLists(from old: SnapshotPart) -> Bool {
    func appearances(_ part: SnapshotPart) -> [String?] {
      part.isCollection
        ? [part.settings.first { $0.name == "appearance" }?.value] : part.parts.flatMap(appearances)
    }
    let (before, after) = (appearances(old), appearances(self))
    return before.count == after.count && before != after
  }
}

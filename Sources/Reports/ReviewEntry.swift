package import Goldens
package import LayoutGeometry
package import LayoutEdits
package import PictureComparison
package import PlainText

/// A preview in a review.
package struct ReviewEntry: Sendable {
  /// The preview, as in `cards`; entries of one group are adjacent.
  package var group: String
  /// The preview with its variant's suffix, as in `cards.dark`; unique in a review.
  package var name: String
  /// The values by which a reader may choose pictures, as in `dark`.
  package var facets: [String]
  /// The facts that a reader needs besides the picture, a line each.
  package var caption: [String]
  /// The number of pixels of the picture a point.
  package var scale: Double
  /// The parts that can be pointed at: the canvas with all parts in it, as `InspectedPart` writes them;
  /// nil where they are not known.
  package var parts: JSONValue?
  /// The place of the canvas in the picture, in points: in a device's frame, it is inside of the
  /// frame.
  package var origin = Point.zero
  /// The place of the canvas in the earlier picture; nil if it is not known.
  package var earlier: CanvasPlace?
  /// The parts that can be pointed at in the picture from before.
  package var earlierParts: JSONValue?
  /// The changes of its layout since the earlier one, with the facts about each sentence.
  package var changes: [DescribedChange] = []
  /// The difference of its pixels from the earlier ones; nil if they are not compared, or do not
  /// differ.
  package var difference: PictureDifference?
  /// The change of the preview; nil if nothing is compared.
  package var change: Change?
  /// The differences, a sentence each.
  package var sentences: [String]
  /// The regions that only moved, in points of each canvas.
  package var moves: [MovedRegion] = []
  /// The pictures, in reading order.
  package var pictures: [Picture]

  /// A change of a preview, in the order in which a reviewer wants to see them.
  package enum Change: String, CaseIterable, Sendable {
    case changed, new, removed, unchanged
  }

  /// A picture of a preview.
  package struct Picture: Hashable, Sendable {
    /// The picture's role.
    package var role: Role
    /// The PNG file's path, relative to the review's folder.
    package var path: String

    /// Creates a picture in a file.
    package init(_ role: Role, path: String) {
      self.role = role
      self.path = path
    }

    /// A role of a picture of a preview.
    package enum Role: String, CaseIterable, Sendable {
      case before, after, difference, annotated
    }
  }

  /// Creates an entry with its pictures.
  package init(
    group: String, name: String, facets: [String] = [], caption: [String] = [],
    scale: Double, parts: JSONValue? = nil, change: Change? = nil, sentences: [String] = [],
    pictures: [Picture]
  ) {
    self.group = group
    self.name = name
    self.facets = facets
    self.caption = caption
    self.scale = scale
    self.parts = parts
    self.change = change
    self.sentences = sentences
    self.pictures = pictures
  }
}

extension ReviewEntry {
  /// The change of the entry; nil for one that has not changed, or whose pixels differ without a
  /// sentence that explains it.
  package var likeness: Goldens.Change? {
    guard change == .changed else { return nil }
    return Goldens.Change(changes.map(\.sentence), facts: changes.map(\.facts))
  }

  /// Returns the sentences that hold for all entries of a group, by this one of them.
  func causes(in group: ChangeGroups.Group) -> [String] {
    group.causes(changes.map(\.sentence), facts: changes.map(\.facts))
  }

  /// Returns the place of the canvas in a picture; for an earlier one without a known place, that
  /// of the current picture.
  func place(in role: Picture.Role) -> CanvasPlace {
    let now = CanvasPlace(scale: scale, origin: origin)
    return role == .before ? earlier ?? now : now
  }

  /// Returns the title of a picture beside the entry's others.
  package func title(of picture: Picture) -> String {
    // A picture without an earlier one is not called "after".
    picture.role == .after && change == nil ? "plain" : picture.role.rawValue
  }
}

extension [ReviewEntry] {
  /// The entries in the parts of a review, in order: each run of a group's entries is a part, and
  /// so is each run of entries without a group.
  package var parts: [(group: String?, entries: ArraySlice<ReviewEntry>)] {
    var parts: [(group: String?, entries: ArraySlice<ReviewEntry>)] = []
    var start = startIndex
    while start < endIndex {
      let group = self[start].group
      let end = self[start...].firstIndex { $0.group != group } ?? endIndex
      if end - start > 1 {
        parts.append((group, self[start..<end]))
      } else if let last = parts.last, last.group == nil {
        parts[parts.count - 1].entries = self[last.entries.startIndex..<end]
      } else {
        parts.append((nil, self[start..<end]))
      }
      start = end
    }
    return parts
  }

  /// The entries grouped by their changes.
  package var groups: ChangeGroups {
    var groups = ChangeGroups()
    for entry in self {
      if let likeness = entry.likeness {
        groups.add(likeness, name: entry.name, goldenName: entry.name)
      }
    }
    groups.joinAppearances()
    return groups
  }

  /// Returns the entries in the order for readers: of those with a change, first those that changed
  /// alone.
  func inOrder(_ groups: ChangeGroups) -> [(entry: ReviewEntry, group: ChangeGroups.Group?)] {
    let changes = ReviewEntry.Change.allCases.map(Optional.some) + [nil]
    let found = map { entry in (entry: entry, group: entry.likeness.flatMap(groups.group)) }
    return changes.flatMap { change in
      let those = found.filter { $0.entry.change == change }
      let kin = Dictionary(grouping: those) { $0.group?.id }
      var seen: Set<String> = []
      let ids = those.compactMap(\.group?.id).filter { seen.insert($0).inserted }
      return (kin[nil] ?? []) + ids.flatMap { kin[$0] ?? [] }
    }
  }

  /// The entries in one sentence, as in `3 previews, 2 changed, 1 new`.
  package var sentence: String {
    let changes = ReviewEntry.Change.allCases.compactMap { change -> String? in
      let number = self.count { $0.change == change }
      return number == 0 ? nil : "\(number) \(change.rawValue)"
    }
    return ([counted(count, "picture")] + changes).joined(separator: ", ")
  }
}

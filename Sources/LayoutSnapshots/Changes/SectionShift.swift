import LayoutGeometry

/// A section that moved as a whole.
struct SectionShift {
  var section: Int
  var distance: Point
  /// Whether that follows from what is reported.
  var isExplained: Bool
}

extension CollectionComparison {
  /// Sections that moved as a whole; those that moved alike in one sentence.
  func shiftChanges(_ shifts: [SectionShift], of sectionCount: Int) -> [LayoutChange] {
    var groups: [(sections: ClosedRange<Int>, distance: Point)] = []
    for (section, distance) in shifts.map({ ($0.section, $0.distance) }) {
      if let last = groups.last, last.sections.upperBound + 1 == section,
        (last.distance - distance).isNone
      {
        groups[groups.count - 1].sections = last.sections.lowerBound...section
      } else {
        groups.append((section...section, distance))
      }
    }
    return groups.map { sections, distance in
      let name =
        if sectionCount == 1 {
          "all items"
        } else if sections.count == 1 {
          "section \(sections.lowerBound)"
        } else {
          "sections \(sections.lowerBound)–\(sections.upperBound)"
        }
      return LayoutChange(name + names.suffix(for: position), .shifted(by: distance))
    }
  }

  /// True for a section that is closer to the one before it, or farther away, without a cause: a section moves
  /// by as much as the one before it grew.
  func isDetached(
    _ section: (old: SnapshotSection, new: SnapshotSection),
    after last: (old: SnapshotSection, new: SnapshotSection)?, _ causes: SectionGuard.Causes,
    _ differing: [SettingDifference], in facts: (old: FactsOfPart, new: FactsOfPart)
  ) -> Bool {
    guard hasSettings, let last, !causes.areOfAll,
      // These are between two sections.
      !differing.contains(where: { SectionGuard.outerSettings.contains($0.name) })
    else { return false }
    func kinds(_ section: SnapshotSection) -> Set<SnapshotElement.Kind> {
      Set(section.parts.compactMap { $0.element?.kind })
    }
    guard kinds(section.old) == kinds(section.new), kinds(last.old) == kinds(last.new) else {
      return false
    }
    let axis = sizes.axis
    /// Where the section before ends and the section begins, with their insets around their items.
    func gap(
      _ one: SnapshotSection, _ other: SnapshotSection, _ facts: FactsOfPart
    ) -> Double? {
      func insets(_ section: SnapshotSection) -> (start: Double, all: Double) {
        PlaceRule(
          facts, section: section.number, parts: section.parts, isMirrored: screen.isMirrored
        ).insets(axis)
      }
      /// What is at its place at rest, and how long headers or footers are that stay in sight.
      func split(
        _ section: SnapshotSection, _ kind: SnapshotElement.Kind
      ) -> (still: [SnapshotPart], pinned: Double) {
        let pinned = section.framed.filter { pins($0) && $0.element?.kind == kind }
        return (
          section.framed.filter { !pins($0) },
          pinned.reduce(0) { $0 + $1.frame.size[axis] }
        )
      }
      let (before, after) = (split(one, .footer), split(other, .header))
      // The room of a header that stays in sight is before the section's first item.
      if after.pinned > 0, other.cells.first?.item != 0 { return nil }
      let (last, own) = (insets(one), insets(other))
      let ends = before.still.map { part in
        part.frame.origin[axis] + part.frame.size[axis]
          + (part.element?.kind == .cell ? last.all - last.start : 0)
      }
      let starts = after.still.map { part in
        part.frame.origin[axis] - (part.element?.kind == .cell ? own.start : 0)
      }
      guard let end = ends.max(), let start = starts.min() else { return nil }
      return start - after.pinned - end - before.pinned
    }
    // The golden's sections have the numbers that they have now.
    var (one, other) = (last.old, section.old)
    (one.number, other.number) = (last.new.number, section.new.number)
    guard let before = gap(one, other, facts.old), let after = gap(last.new, section.new, facts.new)
    else { return false }
    return !PlaceRule.isNear(before, after)
  }
}

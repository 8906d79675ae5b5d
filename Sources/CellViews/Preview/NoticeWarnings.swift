import CollectionLayouts
package import Diagnostics

extension Preview {
  /// Returns the warnings for the notices of a preview without a config.
  package func warnings(for notices: [Notice]) -> [Diagnostic] {
    CellViews.warnings(for: [(self, notices)]) { preview, _ in preview.declaration }
  }
}

/// Returns the warnings for the notices of measuring, placing and shaping, in the order of drawing.
///
/// Notices that repeat at one place are one warning, and so are those that several variants share.
///
/// - Parameters:
///   - noticed: Variants of one preview, with the notices of their arrangements.
///   - locate: The place in a source that a preview's notice is about; nil for none.
package func warnings(
  for noticed: [(preview: Preview, notices: [Notice])],
  place locate: (Preview, Notice) -> SourceRange?
) -> [Diagnostic] {
  var warnings: [(key: GroupKey, group: [Notice], previews: [String])] = []
  var positions: [GroupKey: Int] = [:]
  for (preview, notices) in noticed {
    for (place, group) in NoticeGroups(notices, place: { locate(preview, $0) }).all {
      let key = GroupKey(place: place, words: NoticeWords(group, of: ""))
      if let position = positions[key] {
        warnings[position].previews.append(preview.fullName)
      } else {
        positions[key] = warnings.count
        warnings.append((key, group, [preview.fullName]))
      }
    }
  }
  return warnings.map { key, group, previews in
    let words = NoticeWords(group, of: quoted(previews))
    return Diagnostic(.warning, at: key.place, words.message, suggestion: words.suggestion)
  }
}

/// The place and the words that groups of several variants share, which one warning reports.
private struct GroupKey: Hashable {
  var place: SourceRange?
  var words: NoticeWords
}

private func quoted(_ previews: [String]) -> String {
  let shown = previews.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
  let rest = previews.count - 3
  return rest > 0 ? "\(shown) and \(rest) more" : shown
}

/// The notices of a preview, in groups that one warning reports each.
private struct NoticeGroups {
  /// The groups with their places, in the order of their first notices.
  private(set) var all: [(place: SourceRange?, notices: [Notice])] = []

  /// The trait that the notices of a group share besides their place.
  private enum Kind: Hashable {
    case finding(Notice.Finding)
    case cutText
    case overflow(Notice.Room, ElementKind?)
  }

  private struct Key: Hashable {
    var kind: Kind
    var place: SourceRange?
  }

  /// Groups notices, each with its place.
  init(_ notices: [Notice], place: (Notice) -> SourceRange?) {
    var positions: [Key: Int] = [:]
    for notice in notices {
      let key = Key(kind: Self.kind(of: notice), place: place(notice))
      if let position = positions[key] {
        all[position].notices.append(notice)
      } else {
        positions[key] = all.count
        all.append((key.place, [notice]))
      }
    }
  }

  private static func kind(of notice: Notice) -> Kind {
    switch notice.finding {
    case .cutText: .cutText
    case .overflow(let room, missing: _):
      .overflow(room, room == .element ? notice.elements.last?.kind : nil)
    default: .finding(notice.finding)
    }
  }
}

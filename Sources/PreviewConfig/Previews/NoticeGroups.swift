import CellViews
import CollectionLayouts
import Diagnostics

/// What was noticed about a preview, with all that one warning can tell in one group.
struct NoticeGroups {
  /// The groups with their places, in the order of their first notices.
  private(set) var all: [(place: SourceRange?, notices: [Notice])] = []

  /// What the notices of a group have in common besides their place.
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

public import CellViews
public import Diagnostics

/// What a config file describes, checked whole.
public struct LoadedConfig: Sendable {
  /// The file as the user named it; `-` for standard input.
  public let file: String
  /// The previews in the file's order, each with its variants in the order of their lists.
  public let previews: [Preview]
  /// What is not wrong but was surely not meant, in the order of the places.
  public let warnings: [Diagnostic]
  /// The SHA-256 of the config, its overrides and the data and font files it names, in hexadecimal.
  ///
  /// The same contents give the same digest in whatever folder they lie. A picture whose path has
  /// expressions is not in it: which of them a preview shows is known when its cells are built.
  public let inputDigest: String
  /// The SHA-256 of the config and of the data and font files it names, by their paths as the config
  /// writes them; the config's own is the name of its file.
  public let inputDigests: [String: String]
  /// The texts that diagnostics point into, by the file's name as the user gave it.
  public let sources: [String: String]
  /// Where the previews' parts stand, by the previews' names.
  let places: [String: NoticePlaces]
}

extension LoadedConfig {
  /// The warnings for what measuring, placing and shaping noticed, in the order of drawing.
  ///
  /// What was noticed again and again at one place is one warning, and so is what was noticed in
  /// several variants alike.
  ///
  /// - Parameter noticed: Variants of one preview of this config, with the notices of their
  ///   arrangements.
  public func diagnostics(for noticed: [(preview: Preview, notices: [Notice])]) -> [Diagnostic] {
    var warnings: [(key: GroupKey, group: [Notice], previews: [String])] = []
    var positions: [GroupKey: Int] = [:]
    for (preview, notices) in noticed {
      let places = places[preview.name]
      for (place, group) in NoticeGroups(notices, place: { places?.place(of: $0) }).all {
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

  /// The place of the view that is at fault for a preview that cannot be laid out.
  public func place(of error: ViewError, in preview: Preview) -> SourceRange? {
    places[preview.name]?.place(of: error.mark)
  }

  /// The place of a picture, by the mark of a view that shows it.
  public func picturePlace(of mark: ViewMark?, in preview: Preview) -> SourceRange? {
    places[preview.name]?.picturePlace(of: mark)
  }

  /// The place that says how large a preview's canvas is.
  public func canvasPlace(of preview: Preview) -> SourceRange? {
    places[preview.name]?.canvasPlace
  }

  /// What the groups of several variants have in common that one warning tells.
  private struct GroupKey: Hashable {
    var place: SourceRange?
    var words: NoticeWords
  }

  private func quoted(_ previews: [String]) -> String {
    let shown = previews.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = previews.count - 3
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}

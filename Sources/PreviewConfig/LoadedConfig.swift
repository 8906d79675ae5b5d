public import CellViews

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
  /// The texts that diagnostics point into, by the file's name as the user gave it.
  public let sources: [String: String]
  /// Where the previews' parts stand, by the previews' names.
  let places: [String: NoticePlaces]
}

extension LoadedConfig {
  /// The words and the place for what measuring, placing or shaping noticed.
  ///
  /// - Parameter preview: The preview of this config whose arrangement holds the notice.
  public func diagnostic(for notice: Notice, in preview: Preview) -> Diagnostic {
    NoticeWords(notice, preview: preview, place: places[preview.name]?.place(of: notice)).diagnostic
  }
}

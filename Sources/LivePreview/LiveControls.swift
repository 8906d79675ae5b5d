import CellViews
import FileAccess
import LayoutGeometry
import PlainText
import PreviewConfig
import PreviewRendering

/// The questions about the values of a preview: what controls they have, and writing them into the
/// preview's file.
extension LiveSite {
  /// The controls of a look, and its settings as one types them after a command.
  static let controls: Question = { json, studio in
    try await studio.ask(Look(json["look"])) { drawn, _ in
      let preview = drawn.plain.preview
      let settings = drawn.config.settings(drawn.look.settings, of: preview)
      let size = drawn.plain.arrangement.size
      return drawn.config.controls(for: preview).json(settings: settings)
        .adding(["size": .array([.number(size.width), .number(size.height)])]).compactText
    }
  }

  /// How many values are written at once.
  private static let settingLimit = 200

  /// What values would change of a file, or with the digest of that answer, their change of it.
  ///
  /// The first answer names the paths at which the preview's variant has values of its own, which
  /// the file's do not replace.
  static let write: Question = { json, studio in
    guard let id = json["file"]?.string.flatMap(FileID.init), let file = studio.session[id] else {
      throw RequestMistake("expected the id of a file")
    }
    guard let values = json["set"]?.array, (1...settingLimit).contains(values.count) else {
      throw RequestMistake("expected a list of 1 to \(settingLimit) as 'set'")
    }
    var settings = values.compactMap(\.string)
    guard settings.count == values.count else {
      throw RequestMistake("'set' holds what is not a text")
    }
    var varied: [String] = []
    var variant: String?
    if let name = json["preview"], name != .null {
      guard let id = name.string.flatMap(PreviewID.init), let config = file.good,
        let preview = config.previews.first(where: { $0.fullName == id.fullName })
      else { throw RequestMistake("expected the id of a preview of the file") }
      varied = config.variedPaths(of: settings, for: preview)
      variant = preview.variant
      settings = config.settings(settings, of: preview)
    }
    let bytes = try readRegularFile(file.path, limit: ConfigFile.sizeLimit)
    let edit = try ConfigEdit(settings, in: bytes, file: file.label)
    guard let shown = json["digest"]?.string else {
      let answer: JSONValue = .members([
        "diff": .string(edit.diff), "digest": .string(edit.digest),
        "varied": .array(varied.map { .string($0) }),
        "variant": variant.map { .string($0) } ?? .null,
      ])
      return answer.compactText
    }
    try edit.write(to: file.path, expecting: shown)
    return JSONValue.members(["written": .bool(true)]).compactText
  }
}

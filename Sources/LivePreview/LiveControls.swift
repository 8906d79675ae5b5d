import CellViews
import Diagnostics
import FileAccess
import LayoutGeometry
import PlainText
import PreviewConfig
import PreviewRendering

/// The questions about the values of a preview: their controls, and writing them into the preview's
/// file.
extension LiveSite {
  /// The controls of a look, and its settings in the form of a command's arguments.
  static let controls: Question = { json, studio in
    try await studio.ask(Look(json["look"])) { drawn, _ in
      let preview = drawn.plain.preview
      let settings = drawn.config.settings(drawn.look.settings, of: preview)
      let size = drawn.plain.arrangement.size
      let session = studio.session
      let files = drawn.config.includedFiles(of: preview).map { session.json(of: $0, in: drawn) }
      return drawn.config.controls(for: preview).json(settings: settings)
        .adding([
          "size": .array([.number(size.width), .number(size.height)]), "files": .array(files),
        ]).compactText
    }
  }

  /// The largest number of values that are written at once.
  private static let settingLimit = 200

  /// The changes that values would make in a file, or with the digest of that answer, the id of the
  /// written change.
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
    let included = (file.good?.previews ?? []).flatMap { file.good?.includedFiles(of: $0) ?? [] }
    let edit = try ConfigEdits(
      settings, at: file.path, label: file.label, including: included,
      within: studio.session.writableFolders(of: file.path))
    guard let shown = json["digest"]?.string else {
      let answer: JSONValue = .members([
        "diff": .string(edit.diff), "digest": .string(edit.digest),
        "files": .array(edit.files.map { .string($0) }),
        "varied": .array(varied.map { .string($0) }),
        "variant": variant.map { .string($0) } ?? .null,
      ])
      return answer.compactText
    }
    let change = studio.written.note(try edit.write(expecting: shown), of: id)
    return JSONValue.members(["change": .string(change)]).compactText
  }

  /// Restores the file's text before a writing for a config.
  static let unwrite: Question = { json, studio in
    guard let id = json["file"]?.string.flatMap(FileID.init), studio.session[id] != nil else {
      throw RequestMistake("expected the id of a file")
    }
    guard try studio.written.undo(change(json), of: id, by: { try $0.apply() }) else {
      throw Diagnostics([Diagnostic(at: nil, "nothing is left to undo")])
    }
    return nil
  }

  /// Returns the change that a page undoes.
  static func change(_ json: JSONValue) throws(RequestMistake) -> String {
    guard let change = json["change"]?.string else {
      throw RequestMistake("expected the id of a change")
    }
    return change
  }
}

extension LiveSession {
  /// Returns the folders in which files that a config includes are written: its own, and those that
  /// the user named; without symbolic links.
  func writableFolders(of path: String) -> [String] {
    ([FileAccess.folder(of: path)] + arguments.filter(isFolder)).compactMap(realPath)
  }

  /// Returns a page's data of a file that a look's preview includes.
  fileprivate func json(of file: IncludedFile, in drawn: DrawnLook) -> JSONValue {
    let path = drawn.config.file
    let refusal = file.refusal(
      in: writableFolders(of: path), from: realPath(FileAccess.folder(of: path)) ?? "/")
    let uses = files.reduce(0) { $0 + ($1.good?.previews(including: file.path).count ?? 0) }
    return .members([
      "label": .string(file.label), "previews": .number(Double(uses)),
      "refusal": refusal.map { .string($0) } ?? .null,
    ])
  }
}

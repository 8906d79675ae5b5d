import FileAccess
package import PageServer
import PlainText

/// The live page and the answers to its script, by their addresses.
package struct LiveSite: PageSite {
  private let studio: LiveStudio

  /// Creates the site of a studio.
  package init(_ studio: LiveStudio) {
    self.studio = studio
  }

  /// Returns the events of a page, which names itself by `tab`.
  ///
  /// A page with an open gallery requests the `first` previews along with their list: requesting
  /// them only after the list would cost a reader a tenth of a second.
  package func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    guard let tab = request.eventsTab else { return nil }
    let events = studio.open(tab)
    if let count = request.query["first"].flatMap(Int.init), (1...ShownLooks.limit).contains(count)
    {
      studio.show(studio.session.firstLooks(count), in: tab)
    }
    return events
  }

  /// Returns the answer to a request.
  package func response(to request: PageRequest) async -> PageResponse {
    switch request.method {
    case .get: request.file(picture: studio.picture)
    case .post: await request.answer(question)
    }
  }

  private func question(_ name: String) -> PageQuestion? {
    guard let question = Self.questions[name] else { return nil }
    return { json in try await question(json, studio) }
  }

  /// A question of a page, by its address: a function from the JSON of the request to that of the
  /// answer, as text, or nil for none.
  typealias Question = @Sendable (JSONValue, LiveStudio) async throws -> String?

  private static let questions: [String: Question] = [
    "actions": actions,
    "edit": edit,
    "layer": layer,
    "looks": showLooks,
    "scroll": scroll,
    "picture": picture,
    "parts": parts,
    "source": source,
    "controls": controls,
    "write": write,
    "baseline": baseline,
    "accept": accept,
    "undo": undo,
    "unwrite": unwrite,
  ]
}

extension LiveSite {
  /// Sets the looks that a page shows.
  private static let showLooks: Question = { json, studio in
    let shown = try ShownLooks(json)
    studio.show(shown.looks, in: shown.tab)
    return nil
  }

  /// Draws a look now.
  private static let picture: Question = { json, studio in
    let drawn = try await studio.draw(Look(json["look"]))
    guard let file = studio.session[drawn.look.preview.file] else { return nil }
    return drawn.json(in: file).compactText
  }

  /// The parts of a look that can be pointed at.
  private static let parts: Question = { json, studio in
    let look = try Look(json["look"])
    return try await studio.ask(look) { drawn, _ in
      JSONValue.members(["parts": drawn.parts]).compactText
    }
  }

  private static let source: Question = { json, studio in
    guard let id = json["file"]?.string.flatMap(FileID.init), let file = studio.session[id] else {
      throw RequestMistake("expected the id of a file")
    }
    let path = realPath(file.path)
    return JSONValue.members([
      "label": .string(file.label), "text": .string(try file.currentText()),
      "editor": path.map { .string("vscode://file\($0)") } ?? .null,
      "hasEditor": .bool(studio.editor != nil),
    ]).compactText
  }

  /// Compares a look with its golden or with a revision.
  private static let baseline: Question = { json, studio in
    guard let baseline = json["against"]?.string.flatMap(Baseline.init) else {
      throw RequestMistake("expected 'golden' or a git revision to compare with")
    }
    return try await studio.comparison(of: Look(json["look"]), with: baseline).compactText
  }

  /// Records a preview as its golden; returns the id of the change.
  private static let accept: Question = { json, studio in
    let change = try await studio.accept(preview(json))
    return JSONValue.members(["change": .string(change)]).compactText
  }

  /// Undoes an acceptance.
  private static let undo: Question = { json, studio in
    try studio.undoAcceptance(change(json), of: preview(json))
    return nil
  }

  private static func preview(_ json: JSONValue) throws(RequestMistake) -> PreviewID {
    guard let preview = json["preview"]?.string.flatMap(PreviewID.init) else {
      throw RequestMistake("expected the id of a preview")
    }
    return preview
  }

  /// Opens a place of a config in the user's editor.
  private static let edit: Question = { json, studio in
    guard let id = json["file"]?.string.flatMap(FileID.init), let file = studio.session[id],
      let path = realPath(file.path), let line = json["line"]?.index,
      let column = json["column"]?.index
    else { throw RequestMistake("expected a place in a file") }
    guard let editor = studio.editor else {
      throw RequestMistake("the variable MAQUETTE_EDITOR names no editor")
    }
    try editor.open(path: path, line: line, column: column)
    return nil
  }
}

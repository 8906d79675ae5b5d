import Diagnostics
package import PageServer
import PlainText

/// The live page and what its script asks for, by their addresses.
package struct LiveSite: PageSite {
  private let studio: LiveStudio

  /// The site of a studio.
  package init(_ studio: LiveStudio) {
    self.studio = studio
  }

  /// The events of a page, which names itself by `tab`.
  package func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    guard request.path == ["events"], let tab = request.query["tab"], (1...64).contains(tab.count)
    else { return nil }
    return studio.open(tab)
  }

  /// The answer to a request.
  package func response(to request: PageRequest) async -> PageResponse {
    switch request.method {
    case .get: read(request.path)
    case .post: await answer(request)
    }
  }

  private func read(_ path: [String]) -> PageResponse {
    switch path {
    case []: return LivePage.page
    case let path where path.count == 2 && path[0] == "page":
      return LivePage.parts[path[1]] ?? .notFound
    case let path where path.count == 2 && path[0] == "picture" && path[1].hasSuffix(".png"):
      guard let bytes = studio.picture(String(path[1].dropLast(4))) else { return .notFound }
      return PageResponse(contentType: "image/png", body: bytes, isImmutable: true)
    default: return .notFound
    }
  }

  private func answer(_ request: PageRequest) async -> PageResponse {
    guard let name = request.path.first, request.path.count == 1,
      let question = Self.questions[name]
    else { return .notFound }
    do {
      var reader = JSONReader(request.body, valueLimit: 20_000)
      let body = try reader.readDocument { reader throws(JSONMistake) in
        try JSONValue(&reader)
      }
      guard let json = try await question(body, studio) else { return .empty }
      return .json(json)
    } catch let mistake as JSONMistake {
      return .failure(400, "the request is not JSON: \(mistake.message)")
    } catch let mistake as RequestMistake {
      return .failure(400, mistake.message)
    } catch let diagnostics as Diagnostics {
      return .failure(409, DiagnosticPrinter().text(for: diagnostics.diagnostics))
    } catch {
      return .failure(409, "\(error)")
    }
  }

  /// What a page asks, by its address: the JSON that came along becomes the answer's, as text, or nil
  /// for none.
  typealias Question = @Sendable (JSONValue, LiveStudio) async throws -> String?

  private static let questions: [String: Question] = [
    "looks": showLooks,
    "picture": picture,
    "source": source,
    "baseline": baseline,
    "accept": accept,
    "undo": undo,
  ]
}

extension LiveSite {
  /// How many looks a page may show at once.
  private static let lookLimit = 200

  /// Sets what a page shows.
  private static let showLooks: Question = { json, studio in
    guard let tab = json["tab"]?.string, let looks = json["looks"]?.array,
      looks.count <= lookLimit
    else { throw RequestMistake("expected a tab and at most \(lookLimit) looks") }
    studio.show(
      try looks.map { entry in
        guard let key = entry["key"]?.string, key.utf8.count <= 200 else {
          throw RequestMistake("expected a key for each look")
        }
        return (key, try Look(entry["look"]))
      }, in: tab)
    return nil
  }

  /// Draws a look now.
  private static let picture: Question = { json, studio in
    let drawn = try await studio.draw(Look(json["look"]))
    guard let file = studio.session[drawn.look.preview.file] else { return nil }
    return drawn.json(in: file).compactText
  }

  /// The text of a config.
  private static let source: Question = { json, studio in
    guard let id = json["file"]?.string.flatMap(FileID.init), let file = studio.session[id] else {
      throw RequestMistake("expected the id of a file")
    }
    let text: JSONValue = .members([
      "label": .string(file.label), "text": .string(try file.currentText()),
    ])
    return text.compactText
  }

  /// Compares a look with its golden or with a revision.
  private static let baseline: Question = { json, studio in
    guard let baseline = json["against"]?.string.flatMap(Baseline.init) else {
      throw RequestMistake("expected 'golden' or a git revision to compare with")
    }
    return try await studio.comparison(of: Look(json["look"]), with: baseline).compactText
  }

  /// Records a preview as its golden.
  private static let accept: Question = { json, studio in
    try await studio.accept(preview(json))
    return nil
  }

  /// Takes the last acceptance back.
  private static let undo: Question = { json, studio in
    try studio.undoAcceptance(of: preview(json))
    return nil
  }

  private static func preview(_ json: JSONValue) throws(RequestMistake) -> PreviewID {
    guard let preview = json["preview"]?.string.flatMap(PreviewID.init) else {
      throw RequestMistake("expected the id of a preview")
    }
    return preview
  }
}

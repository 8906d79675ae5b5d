package import Goldens
package import PageServer
import PlainText
package import Reports

/// A report or a review, whose readers comment on cases, and accept their pictures as goldens.
package final class ServedSite: PageSite {
  private let content: any ServedContent
  private let acceptances: Acceptances
  private let comments: ServedComments
  private let pages = StateStream()

  private init(_ content: any ServedContent, author: String) throws {
    self.content = content
    acceptances = Acceptances(of: ResultsFolder(path: content.folderPath))
    comments = try ServedComments(in: content.folderPath, author: author)
    acceptances.recall(content.cases.results.values)
  }

  /// Creates the site of the report of a results folder.
  ///
  /// - Parameters:
  ///   - name: The folder's name in commands; nil for their default.
  ///   - author: The author of comments from this machine, unless a reader gives another name.
  /// - Throws: `FileError`, `Diagnostic` for damaged results, `UnreadableComments`.
  package convenience init(
    reportOf folder: ResultsFolder, named name: String?, author: String
  ) throws {
    try self.init(ReportContent(folder, name: name), author: author)
  }

  /// Creates the site of the review in a folder.
  ///
  /// - Parameters:
  ///   - entries: The previews in their order.
  ///   - facts: The facts about the review's project and machine.
  ///   - goldens: The cases that make previews' pictures their goldens.
  ///   - author: The author of comments from this machine, unless a reader gives another name.
  /// - Throws: `FileError`, `UnreadableComments`.
  package convenience init(
    reviewIn folder: String, title: String, entries: [ReviewEntry], facts: RunFacts? = nil,
    goldens: [CaseResult], author: String
  ) throws {
    try self.init(
      ReviewContent(folder, title: title, entries: entries, facts: facts, goldens: goldens),
      author: author)
  }

  /// Checks files for changes, and sends pages the new state.
  ///
  /// - Returns: Whether the comments have changed since the last call.
  @discardableResult
  package func filesChanged() -> Bool {
    // A file that another process is about to write is read again later.
    try? content.read()
    let isRead = (try? comments.read()) != nil
    pages.send(state: state)
    return isRead && comments.isUnwritten()
  }

  /// Returns the state, for a page that names itself by `tab`.
  package func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    request.eventsTab.map { _ in pages.open(isLocal: request.isLocal, state: state) }
  }

  /// Returns the answer to a request.
  package func response(to request: PageRequest) async -> PageResponse {
    switch request.method {
    case .get: file(request.path)
    case .post: await request.answer { question($0, isLocal: request.isLocal) }
    }
  }

  /// Returns the version of the results, the cases that were accepted here, and the comments.
  private func state(isLocal: Bool) -> String {
    let cases = content.cases
    let accepted = cases.results.filter { acceptances.isAccepted($0.value) }.keys.sorted()
    let version = cases.version.map { JSONValue.members(["results": .string($0)]) }
    return (version ?? .object([]))
      .adding(["accepted": .array(accepted.map { .string($0) })])
      .adding(comments.state(isLocal: isLocal)).compactText
  }

  private func file(_ path: [String]) -> PageResponse {
    switch path {
    case []: page()
    case _ where path.count == 2 && path[0] == "page":
      .pageFile(path[1], type(of: content).pageFiles)
    case _ where path.count == 2 && path[0] == "picture":
      .picture(
        content.cases.pictures[path.joined(separator: "/")], below: content.folderPath)
    default: .notFound
    }
  }

  private func page() -> PageResponse {
    do {
      let page = try content.page(comments: comments.all)
      return PageResponse(contentType: "text/html; charset=utf-8", body: page)
    } catch {
      return .failure(503, "\(error)")
    }
  }

  private func question(_ name: String, isLocal: Bool) -> PageQuestion? {
    switch name {
    case "accept": return { [self] json in try change(json, verb: name, acceptances.accept) }
    case "undo": return { [self] json in try change(json, verb: name, acceptances.undo) }
    default:
      guard let question = comments.question(name, isLocal: isLocal) else { return nil }
      return { [self] json in
        try question(json) { content.cases.subjects.contains($0) }
        pages.send(state: state)
        return nil
      }
    }
  }

  /// Changes the goldens of the cases that a page names, as far as possible.
  ///
  /// - Throws: `RequestMistake`, and `RefusedCases` with those that are unchanged.
  private func change(
    _ json: JSONValue, verb: String, _ change: (CaseResult) throws -> Void
  ) throws -> String? {
    let cases = content.cases
    let version = json["results"]?.string
    guard version == cases.version else { throw OtherResults() }
    try content.check(version)
    var refused = RefusedCases(verb: verb)
    for name in try cases.names(json) {
      guard let result = cases.results[name] else { continue }
      do {
        try change(result)
      } catch {
        refused.add(name, "\(error)")
      }
    }
    pages.send(state: state)
    guard refused.isEmpty else { throw refused }
    return nil
  }
}

import Diagnostics
import FileAccess
package import Goldens
package import PageServer
import PlainText
import Reports
import Synchronization

/// The report of a results folder, whose readers accept cases with a click.
package final class ReportSite: PageSite {
  private let folder: ResultsFolder
  private let folderName: String?
  private let acceptances: Acceptances
  private let results: Mutex<ServedResults>
  private let pages = StateStream()
  private let comments: ServedComments

  /// The site of a results folder.
  ///
  /// - Parameters:
  ///   - folderName: What the folder is called in commands; nil for the one that they default to.
  ///   - author: Who comments, unless a reader gives another name.
  /// - Throws: `FileError`, `Diagnostic` for results that are broken, `UnreadableComments`.
  package init(_ folder: ResultsFolder, folderName: String?, author: String) throws {
    self.folder = folder
    self.folderName = folderName
    acceptances = Acceptances(of: folder)
    results = Mutex(try ServedResults(in: folder))
    comments = try ServedComments(in: folder.path, author: author)
  }

  /// The state of the results, for a page that names itself by `tab`.
  package func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    request.eventsTab.map { _ in pages.open { state } }
  }

  /// The answer to a request.
  package func response(to request: PageRequest) async -> PageResponse {
    switch request.method {
    case .get: file(request)
    case .post: await request.answer(question)
    }
  }

  /// Looks whether the results or the comments are others by now, and sends pages what has changed.
  package func filesChanged() {
    // What another process is about to write is looked at again.
    if let read = try? ServedResults(in: folder) { results.withLock { $0 = read } }
    try? comments.read()
    pages.send { state }
  }

  private var served: ServedResults { results.withLock { $0 } }

  /// What all pages are sent: the version of the results, the cases that were accepted here, and the
  /// comments.
  private var state: String {
    let served = served
    let accepted = served.cases.filter { acceptances.isAccepted($0.value) }.keys.sorted()
    return JSONValue.members([
      "results": .string(served.version), "accepted": .array(accepted.map { .string($0) }),
    ]).adding(comments.state).compactText
  }
}

// MARK: - Files

extension ReportSite {
  private func file(_ request: PageRequest) -> PageResponse {
    switch request.path {
    case []: page()
    case let path where path.count == 2 && path[0] == "page":
      .pageFile(path[1], HTMLReport.servedFiles)
    case let path where path.count == 2 && path[0] == "picture":
      .picture(served.pictures[path.joined(separator: "/")], below: folder.path)
    default: .notFound
    }
  }

  /// The report as the results are now.
  private func page() -> PageResponse {
    do {
      let read = try ServedResults(in: folder)
      results.withLock { $0 = read }
      return .page(
        try folder.servedReport(
          version: read.version, folderName: folderName, comments: comments.all))
    } catch {
      return .failure(503, "\(error)")
    }
  }

}

// MARK: - Questions

extension ReportSite {
  private func question(_ name: String) -> PageQuestion? {
    switch name {
    case "accept": return { [self] json in try change(json, verb: "accept", acceptances.accept) }
    case "undo": return { [self] json in try change(json, verb: "undo", acceptances.undo) }
    default:
      guard let question = comments.question(name) else { return nil }
      return { [self] json in
        try question(json) { served.cases[$0] != nil }
        pages.send { state }
        return nil
      }
    }
  }

  /// Changes the goldens of the cases that a page names; each that can be changed is.
  ///
  /// - Throws: `RequestMistake`, and `RefusedCases` with those that stay as they are.
  private func change(
    _ json: JSONValue, verb: String, _ change: (CaseResult) throws -> Void
  ) throws -> String? {
    let served = served
    guard json["results"]?.string == served.version,
      try served.version == sha256(readRegularFile(folder.resultsPath))
    else { throw OtherResults() }
    let names: [String]
    if let like = json["like"]?.string {
      guard let alike = served.alike[like] else {
        throw RequestMistake("expected what cases are like")
      }
      names = alike
    } else if let name = json["case"]?.string {
      names = [name]
    } else {
      throw RequestMistake("expected a case, or what cases are like")
    }
    var refused = RefusedCases(verb: verb)
    for name in names {
      guard let result = served.cases[name] else { throw RequestMistake("expected a case's name") }
      do {
        try change(result)
      } catch {
        refused.add(name, "\(error)")
      }
    }
    pages.send { state }
    guard refused.isEmpty else { throw refused }
    return nil
  }
}

/// The cases that were not changed, with the reasons.
private struct RefusedCases: Error, CustomStringConvertible {
  let verb: String
  private var lines: [String] = []
  private var count = 0

  /// More reasons are counted.
  private static let listed = 3

  init(verb: String) {
    self.verb = verb
  }

  var isEmpty: Bool { count == 0 }

  mutating func add(_ name: String, _ reason: String) {
    count += 1
    if lines.count < Self.listed {
      lines.append("cannot \(verb) '\(excerpt(of: name))': \(reason)")
    }
  }

  var description: String {
    let rest = count - lines.count
    return lines.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}

/// A page shows other results than those that are there.
private struct OtherResults: Error, CustomStringConvertible {
  let description = "the test ran again since this page was loaded: load it again"
}

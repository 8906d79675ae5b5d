import FileAccess
package import Goldens
package import PageServer
import PlainText
package import Reports

/// A review, whose readers comment on its previews, and make their pictures the goldens.
package final class ReviewSite: PageSite {
  private let folder: String
  private let title: String
  private let entries: [ReviewEntry]
  private let names: Set<String>
  /// The paths of the pictures by their addresses.
  private let pictures: [String: String]
  private let comments: ServedComments
  /// What makes a preview's picture its golden, by the preview.
  private let goldens: [String: CaseResult]
  private let acceptances: Acceptances
  private let pages = StateStream()

  /// The site of a review in a folder.
  ///
  /// - Parameters:
  ///   - entries: The previews in their order.
  ///   - goldens: What makes previews' pictures their goldens.
  ///   - author: Who comments, unless a reader gives another name.
  /// - Throws: `FileError`, `UnreadableComments`.
  package init(
    _ folder: String, title: String, entries: [ReviewEntry], goldens: [CaseResult], author: String
  ) throws {
    acceptances = Acceptances(of: ResultsFolder(path: folder))
    self.goldens = Dictionary(
      goldens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.folder = folder
    self.title = title
    self.entries = entries
    names = Set(entries.map(\.name))
    let paths = entries.flatMap(\.pictures).map(\.path)
    pictures = Dictionary(
      paths.map { (ReportPictures.servedAddress(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    comments = try ServedComments(in: folder, author: author)
  }

  /// The comments, for a page that names itself by `tab`.
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

  /// Reads the comments again, and sends pages those that are new.
  ///
  /// - Returns: Whether they are others than those that the folder's page was last written with.
  package func commentsChanged() -> Bool {
    guard (try? comments.read()) != nil else { return false }
    pages.send { state }
    return comments.isUnwritten()
  }

  private var state: String {
    let accepted = goldens.filter { acceptances.isAccepted($0.value) }.keys.sorted()
    return JSONValue.members(["accepted": .array(accepted.map { .string($0) })])
      .adding(comments.state).compactText
  }

  private func file(_ request: PageRequest) -> PageResponse {
    switch request.path {
    case []: page()
    case let path where path.count == 2 && path[0] == "page":
      .pageFile(path[1], ReviewPage.servedFiles)
    case let path where path.count == 2 && path[0] == "picture":
      .picture(pictures[path.joined(separator: "/")], below: folder)
    default: .notFound
    }
  }

  private func page() -> PageResponse {
    let collected = CollectedBytes()
    do {
      try ReviewPage(
        title: title, entries: entries, folder: folder, comments: comments.all, isServed: true,
        acceptable: Set(goldens.keys)
      ).write { collected.bytes += $0 }
      return .page(collected.bytes)
    } catch {
      return .failure(503, "\(error)")
    }
  }

  private func question(_ name: String) -> PageQuestion? {
    switch name {
    case "accept": return { [self] json in try change(json, acceptances.accept) }
    case "undo": return { [self] json in try change(json, acceptances.undo) }
    default: break
    }
    guard let question = comments.question(name) else { return nil }
    return { [self] json in
      try question(json) { names.contains($0) }
      pages.send { state }
      return nil
    }
  }

  private func change(_ json: JSONValue, _ change: (CaseResult) throws -> Void) throws -> String? {
    guard let golden = json["case"]?.string.flatMap({ goldens[$0] }) else {
      throw RequestMistake("expected a preview whose picture can be its golden")
    }
    try change(golden)
    pages.send { state }
    return nil
  }
}

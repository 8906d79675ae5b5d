import FileAccess
package import PageServer
import PlainText
package import Reports

/// A review, whose readers comment on its previews.
package final class ReviewSite: PageSite {
  private let folder: String
  private let title: String
  private let entries: [ReviewEntry]
  private let names: Set<String>
  /// The paths of the pictures by their addresses.
  private let pictures: [String: String]
  private let comments: ServedComments
  private let pages = StateStream()

  /// The site of a review in a folder.
  ///
  /// - Parameters:
  ///   - entries: The previews in their order.
  ///   - author: Who comments, unless a reader gives another name.
  /// - Throws: `FileError`, `UnreadableComments`.
  package init(_ folder: String, title: String, entries: [ReviewEntry], author: String) throws {
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
    request.eventsTab.map { _ in pages.open(state: state) }
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
    pages.send(state: state)
    return comments.isUnwritten()
  }

  private var state: String { JSONValue.members([:]).adding(comments.state).compactText }

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
        title: title, entries: entries, folder: folder, comments: comments.all, isServed: true
      ).write { collected.bytes += $0 }
      return .page(collected.bytes)
    } catch {
      return .failure(503, "\(error)")
    }
  }

  private func question(_ name: String) -> PageQuestion? {
    guard let question = comments.question(name) else { return nil }
    return { [self] json in
      try question(json) { names.contains($0) }
      pages.send(state: state)
      return nil
    }
  }
}

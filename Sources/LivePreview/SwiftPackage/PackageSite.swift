import FileAccess
package import PageServer
import PlainText

/// The live page of a package: the page of configs, without what only a config has.
package struct PackageSite: PageSite {
  private let studio: PackageStudio

  /// How many bytes of a source a page is shown.
  private static let sourceLimit = 4 << 20

  /// The site of a studio.
  package init(_ studio: PackageStudio) {
    self.studio = studio
  }

  /// The events of a page, which names itself by `tab`.
  package func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    request.eventsTab.map(studio.open)
  }

  /// The answer to a request.
  package func response(to request: PageRequest) async -> PageResponse {
    switch request.method {
    case .get: request.file { studio.screens.picture($0) }
    case .post: await request.answer(question)
    }
  }

  private func question(_ name: String) -> PageQuestion? {
    switch name {
    case "looks":
      { json in
        studio.show(try ShownLooks(json))
        return nil
      }
    case "picture":
      { json in
        let messages = studio.screens.messages(for: try Look(json["look"]))
        guard let picture = messages.first(where: { $0.kind == .picture }) else {
          throw RequestMistake("the preview is not drawn")
        }
        return picture.json.compactText
      }
    case "source":
      { json in
        guard let id = json["file"]?.string.flatMap(FileID.init),
          let source = studio.screens.source(id)
        else { throw RequestMistake("expected the id of a file") }
        let bytes = try readRegularFile(source.path, limit: Self.sourceLimit)
        return JSONText.object([
          ("label", JSONText.string(source.label)),
          ("text", JSONText.string(String(decoding: bytes, as: UTF8.self))),
        ])
      }
    // A program in Swift has no values that a page could change, and its parts no lines of a config.
    case "controls": { _ in #"{"controls":[],"command":""}"# }
    case "parts": { _ in #"{"parts":null}"# }
    case "actions": { _ in #"{"actions":[]}"# }
    default: nil
    }
  }
}

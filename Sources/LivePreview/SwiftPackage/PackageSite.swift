import FileAccess
package import PageServer
import PlainText

/// The live page of a package: the page of configs, without the features of configs.
package struct PackageSite: PageSite {
  private let studio: PackageStudio

  /// The largest number of bytes of a source that a page is shown.
  private static let sourceLimit = 4 << 20

  /// Creates the site of a studio.
  package init(_ studio: PackageStudio) {
    self.studio = studio
  }

  /// Returns the events of a page, which names itself by `tab`.
  package func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    request.eventsTab.map(studio.open)
  }

  /// Returns the answer to a request.
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
        let source = try source(json)
        let bytes = try readRegularFile(source.path, limit: Self.sourceLimit)
        return JSONValue.members([
          "label": .string(source.label), "text": .string(String(decoding: bytes, as: UTF8.self)),
          "editor": .string("vscode://file\(source.path)"),
          "hasEditor": .bool(studio.editor != nil),
        ]).compactText
      }
    case "edit":
      { json in
        let source = try source(json)
        guard let line = json["line"]?.index, let column = json["column"]?.index else {
          throw RequestMistake("expected a place in a file")
        }
        guard let editor = studio.editor else {
          throw RequestMistake("the variable MAQUETTE_EDITOR names no editor")
        }
        try editor.open(path: source.path, line: line, column: column)
        return nil
      }
    case "parts":
      { json in
        let parts = studio.screens[try Look(json["look"]).preview]?.parts
        return #"{"parts":\#(parts ?? "null")}"#
      }
    // A program in Swift has no values that a page could change.
    case "controls": { _ in #"{"controls":[],"command":""}"# }
    case "actions": { _ in #"{"actions":[]}"# }
    default: nil
    }
  }

  /// Returns the file that a page means: one of those that mistakes point into.
  private func source(_ json: JSONValue) throws(RequestMistake) -> (label: String, path: String) {
    guard let id = json["file"]?.string.flatMap(FileID.init),
      let source = studio.screens.source(id)
    else { throw RequestMistake("expected the id of a file") }
    return source
  }
}

import CellViews
import CollectionLayouts
import Diagnostics
import InspectedParts
import LayoutGeometry
import PlainText
import PreviewConfig
import PreviewRendering

/// The page's JSON of a session's parts.
extension LiveSession {
  /// All files with their state, and all previews with their size, if it is known.
  var screens: JSONValue {
    .members([
      "files": .array(files.map(\.json)),
      "previews": .array(files.flatMap(\.previews)),
      "listing": listingMistake.map { .string($0) } ?? .null,
    ])
  }
}

extension LiveSession.File {
  /// The name on the page: the path as the user named it.
  var label: String { excerpt(of: path, limit: 200) }

  fileprivate var json: JSONValue {
    .members([
      "id": .string(id.text),
      "label": .string(label),
      "state": .string(!mistakes.isEmpty ? "broken" : good == nil ? "unread" : "ok"),
      "diagnostics": DiagnosticList(mistakes, sources: sources, file: self).json,
    ])
  }

  /// The previews of the file's latest valid state.
  fileprivate var previews: [JSONValue] {
    (good?.previews ?? []).map { preview in
      let height: JSONValue =
        if case .points(let height) = preview.canvas.height { .number(height) } else { .null }
      return .members([
        "id": .string(PreviewID(file: id, fullName: preview.fullName).text),
        "file": .string(id.text),
        "name": .string(preview.name),
        "variant": preview.variant.map { .string($0) } ?? .null,
        "fullName": .string(preview.fullName),
        "width": .number(preview.canvas.width),
        "height": height,
        "scale": .number(preview.canvas.scale),
        "hasDevice": .bool(preview.canvas.bezel != nil),
      ])
    }
  }
}

/// Diagnostics for the page: the text of the terminal, with the place as numbers beside it.
struct DiagnosticList {
  private let diagnostics: [Diagnostic]
  private let printer: DiagnosticPrinter
  /// The files that a page can request, by their names in diagnostics.
  private let files: [String: FileID]

  /// Creates the list of diagnostics of files.
  ///
  /// - Parameters:
  ///   - sources: The texts that they point into, by the names of the files.
  ///   - files: The files that a page can request, by the same names.
  init(_ diagnostics: [Diagnostic], sources: [String: SourceLines], files: [String: FileID]) {
    self.diagnostics = diagnostics
    printer = DiagnosticPrinter(.human, sources: sources)
    self.files = files
  }

  /// Creates the list of diagnostics of a config.
  init(_ diagnostics: [Diagnostic], sources: [String: SourceLines], file: LiveSession.File) {
    self.init(diagnostics, sources: sources, files: [file.path: file.id])
  }

  /// A list of objects.
  var json: JSONValue {
    .array(
      diagnostics.map { diagnostic in
        let range = diagnostic.range
        return .members([
          "severity": .string(diagnostic.severity.rawValue),
          "message": .string(excerpt(of: diagnostic.message, limit: 1000)),
          "suggestion": diagnostic.suggestion.map { .string(excerpt(of: $0, limit: 1000)) }
            ?? .null,
          "file": range.map { .string(excerpt(of: $0.file, limit: 200)) } ?? .null,
          "fileID": range.flatMap { files[$0.file] }.map { .string($0.text) } ?? .null,
          "line": range.map { .number(Double($0.start.line)) } ?? .null,
          "column": range.map { .number(Double($0.start.column)) } ?? .null,
          "length": range.map { .number(Double($0.length)) } ?? .null,
          "text": .string(printer.text(for: [diagnostic])),
        ])
      })
  }
}

extension DrawnLook {
  /// Returns the data that the page needs to show the picture and to scroll in it.
  func json(in file: LiveSession.File) -> JSONValue {
    .members([
      "preview": .string(look.preview.text),
      "digest": .string(digest),
      "width": .number(size.width),
      "height": .number(size.height),
      "scale": .number(drawing.scale),
      "canvasScale": .number(plain.preview.canvas.scale),
      "origin": drawing.screenOrigin.json,
      "collections": .array(
        plain.arrangement.collections.enumerated().flatMap { index, collection in
          let whole = JSONValue.members([
            "index": .number(Double(index)),
            "key": .string(collection.key.text),
            "id": collection.id.map { .string($0) } ?? .null,
            "frame": collection.frame.json,
            "contentSize": .array([
              .number(collection.arrangement.contentSize.width),
              .number(collection.arrangement.contentSize.height),
            ]),
            "offset": collection.contentOffset.json,
            "loadsMore": collection.loadsMore.map { .bool($0) } ?? .null,
          ])
          // Sections that scroll by themselves are over their collection.
          return [whole] + plain.scrollingSections(of: collection).map { $0.json(at: index) }
        }),
    ])
  }

  /// The parts that can be pointed at: the canvas with all parts in it.
  var parts: JSONValue {
    InspectedPart(plain.arrangement, of: plain.preview, in: config)
      .json { $0 == config.file ? look.preview.file.text : nil }
  }

  func notices(in file: LiveSession.File) -> JSONValue {
    .members([
      "preview": .string(look.preview.text),
      "diagnostics": DiagnosticList(diagnostics, sources: config.sources, file: file).json,
    ])
  }
}

extension SectionScrollModel {
  /// Returns the section in the page's list of collections.
  ///
  /// - Parameter index: The number of its collection.
  fileprivate func json(at index: Int) -> JSONValue {
    .members([
      "index": .number(Double(index)), "key": .string(key.text), "id": .null,
      "frame": viewport.json,
      "contentSize": .array([.number(contentSize.width), .number(contentSize.height)]),
      "offset": offset.json, "loadsMore": .null,
    ])
  }
}

extension Rect {
  /// `[x, y, width, height]`.
  var json: JSONValue { .array([minX, minY, width, height].map { .number($0) }) }
}

extension Point {
  /// `[x, y]`.
  var json: JSONValue { .array([.number(x), .number(y)]) }
}

package import CellViews
package import Diagnostics
import FileAccess
package import LayoutGeometry
import PlainText

/// The previews that a program drew for the live page: a folder of pictures, and a list of them.
package struct DrawnPreviews: Sendable {
  /// The environment variable that passes the folder to the program.
  package static let variable = "MAQUETTE_PREVIEWS"

  /// A drawn preview, or the reason why it could not be drawn.
  package struct Entry: Hashable, Sendable {
    /// The preview's name.
    package var name: String
    /// The variant's suffix; nil for a preview without variants.
    package var variant: String?
    /// The picture's file in the folder, and its size; nil without a picture.
    package var picture: Picture?
    /// The notices, or the reason why there is no picture: without places.
    package var diagnostics: [Diagnostic] = []

    /// The name with the variant's suffix, as in `cards.dark`.
    package var fullName: String { variant.map { "\(name).\($0)" } ?? name }
  }

  /// A file with a picture.
  package struct Picture: Hashable, Sendable {
    /// The name in the folder.
    package var file: String
    /// The size in points.
    package var size: Size
    /// Device pixels a point.
    package var scale: Double
  }

  /// The previews in the program's order.
  package var entries: [Entry]
}

// MARK: - Drawing

extension DrawnPreviews {
  /// Draws previews into a folder, beside earlier ones, and lists them.
  ///
  /// Previews that cannot be drawn are listed, too.
  ///
  /// - Throws: `FileError`.
  @discardableResult
  package init(drawing previews: [Preview], into folder: String, jobs: Int) throws {
    // A program may draw several lists of previews.
    var entries = (try? DrawnPreviews(folder: folder).entries) ?? []
    let tasks = previews.enumerated().map { (preview: $1, file: "\(entries.count + $0).png") }
    // Only the main thread makes their views; several draw the result.
    let work = DrawingWork(taskCount: 1, jobs: jobs)
    try work.run(tasks) { task, tools in
      Result {
        try Self.entry(
          task.preview, file: task.file, folder: folder, tools: tools,
          workers: work.bandWorkers)
      }
    } take: { outcome, _ in
      entries.append(try outcome.get())
    }
    self.entries = entries
    try writeList(into: folder)
  }

  private static func entry(
    _ preview: Preview, file: String, folder: String, tools: DrawingTools, workers: Int
  ) throws -> Entry {
    var entry = Entry(name: preview.name, variant: preview.variant)
    let drawing: PreviewDrawing
    let bytes: [UInt8]
    do {
      drawing = try PreviewDrawing(preview, scale: nil, shapers: tools.shapers)
      bytes = try drawing.png(workers: workers, cache: tools.cache)
    } catch {
      entry.diagnostics =
        (error as? Diagnostics)?.diagnostics
        ?? [error as? Diagnostic ?? Diagnostic(at: nil, "\(error)")]
      return entry
    }
    entry.diagnostics = preview.warnings(for: drawing.arrangement.notices)
    entry.picture = Picture(file: file, size: drawing.size, scale: drawing.scale)
    try AtomicFile.write(bytes, to: folder + "/" + file)
    return entry
  }
}

// MARK: - The list of a folder

extension DrawnPreviews {
  private static let listName = "previews.json"
  /// The list's version, raised when a tool could not read an older library's list, or the other
  /// way round.
  private static let version = 1.0
  private static let sizeLimit = 64 << 20

  /// Writes the list, which signals that all pictures are complete.
  private func writeList(into folder: String) throws {
    let json = JSONValue.members([
      "version": .number(Self.version), "previews": .array(entries.map(\.json)),
    ])
    try AtomicFile.write(json.text().utf8, to: folder + "/" + Self.listName)
  }

  /// Reads the list of a folder.
  ///
  /// - Throws: `FileError` if there is none, as when the program drew nothing; `Diagnostic` for one
  ///   that another version of the library wrote.
  package init(folder: String) throws {
    let bytes = try readRegularFile("\(folder)/\(Self.listName)", limit: Self.sizeLimit)
    var reader = JSONReader(bytes)
    let json = try? reader.readDocument { reader throws(JSONMistake) in try JSONValue(&reader) }
    guard let json, case .object(let members) = json,
      members.first(where: { $0.name == "version" })?.value == .number(Self.version),
      case .array(let previews)? = members.first(where: { $0.name == "previews" })?.value
    else {
      throw Diagnostic(
        at: nil, "the program was built with another version of Maquette than this tool",
        suggestion: "run the tool of the package: swift package maquette watch")
    }
    entries = previews.compactMap(Entry.init)
  }
}

extension DrawnPreviews.Entry {
  fileprivate var json: JSONValue {
    .members([
      "name": .string(name),
      "variant": variant.map { .string($0) } ?? .null,
      "picture": picture.map {
        .members([
          "file": .string($0.file), "width": .number($0.size.width),
          "height": .number($0.size.height), "scale": .number($0.scale),
        ])
      } ?? .null,
      "diagnostics": .array(
        diagnostics.map {
          .members([
            "severity": .string($0.severity.rawValue), "message": .string($0.message),
            "suggestion": $0.suggestion.map { .string($0) } ?? .null,
          ])
        }),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard case .string(let name)? = json["name"] else { return nil }
    self.init(name: name, variant: json["variant"]?.text)
    if case .array(let diagnostics)? = json["diagnostics"] {
      self.diagnostics = diagnostics.compactMap { diagnostic in
        guard let message = diagnostic["message"]?.text else { return nil }
        let severity = diagnostic["severity"]?.text.flatMap(Diagnostic.Severity.init)
        return Diagnostic(
          severity ?? .error, at: nil, message, suggestion: diagnostic["suggestion"]?.text)
      }
    }
    if let picture = json["picture"], let file = picture["file"]?.text,
      case .number(let width)? = picture["width"], case .number(let height)? = picture["height"],
      case .number(let scale)? = picture["scale"], isInside(file)
    {
      self.picture = DrawnPreviews.Picture(
        file: file, size: Size(width: width, height: height), scale: scale)
    }
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

import Diagnostics
import LayoutGeometry
import PlainText
import PreviewRendering

/// The latest drawings of a package's program, and the package's current mistakes.
struct PackageScreens: Sendable {
  /// A preview with its picture.
  struct Screen: Sendable {
    var entry: DrawnPreviews.Entry
    /// The picture's file and the digest of its bytes, with its size; nil for a preview that never
    /// was drawn.
    var picture: (drawn: DrawnPreviews.Picture, digest: String, bytes: [UInt8])?
    /// The parts of the picture that can be pointed at, as JSON; nil if they are not known.
    var parts: String?
    /// Indicates whether the picture is not the one of `entry`, which could not be drawn.
    var isOutdated: Bool { entry.picture == nil }
  }

  /// The package's identifier in addresses.
  let id: FileID
  /// The package's name on the page.
  var label: String
  /// The previews in their order.
  private(set) var screens: [Screen] = []
  /// The mistakes that keep the package from being drawn; nil if its current state is drawn.
  private(set) var mistakes: CompilerOutput?
  /// Indicates whether the previews are older than the sources.
  var isBuilding = false
  /// The number of drawings.
  private(set) var revision = 0

  /// Creates the screens of a package that was not drawn yet.
  init(id: FileID, label: String) {
    self.id = id
    self.label = label
  }

  /// Takes the drawings of a program.
  ///
  /// A preview that could not be drawn keeps its last picture.
  mutating func take(_ drawn: [(entry: DrawnPreviews.Entry, bytes: [UInt8]?, parts: String?)]) {
    let before = Dictionary(
      screens.map { ($0.entry.fullName, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    screens = drawn.filter { seen.insert($0.entry.fullName).inserted }
      .map { entry, bytes, parts in
        let earlier = before[entry.fullName]
        var screen = Screen(entry: entry, picture: earlier?.picture, parts: earlier?.parts)
        if let bytes, let picture = entry.picture {
          screen.picture = (picture, sha256(bytes), bytes)
          screen.parts = parts
        }
        return screen
      }
    mistakes = nil
    revision += 1
  }

  /// Takes mistakes; the previews are unchanged.
  mutating func take(_ mistakes: CompilerOutput) {
    self.mistakes = mistakes
  }

  /// The preview of an address.
  subscript(preview: PreviewID) -> Screen? {
    preview.file == id ? screens.first { $0.entry.fullName == preview.fullName } : nil
  }

  /// Returns the bytes of a picture that is shown.
  func picture(_ digest: String) -> [UInt8]? {
    screens.first { $0.picture?.digest == digest }?.picture?.bytes
  }

  /// Returns the file of a mistake, by its address.
  func source(_ id: FileID) -> (label: String, path: String)? {
    mistakes?.paths.first { FileID(path: $0.value) == id }.map { ($0.key, $0.value) }
  }
}

// MARK: - For the page

extension PackageScreens {
  /// The package as one file, and its previews.
  var json: JSONValue {
    .members([
      "files": .array([
        .members([
          "id": .string(id.text),
          "label": .string(label),
          "state": .string(mistakes != nil ? "broken" : revision == 0 ? "unread" : "ok"),
          "diagnostics": mistakes.map(list) ?? .array([]),
        ])
      ]),
      "previews": .array(screens.map(json)),
      "listing": .null,
      "activity": isBuilding ? .string("Building…") : .null,
    ])
  }

  private func json(of screen: Screen) -> JSONValue {
    let picture = screen.picture?.drawn
    return .members([
      "id": .string(PreviewID(file: id, fullName: screen.entry.fullName).text),
      "file": .string(id.text),
      "name": .string(screen.entry.name),
      "variant": screen.entry.variant.map { .string($0) } ?? .null,
      "fullName": .string(screen.entry.fullName),
      // The page's size until there is a picture: that of the default canvas.
      "width": .number(picture?.size.width ?? 390),
      "height": picture.map { .number($0.size.height) } ?? .null,
      "scale": .number(picture?.scale ?? 1),
      "hasDevice": .bool(false),
    ])
  }

  private func list(_ output: CompilerOutput) -> JSONValue {
    DiagnosticList(
      output.diagnostics, sources: output.lines,
      files: output.paths.mapValues { FileID(path: $0) }
    ).json
  }

  /// Returns the messages to a page about a look, in this order.
  ///
  /// A look's settings and offsets are a config's; a picture of Swift is unaffected by them.
  func messages(for look: Look) -> [(kind: OpenTabs.Kind, json: JSONValue, digest: String?)] {
    guard let screen = self[look.preview] else {
      let mistake = Diagnostic(
        at: nil, "no preview is named '\(excerpt(of: look.preview.fullName))'")
      return revision == 0 && mistakes == nil ? [] : [failure([mistake], of: look)]
    }
    var messages: [(OpenTabs.Kind, JSONValue, String?)] = []
    if let picture = screen.picture {
      let json = json(of: picture.drawn, digest: picture.digest, preview: look.preview)
      messages.append((.picture, json, picture.digest))
    }
    if let mistakes {
      messages.append(
        (
          .failure,
          .members(["preview": .string(look.preview.text), "diagnostics": list(mistakes)]), nil
        ))
    } else if screen.isOutdated {
      messages.append(failure(screen.entry.diagnostics, of: look))
    } else {
      let diagnostics = DiagnosticList(screen.entry.diagnostics, sources: [:], files: [:])
      messages.append(
        (
          .notices,
          .members(["preview": .string(look.preview.text), "diagnostics": diagnostics.json]), nil
        ))
    }
    return messages
  }

  private func failure(
    _ diagnostics: [Diagnostic], of look: Look
  ) -> (kind: OpenTabs.Kind, json: JSONValue, digest: String?) {
    let list = DiagnosticList(diagnostics, sources: [:], files: [:])
    return (
      .failure, .members(["preview": .string(look.preview.text), "diagnostics": list.json]), nil
    )
  }

  private func json(
    of picture: DrawnPreviews.Picture, digest: String, preview: PreviewID
  ) -> JSONValue {
    .members([
      "preview": .string(preview.text),
      "digest": .string(digest),
      "width": .number(picture.size.width),
      "height": .number(picture.size.height),
      "scale": .number(picture.scale),
      "origin": .array([.number(0), .number(0)]),
      "collections": .array([]),
    ])
  }
}

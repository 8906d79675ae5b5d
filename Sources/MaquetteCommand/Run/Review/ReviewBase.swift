import CellViews
import Diagnostics
import FileAccess
import Glibc
import LayoutSnapshots
import Maquette
import PreviewConfig
import PreviewRendering
import TextShaping

/// What a review compares with: pictures of an earlier review, or configs as they were.
enum ReviewBase: Sendable {
  /// Pictures and layouts in an earlier review's folder, by their previews' full names.
  case folder(String, names: Set<String>)
  /// Previews as they were, by their full names, drawn when they are asked for: their pictures are
  /// read from the revision's files then.
  case previews([String: EarlierPreview], GitRevision)

  /// A preview of an earlier config.
  struct EarlierPreview: Sendable {
    var config: LoadedConfig
    var preview: Preview
  }

  /// A preview as it was.
  struct Earlier {
    var png: [UInt8]
    var layout: LayoutSnapshot
  }

  /// The folder of that name, or else the git revision.
  ///
  /// - Throws: `GitError` and `FileError`.
  init(
    _ base: String, for loaded: LoadedConfigs, _ options: ConfigFileOptions,
    report: inout DiagnosticReport
  ) throws {
    if isFolder(base) {
      guard ReviewFolder.isReview(base) else { throw NoReview(path: base) }
      self = .folder(base, names: Set(ReviewFolder.screenNames(in: base)))
      return
    }
    let files = Set(loaded.previews.map(\.config.file))
    guard !files.contains("-") else { throw NoReview(path: "-") }
    let allowed = options.allowedPaths
    let revision = try GitRevision(
      base,
      folders: Set(files.map { FileAccess.folder(of: $0) } + options.files.filter(isFolder))
        .sorted() + allowed)
    var configOptions = options.loading
    configOptions.allowedPaths = try allowed.map { try revision.path(of: $0) }
    var earlier: [String: EarlierPreview] = [:]
    for file in try options.files.flatMap({ try Self.files(of: $0, at: revision) }) {
      // A config that was not there yet has new previews only.
      guard access(file, F_OK) == 0 else { continue }
      do {
        let config = try ConfigFile.load(path: file, options: configOptions)
        for preview in config.previews where options.selection.keeps(preview) {
          earlier[preview.fullName] = EarlierPreview(config: config, preview: preview)
        }
      } catch {
        // What was wrong then may be what is mended now.
        report.tell([Self.warning(of: error, in: revision.place(of: file), at: base)])
      }
    }
    self = .previews(earlier, revision)
  }

  /// The configs that an argument named then: those of a folder may be others than now.
  private static func files(of argument: String, at revision: GitRevision) throws -> [String] {
    let path = try revision.path(of: argument)
    guard access(path, F_OK) == 0 else { return [] }
    return try configPaths(for: [path])
  }

  /// What is reported of a config that could not be drawn as it was, by its path in the repository.
  private static func warning(
    of error: Diagnostics, in place: String, at revision: String
  ) -> Diagnostic {
    let first = error.diagnostics.first { $0.severity == .error }
    return Diagnostic(
      .warning, at: nil,
      "--base: '\(place)' had an error at '\(revision)': \(first?.message ?? "unknown")",
      suggestion: "its previews count as new")
  }

  /// The full names of the previews that there were, in alphabetical order.
  var names: [String] {
    switch self {
    case .folder(_, let names): names.sorted()
    case .previews(let previews, _): previews.keys.sorted()
    }
  }

  /// A preview as it was; nil if there was none of that name.
  ///
  /// - Throws: `FileError`, and what drawing the earlier preview throws.
  func screen(_ name: String, scale: Double?, shapers: TextShapers) throws -> Earlier? {
    switch self {
    case .folder(let folder, let names):
      guard names.contains(name) else { return nil }
      return try ReviewFolder.earlier(name, in: folder)
    case .previews(let previews, _):
      guard let earlier = previews[name] else { return nil }
      let drawing = try PreviewDrawing(
        earlier.preview, scale: scale, inputDigest: earlier.config.inputDigest, shapers: shapers)
      return Earlier(png: try drawing.png(), layout: drawing.layoutSnapshot)
    }
  }
}

/// A folder to compare with that no review wrote, or standard input, of which git knows nothing.
struct NoReview: Error, CustomStringConvertible {
  /// The folder; `-` for standard input.
  var path: String

  var description: String {
    path == "-"
      ? "--base: a config from standard input has no earlier revision"
      : "--base: '\(path)' is not the folder of a review"
  }
}

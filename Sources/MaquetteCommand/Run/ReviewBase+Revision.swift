import CellViews
import ConfigRendering
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc
import PreviewConfig
import PreviewRendering
import Reviews

extension ReviewBase {
  /// Creates the base from the folder of that name, or else from the git revision.
  ///
  /// - Parameter isFramed: True if each canvas of the revision has its device around it.
  /// - Throws: `GitError` and `FileError`.
  init(
    _ base: String, for loaded: LoadedConfigs, _ options: ConfigFileOptions, isFramed: Bool,
    report: inout DiagnosticReport
  ) throws {
    if isFolder(base) {
      guard let folder = ReviewBase(folder: base) else { throw NoReview(path: base) }
      self = folder
      return
    }
    let files = Set(loaded.previews.map(\.config.file))
    guard !files.contains("-") else { throw NoReview(path: "-") }
    guard !options.files.isEmpty else { throw DeclaredPreviewsHaveNoPast() }
    let allowed = options.loading.allowedPaths
    let revision = try GitRevision(
      base,
      folders: Set(files.map { FileAccess.folder(of: $0) } + options.files.filter(isFolder))
        .sorted() + allowed)
    var configOptions = options.loading
    configOptions.allowedPaths = try allowed.map { try revision.path(of: $0) }
    var earlier: [String: EarlierPreview] = [:]
    for file in try options.files.flatMap({ try Self.files(of: $0, at: revision) }) {
      // A config that did not exist yet has new previews only.
      guard access(file, F_OK) == 0 else { continue }
      do {
        let config = try ConfigFile.load(path: file, options: ConfigOptions(configOptions))
        for preview in config.previews where options.selection.keeps(preview) {
          var preview = preview
          if isFramed, preview.canvas.bezel != nil { preview.canvas.isFramed = true }
          earlier[preview.fullName] = EarlierPreview(config: config, preview: preview)
        }
      } catch {
        // An earlier mistake may be the one that is fixed now.
        report.add([Self.warning(of: error, in: revision.place(of: file), at: base)])
      }
    }
    self = .previews(earlier, owner: revision)
  }

  /// Returns the configs that an argument named at a revision: those of a folder may have changed
  /// since.
  private static func files(of argument: String, at revision: GitRevision) throws -> [String] {
    let path = try revision.path(of: argument)
    guard access(path, F_OK) == 0 else { return [] }
    return try configPaths(for: [path])
  }

  /// Returns the warning about a config whose earlier state could not be drawn, by its path in the
  /// repository.
  private static func warning(
    of error: Diagnostics, in place: String, at revision: String
  ) -> Diagnostic {
    let first = error.diagnostics.first { $0.severity == .error }
    return Diagnostic(
      .warning, at: nil,
      "--base: '\(place)' had an error at '\(revision)': \(first?.message ?? "unknown")",
      suggestion: "its previews count as new")
  }
}

/// An error for a folder to compare with that is not a review, or for standard input, which git
/// does not contain.
struct NoReview: Error, CustomStringConvertible {
  /// The folder; `-` for standard input.
  var path: String

  var description: String {
    path == "-"
      ? "--base: a config from standard input has no earlier revision"
      : "--base: '\(path)' is not the folder of a review"
  }
}

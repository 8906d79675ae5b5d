package import CellViews
package import CollectionLayouts
import ConfigLanguage
package import Diagnostics

/// The previews of a config file, completely checked.
package struct LoadedConfig: Sendable {
  /// The file as the user named it, `-` for standard input.
  package let file: String
  /// The previews in the file's order, each with its variants in the order of their lists.
  package let previews: [Preview]
  /// The valid but surely unintended parts, in the order of the places.
  package let warnings: [Diagnostic]
  /// The SHA-256 of the config, its overrides and the data and font files it names, in hexadecimal.
  ///
  /// The same contents have the same digest in any folder. A picture whose path has expressions is
  /// not in it: its path is known only when a cell is built.
  package let inputDigest: String?
  /// The SHA-256 of the config and of the data and font files it names, by their paths in the
  /// config; the config's own is under its file's name.
  package let inputDigests: [String: String]
  let loaders: Loaders
  /// The prefix of the paths of a preview's overrides, by the previews' names.
  let overridePrefixes: [String: String]
  /// The texts that diagnostics quote, by the file's name as the user gave it.
  package let sources: [String: SourceLines]
  /// The places of the previews' parts, by the previews' names.
  let places: [String: NoticePlaces]
  /// The file without the overrides of one preview.
  let written: ConfigNode
  /// The sources of the previews' controls, by the previews' full names.
  let controlSources: [String: ControlSource]
}

extension LoadedConfig {
  /// The files that the config has read so far besides itself, and the folders that it has listed, with a
  /// slash: absolute, without symbolic links.
  ///
  /// A picture whose path has expressions is read when its cell is built.
  package var readFiles: Set<String> { loaders.files.realPaths }

  /// Returns the files that a preview includes, with those that these include.
  package func includedFiles(of preview: Preview) -> [IncludedFile] {
    controlSources[preview.fullName]?.included ?? []
  }

  /// Returns the names of the previews that include a file.
  ///
  /// - Parameter path: The file's path, absolute, without symbolic links.
  package func previews(including path: String) -> Set<String> {
    Set(
      previews.lazy.filter { includedFiles(of: $0).contains { $0.path == path } }.map(\.name))
  }

  /// Returns the overrides of the whole file with the effect of overrides of one preview:
  /// `previews.1.let.isOn=true` for `let.isOn=true`.
  ///
  /// The values of variants take precedence over these.
  package func overrides(of preview: PreviewOverrides) -> [String] {
    let prefix = overridePrefixes[preview.preview] ?? ""
    return preview.values.map { Overrides.includedFile(of: $0) == nil ? prefix + $0 : $0 }
  }

  /// Returns the warnings for the notices of measuring, placing and shaping, in the order of
  /// drawing.
  ///
  /// Repeated notices at one place are one warning, and so are equal notices of several variants.
  ///
  /// - Parameter noticed: Variants of one preview of this config, with the notices of their
  ///   arrangements.
  package func diagnostics(for noticed: [(preview: Preview, notices: [Notice])]) -> [Diagnostic] {
    CellViews.warnings(for: noticed) { places[$0.name]?.place(of: $1) ?? $0.declaration }
  }

  /// Returns the place of the view that prevents a preview's layout.
  package func place(of error: ViewError, in preview: Preview) -> SourceRange? {
    places[preview.name]?.place(of: error.mark) ?? preview.declaration
  }

  /// Returns the place of a picture, by the mark of a view that shows it.
  package func picturePlace(of mark: ViewMark?, in preview: Preview) -> SourceRange? {
    places[preview.name]?.picturePlace(of: mark)
  }

  /// Returns the place that sets the size of a preview's canvas.
  package func canvasPlace(of preview: Preview) -> SourceRange? {
    places[preview.name]?.canvasPlace
  }
}

extension LoadedConfig: PreviewSource {
  /// The place of a view, by its mark; nil for a mark that is not one of the preview's views.
  package func place(of mark: ViewMark, in preview: Preview) -> ViewPlace? {
    places[preview.name]?.viewPlace(of: mark)
  }

  /// The place of the view of a collection's element, by the mark of the collection: at the key
  /// of its section, as `cell`, or else of the collection.
  package func place(
    of kind: ElementKind, section: Int, ofCollection mark: ViewMark, in preview: Preview
  ) -> ViewPlace? {
    places[preview.name]?.viewPlace(of: kind, section: section, of: mark)
  }
}

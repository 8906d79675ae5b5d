package import CellViews
package import CollectionLayouts
import ConfigLanguage
package import Diagnostics
import PlainText

/// What a config file describes, checked whole; or what the sources of a program declare, which no file
/// describes.
package struct LoadedConfig: Sendable {
  /// The file as the user named it, `-` for standard input; of declared previews, the folder of their
  /// module.
  package let file: String
  /// The previews in the file's order, each with its variants in the order of their lists.
  package let previews: [Preview]
  /// What is not wrong but was surely not meant, in the order of the places.
  package let warnings: [Diagnostic]
  /// The SHA-256 of the config, its overrides and the data and font files it names, in hexadecimal.
  ///
  /// The same contents give the same digest in whatever folder they are. A picture whose path has
  /// expressions is not in it: which of them a preview shows is known when its cells are built.
  /// Nil for declared previews.
  package let inputDigest: String?
  /// The SHA-256 of the config and of the data and font files it names, by their paths as the config
  /// writes them; the config's own is the name of its file.
  package let inputDigests: [String: String]
  let loaders: Loaders?
  /// What the paths of overrides for a preview begin with, by the previews' names.
  let overridePrefixes: [String: String]
  /// The texts that diagnostics point into, by the file's name as the user gave it.
  package let sources: [String: SourceLines]
  /// Where the previews' parts are, by the previews' names.
  let places: [String: NoticePlaces]
  /// The file without the overrides of one preview.
  let written: ConfigNode?
  /// What the controls of the previews are made of, by the previews' full names.
  let controlSources: [String: ControlSource]
}

extension LoadedConfig {
  /// The previews that the sources of a program declare: nothing of them has a place.
  ///
  /// - Parameter folder: The folder of their module's sources; goldens are beside it.
  package init(declared previews: [Preview], in folder: String) {
    self.init(
      file: folder, previews: previews, warnings: [], inputDigest: nil, inputDigests: [:],
      loaders: nil, overridePrefixes: [:], sources: [:], places: [:], written: nil,
      controlSources: [:])
  }

  /// True for previews that the sources of a program declare.
  package var isDeclared: Bool { written == nil }

  /// The files that the config has read so far beside itself: absolute, without symbolic links.
  ///
  /// A picture whose path has expressions is read when its cell is built.
  package var readFiles: Set<String> { loaders?.files.realPaths ?? [] }

  /// The files that a preview includes, with those that these include.
  package func includedFiles(of preview: Preview) -> [IncludedFile] {
    controlSources[preview.fullName]?.included ?? []
  }

  /// The names of the previews that include a file.
  ///
  /// - Parameter path: Absolute, without symbolic links.
  package func previews(including path: String) -> Set<String> {
    Set(
      previews.lazy.filter { includedFiles(of: $0).contains { $0.path == path } }.map(\.name))
  }

  /// The overrides of the whole file that set what overrides of one preview set:
  /// `previews.1.let.isOn=true` for `let.isOn=true`.
  ///
  /// The values of variants take precedence over these.
  package func overrides(of preview: PreviewOverrides) -> [String] {
    let prefix = overridePrefixes[preview.preview] ?? ""
    return preview.values.map { Overrides.includedFile(of: $0) == nil ? prefix + $0 : $0 }
  }

  /// The warnings for what measuring, placing and shaping noticed, in the order of drawing.
  ///
  /// What was noticed again and again at one place is one warning, and so is what was noticed in
  /// several variants alike.
  ///
  /// - Parameter noticed: Variants of one preview of this config, with the notices of their
  ///   arrangements.
  package func diagnostics(for noticed: [(preview: Preview, notices: [Notice])]) -> [Diagnostic] {
    CellViews.warnings(for: noticed) { places[$0.name]?.place(of: $1) }
  }

  /// The place of the view that is at fault for a preview that cannot be laid out.
  package func place(of error: ViewError, in preview: Preview) -> SourceRange? {
    places[preview.name]?.place(of: error.mark)
  }

  /// The place of a picture, by the mark of a view that shows it.
  package func picturePlace(of mark: ViewMark?, in preview: Preview) -> SourceRange? {
    places[preview.name]?.picturePlace(of: mark)
  }

  /// The place that sets how large a preview's canvas is.
  package func canvasPlace(of preview: Preview) -> SourceRange? {
    places[preview.name]?.canvasPlace
  }
}

extension LoadedConfig: PreviewSource {
  /// Where a view is written, by its mark; nil for a mark that is not one of the preview's views.
  package func place(of mark: ViewMark, in preview: Preview) -> ViewPlace? {
    places[preview.name]?.viewPlace(of: mark)
  }

  /// Where the view of a collection's element is written, by the mark of the collection: at the key
  /// of its section, as `cell`, or else of the collection.
  package func place(
    of kind: ElementKind, section: Int, ofCollection mark: ViewMark, in preview: Preview
  ) -> ViewPlace? {
    places[preview.name]?.viewPlace(of: kind, section: section, of: mark)
  }
}

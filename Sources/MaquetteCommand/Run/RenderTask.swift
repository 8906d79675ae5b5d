import CellViews
import Maquette
import PreviewConfig

/// A preview and the files that it is written to.
struct RenderTask: Sendable {
  /// A file, or standard output as `-`.
  struct Output: Hashable, Sendable {
    var path: String
    var format: OutputFormat
  }

  var config: LoadedConfig
  var preview: Preview
  var outputs: [Output]

  /// The tasks of a run, in the order of the previews.
  ///
  /// - Throws: `Diagnostics` if two pictures would go to one place, or if a preview without an
  ///   animation would be drawn as one.
  static func all(
    for configs: LoadedConfigs, formats: [OutputFormat], to place: OutputPlace
  ) throws(Diagnostics) -> [RenderTask] {
    var previewOfPath: [String: String] = [:]
    var errors: [Diagnostic] = []
    let tasks = configs.previews.map { config, preview in
      if formats.contains(.apng), preview.animation == nil {
        errors.append(
          Diagnostic(
            at: nil, StillPreview(name: preview.fullName).description,
            suggestion: "give the preview an 'animation:', or choose others with --only"))
      }
      let outputs = formats.map { format in
        Output(path: place.path(of: preview.fullName, format), format: format)
      }
      for output in outputs {
        guard let other = previewOfPath.updateValue(preview.fullName, forKey: output.path) else {
          continue
        }
        errors.append(Self.collision(at: output.path, other, preview.fullName))
      }
      return RenderTask(config: config, preview: preview, outputs: outputs)
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return tasks
  }

  private static func collision(at path: String, _ a: String, _ b: String) -> Diagnostic {
    guard path != "-" else {
      return Diagnostic(
        at: nil, "standard output takes one picture, and both '\(a)' and '\(b)' would go there",
        suggestion: "choose one with --only and --format")
    }
    return Diagnostic(
      at: nil,
      a == b
        ? "two pictures of '\(a)' would be written to '\(path)'"
        : "both '\(a)' and '\(b)' would be written to '\(path)'",
      suggestion: "give each preview a name of its own, or choose one with --only")
  }
}

import CellViews
import GoldenImages
import Maquette
import PreviewConfig

/// A preview that is compared with its golden.
struct TestTask: Sendable {
  var config: LoadedConfig
  var preview: Preview
  var place: GoldenPlace

  /// The tasks of a run, in the order of the previews.
  ///
  /// - Throws: `Diagnostics` if two previews would have one golden, or if one would have none.
  static func all(for configs: LoadedConfigs) throws(Diagnostics) -> [TestTask] {
    var fileOfGolden: [String: String] = [:]
    var errors: [Diagnostic] = []
    let tasks = configs.previews.map { config, preview in
      let place = GoldenPlace(beside: config.file, name: preview.fullName)
      if config.file == "-" {
        errors.append(
          Diagnostic(at: nil, "goldens lie beside a config, and standard input has no place"))
      } else if let other = fileOfGolden.updateValue(config.file, forKey: place.picture) {
        errors.append(Self.collision(at: place, other, config.file))
      }
      return TestTask(config: config, preview: preview.screen, place: place)
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return tasks
  }

  private static func collision(
    at place: GoldenPlace, _ a: String, _ b: String
  ) -> Diagnostic {
    guard a != b else {
      return Diagnostic(at: nil, "'\(place.name)' of '\(a)' would be tested twice")
    }
    return Diagnostic(
      at: nil, "both '\(a)' and '\(b)' would have the golden '\(place.picture)'",
      suggestion: "give each preview a name of its own, or rename a file")
  }
}

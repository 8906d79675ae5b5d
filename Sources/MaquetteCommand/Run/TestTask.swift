import CellViews
import Diagnostics
import FileAccess
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
  /// - Throws: `Diagnostics` if two previews would have one golden, here or on a system where case
  ///   makes no difference, or if one would have none.
  static func all(for configs: LoadedConfigs) throws(Diagnostics) -> [TestTask] {
    // Both by paths in small letters.
    var ownerOfGolden: [String: (place: GoldenPlace, file: String)] = [:]
    var fileOfFolder: [String: String] = [:]
    var errors: [Diagnostic] = []
    let tasks = configs.previews.map { config, preview in
      let place = GoldenPlace(beside: config.file, name: preview.fullName)
      if config.file == "-" {
        errors.append(
          Diagnostic(at: nil, "goldens lie beside a config, and standard input has no place"))
      } else if let other = fileOfFolder.updateValue(
        config.file, forKey: place.folder.lowercased()),
        GoldenPlace.folder(beside: other) != place.folder
      {
        errors.append(
          Diagnostic(
            at: nil, "the names of '\(other)' and '\(config.file)' differ in case alone",
            suggestion: "on macOS and Windows both would have the same goldens: rename a file"))
      } else if let other = ownerOfGolden.updateValue(
        (place, config.file), forKey: place.picture.lowercased())
      {
        errors.append(
          other.place == place
            ? Self.collision(at: place, other.file, config.file)
            : Diagnostic(
              at: nil,
              "the names '\(other.place.name)' and '\(place.name)' differ in case alone",
              suggestion: "on macOS and Windows both would have the golden '\(place.picture)'"))
      }
      return TestTask(config: config, preview: preview.screen, place: place)
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return tasks
  }

  /// The files that the preview is drawn from, as far as they lie in the config's folder.
  var inputs: [InputFile] {
    config.inputDigests.filter { isInside($0.key) }.sorted { $0.key < $1.key }
      .map { InputFile(path: $0.key, digest: $0.value) }
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

import CellViews
import Diagnostics
import PreviewConfig
import TestSupport

/// A folder whose files a config `test.yaml` in it may include.
struct ConfigFolder {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Where it is.
  var path: String { folder.path }

  /// Writes a file by its path in the folder.
  func write(_ text: String, to path: String) throws {
    _ = try folder.write(text, to: path)
  }

  /// Loads a config as if it were in the folder.
  func load(_ text: String, overrides: [String] = []) throws(Diagnostics) -> LoadedConfig {
    try ConfigFile.load(
      bytes: Array(text.utf8), file: "test.yaml", directory: folder.path,
      options: ConfigOptions(overrides: overrides))
  }

  /// The mistakes of a config, each after the name of its file.
  func mistakes(_ text: String, overrides: String...) -> [String] {
    do throws(Diagnostics) {
      _ = try load(text, overrides: overrides)
      return []
    } catch {
      return error.diagnostics.map { "\($0.range?.file ?? ""):\($0.line)" }
    }
  }

  /// The root view of a config's first preview, in words.
  func view(_ text: String, overrides: String...) throws -> String {
    let config = try load(text, overrides: overrides)
    return try config.previews[0].content(ComputedValues()).dump
  }
}

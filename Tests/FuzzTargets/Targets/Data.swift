import ConfigLanguage
import Diagnostics
import PreviewConfig

extension FuzzTarget {
  /// A data file of JSON.
  static let json = data("json")
  /// A data file of comma-separated values.
  static let csv = data("csv")
  /// A data file of YAML.
  static let yaml = data("yaml")

  /// A data file that a config names, read whole and by a path into it.
  private static func data(_ ending: String) -> FuzzTarget {
    FuzzTarget(ending) { input, folder in
      let name = "input." + ending
      _ = try write(input, to: name, in: folder)
      return try items(name, at: nil, in: folder) + items(name, at: "a.0", in: folder)
    }
  }

  private static func items(
    _ name: String, at keyPath: String?, in folder: String
  ) throws -> String {
    do throws(Diagnostic) {
      let loader = FileLoader(sandbox: try PathSandbox(folder: folder))
      let items = try DataFile.items(name, at: keyPath, through: loader, from: nil)
      return (0..<min(items.count, 100)).map { "\(items.name(of: $0)): \(items[$0])" }.joined()
    } catch {
      return printed([error])
    }
  }
}

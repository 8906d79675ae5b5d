public import Diagnostics
import FileAccess
import PlainText

/// Reads config files into previews.
public enum ConfigFile {
  /// Reads the config file at a path; its relative paths start at its folder.
  ///
  /// - Throws: All errors of the file in the order of their places, or the one reason why it
  ///   cannot be read.
  public static func load(
    path: String, options: ConfigOptions = ConfigOptions()
  ) throws(Diagnostics) -> LoadedConfig {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readRegularFile(path, limit: sizeLimit)
    } catch {
      throw Diagnostics([
        Diagnostic(at: nil, "cannot read '\(excerpt(of: path))': \(error.reason)")
      ])
    }
    return try load(bytes: bytes, file: path, directory: folder, options: options)
  }

  /// Reads a config from memory.
  ///
  /// - Parameters:
  ///   - bytes: The config, in UTF-8; checked.
  ///   - file: What diagnostics call it; `-` for standard input.
  ///   - directory: Where its relative paths start.
  /// - Throws: All errors of the text in the order of their places.
  public static func load(
    bytes: [UInt8], file: String, directory: String, options: ConfigOptions = ConfigOptions()
  ) throws(Diagnostics) -> LoadedConfig {
    let loading: ConfigLoading
    do throws(Diagnostic) {
      loading = try ConfigLoading(
        bytes: bytes, file: file, directory: directory, options: options)
    } catch {
      throw Diagnostics([error])
    }
    return try loading.load()
  }

  /// The JSON Schema of the config language, draft 7, as text that ends with a newline.
  public static func jsonSchema() -> String { SchemaDocument().text }

  /// The reference of the config language, in Markdown, that ends with a newline.
  public static func reference() -> String { ReferencePage().text }

  /// How large a config may be, in bytes.
  package static let sizeLimit = 16 << 20
}

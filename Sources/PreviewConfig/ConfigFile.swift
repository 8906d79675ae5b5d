/// Reads config files into previews.
public enum ConfigFile {
  /// Reads the config file at a path; its relative paths start at its folder.
  ///
  /// - Throws: All errors of the file in the order of their places, or the one reason why it
  ///   cannot be read.
  public static func load(
    path: String, options: ConfigOptions = ConfigOptions()
  ) throws(Diagnostics) -> LoadedConfig { preconditionFailure() }

  /// Reads a config from memory.
  ///
  /// - Parameters:
  ///   - bytes: The config, in UTF-8; checked.
  ///   - file: What diagnostics call it; `-` for standard input.
  ///   - directory: Where its relative paths start.
  /// - Throws: All errors of the text in the order of their places.
  public static func load(
    bytes: [UInt8], file: String, directory: String, options: ConfigOptions = ConfigOptions()
  ) throws(Diagnostics) -> LoadedConfig { preconditionFailure() }

  /// The JSON Schema of the config language, draft 7, as text that ends with a newline.
  public static func jsonSchema() -> String { preconditionFailure() }

  /// The reference of the config language, in Markdown, that ends with a newline.
  public static func reference() -> String { preconditionFailure() }
}

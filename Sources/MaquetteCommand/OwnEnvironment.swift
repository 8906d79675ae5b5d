#if LivePreview
import FileAccess

/// The environment of this process before it was pinned.
enum OwnEnvironment {
  /// Returns the variables that this process was given.
  ///
  /// The current ones are pinned for fonts and drawing; programs for the user need the user's
  /// language.
  static func variables() throws -> [String: String] {
    let bytes = try readFile("/proc/self/environ")
    let variables = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Dictionary(
      variables.compactMap { variable -> (String, String)? in
        guard let sign = variable.firstIndex(of: "=") else { return nil }
        return (String(variable[..<sign]), String(variable[variable.index(after: sign)...]))
      }, uniquingKeysWith: { first, _ in first })
  }
}
#endif

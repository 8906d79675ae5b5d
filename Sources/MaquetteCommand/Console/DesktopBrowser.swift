#if LivePreview
import FileAccess
import Glibc

/// The browser that the user of this machine's desktop chose.
enum DesktopBrowser {
  /// True if this process runs on a desktop, where a browser has a screen.
  static var hasScreen: Bool {
    [getenv("DISPLAY"), getenv("WAYLAND_DISPLAY")].contains { $0.map { $0.pointee != 0 } ?? false }
  }

  /// Opens an address, and does not wait for it; the browser outlives this process.
  ///
  /// - Throws: `FileError` if there is no `xdg-open`.
  static func open(_ address: String) throws {
    try ChildProcess.start(
      ChildProcess.path(of: "xdg-open"), [address], environment: ownEnvironment())
  }

  /// The variables as this process was given them.
  ///
  /// Those of now are pinned for fonts and drawing; a browser has a language of its user's.
  private static func ownEnvironment() throws -> [String: String] {
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

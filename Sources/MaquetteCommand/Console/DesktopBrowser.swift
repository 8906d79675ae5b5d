#if LivePreview
import ChildProcesses
import Glibc

/// The browser that the user of this machine's desktop chose.
enum DesktopBrowser {
  /// Indicates whether this process runs on a desktop, where a browser has a screen.
  static var hasScreen: Bool {
    [getenv("DISPLAY"), getenv("WAYLAND_DISPLAY")].contains { $0.map { $0.pointee != 0 } ?? false }
  }

  /// Opens an address without waiting for it; the browser outlives this process.
  ///
  /// - Throws: `FileError` if there is no `xdg-open`.
  static func open(_ address: String) throws {
    try ChildProcess.start(
      ChildProcess.path(of: "xdg-open"), [address], environment: OwnEnvironment.variables())
  }
}
#endif

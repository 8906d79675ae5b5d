#if LivePreview
import FileAccess
import Glibc
import PageServer

/// The tokens by which open pages find a restarted server.
enum KeptToken {
  /// Returns the token of an earlier run for the same address and port; else a new one, kept for
  /// the next.
  ///
  /// It is kept in `$XDG_STATE_HOME/maquette`, or below `~/.local/state`, where only this user has
  /// access. If that is impossible, each run has a token of its own.
  static func token(for place: String) -> PageToken {
    let new = PageToken.random()
    guard let folder = privateFolder() else { return new }
    let path = "\(folder)/watch-\(place)"
    if let bytes = try? readRegularFile(path, limit: 100),
      let token = PageToken(String(decoding: bytes, as: UTF8.self))
    {
      return token
    }
    try? AtomicFile.write(Array(new.text.utf8), to: path)
    return new
  }

  /// Returns a folder that only this user may enter; nil if there is none.
  private static func privateFolder() -> String? {
    guard let state = stateFolder(), (try? makeFolder(state)) != nil else { return nil }
    let path = "\(state)/maquette"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { return nil }
    return path
  }

  /// Returns the folder for lasting state by the XDG Base Directory Specification.
  private static func stateFolder() -> String? {
    // Relative paths are invalid there.
    let named = getenv("XDG_STATE_HOME").map { String(cString: $0) } ?? ""
    if named.hasPrefix("/") { return named }
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    return home.hasPrefix("/") ? "\(home)/.local/state" : nil
  }
}
#endif

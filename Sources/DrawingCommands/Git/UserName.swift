import Glibc

/// The author of comments, unless a reader gives another name.
package enum UserName {
  /// The name that git signs commits with; else the system's name of the user.
  package static var current: String {
    let name = (try? GitRevision.git(["-C", ".", "config", "--get", "user.name"]))
      .map { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) }
    if let name, !name.isEmpty { return name }
    return getenv("USER").map { String(cString: $0) } ?? "reader"
  }
}

import Glibc

/// The threads that Pango starts for each of its font maps.
enum FontThread {
  /// Checks that a thread can be started.
  ///
  /// Pango ends the process where it gets none: in a container with few processes left, or with
  /// little memory for stacks.
  ///
  /// - Throws: `FontError.noThread`.
  static func check() throws(FontError) {
    // Pango's first font map starts two at once.
    var threads = [pthread_t]()
    defer { for thread in threads { pthread_join(thread, nil) } }
    for _ in 0..<2 {
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { _ in nil }, nil)
      guard code == 0 else { throw .noThread(code: code) }
      threads.append(thread)
    }
  }
}

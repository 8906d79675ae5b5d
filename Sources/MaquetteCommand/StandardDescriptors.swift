import Glibc

/// The three descriptors that every process expects to be open.
enum StandardDescriptors {
  /// Takes the places of those that the caller closed.
  ///
  /// A new file gets the lowest free descriptor: a picture would become standard output, and take
  /// the lines that are printed. What takes the place cannot be used, as little as what was closed.
  static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Those below are open, so the lowest free one is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

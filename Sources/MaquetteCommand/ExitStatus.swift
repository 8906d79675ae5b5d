import ArgumentParser

/// The exit codes besides ArgumentParser's own 0 and 64.
enum ExitStatus {
  /// A config, data, rendering or file error, which has been told.
  static let failure = ExitCode(2)
}

import ArgumentParser

/// The exit codes besides ArgumentParser's own 0 and 64.
enum ExitStatus {
  /// A picture differs from what is expected, or there is nothing to compare it with.
  static let difference = ExitCode(1)
  /// A config, data, rendering or file error, which has been told.
  static let failure = ExitCode(2)
}

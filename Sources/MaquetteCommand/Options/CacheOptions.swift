import ArgumentParser
import Goldens
import PreviewRendering

/// The records of earlier runs, by which work is left out that would end as it did.
struct CacheOptions: ParsableArguments {
  @Flag(
    help: """
      Draw everything, even if nothing has changed since it was drawn; the records in \
      \(PassedCases.defaultFolder) are neither read nor written.
      """)
  var noCache = false

  /// Returns the cases that passed before; nil if all are to be drawn.
  ///
  /// - Parameter options: The options that decide which cases pass, and how they are drawn.
  func passedCases(options: [String]) -> PassedCases? {
    guard !noCache else { return nil }
    return PassedCases(
      in: PassedCases.defaultFolder, options: options, machine: DrawingMachine.digest)
  }
}

package import Foundation

extension Process {
  /// Waits for the process to end, and takes next to no time of a processor meanwhile.
  ///
  /// Foundation's `waitUntilExit()` runs the thread's run loop for as long as the process does. A loop without a source
  /// returns at once: of all tests, one that waited for a browser took a processor for minutes so (Swift 6.3.1).
  package func waitForEnd() {
    while isRunning { usleep(1000) }
  }
}

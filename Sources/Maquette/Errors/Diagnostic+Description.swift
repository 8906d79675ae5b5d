public import Diagnostics
import PreviewConfig

extension Diagnostic: CustomStringConvertible {
  /// The place, the message, and what to do instead, on one line.
  public var description: String {
    let line = DiagnosticPrinter(.short).text(for: [self]).dropLast()
    return suggestion.map { "\(line); \($0)" } ?? String(line)
  }
}

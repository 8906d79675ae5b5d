import Diagnostics

/// Prints diagnostics in every form, as the tool would.
///
/// - Precondition: No form holds a character that a terminal would obey.
/// - Returns: The short form.
@discardableResult
func printed(_ diagnostics: [Diagnostic], sources: [String: SourceLines] = [:]) -> String {
  for format in DiagnosticFormat.allCases {
    let text = DiagnosticPrinter(format, sources: sources).text(for: diagnostics)
    // The line that is at fault keeps its tabs, with which the caret below it is indented.
    let isHarmless = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A].contains($0) }
    precondition(isHarmless, "a control character in \(text.debugDescription)")
  }
  return DiagnosticPrinter(.short).text(for: diagnostics)
}

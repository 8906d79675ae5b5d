/// Turns diagnostics into text.
package struct DiagnosticPrinter: Sendable {
  /// The form of the text.
  package var format: DiagnosticFormat
  /// True if `human` marks its parts with a terminal's colours.
  package var usesColor: Bool
  /// The texts of files by their names, for the excerpts of diagnostics that bring no line.
  package var sources: [String: String]

  /// A printer of a format.
  package init(
    _ format: DiagnosticFormat = .human, usesColor: Bool = false, sources: [String: String] = [:]
  ) {
    self.format = format
    self.usesColor = usesColor
    self.sources = sources
  }

  /// The text of diagnostics in their order; it ends with a line feed unless it is empty.
  ///
  /// The JSON document is there for no diagnostics, too.
  package func text(for diagnostics: [Diagnostic]) -> String {
    switch format {
    case .human:
      let lines = SourceLines(sources)
      return diagnostics.map { humanText(of: $0, line: lines.line(of: $0)) }.joined()
    case .short:
      return diagnostics.map { heading(of: $0, usesColor: false) + "\n" }.joined()
    case .json:
      return jsonText(of: diagnostics)
    case .github:
      return diagnostics.map { gitHubCommand(for: $0) + "\n" }.joined()
    }
  }

  /// The line with the place, the severity and the message.
  func heading(of diagnostic: Diagnostic, usesColor: Bool) -> String {
    // What comes from the user's files is on one line and harmless; whoever made the message need
    // not have thought of it.
    let message = excerpt(of: diagnostic.message, limit: 1000)
    let place = diagnostic.range.map { range in
      "\(excerpt(of: range.file, limit: 1000)):\(range.start.line):\(range.start.column): "
    }
    let style = TerminalStyle(isOn: usesColor)
    let severity = diagnostic.severity.rawValue + ":"
    return style.bold(place ?? "")
      + (diagnostic.severity == .error ? style.red(severity) : style.magenta(severity))
      + " " + style.bold(message)
  }

  private func humanText(of diagnostic: Diagnostic, line: String?) -> String {
    let style = TerminalStyle(isOn: usesColor)
    let suggestion = diagnostic.suggestion.map { excerpt(of: $0, limit: 1000) }
    var text = heading(of: diagnostic, usesColor: usesColor) + "\n"
    if let range = diagnostic.range, let line {
      let marked = MarkedLine(line, column: range.start.column, length: range.length)
      let indent = "    "
      text += indent + marked.text + "\n"
      text += indent + marked.padding + style.green(marked.caret)
      text += suggestion.map { " " + style.green($0) } ?? ""
      text += "\n"
    } else if let suggestion {
      text += "    " + style.green(suggestion) + "\n"
    }
    return text
  }
}

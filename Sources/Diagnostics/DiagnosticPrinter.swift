import PlainText

/// Turns diagnostics into text.
package struct DiagnosticPrinter: Sendable {
  /// The form of the text.
  package var format: DiagnosticFormat
  /// Indicates whether `human` marks its parts with a terminal's colours.
  package var usesColor: Bool
  /// The texts of files by their names, for the excerpts of diagnostics without a line of their
  /// own.
  package var sources: [String: SourceLines]

  /// Creates a printer of a format.
  package init(
    _ format: DiagnosticFormat = .human, usesColor: Bool = false,
    sources: [String: SourceLines] = [:]
  ) {
    self.format = format
    self.usesColor = usesColor
    self.sources = sources
  }

  /// Returns the text of diagnostics in their order; it ends with a line feed unless it is empty.
  ///
  /// The JSON document is never empty, even without diagnostics.
  package func text(for diagnostics: [Diagnostic]) -> String {
    switch format {
    case .human:
      let lines = QuotedLines(sources)
      return diagnostics.map { diagnostic in
        humanText(of: diagnostic, line: lines.line(of: diagnostic))
          + diagnostic.notes.map { humanText(of: $0, line: lines.line(at: $0.range)) }.joined()
      }.joined()
    case .short:
      return diagnostics.map { diagnostic in
        let notes = diagnostic.notes.map { heading(of: $0, usesColor: false) + "\n" }
        return heading(of: diagnostic, usesColor: false) + "\n" + notes.joined()
      }.joined()
    case .json:
      return jsonText(of: diagnostics)
    case .github:
      return diagnostics.map { gitHubCommand(for: $0) + "\n" }.joined()
    }
  }

  /// Returns the line with the place, the severity and the message.
  func heading(of diagnostic: Diagnostic, usesColor: Bool) -> String {
    // Text from the user's files is put on one line and escaped, even if the message's author did
    // not.
    let message = excerpt(of: diagnostic.message, limit: 1000)
    let place = diagnostic.range.map(placeText)
    let style = TerminalStyle(isOn: usesColor)
    let severity = diagnostic.severity.rawValue + ":"
    return style.bold(place ?? "")
      + (diagnostic.severity == .error ? style.red(severity) : style.magenta(severity))
      + " " + style.bold(message)
  }

  private func heading(of note: Diagnostic.Note, usesColor: Bool) -> String {
    let style = TerminalStyle(isOn: usesColor)
    return style.bold(placeText(note.range)) + "note: " + excerpt(of: note.message, limit: 1000)
  }

  private func placeText(_ range: SourceRange) -> String {
    "\(excerpt(of: range.file, limit: 1000)):\(range.start.line):\(range.start.column): "
  }

  private func humanText(of diagnostic: Diagnostic, line: String?) -> String {
    let style = TerminalStyle(isOn: usesColor)
    let suggestion = diagnostic.suggestion.map { excerpt(of: $0, limit: 1000) }
    var text = heading(of: diagnostic, usesColor: usesColor) + "\n"
    if let range = diagnostic.range, let line {
      text += excerptText(of: line, at: range, suggestion)
    } else if let suggestion {
      text += "    " + style.green(suggestion) + "\n"
    }
    return text
  }

  private func humanText(of note: Diagnostic.Note, line: String?) -> String {
    heading(of: note, usesColor: usesColor) + "\n"
      + (line.map { excerptText(of: $0, at: note.range, nil) } ?? "")
  }

  /// Returns a line with a caret under a stretch of it, and the suggestion.
  private func excerptText(of line: String, at range: SourceRange, _ suggestion: String?) -> String
  {
    let style = TerminalStyle(isOn: usesColor)
    let marked = MarkedLine(line, column: range.start.column, length: range.length)
    let indent = "    "
    return indent + marked.text + "\n" + indent + marked.padding + style.green(marked.caret)
      + (suggestion.map { " " + style.green($0) } ?? "") + "\n"
  }
}

/// A form of diagnostics for their readers.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// An excerpt of the file with a caret under the place.
  case human
  /// A line a diagnostic.
  case short
  /// A document for programs.
  case json
  /// A workflow command for GitHub Actions a diagnostic, which annotates the lines of a pull
  /// request.
  case github
}

extension DiagnosticPrinter {
  /// Returns `::error file=…,line=…,col=…,endColumn=…::message`, escaped for GitHub's runner.
  func gitHubCommand(for diagnostic: Diagnostic) -> String {
    var properties = ""
    if let range = diagnostic.range {
      let (line, column) = (range.start.line, range.start.column)
      properties = " file=\(WorkflowText.property(range.file)),line=\(line),col=\(column)"
      properties += ",endColumn=\(column + range.length)"
    }
    var message = diagnostic.message
    if let suggestion = diagnostic.suggestion { message += " (\(suggestion))" }
    for note in diagnostic.notes {
      message += "\n\(note.message): \(note.range.file):\(note.range.start.line)"
    }
    return "::\(diagnostic.severity.rawValue)\(properties)::\(WorkflowText.message(message))"
  }
}

extension DiagnosticPrinter {
  /// Returns `{"version":1,"diagnostics":[…]}`, a diagnostic a line, with its keys always in one
  /// order.
  ///
  /// `version` grows when a key changes its meaning or is removed. Only diagnostics with places
  /// that led to them have `notes`.
  func jsonText(of diagnostics: [Diagnostic]) -> String {
    let objects = diagnostics.map { diagnostic in
      let range = diagnostic.range
      var fields = [
        ("severity", jsonString(diagnostic.severity.rawValue)),
        ("file", jsonString(range?.file)),
        ("line", jsonNumber(range?.start.line)),
        ("column", jsonNumber(range?.start.column)),
        ("length", jsonNumber(range?.length)),
        ("message", jsonString(diagnostic.message)),
        ("suggestion", jsonString(diagnostic.suggestion)),
      ]
      if !diagnostic.notes.isEmpty {
        fields.append(("notes", "[\(diagnostic.notes.map(jsonText).joined(separator: ","))]"))
      }
      return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    guard !objects.isEmpty else { return #"{"version":1,"diagnostics":[]}"# + "\n" }
    return #"{"version":1,"diagnostics":["# + "\n" + objects.joined(separator: ",\n") + "\n]}\n"
  }

  private func jsonText(of note: Diagnostic.Note) -> String {
    let range = note.range
    return "{\"file\":\(jsonString(range.file)),\"line\":\(range.start.line),"
      + "\"column\":\(range.start.column),\"length\":\(range.length),"
      + "\"message\":\(jsonString(note.message))}"
  }

  private func jsonNumber(_ number: Int?) -> String {
    number.map(String.init) ?? "null"
  }

  private func jsonString(_ text: String?) -> String {
    text.map(JSONValue.quoted) ?? "null"
  }
}

/// Finds the line of a file that a diagnostic is on.
private final class QuotedLines {
  private let sources: [String: SourceLines]
  /// The starts of the lines of the requested files.
  private var starts: [String: [UInt32]] = [:]

  init(_ sources: [String: SourceLines]) {
    self.sources = sources
  }

  /// Returns the diagnostic's own line, or the one in the sources.
  func line(of diagnostic: Diagnostic) -> String? {
    diagnostic.sourceLine ?? diagnostic.range.flatMap(line)
  }

  /// Returns the first line of a place.
  func line(at range: SourceRange) -> String? {
    guard let source = sources[range.file] else { return nil }
    let starts = starts[range.file] ?? source.starts
    self.starts[range.file] = starts
    return source.line(range.start.line, of: starts)
  }
}

/// A terminal's bold and coloured text, or plain text.
private struct TerminalStyle {
  var isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func red(_ text: String) -> String { styled(text, "1;31") }
  func magenta(_ text: String) -> String { styled(text, "1;35") }
  func green(_ text: String) -> String { styled(text, "1;32") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

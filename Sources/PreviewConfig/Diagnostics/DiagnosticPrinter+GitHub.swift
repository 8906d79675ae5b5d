extension DiagnosticPrinter {
  /// `::error file=…,line=…,col=…,endColumn=…::message`, escaped as GitHub's runner reads it.
  func gitHubCommand(for diagnostic: Diagnostic) -> String {
    var properties = ""
    if let range = diagnostic.range {
      let (line, column) = (range.start.line, range.start.column)
      properties = " file=\(escapedProperty(range.file)),line=\(line),col=\(column)"
      properties += ",endColumn=\(column + range.length)"
    }
    var message = diagnostic.message
    if let suggestion = diagnostic.suggestion { message += " (\(suggestion))" }
    return "::\(diagnostic.severity.rawValue)\(properties)::\(escapedMessage(message))"
  }

  private func escapedMessage(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A property ends at a comma, and all of them at a colon.
  private func escapedProperty(_ text: String) -> String {
    escapedMessage(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}

/// Text escaped for a line that GitHub's runner reads as a command, as in `::error
/// file=a.yaml::unknown key`.
package enum WorkflowText {
  /// Returns the message at the end of a command.
  ///
  /// Of the characters that are hidden or control a terminal, only line breaks are kept.
  package static func message(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += visible(scalar)
      }
    }
  }

  /// Returns the value of a property; a property ends at a comma, and all of them at a colon.
  package static func property(_ text: String) -> String {
    message(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

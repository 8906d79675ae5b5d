import PlainText

/// A line that GitHub's runner reads from a step's output as an annotation.
struct WorkflowCommand {
  /// How grave an annotation is.
  enum Level: String, CaseIterable {
    case error
    case warning
    case notice
  }

  var level: Level
  /// The file that is annotated, relative to the repository; nil for none.
  var file: String?
  var title: String
  var message: String

  /// The line, with its line feed.
  var text: String {
    var properties = file.map { "file=\(Self.property($0))," } ?? ""
    properties += "title=\(Self.property(title))"
    return "::\(level.rawValue) \(properties)::\(Self.escaped(message))\n"
  }

  /// Text as the runner reads it.
  ///
  /// Of what hides or what a terminal obeys, only line breaks are kept.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += visible(scalar)
      }
    }
  }

  /// A property ends at a comma, and all of them at a colon.
  private static func property(_ text: String) -> String {
    escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

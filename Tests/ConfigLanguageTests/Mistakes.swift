import ConfigLanguage
import Diagnostics

/// The mistakes that reading a text as YAML finds, as `line:column+length: message (suggestion)`; empty if
/// there are none.
func mistakes(in text: String) -> [String] {
  do throws(Diagnostics) {
    _ = try YAMLReader.readConfig(source(text))
    return []
  } catch {
    return error.diagnostics.map(\.line)
  }
}

private func source(_ text: String) throws(Diagnostics) -> SourceText {
  do throws(Diagnostic) {
    return try SourceText(Array(text.utf8), file: "test.yaml")
  } catch {
    throw Diagnostics([error])
  }
}

extension Diagnostic {
  /// The diagnostic on one line.
  var line: String {
    let place = range.map { "\($0.start.line):\($0.start.column)+\($0.length): " } ?? ""
    return place + message + (suggestion.map { " (\($0))" } ?? "")
  }
}

extension DiagnosticPrinter {
  /// `{"version":1,"diagnostics":[…]}`, a diagnostic a line, with its keys always in one order.
  ///
  /// `version` grows when a key changes its meaning or goes away.
  func jsonText(of diagnostics: [Diagnostic]) -> String {
    let objects = diagnostics.map { diagnostic in
      let range = diagnostic.range
      let fields = [
        ("severity", jsonString(diagnostic.severity.rawValue)),
        ("file", jsonString(range?.file)),
        ("line", jsonNumber(range?.start.line)),
        ("column", jsonNumber(range?.start.column)),
        ("length", jsonNumber(range?.length)),
        ("message", jsonString(diagnostic.message)),
        ("suggestion", jsonString(diagnostic.suggestion)),
      ]
      return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    guard !objects.isEmpty else { return #"{"version":1,"diagnostics":[]}"# + "\n" }
    return #"{"version":1,"diagnostics":["# + "\n" + objects.joined(separator: ",\n") + "\n]}\n"
  }

  private func jsonNumber(_ number: Int?) -> String {
    number.map(String.init) ?? "null"
  }

  private func jsonString(_ text: String?) -> String {
    text.map(JSONValue.quoted) ?? "null"
  }
}

import ArgumentParser

/// A form that results are reported in.
enum ReportFormat: String, CaseIterable {
  /// A page with a viewer of pictures.
  case html
  /// JUnit's XML, for CI servers.
  case junit
  /// The results themselves.
  case json
  /// A comment on a pull request.
  case markdown
  /// Annotations and the step's summary, for GitHub Actions.
  case github

  /// The name of the file in the results folder that the report is written to unless told
  /// otherwise; nil for standard output.
  var fileName: String? {
    switch self {
    case .html: "report.html"
    case .junit: "report.xml"
    case .json: "report.json"
    case .markdown: "report.md"
    case .github: nil
    }
  }
}

/// Forms of reports as an argument: their names with commas between.
struct ReportFormatList: ExpressibleByArgument {
  var formats: [ReportFormat]

  init(_ formats: [ReportFormat]) {
    self.formats = formats
  }

  init?(argument: String) {
    var formats: [ReportFormat] = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let format = ReportFormat(rawValue: String(name)), !formats.contains(format) else {
        return nil
      }
      formats.append(format)
    }
    self.formats = formats
  }

  var defaultValueDescription: String {
    formats.map(\.rawValue).joined(separator: ",")
  }

  static let allValueStrings = ReportFormat.allCases.map(\.rawValue)
}

import Diagnostics
import Goldens
import Maquette
import Reports

extension FuzzTarget {
  /// The `results.json` of a run: read, and written as every report.
  static let results = FuzzTarget("results") { input, folder in
    let path = try write(input, to: ResultsFolder.resultsName, in: folder)
    var cases: [CaseResult] = []
    do {
      try ResultsFile.read(path) { cases.append($0) }
    } catch let error as Diagnostic {
      return printed([error])
    }
    let results = ResultStream(cases)
    var text = ""
    try JUnitReport(results).write { text += $0 }
    try GitHubAnnotations(results).write { text += $0 }
    text += try MarkdownReport(results).text()
    text += try MarkdownReport(
      results, limit: MarkdownReport.smallestLimit, urlPrefix: "https://ci.example/7/"
    ).text()
    var byteCount = 0
    try HTMLReport(folder: folder).write(results) { byteCount += $0.count }
    return cases.map(\.name).joined()
  }
}

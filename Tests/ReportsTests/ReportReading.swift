import TestSupport
import Testing

/// A suite of what a reader of the report does in a browser.
///
/// Its tests run one after the other, since each is a browser.
protocol ReportReading {}

extension ReportReading {
  /// The mode in which the pictures are shown.
  var mode: BrowserStep { .evaluate("document.querySelector('.current .viewer').dataset.mode") }

  /// What the page reads to those who do not see it.
  var status: BrowserStep { .evaluate("document.querySelector('#status').textContent") }

  /// Goes through steps on the example's page, which must not fail on the way.
  func values(
    size: (width: Int, height: Int) = (1440, 900), scheme: String = "light",
    reducesMotion: Bool = false, runsScripts: Bool = true, _ steps: BrowserStep...
  ) throws -> [String] {
    let report = try ReportFolder.example()
    let run = try browse(
      report.page(), size: size, scheme: scheme, reducesMotion: reducesMotion,
      runsScripts: runsScripts, steps)
    expect(run.errors, equals: [])
    expect(run.requests, equals: [])
    return run.values
  }
}

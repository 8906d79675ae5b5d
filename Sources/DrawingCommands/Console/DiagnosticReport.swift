import ArgumentParser
package import CellViews
package import Diagnostics
package import PreviewRendering

/// The options for reporting diagnostics.
package struct ReportingOptions: ParsableArguments {
  @Option(help: "How diagnostics are written: human, short, json or github.")
  package var diagnosticFormat = DiagnosticFormat.human

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  package var quiet = false

  /// Creates the options; the parser sets their values.
  package init() {}

  /// A report with these options.
  package var report: DiagnosticReport {
    DiagnosticReport(format: diagnosticFormat, isStrict: strict, isQuiet: quiet)
  }
}

extension DiagnosticFormat: ExpressibleByArgument {}

/// Reports diagnostics one by one, and records whether any was an error.
package struct DiagnosticReport {
  private let format: DiagnosticFormat
  private let isStrict: Bool
  private let isQuiet: Bool
  /// Diagnostics for JSON, which is one document a run, so they wait for the end.
  private var waiting: [Diagnostic] = []
  package private(set) var hasErrors = false
  /// The errors with a place that were reported, which variants of a preview have in common.
  private var seen: Set<Diagnostic> = []

  /// Creates a report in a format; strict turns warnings into errors, quiet leaves out the
  /// remaining warnings.
  package init(format: DiagnosticFormat, isStrict: Bool, isQuiet: Bool) {
    self.format = format
    self.isStrict = isStrict
    self.isQuiet = isQuiet
  }

  /// Reports diagnostics, with excerpts from `sources`.
  package mutating func add(_ diagnostics: [Diagnostic], sources: [String: SourceLines] = [:]) {
    let reported = diagnostics.compactMap { diagnostic -> Diagnostic? in
      var diagnostic = diagnostic
      if isStrict { diagnostic.severity = .error }
      return isQuiet && diagnostic.severity == .warning ? nil : diagnostic
    }
    hasErrors = hasErrors || reported.contains { $0.severity == .error }
    guard format != .json else {
      waiting += reported
      return
    }
    StandardError.write(
      DiagnosticPrinter(format, usesColor: StandardError.usesColor, sources: sources)
        .text(for: reported))
  }

  /// Reports an error that ended a piece of work.
  package mutating func add(_ error: any Error, sources: [String: SourceLines] = [:]) {
    switch error {
    case let error as Diagnostics:
      add(error.diagnostics.filter { isNew($0) }, sources: sources)
    case let error as Diagnostic:
      if isNew(error) { add([error], sources: sources) }
    default: add([Diagnostic(at: nil, "\(error)")])
    }
  }

  /// Returns whether an error is not yet reported; one without a place always is.
  private mutating func isNew(_ error: Diagnostic) -> Bool {
    error.range == nil || seen.insert(error).inserted
  }

  /// Ends the report; a run with errors ends with exit code 2.
  ///
  /// - Throws: `ExitStatus.failure` if there was an error.
  package mutating func finish() throws {
    if format == .json {
      StandardError.write(DiagnosticPrinter(.json).text(for: waiting))
    }
    if hasErrors { throw ExitStatus.failure }
  }
}

/// Reports the notices about previews, combining those of one preview's variants.
package struct VariantNotices {
  private var config: (any PreviewSuite)?
  private var noticed: [(preview: Preview, notices: [Notice])] = []

  /// Creates a collection without notices.
  package init() {}

  /// Adds the notices about a variant; those about other previews are reported first.
  package mutating func add(
    _ notices: [Notice], of preview: Preview, in config: any PreviewSuite,
    to report: inout DiagnosticReport
  ) {
    if self.config?.file != config.file || noticed.first?.preview.name != preview.name {
      flush(to: &report)
    }
    self.config = config
    noticed.append((preview, notices))
  }

  /// Reports the notices that wait for more variants.
  package mutating func flush(to report: inout DiagnosticReport) {
    if let config { report.add(config.diagnostics(for: noticed), sources: config.sources) }
    noticed = []
  }
}

import ArgumentParser
import CellViews
import Diagnostics
import PreviewConfig

/// How a command reports what it notices.
struct ReportingOptions: ParsableArguments {
  @Option(help: "How diagnostics are written: human, short, json or github.")
  var diagnosticFormat = DiagnosticFormat.human

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  /// A report with these options.
  var report: DiagnosticReport {
    DiagnosticReport(format: diagnosticFormat, isStrict: strict, isQuiet: quiet)
  }
}

extension DiagnosticFormat: ExpressibleByArgument {}

/// Reports diagnostics as they come, and knows whether any was an error.
struct DiagnosticReport {
  private let format: DiagnosticFormat
  private let isStrict: Bool
  private let isQuiet: Bool
  /// JSON is one document a run, so its diagnostics wait for the end.
  private var waiting: [Diagnostic] = []
  private(set) var hasErrors = false

  /// A report in a format; strict makes errors of warnings, quiet leaves out those that stay.
  init(format: DiagnosticFormat, isStrict: Bool, isQuiet: Bool) {
    self.format = format
    self.isStrict = isStrict
    self.isQuiet = isQuiet
  }

  /// Reports diagnostics, with excerpts from `sources`.
  mutating func add(_ diagnostics: [Diagnostic], sources: [String: SourceLines] = [:]) {
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
  mutating func add(_ error: any Error, sources: [String: SourceLines] = [:]) {
    switch error {
    case let error as Diagnostics: add(error.diagnostics, sources: sources)
    case let error as Diagnostic: add([error], sources: sources)
    default: add([Diagnostic(at: nil, "\(error)")])
    }
  }

  /// Ends the report; a run with errors ends with exit code 2.
  ///
  /// - Throws: `ExitStatus.failure` if there was an error.
  mutating func finish() throws {
    if format == .json {
      StandardError.write(DiagnosticPrinter(.json).text(for: waiting))
    }
    if hasErrors { throw ExitStatus.failure }
  }
}

/// Reports what was noticed about previews, that of one preview's variants together.
struct VariantNotices {
  private var config: LoadedConfig?
  private var noticed: [(preview: Preview, notices: [Notice])] = []

  /// Takes what was noticed about a variant; what it is given about others is reported before that
  /// of another preview is taken.
  mutating func add(
    _ notices: [Notice], of preview: Preview, in config: LoadedConfig,
    to report: inout DiagnosticReport
  ) {
    if self.config?.file != config.file || noticed.first?.preview.name != preview.name {
      flush(to: &report)
    }
    self.config = config
    noticed.append((preview, notices))
  }

  /// Reports what is still waiting for more variants.
  mutating func flush(to report: inout DiagnosticReport) {
    if let config { report.add(config.diagnostics(for: noticed), sources: config.sources) }
    noticed = []
  }
}

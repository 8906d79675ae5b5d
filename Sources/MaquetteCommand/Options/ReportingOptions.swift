import ArgumentParser
import Diagnostics
import PreviewConfig

/// How a command tells what it notices.
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

import CellViews
import PreviewConfig

/// Tells what was noticed about previews, that of one preview's variants together.
struct VariantNotices {
  private var config: LoadedConfig?
  private var noticed: [(preview: Preview, notices: [Notice])] = []

  /// Takes what was noticed about a variant; what it is told about others is told before that of
  /// another preview is taken.
  mutating func add(
    _ notices: [Notice], of preview: Preview, in config: LoadedConfig,
    to report: inout DiagnosticReport
  ) {
    if self.config?.file != config.file || noticed.first?.preview.name != preview.name {
      tell(to: &report)
    }
    self.config = config
    noticed.append((preview, notices))
  }

  /// Tells what is still waiting for more variants.
  mutating func tell(to report: inout DiagnosticReport) {
    if let config { report.tell(config.diagnostics(for: noticed), sources: config.sources) }
    noticed = []
  }
}

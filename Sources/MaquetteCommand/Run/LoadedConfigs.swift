import CellViews
import Glibc
import Maquette
import PreviewConfig
import TextShaping

/// The configs of a run, each checked whole.
struct LoadedConfigs {
  /// The configs, in the order of the arguments.
  private(set) var configs: [LoadedConfig] = []

  /// Loads every config and tells what is wrong with each, so that one run shows all.
  init(_ options: ConfigFileOptions, report: inout DiagnosticReport) {
    let paths: [String]
    do {
      paths = try configPaths(for: options.files)
    } catch {
      report.tell(error)
      return
    }
    for path in paths {
      do {
        let config = try load(path, options: options.loading)
        report.tell(config.warnings, sources: config.sources)
        configs.append(config)
      } catch {
        report.tell(error)
      }
    }
    tellUnknownNames(options.only, report: &report)
  }

  /// Every preview with the config that it comes from, in order.
  var previews: [(config: LoadedConfig, preview: Preview)] {
    configs.flatMap { config in config.previews.map { (config, $0) } }
  }

  private func load(_ path: String, options: ConfigOptions) throws -> LoadedConfig {
    guard path == "-" else { return try ConfigFile.load(path: path, options: options) }
    // Paths in a config from standard input start at the working directory.
    let bytes = try readAll(STDIN_FILENO, named: "standard input")
    return try ConfigFile.load(bytes: bytes, file: "-", directory: ".", options: options)
  }

  private func tellUnknownNames(_ names: [String], report: inout DiagnosticReport) {
    guard !report.hasErrors else { return }
    let known = Set(previews.flatMap { [$0.preview.name, $0.preview.fullName] })
    for name in names where !known.contains(name) {
      let suggestion = closest(to: name, among: known.sorted()).map { "did you mean '\($0)'?" }
      report.tell([
        Diagnostic(
          at: nil, "no preview is named '\(excerpt(of: name))'", suggestion: suggestion)
      ])
    }
  }
}

extension LoadedConfigs {
  /// The previews with their places, and all that arranging noticed told; those that fail are told
  /// and left out.
  func arranged(report: inout DiagnosticReport) -> [(Preview, PreviewArrangement)] {
    guard !report.hasErrors else { return [] }
    let shaper: TextShaper
    do {
      shaper = try TextShaper(catalog: FontCatalog())
    } catch {
      report.tell(error)
      return []
    }
    return previews.compactMap { config, preview in
      do {
        let arrangement = try preview.arranged(shaper: shaper)
        let notices = arrangement.notices.map { config.diagnostic(for: $0, in: preview) }
        report.tell(notices, sources: config.sources)
        return (preview, arrangement)
      } catch {
        report.tell(error, sources: config.sources)
        return nil
      }
    }
  }
}

package import CellViews
import Diagnostics
import FileAccess
import Glibc
import Goldens
import PlainText
package import PreviewRendering
import TextShaping

/// The previews of a run, from configs that were each checked whole.
package struct LoadedConfigs {
  /// The previews to work on, with their configs, in order.
  package private(set) var previews: [(config: any PreviewSuite, preview: Preview)] = []
  /// The configs that could not be loaded, by their paths, each with its first mistake.
  private(set) var broken: [(file: String, message: String)] = []

  /// Loads every config and reports all mistakes of each, so that one run shows them all.
  package init(_ options: ConfigFileOptions, report: inout DiagnosticReport) {
    self.init(options.files, options: options.loading, report: &report)
    if options.files.isEmpty, let declared = OwnPreviews.suites {
      previews = declared.flatMap { suite in suite.previews.map { (suite, $0) } }
    }
    let all = previews.map(\.preview)
    previews.removeAll { !options.selection.keeps($0.preview) }
    // The contents of a broken config are not known: only if there is none, an unknown name is
    // misspelt.
    if broken.isEmpty, !report.hasErrors { checkSelection(options, of: all, report: &report) }
  }

  /// Loads the configs that arguments name with all their previews.
  package init(_ files: [String], options: ReadingOptions, report: inout DiagnosticReport) {
    // Without files a program needs no reader.
    guard !files.isEmpty else { return }
    let reader: any ConfigReader
    let paths: [String]
    do {
      reader = try ConfigReading.reader
      paths = try reader.paths(for: files)
    } catch {
      report.add(error)
      return
    }
    for path in paths {
      do {
        let config = try reader.load(path, options)
        report.add(config.warnings, sources: config.sources)
        previews += config.previews.map { (config, $0) }
      } catch {
        report.add(error)
        let mistake = (error as? Diagnostics)?.diagnostics.first { $0.severity == .error }
        broken.append((path, mistake?.message ?? "\(error)"))
      }
    }
  }

  /// Draws each canvas's device around its picture; reports the canvases without one.
  package mutating func frame(report: inout DiagnosticReport) {
    for index in previews.indices {
      guard previews[index].preview.canvas.bezel != nil else {
        report.add([
          Diagnostic(
            at: nil,
            "'\(previews[index].preview.fullName)' has no device, so --frame has nothing to draw",
            suggestion: "give its canvas a 'device:', or choose others with --only")
        ])
        continue
      }
      previews[index].preview.canvas.isFramed = true
    }
  }

  /// Reports the names and expressions that select none of all previews, and a selection of nothing: a run that
  /// draws nothing would look like one in which all is well.
  private func checkSelection(
    _ options: ConfigFileOptions, of all: [Preview], report: inout DiagnosticReport
  ) {
    let known = Set(all.flatMap { [$0.name, $0.fullName] })
    // Only names if there are several previews: each may have many variants.
    let bare = Set(all.map(\.name))
    let listed = listing("the previews are", bare.count > 1 ? bare : known, limit: 20)
    var mistakes = options.only.filter { !known.contains($0) }.map { name in
      Diagnostic(
        at: nil, "unknown preview '\(excerpt(of: name))'",
        suggestion: [suggestion(for: name, among: known), listed].compactMap { $0 }
          .joined(separator: " "))
    }
    for filter in options.filter where !all.contains(where: { filter.finds($0.fullName) }) {
      mistakes.append(
        Diagnostic(
          at: nil, "--filter: '\(excerpt(of: filter.pattern))' matches no preview's name",
          suggestion: listed))
    }
    if mistakes.isEmpty, previews.isEmpty {
      mistakes.append(
        Diagnostic(
          at: nil,
          !all.isEmpty
            ? "--only and --filter select no preview"
            : options.files.isEmpty
              ? "no library of the package declares a preview" : "there is no preview",
          suggestion: listed))
    }
    report.add(mistakes)
  }
}

extension LoadedConfigs {
  /// Returns the previews with their places, and reports all notices of arranging; those that fail
  /// are reported and left out.
  ///
  /// - Parameter isCheck: True if previews that cannot be drawn for other reasons fail, too.
  package func arranged(
    isCheck: Bool = false, report: inout DiagnosticReport
  ) -> [(Preview, PreviewArrangement)] {
    guard !report.hasErrors else { return [] }
    let shapers = TextShapers()
    var notices = VariantNotices()
    defer { notices.flush(to: &report) }
    return previews.compactMap { config, preview in
      do {
        let arrangement = try preview.arranged(
          shaper: shapers.shaper(for: preview.fonts), unseenCells: Preview.unseenCellLimit)
        notices.add(arrangement.notices, of: preview, in: config, to: &report)
        if isCheck { try config.check(preview, arrangement, shapers: shapers) }
        return (preview, arrangement)
      } catch {
        report.add(
          config.placed(error, of: preview, arrangement: nil), sources: config.sources)
        return nil
      }
    }
  }
}

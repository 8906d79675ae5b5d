package import CellViews
import Diagnostics
import FileAccess
package import Goldens
import PlainText
package import PreviewRendering
import TextShaping

/// The previews of a run, from configs that were each checked whole.
package struct LoadedConfigs {
  /// The previews to work on, with their configs, in order.
  package private(set) var previews: [(config: any PreviewSuite, preview: Preview)] = []
  /// The configs that could not be loaded, by their paths, each with its first mistake and what
  /// loading it read.
  private(set) var broken: [(file: String, message: String, reads: [RecordedRead])] = []
  /// All configs that are not broken, in order.
  private(set) var tested: [TestedConfig] = []

  /// The number of configs that are asked for at once.
  private static let fetched = 256

  /// Loads every config and reports all mistakes of each, so that one run shows them all.
  ///
  /// - Parameters:
  ///   - passed: The cases that passed before: a config of which every case that is kept would pass
  ///     again is not loaded. Nil to load all.
  ///   - keepsReads: True if the reads of all configs are asked for; without it, nothing but the names
  ///     and results of such a config is known.
  ///   - loadsAll: True if such a config is loaded nevertheless.
  package init(
    _ options: ConfigFileOptions, passed: PassedCases? = nil, keepsReads: Bool = false,
    loadsAll: Bool = false, report: inout DiagnosticReport
  ) {
    self.init(
      options.files, options: options.loading, selection: options.selection, passed: passed,
      keepsReads: keepsReads, loadsAll: loadsAll, report: &report)
    if options.files.isEmpty, let declared = OwnPreviews.suites {
      previews = declared.flatMap { suite in suite.previews.map { (suite, $0) } }
      tested = declared.map { TestedConfig($0) }
    }
    previews.removeAll { !options.selection.keeps($0.preview) }
    // A list of cases may be empty.
    guard !options.files.isEmpty || OwnPreviews.suites != nil else { return }
    // The contents of a broken config are not known: only if there is none, an unknown name is
    // misspelt.
    if broken.isEmpty, !report.hasErrors { checkSelection(options, report: &report) }
  }

  /// Loads the configs that arguments name with all their previews.
  package init(
    _ files: [String], options: ReadingOptions,
    selection: PreviewSelection = PreviewSelection([]), passed: PassedCases? = nil,
    keepsReads: Bool = false, loadsAll: Bool = false, report: inout DiagnosticReport
  ) {
    // Without files a program needs no reader.
    guard !files.isEmpty else { return }
    let reader: any ConfigReader
    let paths: [String]
    do {
      reader = try ConfigReading.reader
      paths = try ReadLog.$current.withValue(nil) { try reader.paths(for: files) }
    } catch {
      report.add(error)
      return
    }
    for (index, path) in paths.enumerated() {
      if index % Self.fetched == 0 { passed?.fetch(paths[index...].prefix(Self.fetched)) }
      let known = path == "-" ? nil : passed?.config(path)
      if let known, !loadsAll, known.hasPassed(selection) {
        tested.append(TestedConfig(keepsReads ? known : known.brief))
        continue
      }
      let log = passed != nil || keepsReads ? ReadLog() : ReadLog.current
      do {
        let config = try ReadLog.$current.withValue(log) { try reader.load(path, options) }
        report.add(config.warnings, sources: config.sources)
        previews += config.previews.map { (config, $0) }
        tested.append(TestedConfig(config, log: log, known: known))
      } catch {
        report.add(error)
        let mistake = (error as? Diagnostics)?.diagnostics.first { $0.severity == .error }
        broken.append((path, mistake?.message ?? "\(error)", log?.reads ?? []))
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
    _ options: ConfigFileOptions, report: inout DiagnosticReport
  ) {
    let all = tested.flatMap(\.names)
    lazy var known = Set(all.flatMap { [$0.name, $0.fullName] })
    // Only names if there are several previews: each may have many variants.
    lazy var bare = Set(all.map(\.name))
    lazy var listed = listing("the previews are", bare.count > 1 ? bare : known, limit: 20)
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
    if mistakes.isEmpty,
      !all.contains(where: { options.selection.keeps($0.name, fullName: $0.fullName) })
    {
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

/// A config with the names of its previews, which is loaded unless all that is asked of it is known.
struct TestedConfig: Sendable {
  /// The config as the user named it.
  let file: String
  /// All previews, in order.
  let names: [PassedConfig.Name]
  /// The config; nil for one of which every case would pass again.
  let loaded: (any PreviewSuite)?
  /// The reads of loading and drawing it; nil if they are not recorded.
  let log: ReadLog?
  /// The cases that passed before, and would pass again; nil for none.
  let known: PassedConfig?

  /// The files that loading the config and drawing its cases has read or looked for.
  var reads: [RecordedRead] {
    guard let log else { return known?.reads ?? [] }
    var reads = log.reads ?? []
    let questions = Set(reads.map(\.question))
    reads += (known?.reads ?? []).filter { !questions.contains($0.question) }
    return reads
  }

  /// Creates a config that was loaded.
  init(_ config: any PreviewSuite, log: ReadLog? = nil, known: PassedConfig? = nil) {
    file = config.file
    names = config.previews.map { PassedConfig.Name(name: $0.name, fullName: $0.fullName) }
    loaded = config
    self.log = config.file == "-" || config is DeclaredSuite ? nil : log
    self.known = known
  }

  /// Creates a config of which every case would pass again.
  init(_ known: PassedConfig) {
    (file, names, loaded, log, self.known) = (known.file, known.names, nil, nil, known)
  }
}

extension PassedConfig {
  /// Returns whether all cases that a run keeps would pass again.
  fileprivate func hasPassed(_ selection: PreviewSelection) -> Bool {
    let passed = Set(cases.map(\.name))
    return names.allSatisfy {
      passed.contains($0.fullName) || !selection.keeps($0.name, fullName: $0.fullName)
    }
  }
}

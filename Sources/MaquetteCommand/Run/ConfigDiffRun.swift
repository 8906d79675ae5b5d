import CellViews
import Diagnostics
import DrawingCommands
import FileAccess
import Goldens
import ImageDecoding
import PictureComparison
import PlainText
import PreviewRendering
import TextShaping

/// `maquette diff` of two configs: draws the previews of both in memory, and compares those of the
/// same name.
struct ConfigDiffRun {
  /// The configs' paths, the older one first.
  let old: String
  let new: String
  let options: ReadingOptions
  let tolerance: Tolerance
  let jobs: Int
  /// The place of pictures of the differences: a PNG of the only preview, or else a folder; nil for
  /// none.
  let output: String?
  let isVerbose: Bool
  let isQuiet: Bool

  /// Returns whether a path can be that of a config.
  static func isConfig(_ path: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
  }

  private typealias Screen = (config: any PreviewSuite, preview: Preview)
  private typealias Noticed = (screen: Screen, notices: [Notice])

  /// Compares all previews, and prints the changes.
  ///
  /// - Returns: True if a preview differs, or exists in only one of the configs.
  /// - Throws: An exit status after errors in the configs were printed; the errors of writing.
  func run() throws -> Bool {
    var report = DiagnosticReport(format: .human, isStrict: false, isQuiet: isQuiet)
    let before = LoadedConfigs([old], options: options, report: &report).previews
    let after = LoadedConfigs([new], options: options, report: &report).previews
    guard !report.hasErrors else {
      try report.finish()
      return true
    }
    let names = (old: Self.names(of: before), new: Self.names(of: after))
    let isAlone = before.count == 1 && after.count == 1
    var isDifferent = false
    var noticed: (old: [Noticed], new: [Noticed]) = ([], [])
    for (name, screen) in zip(names.new, after) {
      guard let index = names.old.firstIndex(of: name) else { continue }
      do {
        let result = try compare(
          before[index], screen, called: isAlone ? nil : screen.preview.fullName)
        isDifferent = result.differs || isDifferent
        noticed.old.append((before[index], result.old))
        noticed.new.append((screen, result.new))
      } catch let failure as DrawingFailure {
        report.add(failure.placed, sources: screen.config.sources)
      }
    }
    for (name, screen) in zip(names.old, before) where !names.new.contains(name) {
      isDifferent = true
      try print("\(screen.preview.fullName) is only in \(oneLine(old))\n")
    }
    for (name, screen) in zip(names.new, after) where !names.old.contains(name) {
      isDifferent = true
      try print("\(screen.preview.fullName) is only in \(oneLine(new))\n")
    }
    var notices = VariantNotices()
    for (screen, own) in noticed.old + noticed.new {
      notices.add(own, of: screen.preview, in: screen.config, to: &report)
    }
    notices.flush(to: &report)
    try report.finish()
    return isDifferent
  }

  /// Returns the names of previews: their full names, or for a config with a single one, which may
  /// be called after its file, the variants alone.
  private static func names(of screens: [Screen]) -> [String] {
    guard let name = screens.first?.preview.name else { return [] }
    guard screens.allSatisfy({ $0.preview.name == name }) else {
      return screens.map(\.preview.fullName)
    }
    return screens.map { String($0.preview.fullName.dropFirst(name.count)) }
  }

  /// Compares two drawings of a preview.
  ///
  /// - Parameter name: The preview's name if there are several.
  /// - Returns: Whether they differ, and the notices of drawing them.
  private func compare(
    _ old: Screen, _ new: Screen, called name: String?
  ) throws -> (differs: Bool, old: [Notice], new: [Notice]) {
    func draw(
      _ screen: Screen, of path: String
    ) throws -> (picture: DrawnPicture, notices: [Notice]) {
      let shapers = TextShapers()
      return try screen.config.draw(screen.preview.screen, scale: nil, shapers: shapers) {
        let drawing = try $0.filmstrip(shapers: shapers)
        let picture = DrawnPicture(
          name: path, png: try drawing.png(workers: jobs), layout: drawing.layoutSnapshot,
          live: drawing.live,
          strip: drawing.strip.map { ($0, drawing.scale) },
          times: screen.preview.animation?.times)
        return (picture, drawing.notices)
      }
    }
    let (before, after) = (try draw(old, of: self.old), try draw(new, of: self.new))
    let pair = PictureFilePair(
      expected: before.picture, actual: after.picture, tolerance: tolerance, workers: jobs)
    let comparison = try pair.comparison()
    let subject = (name.map { "\($0) in " } ?? "") + self.new
    var shown: String?
    if case .different = comparison.match, let path = path(of: name) {
      if let picture = try pair.difference(of: comparison) {
        if name != nil, let output { try makeFolder(output) }
        try AtomicFile.write(picture, to: path)
        shown = path
      }
    }
    let words = PairWords(
      comparison.match, actual: subject, expected: self.old, diff: shown,
      layoutChanges: pair.layoutChanges, strip: pair.strip, frameChange: pair.frameChange,
      detail: isVerbose ? .all : .brief,
      hint: "-v shows")
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels:
      if pair.frameChange != nil {
        try print(words.text)
      } else if name == nil || isVerbose {
        try print("\(oneLine(subject)) draws the same as \(oneLine(self.old))\n")
      }
    case .withinTolerance, .different: try print(words.text)
    }
    return (words.isDifference, before.notices, after.notices)
  }

  private func path(of name: String?) -> String? {
    guard let output, let name else { return output }
    return "\(output)/\(name).png"
  }

  private func print(_ text: String) throws {
    if !isQuiet { try StandardOutput.write(text) }
  }
}

extension FrameAnimation {
  /// The times of the frames.
  fileprivate var times: FrameTimes {
    FrameTimes(
      durations: Array(repeating: 1000 * duration / Double(frameCount), count: frameCount),
      repeatCount: repeatCount)
  }
}

import DisplayList
import LayoutGeometry

extension [Command] {
  /// The commands with the glyph runs of each line in the order in which they are read.
  ///
  /// Runs come from left to right, whatever their direction, and do not cover each other.
  ///
  /// - Complexity: O(*commands* × *levels*).
  var inReadingOrder: [Command] {
    guard contains(where: { ($0.run?.run.level ?? 0) > 0 }) else { return self }
    var ordered: [Command] = []
    var line: [Command] = []
    for command in self {
      if let last = line.last, !command.continues(last) {
        ordered += line.inReversedRuns
        line = []
      }
      if command.run == nil { ordered.append(command) } else { line.append(command) }
    }
    return ordered + line.inReversedRuns
  }

  /// The runs of one line from left to right in the order of reading.
  ///
  /// Rule L2 of UAX #9 reverses all runs of a level or a higher one, from the highest level to the
  /// lowest odd one; the same from the lowest to the highest undoes it.
  private var inReversedRuns: [Command] {
    var runs = self
    let levels = runs.map { $0.run?.run.level ?? 0 }
    guard let highest = levels.max(), highest > 0 else { return runs }
    for level in 1...highest {
      var start = 0
      while start < runs.count {
        guard let first = runs[start...].firstIndex(where: { $0.level >= level }) else { break }
        let end = runs[first...].firstIndex { $0.level < level } ?? runs.count
        runs[first..<end].reverse()
        start = end
      }
    }
    return runs
  }
}

extension Command {
  fileprivate var run: (run: GlyphRun, left: Double, baseline: Double)? {
    guard case .glyphRun(let run, let origin, _) = self else { return nil }
    return (run, origin.x, origin.y)
  }

  fileprivate var level: UInt8 { run?.run.level ?? 0 }

  /// Returns whether the command is a run directly after the run `last` on the same line.
  fileprivate func continues(_ last: Command) -> Bool {
    guard let run, let last = last.run else { return false }
    return run.baseline == last.baseline
      && abs(run.left - last.left - last.run.advance) < EditableText.gap
  }
}

import LayoutGeometry

/// The line that a list draws under its rows, by what the list was given for it.
struct ListLine {
  /// How far it begins from the leading edge, in points; nil where it begins with the row's first text.
  private let leading: Double?
  private let trailing: Double
  /// Its height in points; nil for a hairline.
  private let thickness: Double?

  /// A line as in `16 and 0 from the edges, 2 high`; nil for none, and where it is not known.
  init?(_ value: String?) {
    guard let value, let middle = value.firstRange(of: " and "),
      let end = value.firstRange(of: " from the edges"), middle.upperBound <= end.lowerBound,
      let trailing = Double(value[middle.upperBound..<end.lowerBound])
    else { return nil }
    self.trailing = trailing
    leading = Double(value[..<middle.lowerBound])
    thickness = value[end.upperBound...].split(separator: " ").lazy.compactMap { Double($0) }.first
  }

  /// True for a row whose line moved as far as this line and another one are from its edges; a row may have
  /// an end of its own for either side.
  func moves(to other: ListLine, by shift: Point, in row: ItemPairs.Pair, isMirrored: Bool) -> Bool
  {
    let aside =
      isMirrored
      ? [other.trailing - trailing]
      : leadingDistances(to: other, in: row, isMirrored: isMirrored)
    let down =
      row.new.frame.height - row.old.frame.height - (other.thickness ?? 0.5) + (thickness ?? 0.5)
    return ([0] + aside).contains { ($0 - shift.x).isSmall }
      && [0, down].contains { ($0 - shift.y).isSmall }
  }

  /// The same for how much longer and higher the line is.
  func grows(to other: ListLine, by growth: Point, in row: ItemPairs.Pair, isMirrored: Bool) -> Bool
  {
    let room = row.new.frame.width - row.old.frame.width
    let leadings = leadingDistances(to: other, in: row, isMirrored: isMirrored)
    let isLonger = ([0] + leadings).contains { leading in
      [0, other.trailing - trailing].contains { (growth.x - room + leading + $0).isSmall }
    }
    return isLonger && (growth.y.isSmall || thickness != other.thickness)
  }

  /// By how much farther from the leading edge the line can begin.
  private func leadingDistances(
    to other: ListLine, in row: ItemPairs.Pair, isMirrored: Bool
  ) -> [Double] {
    let old = leading.map { [$0] } ?? row.old.textEdges(isMirrored: isMirrored)
    let new = other.leading.map { [$0] } ?? row.new.textEdges(isMirrored: isMirrored)
    return old.flatMap { old in new.map { $0 - old } }
  }
}

extension SnapshotPart {
  /// How far the part's first texts are from its leading edge, in points: the first one in the order of
  /// drawing, where some are in views with names, and the outermost one.
  fileprivate func textEdges(isMirrored: Bool) -> [Double] {
    let edges = inks.filter { $0.command.verb == .text }.map { ink in
      isMirrored ? frame.width - ink.x - (ink.command.look.width ?? 0) : ink.x
    }
    return [edges.first, edges.min()].compactMap { $0 }
  }

  /// The texts and pictures in the part at any depth, with their places from its left edge.
  var inks: [(command: SnapshotCommand, x: Double)] {
    drawing.inks.map { ($0, $0.origin?.x ?? 0) }
      + parts.filter { !$0.isCollection }.flatMap { part in
        part.inks.map { ($0.command, $0.x + part.frame.minX) }
      }
  }
}

extension [SnapshotCommand] {
  fileprivate var inks: [SnapshotCommand] {
    flatMap { command -> [SnapshotCommand] in
      switch command.verb {
      case .text, .image: return [command]
      case .group: return command.commands.inks
      case .fill, .stroke: return []
      }
    }
  }
}

extension Double {
  /// True for what sums of a few lengths in thousandths of a point can differ by.
  var isSmall: Bool { abs(self) < 0.005 }
}

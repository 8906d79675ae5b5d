/// The occupied units of a mosaic, while items are placed one after the other.
///
/// Lines of units follow each other along the mosaic's axis; each has a unit in every lane.
struct MosaicGrid {
  /// The greatest number of lanes: the number of bits in a line's mask.
  static let mostLanes = UInt128.bitWidth
  /// The number of lines before the last occupied one in which a dense mosaic looks for room: it
  /// bounds the time for an item.
  static let reach = 100

  /// Indicates whether an item may be before those that were placed before it.
  let isDense: Bool
  /// The mask of a line without room.
  private let full: UInt128
  /// The occupied units of each line from `base` on.
  private var masks: [UInt128] = []
  /// The first stored line.
  private var base = 0
  /// The line after the last one with an occupied unit.
  private(set) var end = 0
  /// The line before which all are full.
  private var firstOpen = 0
  /// The place of the item before, in a mosaic that is not dense.
  private var cursor = (line: 0, lane: 0)
  /// For each size of an item, the line before which none fits: units never become free again.
  private var nextLines: [Size: Int] = [:]

  private struct Size: Hashable {
    var lanes: Int
    var lines: Int
  }

  struct Place: Equatable {
    var lane: Int
    var line: Int
  }

  /// Creates a grid of a number of lanes, without items.
  init(lanes: Int, isDense: Bool) {
    precondition((1...Self.mostLanes).contains(lanes), "a mosaic of \(lanes) lanes")
    self.isDense = isDense
    full = lanes == Self.mostLanes ? .max : (1 << UInt128(lanes)) - 1
  }

  /// Returns whether all lines with an occupied unit are full, so that the pattern starts over.
  mutating func isEven() -> Bool {
    while firstOpen < end, mask(firstOpen) == full { firstOpen += 1 }
    return firstOpen == end
  }

  /// Places an item of a number of lanes and lines at the first place with room for it.
  ///
  /// - Parameter width: The item's lanes, no more than exist.
  mutating func place(lanes width: Int, lines: Int) -> Place {
    let size = Size(lanes: width, lines: lines)
    var line = isDense ? max(nextLines[size] ?? 0, base, end - Self.reach) : cursor.line
    var starts = self.starts(ofRuns: width, lines: lines, from: line)
    // A mosaic that is not dense never goes back on its line.
    if !isDense { starts &= ~((1 << UInt128(cursor.lane)) - 1) }
    while starts == 0 {
      line += 1
      starts = self.starts(ofRuns: width, lines: lines, from: line)
    }
    let place = Place(lane: starts.trailingZeroBitCount, line: line)
    take(place, width: width, lines: lines)
    if isDense { nextLines[size] = line } else { cursor = (place.line, place.lane) }
    return place
  }

  /// Returns the lanes from which on `width` lanes are free in some lines, as bits.
  private func starts(ofRuns width: Int, lines: Int, from line: Int) -> UInt128 {
    var starts = runStarts(in: full, width)
    for line in line..<min(line + lines, end) {
      starts &= runStarts(in: ~mask(line) & full, width)
      if starts == 0 { break }
    }
    return starts
  }

  /// Returns the bits from which on `width` bits are set.
  private func runStarts(in bits: UInt128, _ width: Int) -> UInt128 {
    var starts = bits
    // Each bit represents a run of `reach` from its place on; two such make a longer one.
    var reach = 1
    while reach < width, starts != 0 {
      let step = min(reach, width - reach)
      starts &= starts >> UInt128(step)
      reach += step
    }
    return starts
  }

  private func mask(_ line: Int) -> UInt128 { line < base ? full : masks[line - base] }

  private mutating func take(_ place: Place, width: Int, lines: Int) {
    let last = place.line + lines
    while base + masks.count < last { masks.append(0) }
    let run = width == Self.mostLanes ? UInt128.max : (1 << UInt128(width)) - 1
    for line in place.line..<last { masks[line - base] |= run << UInt128(place.lane) }
    end = max(end, last)
    forget()
  }

  /// Drops lines that no item can reach any more.
  private mutating func forget() {
    let kept = isDense ? end - Self.reach : cursor.line
    let gone = kept - base
    // Half of the lines at once, so that moving the others costs little.
    guard gone > 1024, gone > masks.count / 2 else { return }
    masks.removeFirst(gone)
    base = kept
  }
}

/// The units of a mosaic that are taken, while items are placed one after the other.
///
/// Lines of units follow each other along the mosaic's axis; each has a unit in every lane.
struct MosaicGrid {
  /// How many lanes there can be: as many as a line's mask has bits.
  static let mostLanes = UInt128.bitWidth
  /// How many lines an item may be before the last one that is taken, for a dense mosaic to fill: the time for
  /// an item has a bound.
  static let reach = 100

  /// How many lanes there are.
  let lanes: Int
  /// True if an item may be before those that were placed before it.
  let isDense: Bool
  /// A line without room.
  private let full: UInt128
  /// The taken units of each line from `base` on.
  private var masks: [UInt128] = []
  /// The first line that is kept.
  private var base = 0
  /// The line after the last one in which a unit is taken.
  private(set) var end = 0
  /// The line before which all are full.
  private var firstOpen = 0
  /// Where the item before is, in a mosaic that is not dense.
  private var cursor = (line: 0, lane: 0)
  /// For each size of an item, the line before which none fits: units are never given up.
  private var nextLines: [Size: Int] = [:]

  private struct Size: Hashable {
    var lanes: Int
    var lines: Int
  }

  /// A place of an item.
  struct Place: Equatable {
    var lane: Int
    var line: Int
  }

  /// A grid of so many lanes, without items.
  init(lanes: Int, isDense: Bool) {
    precondition((1...Self.mostLanes).contains(lanes), "a mosaic of \(lanes) lanes")
    self.lanes = lanes
    self.isDense = isDense
    full = lanes == Self.mostLanes ? .max : (1 << UInt128(lanes)) - 1
  }

  /// True if all lines are full in which a unit is taken: the next item starts as the first did.
  mutating func isEven() -> Bool {
    while firstOpen < end, mask(firstOpen) == full { firstOpen += 1 }
    return firstOpen == end
  }

  /// Places an item of so many lanes and lines at the first place that has room for it.
  ///
  /// - Parameter width: No more lanes than there are.
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

  /// The lanes from which on so many are free in some lines, as bits.
  private func starts(ofRuns width: Int, lines: Int, from line: Int) -> UInt128 {
    var starts = runStarts(in: full, width)
    for line in line..<min(line + lines, end) {
      starts &= runStarts(in: ~mask(line) & full, width)
      if starts == 0 { break }
    }
    return starts
  }

  /// The bits from which on `width` bits are set.
  private func runStarts(in bits: UInt128, _ width: Int) -> UInt128 {
    var starts = bits
    // Each bit stands for a run of `reach` from its place on; two such make a longer one.
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

  /// Gives up lines that no item can reach any more.
  private mutating func forget() {
    let kept = isDense ? end - Self.reach : cursor.line
    let gone = kept - base
    // Half of the lines at once, so that moving the others costs little.
    guard gone > 1024, gone > masks.count / 2 else { return }
    masks.removeFirst(gone)
    base = kept
  }
}

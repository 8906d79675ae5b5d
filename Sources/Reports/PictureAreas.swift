/// A picture in parts: its flat ground, and the small parts on that, such as letters, icons and
/// round corners.
///
/// Letters and corners repeat, in one picture and in those of a thousand cases. The rest of the
/// picture has few runs of pixels.
///
/// - Complexity: O(*pixels*).
package struct PictureAreas {
  /// Connected pixels, by their sides or corners, that are in no large area of one colour.
  package struct Part: Hashable {
    /// The width, in pixels.
    package var width: Int
    /// The rows of the box around the part; 0 where a pixel does not belong to it.
    package var pixels: [UInt32]

    /// The height, in pixels.
    package var height: Int { pixels.count / width }
  }

  /// A part at its place.
  package struct Placement {
    /// The part.
    package var part: Part
    /// The left edge of its box.
    package var x: Int
    /// The upper edge of its box.
    package var y: Int
  }

  /// The number of pixels from which on an area of one colour is ground: more than the strokes of
  /// most letters have.
  private static let groundArea = 256
  /// The longest side of a part's box; a larger part is left on the ground, as it hardly repeats.
  private static let longestSide = 255
  private static let largestBox = 1 << 14
  /// The largest number of colours of a part, so that a byte counts them; others are left on the
  /// ground, too.
  private static let mostColors = 256
  /// The shortest average run of pixels; pictures with shorter ones are photos and gradients, which
  /// other formats encode better.
  private static let shortestRuns = 6

  /// The picture without its parts, whose places continue the pixels to their left.
  package let ground: [UInt32]
  /// The parts from the top to the bottom, by their first rows.
  package let placements: [Placement]

  /// Divides a picture into parts; nil for one that is not flat.
  ///
  /// - Parameter pixels: The rows; 0 for a transparent pixel, which is always ground.
  package init?(_ pixels: [UInt32], width: Int) {
    guard let runs = PixelRuns(pixels, width: width, shortest: Self.shortestRuns) else {
      return nil
    }
    let isSmall = runs.areSmall(below: Self.groundArea)
    var groups = runs.joined(where: isSmall)
    var boxes: [Int: Box] = [:]
    var order: [Int] = []
    for index in runs.starts.indices where isSmall[index] {
      let group = groups.root(of: index)
      let box = Box(
        left: runs.starts[index], right: runs.end(of: index), top: runs.rows[index],
        bottom: runs.rows[index] + 1)
      if boxes[group] == nil { order.append(group) }
      boxes[group, default: box].add(box)
    }
    order.removeAll { group in
      guard let box = boxes[group] else { return true }
      let isLarge =
        max(box.width, box.height) > Self.longestSide || box.width * box.height > Self.largestBox
      guard isLarge else { return false }
      boxes[group] = nil
      return true
    }
    var parts = boxes.mapValues { box in
      Part(width: box.width, pixels: [UInt32](repeating: 0, count: box.width * box.height))
    }
    for index in runs.starts.indices where isSmall[index] {
      let group = groups.root(of: index)
      guard let box = boxes[group] else { continue }
      let (start, row) = (runs.starts[index], runs.rows[index])
      let color = pixels[row * width + start]
      let place = (row - box.top) * box.width - box.left
      for x in start..<runs.end(of: index) { parts[group]?.pixels[place + x] = color }
    }
    parts = parts.filter { Set($0.value.pixels).count <= Self.mostColors }
    var ground = pixels
    for index in runs.starts.indices
    where isSmall[index] && parts[groups.root(of: index)] != nil {
      let (start, row) = (runs.starts[index], runs.rows[index])
      let before = row * width + start - (start > 0 ? 1 : width)
      let left = before >= 0 ? ground[before] : 0
      for x in start..<runs.end(of: index) { ground[row * width + x] = left }
    }
    self.ground = ground
    placements = order.compactMap { group in
      guard let part = parts[group], let box = boxes[group] else { return nil }
      return Placement(part: part, x: box.left, y: box.top)
    }
  }
}

/// A rectangle of pixels that grows.
private struct Box {
  var left: Int
  var right: Int
  var top: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  mutating func add(_ other: Box) {
    left = min(left, other.left)
    right = max(right, other.right)
    top = min(top, other.top)
    bottom = max(bottom, other.bottom)
  }
}

/// The stretches of equal pixels in the rows of a picture.
private struct PixelRuns {
  let width: Int
  /// The first column of each run, those of the first row first.
  private(set) var starts: [Int] = []
  private(set) var rows: [Int] = []
  private var colors: [UInt32] = []
  /// The first run of each row, and the number of all runs.
  private var firsts: [Int] = []

  /// Finds the runs; nil if there are so many that they have fewer pixels than `shortest` on average.
  init?(_ pixels: [UInt32], width: Int, shortest: Int) {
    self.width = width
    let most = pixels.count / shortest + width
    for row in 0..<pixels.count / width {
      firsts.append(starts.count)
      var last: UInt32?
      for x in 0..<width {
        let pixel = pixels[row * width + x]
        guard pixel != last else { continue }
        last = pixel
        starts.append(x)
        rows.append(row)
        colors.append(pixel)
      }
      guard starts.count <= most else { return nil }
    }
    firsts.append(starts.count)
  }

  /// Returns the column after the last one of a run.
  func end(of run: Int) -> Int {
    let next = run + 1
    return next < starts.count && rows[next] == rows[run] ? starts[next] : width
  }

  /// Returns for each run whether it is in an area of one colour that has fewer pixels; transparent
  /// areas are large.
  func areSmall(below area: Int) -> [Bool] {
    var areas = DisjointSets(count: starts.count)
    forEachPair { upper, lower in
      let touch = starts[upper] < end(of: lower) && starts[lower] < end(of: upper)
      if touch, colors[upper] == colors[lower] { areas.join(upper, lower) }
    }
    var sizes = [Int](repeating: 0, count: starts.count)
    for run in starts.indices { sizes[areas.root(of: run)] += end(of: run) - starts[run] }
    return starts.indices.map { colors[$0] != 0 && sizes[areas.root(of: $0)] < area }
  }

  /// Joins those of some runs that touch by a side or a corner.
  func joined(where isSmall: [Bool]) -> DisjointSets {
    var groups = DisjointSets(count: starts.count)
    for run in starts.indices.dropFirst()
    where isSmall[run] && isSmall[run - 1] && rows[run] == rows[run - 1] {
      groups.join(run - 1, run)
    }
    forEachPair { upper, lower in
      if isSmall[upper], isSmall[lower] { groups.join(upper, lower) }
    }
    return groups
  }

  /// Calls `body` with each pair of runs of neighbouring rows that touch by a side or a corner.
  private func forEachPair(_ body: (_ upper: Int, _ lower: Int) -> Void) {
    for row in 1..<max(firsts.count - 1, 1) {
      var (upper, lower) = (firsts[row - 1], firsts[row])
      while upper < firsts[row], lower < firsts[row + 1] {
        body(upper, lower)
        let (upperEnd, lowerEnd) = (end(of: upper), end(of: lower))
        // If both end, each touches the other's next one by a corner.
        if upperEnd == lowerEnd {
          if lower + 1 < firsts[row + 1] { body(upper, lower + 1) }
          if upper + 1 < firsts[row] { body(upper + 1, lower) }
        }
        if upperEnd <= lowerEnd { upper += 1 }
        if lowerEnd <= upperEnd { lower += 1 }
      }
    }
  }
}

/// Numbers in groups.
private struct DisjointSets {
  private var parents: [Int]

  /// Creates a group for each number.
  init(count: Int) {
    parents = Array(0..<count)
  }

  /// Returns the number that represents a number's group.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    parents[max(first, second)] = min(first, second)
  }
}

import LayoutGeometry

// Groups that repeat.
extension PlaceRule {
  /// Groups that repeat: each item is as far from the same item of the group before as all groups are apart,
  /// and as large; groups of items that measure themselves are lines that follow each other.
  ///
  /// - Parameter golden: What is known of the golden's groups; nil to find it out.
  func inGroups(_ cells: [Cell], like golden: Verdict?) -> Verdict? {
    guard isContiguous(cells) else { return nil }
    let measures = settings["group"]?.contains("about") ?? true
    if let golden {
      guard let period = golden.period else { return nil }
      if measures, golden.areLines { return inGroupLines(cells, period: period) }
      return verdict(on: cells, period: period, areAlike: !measures)
    }
    let lines = brokenLines(cells)
    if measures, let line = lines.first,
      let verdict = inGroupLines(cells, period: line.count), verdict.deviating.isEmpty
    {
      return verdict
    }
    for period in 1...12 where cells.count > 2 * period {
      if let verdict = verdict(on: cells, period: period), verdict.deviating.isEmpty {
        return verdict
      }
    }
    return nil
  }

  /// Groups whose items are each as long as what they show: all begin at the start of their group, which ends
  /// with the longest of them.
  private func inGroupLines(_ cells: [Cell], period: Int) -> Verdict? {
    guard period > 0, cells.count > 2 * period else { return nil }
    let side = axis.cross
    var verdict = Verdict(period: period, areLines: true)
    for phase in 0..<period {
      let indices = cells.indices.filter { cells[$0].item % period == phase }
      guard indices.count > 1 else { continue }
      var own = Verdict()
      place(indices.map { cells[$0].frame.origin[side] }, first: nil, in: &own)
      let lengths = indices.map { cells[$0].frame.size[side] }
      own.deviating.formUnion(others(lengths, than: most(lengths)))
      verdict.deviating.formUnion(own.deviating.map { indices[$0] })
    }
    let gap = length("interGroupSpacing") ?? 0
    let lines = lines(cells) { $0.item / period }
    chain(lines, cells, gap: gap, isCentred: false, from: nil, in: &verdict)
    return verdict
  }

  /// - Parameter areAlike: Whether the same items of all groups are known to have one size.
  private func verdict(on cells: [Cell], period: Int, areAlike: Bool = false) -> Verdict? {
    guard cells.count > 2 * period else { return nil }
    let pairs = zip(cells, cells.dropFirst(period))
    let haveOneSize = pairs.allSatisfy { $0.frame.size.resizes(to: $1.frame.size).isEmpty }
    guard haveOneSize || areAlike else { return nil }
    var verdict = Verdict(period: period)
    for side in Axis.allCases {
      // Half of the groups that follow each other are apart by the distance of most.
      let distance = most(pairs.map { $1.frame.origin[side] - $0.frame.origin[side] })
      for phase in 0..<period {
        let indices = Array(stride(from: phase, to: cells.count, by: period))
        var own = Verdict()
        place(
          indices.enumerated().map { cells[$1].frame.origin[side] - Double($0) * distance },
          first: nil, sums: 3 * indices.count, in: &own)
        if !haveOneSize, indices.count > 2 {
          let lengths = indices.map { cells[$0].frame.size[side] }
          own.deviating.formUnion(others(lengths, than: most(lengths)))
        }
        verdict.deviating.formUnion(own.deviating.map { indices[$0] })
      }
    }
    return verdict
  }

  /// True for items that follow each other without one between them that is not there.
  func isContiguous(_ cells: [Cell]) -> Bool {
    zip(cells, cells.dropFirst()).allSatisfy { $0.item + 1 == $1.item }
  }
}

// What rules have in common.
extension PlaceRule {
  /// The value that most have; of several such the first.
  func most(_ values: [Double]) -> Double {
    var counts: [Double: Int] = [:]
    for value in values { counts[(value * 100).rounded(), default: 0] += 1 }
    let greatest = counts.values.max() ?? 0
    return values.first { counts[($0 * 100).rounded()] == greatest } ?? 0
  }

  /// The places of lengths that are not the one of most.
  func others(_ lengths: [Double], than length: Double) -> [Int] {
    lengths.indices.filter { !Self.isNear(lengths[$0], length) }
  }

  /// Notes which of some distances are not those of most, or of what is where the section begins.
  func place(
    _ distances: [Double], first: Double?, sums: Int = 0, in verdict: inout Verdict
  ) {
    var expected = most(distances)
    if let first {
      if distances.contains(where: { Self.isNear($0, first, sums: sums) }) {
        expected = first
      } else {
        verdict.shifted.insert(axis.cross)
      }
    }
    for index in distances.indices where !Self.isNear(distances[index], expected, sums: sums) {
      verdict.deviating.insert(index)
    }
  }

  /// Items by the numbers of their lines, which are in order.
  func lines(_ cells: [Cell], by number: (Cell) -> Int) -> [[Int]] {
    var lines: [[Int]] = []
    var last: Int?
    for index in cells.indices {
      let line = number(cells[index])
      if line == last { lines[lines.count - 1].append(index) } else { lines.append([index]) }
      last = line
    }
    return lines
  }

  /// Items in lines that begin anew where an item is not after the one before.
  func brokenLines(_ cells: [Cell]) -> [[Int]] {
    var lines: [[Int]] = []
    for index in cells.indices {
      let start = cells[index].frame.origin[axis.cross]
      if index > 0, start > cells[index - 1].frame.origin[axis.cross] + 0.01 {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines
  }

  /// Notes which items are not as far along the axis as the lines before them make them.
  func placeLines(
    _ lines: [[Int]], _ cells: [Cell], isCentred: Bool, in verdict: inout Verdict
  ) {
    // A carousel begins where its sets do.
    let from =
      cells[0].item == 0 && layout != "carousel" ? start.map { $0 + insetAtStart } : nil
    chain(lines, cells, gap: lineGap, isCentred: isCentred, from: from, in: &verdict)
  }

  /// Lines that follow each other at a distance.
  ///
  /// An item that is elsewhere by itself is not where the next one begins: that is after where it should be.
  ///
  /// - Parameter start: Where the first line begins; nil for where most of it are.
  func chain(
    _ lines: [[Int]], _ cells: [Cell], gap: Double, isCentred: Bool, from start: Double?,
    in verdict: inout Verdict
  ) {
    var expected = start
    var sums = 0
    var distances = Array(repeating: 0.0, count: cells.count)
    for line in lines {
      let thickness = line.map { cells[$0].frame.size[axis] }.max() ?? 0
      func begin(_ index: Int) -> Double {
        let frame = cells[index].frame
        return frame.origin[axis] - (isCentred ? (thickness - frame.size[axis]) / 2 : 0)
      }
      let place = expected ?? most(line.map(begin))
      sums += 1
      var found: Double?
      for index in line {
        let own = begin(index)
        if Self.isNear(own, place, sums: sums) {
          found = found ?? own
        } else {
          distances[index] = own - place
        }
      }
      if found != nil { sums = 0 }
      expected = (found ?? place) + thickness + gap
    }
    let all = lines.flatMap(\.self)
    // Where most are elsewhere alike it is the first ones that are not where they were, or all of them.
    let usual = most(all.map { distances[$0] })
    let count = (
      usual: all.count { Self.isNear(distances[$0], usual, sums: lines.count) },
      none: all.count { distances[$0] == 0 }
    )
    let isFirstThere = start != nil && lines[0].contains { distances[$0] == 0 }
    let common = count.usual > count.none && !isFirstThere ? usual : 0
    if start != nil, common != 0 { verdict.shifted.insert(axis) }
    for index in all where !Self.isNear(distances[index], common, sums: lines.count) {
      verdict.deviating.insert(index)
    }
  }
}

import LayoutGeometry

// Lines that end where the next item has no room.
extension PlaceRule {
  /// Lines of a flow: a full one is justified, and one alone is in the middle.
  func inFlow(_ cells: [Cell]) -> Verdict? {
    let side = axis.cross
    let room = breadth - insets(side).all
    let spacing = gap(side)
    let lengths = cells.map { $0.frame.size[side] }
    let first = insets(side).start
    let thickness = cells.map { $0.frame.size[axis] }
    let isUniform =
      lengths.allSatisfy { Self.isNear($0, lengths[0]) }
      && thickness.allSatisfy { Self.isNear($0, thickness[0]) }
    var verdict = Verdict()
    func starts(_ lengths: [Double], as rule: String) -> [Double] {
      let total = lengths.reduce(0, +)
      let together = total + spacing * Double(lengths.count - 1)
      var (start, gap) = (0.0, spacing)
      switch rule {
      case "center": start = (room - together) / 2
      case "end": start = room - together
      case "justify" where lengths.count > 1:
        gap = max(spacing, (room - total) / Double(lengths.count - 1))
      case "justify": start = (room - total) / 2
      default: break
      }
      return lengths.map { length in
        defer { start += length + gap }
        return first + start
      }
    }
    let last = settings["lastLine"] ?? "uikit"
    let lines: [[Int]]
    if isUniform {
      let fitting = (room + spacing + 0.01) / (lengths[0] + spacing)
      guard fitting.isFinite, fitting < 10_000 else { return nil }
      let count = max(1, Int(fitting))
      let places = starts(Array(repeating: lengths[0], count: count), as: "justify")
      lines = self.lines(cells) { $0.item / count }
      for line in lines {
        let isLast = showsAll && line == lines.last && line.count < count && last != "uikit"
        let own = isLast ? starts(line.map { lengths[$0] }, as: last) : places
        for (position, index) in line.enumerated() {
          let place = isLast ? own[position] : own[cells[index].item % count]
          if !Self.isNear(cells[index].frame.origin[side], place, sums: count) {
            verdict.deviating.insert(index)
          }
        }
      }
    } else {
      lines = brokenLines(cells)
      for (number, line) in lines.enumerated() {
        if !showsAll, isCut(number, of: lines, cells) {
          verdict.deviating.formUnion(strays(inCut: line, cells))
          continue
        }
        let isLast = line == lines.last
        let rule = isLast ? (last == "uikit" ? "start" : last) : "justify"
        for (index, place) in zip(line, starts(line.map { lengths[$0] }, as: rule))
        where !Self.isNear(cells[index].frame.origin[side], place, sums: line.count) {
          verdict.deviating.insert(index)
        }
      }
    }
    placeLines(lines, cells, isCentred: true, in: &verdict)
    return verdict
  }

  /// True for a line of which items can be out of sight.
  private func isCut(_ number: Int, of lines: [[Int]], _ cells: [Cell]) -> Bool {
    guard number + 1 < lines.count, number > 0 || cells[0].item == 0 else { return true }
    let items = (lines[number] + lines[number + 1].prefix(1)).map { cells[$0].item }
    return zip(items, items.dropFirst()).contains { $0 + 1 != $1 }
  }

  /// The items of a cut line that are not as far apart as the others: how far that is depends on those out of
  /// sight, and of two items nothing is known.
  private func strays(inCut line: [Int], _ cells: [Cell]) -> [Int] {
    guard (3...24).contains(line.count),
      zip(line, line.dropFirst()).allSatisfy({ cells[$0].item + 1 == cells[$1].item })
    else { return [] }
    var end = 0.0
    let starts = line.map { index in
      defer { end += cells[index].frame.size[axis.cross] }
      return cells[index].frame.origin[axis.cross] - end
    }
    var best = Verdict()
    var count = -1
    for one in line.indices {
      for other in line.indices where one < other {
        let gap = (starts[other] - starts[one]) / Double(other - one)
        var own = Verdict()
        place(
          line.indices.map { starts[$0] - Double($0) * gap }, first: nil, sums: line.count, in: &own
        )
        if line.count - own.deviating.count > count {
          (best, count) = (own, line.count - own.deviating.count)
        }
      }
    }
    return best.deviating.map { line[$0] }
  }
}

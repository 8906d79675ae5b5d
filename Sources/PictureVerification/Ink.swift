/// A connected piece of ink in a picture: a line of text, or a symbol; in pixels.
struct Ink: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  mutating func formUnion(_ other: Ink) {
    columns =
      min(
        columns.lowerBound, other.columns.lowerBound)..<max(
        columns.upperBound, other.columns.upperBound)
    rows =
      min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound)
  }

  /// Returns whether another piece is to the left or the right, as high as a letter, at a distance at most.
  func isLetterBeside(_ other: Ink, within gap: Int) -> Bool {
    let (low, high) = (min(rows.count, other.rows.count), max(rows.count, other.rows.count))
    // The side of a card is beside each text in it.
    guard high <= 4 * gap, high * 2 <= low * 5 else { return false }
    let common =
      min(rows.upperBound, other.rows.upperBound) - max(rows.lowerBound, other.rows.lowerBound)
    return common * 3 >= low && columns.lowerBound - gap < other.columns.upperBound
      && other.columns.lowerBound - gap < columns.upperBound
  }
}

/// The rule by which pixels are ink, and ink is one piece; in pixels.
struct InkRule: Hashable {
  /// The change of colour from a pixel to the next one from which on there is an edge of ink.
  ///
  /// Edges need no ground: a gradient has none, and a photo has some everywhere, so that nothing in it
  /// passes for a line of text.
  var threshold: UInt8
  /// The widest gap between columns of one piece.
  var columnGap: Int
  /// The highest gap between rows of one piece, as under the dot of an i.
  var rowGap: Int
}

extension PictureField {
  /// Returns the pieces of ink in a part of the picture, from the top to the bottom.
  ///
  /// - Complexity: O(*pixels* of the part).
  func ink(columns: Range<Int>, rows: Range<Int>, by rule: InkRule) -> [Ink] {
    var pieces: [Ink] = []
    var parents: [Int] = []
    func root(_ piece: Int) -> Int {
      var piece = piece
      while parents[piece] != piece {
        parents[piece] = parents[parents[piece]]
        piece = parents[piece]
      }
      return piece
    }
    var recent: [[(columns: Range<Int>, piece: Int)]] = []
    for y in rows {
      var added: [(columns: Range<Int>, piece: Int)] = []
      // The runs of a row are in order, so that those of the rows above it are passed once.
      var starts = [Int](repeating: 0, count: recent.count)
      for run in runs(columns: columns, row: y, by: rule) {
        let ink = Ink(columns: run, rows: y..<y + 1)
        let near = run.lowerBound - rule.columnGap..<run.upperBound + rule.columnGap
        var piece: Int?
        for (row, runs) in recent.enumerated() {
          while starts[row] < runs.count, runs[starts[row]].columns.upperBound <= near.lowerBound {
            starts[row] += 1
          }
          for last in runs[starts[row]...].prefix(while: { $0.columns.lowerBound < near.upperBound }
          ) {
            let other = root(last.piece)
            guard let found = piece, found != other else {
              piece = other
              continue
            }
            // The earlier piece stays, so that pieces are in order.
            let (first, second) = (min(other, found), max(other, found))
            parents[second] = first
            pieces[first].formUnion(pieces[second])
            piece = first
          }
        }
        if let piece {
          pieces[piece].formUnion(ink)
        } else {
          piece = pieces.count
          pieces.append(ink)
          parents.append(pieces.count - 1)
        }
        if let piece { added.append((run, piece)) }
      }
      recent.append(added)
      if recent.count > rule.rowGap + 1 { recent.removeFirst() }
      // A photo of noise has no texts, and would take all memory.
      if pieces.count > Self.pieceLimit { return [] }
    }
    return joined(pieces.indices.filter { parents[$0] == $0 }.map { pieces[$0] }, by: rule)
  }

  /// The most pieces that a picture may have.
  private static let pieceLimit = 1_000_000
  /// The most pieces that are joined beside each other: a picture with more has photos and not texts.
  private static let joinedLimit = 20_000

  /// Returns pieces with those beside each other joined: the top of an e is far from a T, and the letters are not.
  private func joined(_ pieces: [Ink], by rule: InkRule) -> [Ink] {
    guard pieces.count <= Self.joinedLimit else { return pieces }
    var pieces = pieces
    var isJoined = [Bool](repeating: false, count: pieces.count)
    for index in pieces.indices {
      // A piece that has grown may be beside those before it.
      var hasGrown = true
      while hasGrown, !isJoined[index] {
        hasGrown = false
        for other in index + 1..<pieces.count {
          if pieces[other].rows.lowerBound >= pieces[index].rows.upperBound { break }
          guard !isJoined[other],
            pieces[index].isLetterBeside(pieces[other], within: rule.columnGap)
          else { continue }
          pieces[index].formUnion(pieces[other])
          isJoined[other] = true
          hasGrown = true
        }
      }
    }
    return pieces.indices.filter { !isJoined[$0] }.map { pieces[$0] }
  }

  /// Returns the columns of a row that have ink, joined over gaps.
  private func runs(columns: Range<Int>, row: Int, by rule: InkRule) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in columns where step(x, row) >= rule.threshold {
      // The first change leads into the ink, the last one out of it.
      if let last = runs.last, x - last.upperBound < rule.columnGap {
        runs[runs.count - 1] = last.lowerBound..<max(x + 1, last.upperBound)
      } else {
        runs.append(x + 1..<x + 2)
      }
    }
    return runs
  }

  /// Returns the largest change of colour in a part of the picture.
  func largestStep(columns: Range<Int>, rows: Range<Int>) -> UInt8 {
    var largest: UInt8 = 0
    for y in rows {
      for x in columns { largest = max(largest, step(x, y)) }
    }
    return largest
  }

  /// Returns the edges of ink in each row of a range, which may lead out of the picture.
  func rowProfile(columns: Range<Int>, rows: Range<Int>, threshold: UInt8) -> [Double] {
    let columns = columns.clamped(to: 0..<width)
    return rows.map { y in
      guard (0..<height).contains(y) else { return 0 }
      return columns.reduce(0) { sum, x in
        let step = step(x, y)
        return step >= threshold ? sum + Double(step) : sum
      }
    }
  }

  /// Returns the edges of ink along a piece, in a number of equal parts of its width.
  func columnProfile(of ink: Ink, parts: Int) -> [Double] {
    var profile = [Double](repeating: 0, count: parts)
    let last = max(1, ink.columns.count - 1)
    for y in ink.rows {
      for (index, x) in ink.columns.enumerated() {
        profile[index * (parts - 1) / last] += Double(step(x, y))
      }
    }
    return profile
  }
}

/// Returns how alike two profiles are, whatever their strength: 1 for the same, 0 for no relation.
func likeness(_ a: [Double], _ b: [Double]) -> Double {
  let (meanA, meanB) = (a.reduce(0, +) / Double(a.count), b.reduce(0, +) / Double(b.count))
  var (product, squareA, squareB) = (0.0, 0.0, 0.0)
  for (a, b) in zip(a, b) {
    product += (a - meanA) * (b - meanB)
    squareA += (a - meanA) * (a - meanA)
    squareB += (b - meanB) * (b - meanB)
  }
  let norm = (squareA * squareB).squareRoot()
  return norm > 0 ? product / norm : 0
}

/// The ink of a line of text or of a symbol, as it is found in one of the pictures.
struct InkMeasure {
  var ink: Ink
  /// The place of the baseline in its picture, in pixels; nil for a symbol, and for letters that do not
  /// end at it.
  var baseline: Double?
  /// The colour of the ink, where its ground is even.
  var color: Levels?
  /// The ground, where it is even.
  var ground: Levels?
  /// The mean length of ink along a row, in pixels: the thickness of strokes.
  var stroke: Double?
}

extension PictureField {
  /// Measures the colour and the strokes of ink on an even ground.
  func addPaint(to measure: inout InkMeasure) {
    let (columns, rows) = (measure.ink.columns, measure.ink.rows)
    var around: [Levels] = []
    for x in columns.lowerBound - 2..<columns.upperBound + 2 {
      around += [self[x, rows.lowerBound - 2], self[x, rows.upperBound + 1]].compactMap { $0 }
    }
    for y in rows.lowerBound - 2..<rows.upperBound + 2 {
      around += [self[columns.lowerBound - 2, y], self[columns.upperBound + 1, y]].compactMap { $0 }
    }
    let ground = Levels.median(of: around)
    guard !around.isEmpty, !around.contains(where: { $0.distance(to: ground) > 10 }) else { return }
    measure.ground = ground
    var colors: [(distance: Double, color: Levels)] = []
    for y in rows {
      for x in columns {
        guard let color = self[x, y] else { continue }
        colors.append((color.distance(to: ground), color))
      }
    }
    colors.sort { $0.distance > $1.distance }
    // The insides of strokes: the rest are edges.
    let inside = colors.prefix(max(4, colors.count / 50))
    let ink = Levels.median(of: inside.map(\.color))
    measure.color = ink
    var (area, edges) = (0.0, 0.0)
    for y in rows {
      var last = 0.0
      for x in columns.lowerBound - 1..<columns.upperBound + 2 {
        let share = self[x, y]?.share(of: ink, on: ground) ?? 0
        area += share
        edges += abs(share - last)
        last = share
      }
    }
    if edges > 0 { measure.stroke = 2 * area / edges }
  }

  /// Returns where the letters of a line end at the bottom, in pixels, looked for from about that place on.
  ///
  /// Both pictures are measured in this way: for letters with a bar near the baseline, as a 4, a search
  /// from where the last one ended is farther off than that one.
  ///
  /// - Returns: Nil for letters that do not end at one line.
  func settledBottom(of ink: Ink, from place: Double, fontSize: Double, threshold: UInt8)
    -> Double?
  {
    var (place, found) = (place, Double?.none)
    for _ in 0..<2 {
      guard
        let bottom = letterBottom(
          of: ink, near: place, fontSize: fontSize, threshold: min(threshold, 40))
      else { break }
      (place, found) = (bottom, bottom)
    }
    return found
  }

  /// Returns where the letters of a line end at the bottom, near a place, in pixels.
  ///
  /// Most letters end at the baseline: a row of pixels that they cover in part has a part of the edges
  /// that the rows above it have.
  ///
  /// - Returns: Nil for letters that do not end at one line.
  private func letterBottom(of ink: Ink, near baseline: Double, fontSize: Double, threshold: UInt8)
    -> Double?
  {
    func rows(_ from: Double, _ to: Double) -> Range<Int> {
      let start = Int((baseline + from * fontSize).rounded())
      return start..<max(start + 1, Int((baseline + to * fontSize).rounded()))
    }
    func profile(_ rows: Range<Int>) -> [Double] {
      rowProfile(columns: ink.columns, rows: rows, threshold: threshold)
    }
    func mean(_ rows: Range<Int>) -> Double {
      let values = profile(rows)
      return values.reduce(0, +) / Double(values.count)
    }
    let (letters, below) = (mean(rows(-0.32, -0.12)), mean(rows(0.06, 0.16)))
    guard letters > 0, below < 0.6 * letters else { return nil }
    let edge = rows(-0.12, 0.12)
    let covered = profile(edge).reduce(0) { sum, value in
      sum + min(1, max(0, (value - below) / (letters - below)))
    }
    return Double(edge.lowerBound) + covered
  }
}

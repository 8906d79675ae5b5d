/// The form of letters or of a symbol: the share of ink in each cell of a grid over its box.
struct InkForm {
  /// The number of cells in a column: strokes of regular letters are a cell or two wide.
  private static let rows = 14
  /// The number of columns in the size of a font.
  private static let columnsInSize = 12.0
  /// The cost of a step that one of two lines takes alone, as a share of ink.
  private static let detour: Float = 0.05
  /// The columns over which the largest difference is looked for: about a letter.
  private static let letter = 7

  /// The number of columns.
  let count: Int
  /// The shares, from 0 to 1, column by column.
  private let shares: [Float]

  /// Returns the number of columns for ink of a width, by the size of its letters, in pixels.
  static func columns(width: Int, size: Double) -> Int {
    max(4, Int((Double(width) / size * columnsInSize).rounded()))
  }

  /// - Parameters:
  ///   - ink: The box of the form, which is in that of `pixels`.
  ///   - pixels: The shares of ink in pixels.
  fileprivate init(of ink: Ink, columns: Int, in pixels: InkShares) {
    count = columns
    var shares = [Float](repeating: 0, count: columns * Self.rows)
    let across = Double(columns) / Double(ink.columns.count)
    let down = Double(Self.rows) / Double(ink.rows.count)
    let columnParts = ink.columns.map {
      Self.parts(of: $0 - ink.columns.lowerBound, by: across, count: columns)
    }
    for y in ink.rows {
      let rowParts = Self.parts(of: y - ink.rows.lowerBound, by: down, count: Self.rows)
      for x in ink.columns {
        let share = pixels[x, y]
        guard share > 0 else { continue }
        for (column, width) in columnParts[x - ink.columns.lowerBound] {
          for (row, height) in rowParts {
            shares[column * Self.rows + row] += share * width * height
          }
        }
      }
    }
    self.shares = shares
  }

  /// Returns the cells that a pixel is in, each with its share of the cell.
  private static func parts(of pixel: Int, by factor: Double, count: Int) -> [(Int, Float)] {
    let (start, end) = (Double(pixel) * factor, Double(pixel + 1) * factor)
    let last = min(count - 1, max(Int(start), Int((end - 1e-9).rounded(.down))))
    return (Int(start)...last).map { cell in
      (cell, Float(min(end, Double(cell + 1)) - max(start, Double(cell))))
    }
  }

  /// The difference from which on two texts have other letters, whatever their typefaces are.
  ///
  /// Of 57 texts of iOS's own pictures, Inter differs from SF by 0.2 to 0.55, and from other texts of their length by 0.53
  /// to 1.3.
  static let certainlyOther = 0.85
  /// The mean difference up to which most texts are in one typeface: 0 without a disturbance, and at most 0.06 in a JPEG of
  /// a quality of 90.
  static let sameTypeface = 0.08
  /// The differences up to which a text is itself, where both pictures have one typeface, and where they have two.
  static let sameLimits = Difference(mean: 0.2, largest: 0.26)
  static let otherLimits = Difference(mean: 0.62, largest: 1.1)
  /// The differences up to which a symbol is itself, by the typefaces.
  static let sameSymbol = 0.4
  static let otherSymbol = 1.3

  /// The differences of two forms, as shares of their ink: 0 for the same, about 1 for no relation.
  struct Difference: Hashable {
    /// The mean of all columns.
    var mean: Double
    /// The mean of the columns of a letter where they differ most.
    var largest: Double
  }

  /// Returns the difference from a form of as many columns, of which each may be `reach` columns beside its place.
  ///
  /// The columns are paired by dynamic time warping (Sakoe and Chiba, 1978): letters of another typeface have other widths.
  func difference(from other: InkForm, reach: Int) -> Difference {
    let (count, rows) = (count, Self.rows)
    let ink = (shares.reduce(0, +) + other.shares.reduce(0, +)) / Float(2 * shares.count)
    guard ink > 0 else { return Difference(mean: 0, largest: 0) }
    let width = 2 * reach + 1
    // The costs of pairs, and of the ways to them: the columns of the other one are counted from `reach` before.
    var costs = [Float](repeating: .infinity, count: count * width)
    var ways = costs
    for column in 0..<count {
      for step in 0..<width {
        let second = column + step - reach
        guard second >= 0, second < count else { continue }
        var cost: Float = 0
        for row in 0..<rows {
          cost += abs(shares[column * rows + row] - other.shares[second * rows + row])
        }
        cost /= Float(rows)
        let place = column * width + step
        costs[place] = cost
        if column == 0, second == 0 {
          ways[place] = cost
          continue
        }
        let both = column > 0 ? ways[place - width] : .infinity
        let mine = column > 0 && step + 1 < width ? ways[place - width + 1] : .infinity
        let theirs = step > 0 ? ways[place - 1] : .infinity
        ways[place] = cost + min(both, min(mine, theirs) + Self.detour)
      }
    }
    var differences = [Float](repeating: 0, count: count)
    var (column, step) = (count - 1, reach)
    while true {
      let place = column * width + step
      differences[column] = max(differences[column], costs[place])
      if column == 0, step == reach { break }
      let both = column > 0 ? ways[place - width] : .infinity
      let mine = column > 0 && step + 1 < width ? ways[place - width + 1] : .infinity
      let theirs = step > 0 ? ways[place - 1] : .infinity
      if both <= min(mine, theirs) + Self.detour, column > 0 {
        column -= 1
      } else if mine <= theirs, column > 0 {
        (column, step) = (column - 1, step + 1)
      } else if step > 0 {
        step -= 1
      } else {
        break
      }
    }
    let length = min(Self.letter, count)
    var window = differences.prefix(length).reduce(0, +)
    var largest = window
    for column in length..<max(length, count) {
      window += differences[column] - differences[column - length]
      largest = max(largest, window)
    }
    return Difference(
      mean: Double(differences.reduce(0, +) / Float(count) / ink),
      largest: Double(largest / Float(length) / ink))
  }
}

/// The shares of ink in the pixels of a box, from 0 to 1.
private struct InkShares {
  let box: Ink
  /// The shares, row by row.
  let shares: [Float]

  subscript(x: Int, y: Int) -> Float {
    shares[(y - box.rows.lowerBound) * box.columns.count + x - box.columns.lowerBound]
  }
}

extension PictureField {
  /// The shares of ink from which on a pixel may be a letter's: JPEG leaves some around letters, and a row of pixels that
  /// letters cover in part is one of theirs or not.
  private static let leastShares: [Float] = [0.15, 0.3, 0.5]

  /// Returns the forms of ink whose colour and ground are known, one for each box that it may have; empty for others.
  func forms(of measure: InkMeasure, columns: Int) -> [InkForm] {
    guard let color = measure.color, let ground = measure.ground else { return [] }
    let (box, leastShares) = (measure.ink, Self.leastShares)
    var shares: [Float] = []
    shares.reserveCapacity(box.columns.count * box.rows.count)
    var bounds = [PixelBounds](repeating: PixelBounds(), count: leastShares.count)
    for y in box.rows {
      for x in box.columns {
        let share = Float(self[x, y]?.share(of: color, on: ground) ?? 0)
        shares.append(share)
        guard share >= leastShares[0] else { continue }
        for index in leastShares.indices where share >= leastShares[index] {
          bounds[index].add(x, y)
        }
      }
    }
    let pixels = InkShares(box: box, shares: shares)
    // In the order of the least shares, so that each run has the forms in one order.
    var boxes: [Ink] = []
    for box in bounds.compactMap(\.ink) where !boxes.contains(box) { boxes.append(box) }
    return boxes.map { InkForm(of: $0, columns: columns, in: pixels) }
  }
}

/// The box around pixels.
private struct PixelBounds {
  private var low = (x: Int.max, y: Int.max)
  private var high = (x: Int.min, y: Int.min)

  mutating func add(_ x: Int, _ y: Int) {
    low = (min(low.x, x), min(low.y, y))
    high = (max(high.x, x), max(high.y, y))
  }

  /// The box; nil without a pixel.
  var ink: Ink? {
    low.x > high.x ? nil : Ink(columns: low.x..<high.x + 1, rows: low.y..<high.y + 1)
  }
}

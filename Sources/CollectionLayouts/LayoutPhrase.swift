public import LayoutGeometry

/// A few words with which a layout describes itself, with lengths and positions among them as
/// values.
///
/// `gap 20` is a phrase, a part of a layout's rule; so is `x = 16 + 1 × (169 + 20)`, a step in the
/// explanation of an item's frame. A layout writes its phrases as strings:
///
/// ```swift
/// let gap: LayoutPhrase = "gap \(length: spacing)"
/// let below: LayoutPhrase = "column 2 ended at \(position: bottom, along: .vertical)"
/// ```
///
/// Numbers are printed to a hundredth of a point. A length may also be printed as its design token.
/// Positions are in the section's coordinates, and printed in the content's. Columns, rows and
/// items count from 0, as indices do.
public struct LayoutPhrase: Hashable, Sendable {
  fileprivate enum Piece: Hashable, Sendable {
    case words(String)
    case length(Double)
    case expression(LengthExpression)
    case equation(String, LengthExpression, value: Double?)
  }

  private var pieces: [Piece]

  /// Returns the phrase with each length outside of equations printed by a function.
  public func text(lengths: (Double) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .length(let length): lengths(length)
      case .expression(let expression): expression.text
      case .equation(let name, let expression, let value): expression.equation(for: name, value)
      }
    }.joined()
  }

  /// Returns phrases one after another, with words between them.
  static func joined(_ phrases: [LayoutPhrase], separator: String) -> LayoutPhrase {
    var joined: LayoutPhrase = ""
    joined.pieces = phrases.enumerated().flatMap { index, phrase in
      (index == 0 ? [] : [Piece.words(separator)]) + phrase.pieces
    }
    return joined
  }

  /// Returns the phrase with its positions moved by a distance.
  func offset(by distance: Point) -> LayoutPhrase {
    var phrase = self
    phrase.pieces = pieces.map { piece in
      switch piece {
      case .words, .length: piece
      case .expression(let expression): .expression(expression.offset(by: distance))
      case .equation(let name, let expression, let value):
        .equation(name, expression.offset(by: distance), value: value)
      }
    }
    return phrase
  }
}

extension LayoutPhrase: CustomStringConvertible {
  /// The phrase with its lengths in points.
  public var description: String { text(lengths: lengthText) }
}

extension LayoutPhrase: ExpressibleByStringInterpolation {
  /// Creates words without lengths.
  public init(stringLiteral words: String) {
    pieces = [.words(words)]
  }

  /// Creates words with lengths and positions among them.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The pieces of a phrase, in the order written.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Creates an interpolation without pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ words: String) { pieces.append(.words(words)) }

    /// Adds words.
    public mutating func appendInterpolation(_ words: String) { pieces.append(.words(words)) }

    /// Adds a number of items, or the index of one.
    public mutating func appendInterpolation(_ number: Int) { pieces.append(.words("\(number)")) }

    /// Adds a length, in points.
    public mutating func appendInterpolation(length: Double) { pieces.append(.length(length)) }

    /// Adds a position along an axis, in points from the section's origin.
    public mutating func appendInterpolation(position: Double, along axis: Axis) {
      pieces.append(.expression(.position(position, axis)))
    }

    /// Adds an equation for a name, as in `gap = (100 − 90) / 2`.
    ///
    /// - Parameter value: The value of the expression if it differs from its own arithmetic, as for
    ///   a length that is bounded; an equation that it makes inexact has `≈`.
    public mutating func appendInterpolation(
      equation name: String, _ expression: LengthExpression, value: Double? = nil
    ) {
      pieces.append(.equation(name, expression, value: value))
    }
  }
}

// Phrases with which several layouts describe themselves.
extension LayoutPhrase {
  /// Returns the number of columns, as in `2 columns` and `1 and 2 columns`; nothing if unknown.
  public static func columns(_ sections: [SectionArrangement]) -> [LayoutPhrase] {
    counted(sections.compactMap { $0.itemCount > 0 ? $0.columns : nil }, "column")
  }

  /// Returns the number of rows, as in `2 rows` and `1 and 2 rows`; nothing without a number.
  public static func rows(_ sections: [SectionArrangement]) -> [LayoutPhrase] {
    counted(sections.compactMap { $0.itemCount > 0 ? $0.rows : nil }, "row")
  }

  /// Returns the gaps of columns and rows, in points; as one if they are the same.
  public static func gaps(column: Double, row: Double) -> [LayoutPhrase] {
    if column == row { return ["gap \(length: column)"] }
    return ["column gap \(length: column)", "row gap \(length: row)"]
  }

  /// Returns the phrase that an item is in the middle of a length that starts at a position.
  ///
  /// - Parameter words: The place, as in `centred in the container`.
  public static func centred(
    _ words: String, along axis: Axis, start: Double, room: Double, length: Double
  ) -> LayoutPhrase {
    // An item as thick as its line starts where that does.
    if room == length { return "\(axis.coordinate) = \(position: start, along: axis): as its line" }
    let half = (LengthExpression(room) - LengthExpression(length)) / 2
    return "\(words): \(equation: axis.coordinate, .after(start, axis, half))"
  }

  /// Returns each number once, in ascending order.
  private static func counted(_ counts: [Int], _ noun: String) -> [LayoutPhrase] {
    let counts = Set(counts).sorted()
    guard let last = counts.last else { return [] }
    let others = counts.dropLast().map(String.init).joined(separator: ", ")
    let list = others.isEmpty ? "\(last)" : "\(others) and \(last)"
    return ["\(list) \(noun)\(counts == [1] ? "" : "s")"]
  }
}

extension Axis {
  /// The name of a track across the axis.
  var track: String { self == .horizontal ? "column" : "row" }

  var coordinate: String { self == .horizontal ? "x" : "y" }

  var side: String { self == .horizontal ? "width" : "height" }
}

extension LayoutPhrase {
  /// Returns the start of a track that has its own start.
  static func track(
    _ track: Int, of count: Int, along axis: Axis, start: Double, length: Double
  ) -> LayoutPhrase {
    """
    \(axis.track) \(track) of \(count): \(axis.coordinate) = \(position: start, along: axis), \
    \(axis.side) \(length: length)
    """
  }
}

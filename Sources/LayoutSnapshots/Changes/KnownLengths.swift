import LayoutGeometry

/// Growths or moves along both axes; nil along an axis where they are not known.
struct KnownLengths: Hashable {
  var horizontal: Double?
  var vertical: Double?

  static let zero = KnownLengths(horizontal: 0, vertical: 0)
  static let unknown = KnownLengths(horizontal: nil, vertical: nil)

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  static func + (one: Self, other: Self) -> Self {
    KnownLengths(
      horizontal: sum(one.horizontal, other.horizontal), vertical: sum(one.vertical, other.vertical)
    )
  }

  /// The sum of two lengths; nil where one is not known.
  static func sum(_ one: Double?, _ other: Double?) -> Double? {
    one.flatMap { one in other.map { one + $0 } }
  }
}

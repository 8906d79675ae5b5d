import Foundation

extension NSLayoutConstraint {
  /// The sides that the views of a format share.
  public struct FormatOptions: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: UInt

    /// Creates the sides of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The tops.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottoms.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The sides where lines begin.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The sides where lines end.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

    fileprivate var sides: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints of a format such as `H:|-[icon(24)]-8-[title(>=60@750)]-|`.
  ///
  /// - Precondition: The format's views and lengths are among `views` and `metrics`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any],
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    VisualFormat(format, metrics: metrics ?? [:], views: views, place: (file, line))
      .constraints(options: opts)
  }
}

/// The parts of a format: sides of the superview, views, and the spaces between them.
@MainActor
private struct VisualFormat {
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    var value: CGFloat = 0
    /// A view of the same length.
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private struct Part {
    /// Nil for the superview.
    var view: UIView?
    var lengths: [Length] = []
    /// The spaces before the part; nil where there is no part before it.
    var spaces: [Length]?
  }

  private let format: String
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let place: (StaticString, UInt)
  private var isVertical = false
  private var parts: [Part] = []
  private var rest: Substring

  init(
    _ format: String, metrics: [String: Any], views: [String: Any], place: (StaticString, UInt)
  ) {
    self.format = format
    self.metrics = metrics
    self.views = views
    self.place = place
    rest = format.filter { $0 != " " }[...]
    if take("V:") { isVertical = true } else { _ = take("H:") }
    while !rest.isEmpty {
      let spaces = parts.isEmpty ? nil : takeSpaces()
      if take("|") {
        parts.append(Part(view: nil, spaces: spaces))
      } else {
        expect("[")
        let name = word()
        let lengths = rest.first == "(" ? takeLengths() : []
        expect("]")
        parts.append(Part(view: view(name), lengths: lengths, spaces: spaces))
      }
    }
  }

  func constraints(options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let known = parts.compactMap(\.view)
    guard let first = known.first, let superview = first.superview else { return [] }
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    var made: [NSLayoutConstraint] = []
    func add(
      _ item: UIView, _ side: NSLayoutConstraint.Attribute, _ length: Length, _ other: UIView?,
      _ otherSide: NSLayoutConstraint.Attribute
    ) {
      let constraint = NSLayoutConstraint(
        item: item, attribute: side, relatedBy: length.relation, toItem: other,
        attribute: otherSide, multiplier: 1, constant: length.value, file: place.0, line: place.1)
      constraint.priority = length.priority
      made.append(constraint)
    }
    for (before, part) in zip(parts, parts.dropFirst()) {
      for space in part.spaces ?? [] {
        // The superview's own sides are on the other side of the space.
        add(
          part.view ?? superview, part.view == nil ? end : start, space, before.view ?? superview,
          before.view == nil ? start : end)
      }
    }
    for part in parts {
      guard let view = part.view else { continue }
      let side: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for length in part.lengths {
        add(view, side, length, length.view, length.view == nil ? .notAnAttribute : side)
      }
    }
    for side in options.sides {
      for view in known.dropFirst() { add(view, side, Length(), first, side) }
    }
    return made
  }

  // MARK: Reading

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) {
    precondition(take(text), "a visual format has no '\(text)' before '\(rest)': \(format)")
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private func view(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else {
      preconditionFailure("no view '\(name)' for the visual format \(format)")
    }
    return view
  }

  private mutating func takeSpaces() -> [Length] {
    guard take("-") else { return [Length()] }
    // The standard space is 8 points between views, and is used at the superview's edges, too.
    guard rest.first != "[", rest.first != "|" else { return [Length(value: 8)] }
    let spaces = rest.first == "(" ? takeLengths() : [takeLength()]
    expect("-")
    return spaces
  }

  private mutating func takeLengths() -> [Length] {
    expect("(")
    var lengths = [takeLength()]
    while take(",") { lengths.append(takeLength()) }
    expect(")")
    return lengths
  }

  private mutating func takeLength() -> Length {
    var length = Length()
    if take(">=") {
      length.relation = .greaterThanOrEqual
    } else if take("<=") {
      length.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let name = word()
    if let number = number(name) {
      length.value = isNegative ? -number : number
    } else {
      length.view = view(name)
    }
    if take("@"), let priority = number(word()) {
      length.priority = UILayoutPriority(Float(priority))
    }
    return length
  }

  private func number(_ name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    return switch metrics[name] {
    case let value as Int: CGFloat(value)
    case let value as Double: CGFloat(value)
    case let value as CGFloat: value
    case let value as Float: CGFloat(value)
    default: nil
    }
  }
}

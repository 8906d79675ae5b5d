public import Foundation

// What constraints mean, `ConstraintLayout` has.

/// The importance of a constraint, from 0 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The importance.
  public var rawValue: Float

  /// Creates an importance.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates an importance.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates an importance.
  public init(floatLiteral value: Float) {
    rawValue = value
  }

  /// Creates an importance.
  public init(integerLiteral value: Int) {
    rawValue = Float(value)
  }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns an importance that is larger by a difference.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// Returns an importance that is smaller by a difference.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}

/// A relation between two sides of views.
@preconcurrency @MainActor
open class NSLayoutConstraint {
  /// An axis.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// A relation.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A side of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// A place in the source.
  struct Place {
    var file: String
    var line: UInt
  }

  /// The view or the rectangle of the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The first side.
  public let firstAttribute: Attribute
  /// The relation of the first side to the second.
  public let relation: Relation
  /// The view or the rectangle of the second side; nil for a length.
  public private(set) weak var secondItem: AnyObject?
  /// The second side.
  public let secondAttribute: Attribute
  /// The distance that is added, in points.
  open var constant: CGFloat {
    didSet { UIView.needLayout() }
  }
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The importance.
  open var priority = UILayoutPriority.required {
    didSet { UIView.needLayout() }
  }
  /// Indicates whether the constraint holds.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      let view = UIView.having(firstItem)
      if isActive { view?.attach(self) } else { view?.detach(self) }
    }
  }
  /// The constraint's name.
  open var identifier: String?
  /// The line that makes the constraint.
  let place: Place

  /// Creates a constraint between two sides.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
    place = Place(file: "\(file)", line: line)
  }

  /// Makes constraints hold.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints hold no longer.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A side of a view, of which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  /// The view or the rectangle that has the side.
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1, plus constant: CGFloat, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      file: file, line: line)
  }

  /// Returns a constraint to another side.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.equal, anchor, plus: constant, file, line) }

  /// Returns a constraint to at least another side.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, plus: constant, file, line) }

  /// Returns a constraint to at most another side.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, plus: constant, file, line) }
}

/// A vertical side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint to a multiple of the system's space of 8 points after another side.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.equal, anchor, plus: 8 * multiplier, file, line) }
}

/// A horizontal side.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint to a multiple of the system's space of 8 points below another side.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.equal, anchor, plus: 8 * multiplier, file, line) }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to a length.
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.equal, nil, plus: c, file, line) }

  /// Returns a constraint to at least a length.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, nil, plus: c, file, line) }

  /// Returns a constraint to at most a length.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, plus: c, file, line) }

  /// Returns a constraint to a part of another length.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.equal, anchor, times: m, plus: c, file, line) }

  /// Returns a constraint to at least a part of another length.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, times: m, plus: c, file, line) }

  /// Returns a constraint to at most a part of another length.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, times: m, plus: c, file, line) }
}

/// A rectangle with sides for constraints.
@preconcurrency @MainActor
public protocol _Anchored: AnyObject {}

extension _Anchored {
  /// The left or the right side, where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line on which the first line's letters are.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line's letters are.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A rectangle in a view that constraints use.
open class UILayoutGuide: _Anchored {
  /// The rule for the rectangle's place.
  enum Kind {
    /// Constraints alone.
    case own
    case safeArea, margins
    /// The content of a scroll view, and what is seen of it.
    case content, scrollFrame
  }

  let kind: Kind

  /// Creates a rectangle.
  public init() {
    kind = .own
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// The view that has the rectangle.
  public internal(set) weak var owningView: UIView?
  /// The rectangle, in the view's points.
  open internal(set) var layoutFrame: CGRect {
    get {
      guard let view = owningView else { return .zero }
      return switch kind {
      case .own, .content: solvedFrame
      case .scrollFrame: view.bounds
      case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
      case .margins: view.bounds.inset(by: view.effectiveMargins)
      }
    }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero
  /// The rectangle's name.
  open var identifier = ""
}

extension UIView {
  /// Returns the view that is a constraint's item, or that has it; nil for none.
  static func having(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView: _Anchored {
  /// The rectangle without the bars.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The rectangle within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The rectangle of a width that is good to read, which on a phone is within the margins.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }

  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Sets how much the view resists to be larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  /// Returns how much the view resists to be larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? defaultHugging
  }
  /// Sets how much the view resists to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  /// Returns how much the view resists to be smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
}

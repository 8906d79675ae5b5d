public import Foundation

// Constraints are kept, and solve nothing: the views that they place are not drawn.

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
    case lastBaseline, firstBaseline
  }

  /// The distance that is added, in points.
  open var constant: CGFloat
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The importance.
  open var priority = UILayoutPriority.required
  /// Indicates whether the constraint holds.
  open var isActive = false
  /// The constraint's name.
  open var identifier: String?

  /// Creates a constraint between two sides.
  public init(
    item view1: Any = (), attribute attr1: Attribute = .notAnAttribute,
    relatedBy relation: Relation = .equal, toItem view2: Any? = nil,
    attribute attr2: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.constant = constant
    self.multiplier = multiplier
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
  nonisolated init() {}

  /// Returns a constraint to another side.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Returns a constraint to at least another side.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(relatedBy: .greaterThanOrEqual, constant: constant) }

  /// Returns a constraint to at most another side.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(relatedBy: .lessThanOrEqual, constant: constant) }
}

/// A vertical side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A horizontal side.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to a length.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint to at least a length.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(relatedBy: .greaterThanOrEqual, constant: c)
  }

  /// Returns a constraint to at most a length.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(relatedBy: .lessThanOrEqual, constant: c)
  }

  /// Returns a constraint to a part of another length.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: m, constant: c) }

  /// Returns a constraint to at least a part of another length.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(relatedBy: .greaterThanOrEqual, multiplier: m, constant: c)
  }

  /// Returns a constraint to at most a part of another length.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(relatedBy: .lessThanOrEqual, multiplier: m, constant: c)
  }
}

/// A rectangle with sides for constraints.
@preconcurrency @MainActor
public protocol _Anchored {}

extension _Anchored {
  /// The left or the right side, where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line on which the first line's letters are.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line on which the last line's letters are.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A rectangle in a view that constraints use.
open class UILayoutGuide: _Anchored {
  /// Creates a rectangle.
  public init() {}

  /// The view that has the rectangle.
  public weak var owningView: UIView?
  /// The rectangle, in the view's points.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UIView: _Anchored {
  /// The rectangle without the bars.
  public var safeAreaLayoutGuide: UILayoutGuide { guide }
  /// The rectangle within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide }
  /// The rectangle of a width that is good to read.
  public var readableContentGuide: UILayoutGuide { guide }

  private var guide: UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Sets how much the view resists to be larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how much the view resists to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Returns the size that fits the content.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// Returns the size that fits the content.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}

public import Foundation

/// Views in a row or a column, of UIKit's, which constraints of `ConstraintLayout` place.
open class UIStackView: UIView {
  /// The axis of the views.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { UIView.needLayout() }
  }
  /// The sizes of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { UIView.needLayout() }
  }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { UIView.needLayout() }
  }
  /// The space between the views, in points.
  open var spacing: CGFloat = 0 {
    didSet { UIView.needLayout() }
  }
  /// Indicates whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { UIView.needLayout() }
  }
  /// A setting without effect.
  open var isBaselineRelativeArrangement = false

  /// The sizes of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top.
    public static let top = Alignment.leading
    /// The bottom.
    public static let bottom = Alignment.trailing
  }

  /// The space of no particular length after a view.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The space of the system, in points.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  /// The views, from the first to the last.
  public private(set) var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Adds a view after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    UIView.needLayout()
  }

  /// Removes a view from the row or the column; it stays in the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    UIView.needLayout()
  }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    UIView.needLayout()
  }

  /// Returns the space after a view that was set, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the space after a view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    return own == Self.spacingUseDefault ? spacing : own
  }
}

public import Foundation
import LayoutGeometry
public import Maquette

/// A controller of SwiftUI's views.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { UIView.needLayout() }
  }
  override var shown: AnyView { AnyView(rootView) }
  /// The rules for the controller's size; not used.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Makes the screen of the view.
  open override func loadView() { view = ShownView(of: self, hasSize: true) }
  override var drawsSomething: Bool { true }
  /// Returns the size of the view in another, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    contentSize(
      of: rootView, for: ProposedSize(width: Double(size.width), height: Double(size.height)))
  }
  private func contentSize(of view: Content, for proposal: ProposedSize) -> CGSize {
    CGSize(UIViewHost.measure(AnyView(view), for: proposal).size)
  }
  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }
}

/// The rules for the size of a controller of SwiftUI's views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each rule.
  public let rawValue: Int

  /// Creates the rules of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The preferred size follows the view's.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's size is its content's.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

import CellViews
import Foundation
import LayoutGeometry
public import Maquette

/// A view of UIKit's among SwiftUI's, which is drawn as its constraints and its `layoutSubviews()` place it.
///
/// Where its proposal leaves a length open, or content of its own resists it, the view is as large as that content or as
/// its constraints make it, as UIKit's views are in SwiftUI.
public struct UIKitView: View {
  private let shown: AnyView

  /// Creates a view of a view.
  public init(_ view: UIView) {
    shown = AnyView(UIViewHost(view))
  }

  /// Creates a view of a controller's screen, which reaches under the bars.
  public init(_ controller: UIViewController) {
    shown = controller.shown
  }

  /// The view.
  public var body: some View { shown }
}

/// A preview of a view or a screen of UIKit's, under a name that no app has: `#Preview` writes it.
public struct _UIKitPreview: View {
  private let make: @MainActor () -> UIKitView

  /// Creates the preview of the view that a closure returns.
  public init(view make: @escaping @MainActor () -> UIView) {
    self.make = { UIKitView(make()) }
  }

  /// Creates the preview of the screen of the controller that a closure returns.
  public init(controller make: @escaping @MainActor () -> UIViewController) {
    self.make = { UIKitView(make()) }
  }

  /// The view.
  public var body: some View { make() }
}

/// The place of a view of UIKit's among SwiftUI's.
struct UIViewHost: _BuiltInView {
  private let view: UIView
  /// The controller of a screen; nil for a view.
  private let controller: UIViewController?
  /// A function that returns the size for a proposal; nil for the view's own.
  private let sizing: (ProposedViewSize) -> CGSize?
  /// The smallest height of a view whose constraints make it smaller, in points.
  private var minHeight: CGFloat = 0

  init(_ view: UIView, sizing: @escaping (ProposedViewSize) -> CGSize? = { _ in nil }) {
    self.view = view
    controller = nil
    self.sizing = sizing
  }

  /// The place of a view across what it is offered, of a height unless its constraints give it one.
  init(_ view: UIView, height: CGFloat? = nil, minHeight: CGFloat = 0) {
    self.init(view) { proposal in
      guard let height, height > 0 else { return nil }
      return CGSize(width: proposal.width ?? view.frame.width, height: height)
    }
    self.minHeight = minHeight
  }

  init(screenOf controller: UIViewController) {
    view = controller.view
    self.controller = controller
    sizing = { _ in nil }
  }

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let environment = context.environment
    let size: @MainActor (ProposedSize, ViewMeasuring) throws -> Size = { proposal, measuring in
      try UIViewHost.with(measuring, environment) { self.size(for: proposal) }
    }
    let node: @MainActor (ViewGeometry, ViewMeasuring) throws -> ViewNode = { geometry, measuring in
      try UIViewHost.with(measuring, environment) { self.node(at: geometry) }
    }
    return _ViewNodes(
      .custom(
        CustomNode(
          GeometryNode(
            kind: "uiView",
            sizing: { proposal, measuring in
              // The pass waits meanwhile.
              nonisolated(unsafe) let measuring = measuring
              return try onMainActor { try size(proposal, measuring) }
            },
            { geometry, measuring in
              nonisolated(unsafe) let measuring = measuring
              return try onMainActor { try node(geometry, measuring) }
            }))))
  }

  // MARK: Measuring

  /// The measuring of views of the library while those of UIKit's are measured and placed.
  final class Measuring {
    let measure: (ViewNode, ProposedSize) throws -> LayoutGeometry.Measurement
    let context: _ViewContext
    /// The first error, as UIKit's methods do not throw.
    var error: (any Error)?

    init(
      in context: _ViewContext,
      _ measure: @escaping (ViewNode, ProposedSize) throws -> LayoutGeometry.Measurement
    ) {
      self.context = context
      self.measure = measure
    }
  }

  private static var current: Measuring?

  /// The contradictions among constraints since the last host was drawn, in their order.
  static var conflicts: [ConstraintLayout.Conflict] = []

  /// Runs a body while views can be measured by a pass.
  private static func with<Result>(
    _ measuring: ViewMeasuring, _ environment: EnvironmentValues, _ body: () -> Result
  ) throws -> Result {
    let outer = current
    let context = _ViewContext(environment: environment)
    let state = Measuring(in: context) { try measuring.measure($0, for: $1) }
    current = state
    defer { current = outer }
    let result = context.evaluating(body)
    if let error = state.error { throw error }
    try context.checkProblems()
    return result
  }

  /// Returns the measurement of a view for a proposal; zero if it cannot be measured.
  static func measure(_ view: AnyView, for proposal: ProposedSize) -> LayoutGeometry.Measurement {
    let state = current ?? outside
    let node = view._nodes(in: state.context).layered()
    do {
      return try state.measure(node, proposal)
    } catch {
      state.error = state.error ?? error
      return Measurement(size: .zero)
    }
  }

  /// The measuring of views that are not about to be drawn, as where a test asks for a size.
  private static var outside: Measuring {
    let canvas = PreviewCanvas()
    return Measuring(in: _ViewContext(environment: EnvironmentValues(canvas))) { node, proposal in
      try Preview.measurement(of: node, for: proposal)
    }
  }

  /// Returns the size of the view for a proposal, in points.
  ///
  /// As in SwiftUI, a view is not smaller than its content where it resists that with high priority, and not larger where
  /// it hugs it so; what is left open is the constraints'.
  private func size(for proposal: ProposedSize) -> Size {
    if let size = sizing(
      ProposedViewSize(
        width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
    {
      return Size(size)
    }
    let own = view.intrinsicContentSize
    func length(
      _ proposed: Double?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> Double? {
      guard own >= 0 else { return proposed }
      let resists = view.contentCompressionResistancePriority(for: axis).rawValue >= 750
      let hugs = view.contentHuggingPriority(for: axis).rawValue >= 750
      guard let proposed else { return Double(own) }
      return min(max(proposed, resists ? Double(own) : 0), hugs ? Double(own) : .infinity)
    }
    let width = length(proposal.width, own.width, .horizontal)
    let height = length(proposal.height, own.height, .vertical)
    if let width, let height { return Size(width: width, height: height) }
    func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
    let isMeasured =
      !view.translatesAutoresizingMaskIntoConstraints || view.frame.size == .zero
      || view.tree.contains { !$0.constraints.isEmpty || $0 is UIStackView }
    let fitted =
      isMeasured
      ? view.systemLayoutSizeFitting(
        CGSize(width: finite(width) ?? 0, height: finite(height) ?? 0),
        withHorizontalFittingPriority: finite(width) == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: finite(height) == nil ? .fittingSizeLevel : .required)
      : view.frame.size
    return Size(
      width: width ?? Double(fitted.width),
      height: height ?? max(Double(fitted.height), Double(minHeight)))
  }

  // MARK: Placing

  private func node(at geometry: ViewGeometry) -> ViewNode {
    let context = UIViewHost.current?.context ?? UIViewHost.outside.context
    let bars = controller == nil ? EdgeInsets.zero : geometry.bars
    view.screenInsets = UIEdgeInsets(bars)
    view.frame = CGRect(
      x: 0, y: 0, width: geometry.size.width + bars.leading + bars.trailing,
      height: geometry.size.height + bars.top + bars.bottom)
    UIViewHost.conflicts = []
    if let controller { controller.appear() } else { view.layoutTree() }
    let node = view.drawing._nodes(in: context).layered()
    let conflicts = UIViewHost.conflicts
    UIViewHost.conflicts = []
    return conflicts.reduce(.modified(node, .offset(Point(x: -bars.leading, y: -bars.top)))) {
      .modified(
        $0,
        .notice(
          .brokenConstraint(among: $1.constraints, file: $1.file, line: $1.line)))
    }
  }
}

/// The content that a view of UIKit's itself draws.
struct ViewContent {
  /// The view of the library's that draws it.
  var view: AnyView
  /// The place of the view in the bounds, where it is smaller.
  var alignment = Alignment.center
  /// Indicates whether the view of UIKit's is as large as the content.
  var hasSize = true

  init(_ view: some View, alignment: Alignment = .center, hasSize: Bool = true) {
    self.view = AnyView(view)
    self.alignment = alignment
    self.hasSize = hasSize
  }
}

extension UIView {
  /// Returns the size of content for a proposal, in points.
  func contentSize(of content: ViewContent, for proposal: ProposedSize) -> CGSize {
    CGSize(UIViewHost.measure(content.view, for: proposal).size)
  }
}

package import LayoutGeometry

extension NodeModifier {
  /// Puts the view into a frame of fixed lengths.
  package static func frame(_ frame: FixedFrame) -> NodeModifier { NodeModifier(frame) }

  /// Puts the view into a frame between bounds.
  package static func flexibleFrame(_ frame: FlexibleFrame) -> NodeModifier { NodeModifier(frame) }

  /// Puts the view into a frame with a fraction of its proposed width.
  package static func relativeWidth(_ width: RelativeWidth) -> NodeModifier { NodeModifier(width) }
}

/// `frame(width:height:alignment:)`, in points.
package struct FixedFrame: Hashable, Sendable {
  /// The width, or nil for the view's own.
  package var width: Double?
  /// The height, or nil for the view's own.
  package var height: Double?
  /// The place of the view in a frame of another size.
  package var alignment: Alignment

  /// Creates a frame; its view is in the middle by default.
  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`, in points; a maximum may be infinite.
package struct FlexibleFrame: Hashable, Sendable {
  /// The least width, or nil for the view's own.
  package var minWidth: Double?
  /// The width without a proposal, or nil for the view's own.
  package var idealWidth: Double?
  /// The greatest width, or nil for the view's own.
  package var maxWidth: Double?
  /// The least height, or nil for the view's own.
  package var minHeight: Double?
  /// The height without a proposal, or nil for the view's own.
  package var idealHeight: Double?
  /// The greatest height, or nil for the view's own.
  package var maxHeight: Double?
  /// The place of the view in a frame of another size.
  package var alignment: Alignment

  /// Creates a frame; its view is in the middle by default.
  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  /// Indicates whether the frame leaves its view's height alone.
  var isAsHighAsItsView: Bool { minHeight == nil && idealHeight == nil && maxHeight == nil }
}

/// A frame with a fraction of its proposed width, and some points more or less; as wide as its view
/// without a proposal.
package struct RelativeWidth: Hashable, Sendable {
  /// The fraction of the proposed width.
  package var fraction: Double
  /// The length added to the fraction, in points.
  package var plus: Double
  /// The place of the view in a frame of another size.
  package var alignment: Alignment

  /// Creates a fraction of the proposed width; the view is in the middle by default.
  package init(fraction: Double, plus: Double = 0, alignment: Alignment = .center) {
    self.fraction = fraction
    self.plus = plus
    self.alignment = alignment
  }
}

/// A modifier with another size than its view, which it puts somewhere in it.
private protocol FrameRule {
  var alignment: Alignment { get }
  /// Indicates whether the frame has no length, and so hides its content.
  var hidesContent: Bool { get }
  /// The edges of the axes along which the frame has lengths.
  var edges: SafeEdges { get }
  /// Returns the proposal for the view.
  func offer(for proposal: ProposedSize) -> ProposedSize
  /// Returns the proposal for the view in a frame that has its size.
  func placingOffer(for proposal: ProposedSize, in frame: Size) -> ProposedSize
  /// Returns the frame's size around a view of the size `child`.
  func size(for proposal: ProposedSize, around child: Size) -> Size
}

extension FrameRule {
  func placingOffer(for proposal: ProposedSize, in frame: Size) -> ProposedSize {
    offer(for: proposal)
  }
}

/// The measuring and placing of all frames' views; a frame draws nothing of its own.
private struct FrameLayout<Rule: FrameRule>: ModifierLayout {
  let child: LayoutNode
  let rule: Rule
  /// The mark of the view that the frame modifies.
  let mark: ViewMark?

  var isMeantToSpill: Bool { false }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    let spacing = try child.spacing(in: pass)
    // A spacer in a frame is still the space there.
    return child.isSpacer ? spacing : spacing.reset(rule.edges)
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let inner = try child.measure(rule.offer(for: proposal), in: pass)
    let frame = Measurement(size: rule.size(for: proposal, around: inner.size))
    return inner.placed(at: inner.origin(in: frame, alignment: rule.alignment), in: frame.size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let offer = rule.placingOffer(for: proposal, in: frame.size)
    let inner = try child.measure(offer, in: pass)
    let origin = inner.origin(in: Measurement(size: frame.size), alignment: rule.alignment)
    let childFrame = frame.placing(inner.size, at: origin, direction: pass.direction)
    let outside = pass.sight
    defer { pass.sight = outside }
    if rule.hidesContent { pass.sight.isHidden = true }
    pass.check(childFrame, fitsIn: frame, mark: mark)
    return try child.place(in: childFrame, proposal: offer, pass: pass)
  }
}

extension FixedFrame: PrimitiveModifier, FrameRule {
  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: FrameLayout(child: child, rule: self, mark: environment.mark))
  }

  fileprivate var hidesContent: Bool { width == 0 || height == 0 }
  fileprivate var edges: SafeEdges {
    (width == nil ? [] : SafeEdges.horizontal).union(height == nil ? [] : .vertical)
  }

  fileprivate func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  fileprivate func size(for proposal: ProposedSize, around child: Size) -> Size {
    Size(width: width ?? child.width, height: height ?? child.height)
  }

  package func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double? {
    let length = axis == .horizontal ? width : height
    return length ?? view.fixedLength(along: axis, for: proposal)
  }
}

extension FixedFrame: Settable {
  package static let fields: [SettingField<FixedFrame>] = [
    .length("width", \.width), .length("height", \.height),
    .alignment("frameAlignment", \.alignment),
  ]
}

extension FlexibleFrame: Settable {
  /// The values that can be set; a fixed side is three bounds, which `description` has as one.
  package static let fields: [SettingField<FlexibleFrame>] = [
    .length("width", \.width), .length("minWidth", \.minWidth),
    .length("idealWidth", \.idealWidth), .length("maxWidth", \.maxWidth),
    .length("height", \.height), .length("minHeight", \.minHeight),
    .length("idealHeight", \.idealHeight), .length("maxHeight", \.maxHeight),
    .alignment("frameAlignment", \.alignment),
  ]

  /// The length of all bounds of the width; nil where these differ or are not given.
  private var width: Double? {
    get { horizontal.fixed }
    set { (minWidth, idealWidth, maxWidth) = (newValue, newValue, newValue) }
  }

  /// The length of all bounds of the height; nil where these differ or are not given.
  private var height: Double? {
    get { vertical.fixed }
    set { (minHeight, idealHeight, maxHeight) = (newValue, newValue, newValue) }
  }
}

extension FlexibleFrame: PrimitiveModifier, FrameRule {
  package var description: ModifierDescription {
    let (columns, rows) = (horizontal.unlessFixed, vertical.unlessFixed)
    return [
      .length("width", width), .length("minWidth", columns.minimum),
      .length("idealWidth", columns.ideal), .length("maxWidth", columns.maximum),
      .length("height", height), .length("minHeight", rows.minimum),
      .length("idealHeight", rows.ideal), .length("maxHeight", rows.maximum),
      .alignment("frameAlignment", alignment),
    ]
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: FrameLayout(child: child, rule: self, mark: environment.mark))
  }

  fileprivate var hidesContent: Bool { maxWidth == 0 || maxHeight == 0 }
  fileprivate var edges: SafeEdges {
    (minWidth ?? idealWidth ?? maxWidth == nil ? [] : SafeEdges.horizontal)
      .union(minHeight ?? idealHeight ?? maxHeight == nil ? [] : .vertical)
  }

  /// A length of the frame's own, such as a minimum, is offered to its view once the frame has it.
  ///
  /// Source: OpenSwiftUI's `_FlexFrameLayout`, audited against SwiftUI 6.4.41.
  fileprivate func placingOffer(for proposal: ProposedSize, in frame: Size) -> ProposedSize {
    func offer(_ proposal: Double?, _ frame: Double, _ bounds: (Double?, Double?, Double?))
      -> Double?
    {
      let (minimum, ideal, maximum) = bounds
      let isOwn = ideal != nil || frame <= minimum ?? -.infinity || frame >= maximum ?? .infinity
      return proposal == nil && !isOwn ? nil : frame
    }
    return ProposedSize(
      width: offer(proposal.width, frame.width, (minWidth, idealWidth, maxWidth)),
      height: offer(proposal.height, frame.height, (minHeight, idealHeight, maxHeight)))
  }

  fileprivate func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
  }

  fileprivate func size(for proposal: ProposedSize, around child: Size) -> Size {
    Size(
      width: horizontal.length(for: proposal.width, around: child.width) ?? child.width,
      height: vertical.length(for: proposal.height, around: child.height) ?? child.height)
  }

  /// Returns the frame's bounds along an axis.
  func bounds(along axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

  private var horizontal: Bounds {
    Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
  }

  private var vertical: Bounds {
    Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
  }

  /// The frame's bounds along one axis.
  struct Bounds {
    let minimum: Double?
    let ideal: Double?
    let maximum: Double?

    /// The length of all bounds; nil where these differ or are not given.
    fileprivate var fixed: Double? { minimum == maximum && ideal == maximum ? maximum : nil }

    /// The bounds; none where all are one length.
    fileprivate var unlessFixed: Bounds {
      fixed == nil ? self : Bounds(minimum: nil, ideal: nil, maximum: nil)
    }

    func offer(for proposal: Double?) -> Double? {
      (proposal ?? ideal).map { clamp($0, from: minimum, to: maximum) }
    }

    /// Returns the proposal within the bounds, with the view's own length for a missing bound; nil
    /// if it depends on that, and that is nil.
    func length(for proposal: Double?, around child: Double?) -> Double? {
      guard minimum != nil || maximum != nil || (proposal == nil && ideal != nil) else {
        return child
      }
      guard let proposal = proposal ?? ideal else {
        if minimum == maximum { return minimum }
        return child.map { clamp($0, from: minimum, to: maximum) }
      }
      switch (minimum, maximum) {
      case (let minimum?, nil): return child.map { max(min(proposal, $0), minimum) }
      case (nil, let maximum?): return child.map { min(max(proposal, $0), maximum) }
      default: return clamp(proposal, from: minimum, to: maximum)
      }
    }

    /// Clamps a length; a minimum above the maximum takes precedence.
    private func clamp(_ length: Double, from minimum: Double?, to maximum: Double?) -> Double {
      max(min(length, maximum ?? .infinity), minimum ?? 0)
    }
  }

  package func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double? {
    let bounds = bounds(along: axis)
    let inner = view.fixedLength(along: axis, for: bounds.offer(for: proposal))
    return bounds.length(for: proposal, around: inner)
  }
}

extension RelativeWidth: PrimitiveModifier, FrameRule {
  package var description: ModifierDescription {
    [
      .number("relativeWidth", fraction), .length("relativeWidthPlus", plus, default: 0),
      .alignment("frameAlignment", alignment),
    ]
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: FrameLayout(child: child, rule: self, mark: environment.mark))
  }

  fileprivate var hidesContent: Bool { false }
  fileprivate var edges: SafeEdges { .horizontal }

  fileprivate func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map(part), height: proposal.height)
  }

  fileprivate func size(for proposal: ProposedSize, around child: Size) -> Size {
    Size(width: proposal.width.map(part) ?? child.width, height: child.height)
  }

  private func part(of length: Double) -> Double {
    // 0 × ∞ is not a number.
    max((fraction == 0 ? 0 : fraction * length) + plus, 0)
  }

  package func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double? {
    axis == .vertical ? view.fixedLength(along: axis, for: proposal) : nil
  }
}

package import CollectionLayouts
import DisplayList
package import LayoutGeometry

/// The scrolling of content in a viewport, and its offset: SwiftUI's `ScrollView`.
///
/// All places and points count from the content's top leading corner, whichever side that is on.
package struct ScrollContent: Hashable, Sendable {
  /// The axes along which the content may be longer than the viewport.
  package var axes: Set<Axis>
  /// The place to which the content is scrolled; nil for its anchor.
  package var place: ScrollPlace?
  /// The initially visible part of the content, from 0 at its start to 1 at its end; nil for its
  /// start.
  package var initialAnchor: Point?
  /// The place of content that is shorter than the viewport, as fractions of the room; nil for the
  /// start, and along two axes for the middle.
  package var alignmentAnchor: Point?
  /// The place where scrolling to a point ends; nil for that point.
  package var target: ScrollTarget?
  /// Space at the viewport's edges that belongs to the content and scrolls with it, in points.
  package var margins: EdgeInsets
  /// The line of the source that sets `place`; nil for none.
  package var placeSource: Source?
  /// The line of the source that sets `target`; nil for none.
  package var targetSource: Source?

  /// Creates content at its start.
  package init(axes: Set<Axis>, margins: EdgeInsets = .zero) {
    self.axes = axes
    self.margins = margins
  }

  /// A line of the source.
  package struct Source: Hashable, Sendable {
    /// The file, as `#fileID` names it.
    package var file: String
    /// The line in it, from 1.
    package var line: UInt

    /// Creates a line of a file.
    package init(file: String, line: UInt) {
      self.file = file
      self.line = line
    }
  }

  /// A column at its start.
  package static let vertical = ScrollContent(axes: [.vertical])
}

/// The place to which content is scrolled.
package enum ScrollPlace: Hashable, Sendable {
  /// An end of the content along an axis.
  case end(Axis, isStart: Bool)
  /// A view of the content: its point at fractions of its size is placed at the same point of the
  /// viewport, or without an anchor only as far as the view is out of sight.
  case view(ScrollID, anchor: Point?)
  /// A point of the content at the viewport's start, in points; nil keeps an axis.
  case point(x: Double?, y: Double?)
}

/// The identity of a view that content can be scrolled to.
package struct ScrollID: Hashable, CustomStringConvertible, @unchecked Sendable {
  // Unchecked: an identity is a value for comparisons, and nothing changes it.
  private let value: AnyHashable

  /// Creates an identity of any type.
  package init(_ value: some Hashable) {
    self.value = AnyHashable(value)
  }

  /// The identity in words.
  package var description: String { "\(value)" }
}

/// The reason why content is not scrolled as its source requests.
public enum ScrollMistake: Hashable, Sendable {
  /// No view of the content has this identity.
  case noView(id: String)
  /// No view is a place where scrolling can end.
  case noTargets
}

extension ScrollContent {
  /// The axes, the place that the content is scrolled to, and where scrolling ends.
  var description: ModifierDescription {
    // `placeSource` and `targetSource` are for messages, and `margins` are a padding of the content as well.
    var settings: [LayoutSetting?] = [.axes("scroll", axes)]
    switch place {
    case nil: break
    case .end(let axis, let isStart):
      let edges = axis == .vertical ? ("top", "bottom") : ("leading", "trailing")
      settings.append(
        .word("scrollPosition", isStart ? edges.0 : edges.1, changing: .place))
    case .view(let id, let anchor):
      settings += [
        .word("scrollPosition", id.description, changing: .place),
        .point("scrollAnchor", anchor),
      ]
    case .point(let x, let y):
      let places = [x.map { "x \($0.dump)" }, y.map { "y \($0.dump)" }].compactMap(\.self)
      settings.append(
        .word("scrollPosition", places.joined(separator: " "), changing: .place))
    }
    settings += [
      .point("defaultScrollAnchor", initialAnchor), .point("scrollAlignment", alignmentAnchor),
      .word("scrollTargetBehavior", target?.rawValue, changing: .place),
    ]
    return ModifierDescription(settings)
  }
}

extension NodeModifier {
  /// Lets the surrounding viewport scroll to the view.
  ///
  /// - Parameters:
  ///   - id: The view's identity; nil for a view that is only a place where scrolling ends.
  ///   - isTarget: Whether scrolling by views ends at this one.
  package static func scrollTarget(_ id: ScrollID?, isTarget: Bool = false) -> NodeModifier {
    NodeModifier(ScrollTargetModifier(id: id, isTarget: isTarget))
  }
}

private struct ScrollTargetModifier: PrimitiveModifier {
  let id: ScrollID?
  let isTarget: Bool

  var description: ModifierDescription {
    // The viewport has the `id` of the view that it is scrolled to, and whether scrolling ends at those that
    // are `isTarget`.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: ScrollTargetLayout(child: child, modifier: self))
  }
}

/// A modifier without a placed view of its own.
private struct ScrollTargetLayout: ModifierLayout {
  let child: LayoutNode
  let modifier: ScrollTargetModifier

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.scrollTargets?.add(frame, id: modifier.id, isTarget: modifier.isTarget)
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}

/// The places of the views to which a viewport can be scrolled.
struct ScrollTargets {
  private(set) var views: [ScrollID: Rect] = [:]
  private(set) var targets: [Rect] = []

  /// Adds a view; of several with one identity, the first counts.
  mutating func add(_ frame: Rect, id: ScrollID?, isTarget: Bool) {
    if let id, views[id] == nil { views[id] = frame }
    if isTarget { targets.append(frame) }
  }

  /// Returns the places in other coordinates.
  func map(_ change: (Rect) -> Rect) -> ScrollTargets {
    var others = self
    others.views = views.mapValues(change)
    others.targets = targets.map(change)
    return others
  }
}

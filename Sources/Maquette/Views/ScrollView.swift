import CellViews
import CollectionLayouts
public import LayoutGeometry

/// A viewport on content that may be longer than it, at the content's start unless `scrollPosition`
/// or `defaultScrollAnchor` scrolls it.
///
/// ```swift
/// ScrollView {
///   ForEach(messages, id: \.self) { message in Text(message) }
/// }
/// .defaultScrollAnchor(.bottom)
/// ```
///
/// The content is offered no length along the axes, whatever that of the viewport: a spacer in it has
/// its least length.
public nonisolated struct ScrollView<Content: View>: _BuiltInView {
  private let axes: Set<Axis>
  private let content: Content

  /// Creates a viewport on the views of `content`: a column, or along the horizontal axis a row.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes.axes.isEmpty ? [.vertical] : axes.axes
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let uses = ContainerUses()
    let margins = context.environment.contentMargins
    let scroll = context.environment.scrolling.content(along: axes, margins: margins)
    var inner = context.setting(\.containerUses, to: uses)
      .setting(\.contentMargins, to: EdgeInsets()).setting(\.isRefreshing, to: false)
    inner.environment.enter(scroll)
    let isVertical = axes.contains(.vertical)
    let column = content._nodes(in: inner).stacked(along: isVertical ? .vertical : .horizontal)
    var content = margins == EdgeInsets() ? column : column.with(.padding(margins))
    if context.environment.isLoading { content = content.with(.environment(.redacted(true))) }
    if context.environment.isRefreshing, isVertical { content = content.refreshing }
    let viewport = ViewNode.modified(content, .scroll(scroll))
    return _ViewNodes(
      uses.isEmpty ? viewport : .custom(CustomNode(ContainerNode(viewport, margins: margins))))
  }
}

/// The requests to the scroll views inside.
struct Scrolling {
  var place: ScrollPlace?
  var placeSource: ScrollContent.Source?
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var target: ScrollTarget?
  var targetSource: ScrollContent.Source?

  /// Returns the content with the requests to its viewport.
  fileprivate func content(along axes: Set<Axis>, margins: EdgeInsets) -> ScrollContent {
    var content = ScrollContent(axes: axes, margins: margins)
    content.place = place
    content.placeSource = placeSource
    content.initialAnchor = initialAnchor?.point
    content.alignmentAnchor = alignmentAnchor?.point
    content.target = target
    content.targetSource = targetSource
    return content
  }

  /// The words that lists do not support.
  var wordsOfLists: [UndrawnWord] {
    guard place != nil, let placeSource else { return [] }
    return [
      UndrawnWord(word: "scrollPosition", file: placeSource.file, line: placeSource.line)
    ]
  }
}

extension UnitPoint {
  var point: Point { Point(x: x, y: y) }
}

extension EnvironmentValues {
  private enum ScrollingKey: EnvironmentKey {
    static var defaultValue: Scrolling { Scrolling() }
  }

  private enum FindsScrollIDsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum FindsScrollTargetsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum ScrollTargetLayoutKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The requests to the scroll views inside.
  var scrolling: Scrolling {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }

  /// Indicates whether the surrounding scroll view scrolls to one of its views.
  var findsScrollIDs: Bool {
    get { self[FindsScrollIDsKey.self] }
    set { self[FindsScrollIDsKey.self] = newValue }
  }

  /// Indicates whether scrolling of the surrounding scroll view ends at one of its views.
  var findsScrollTargets: Bool {
    get { self[FindsScrollTargetsKey.self] }
    set { self[FindsScrollTargetsKey.self] = newValue }
  }

  /// Indicates whether a stack or grid contains those views.
  var isScrollTargetLayout: Bool {
    get { self[ScrollTargetLayoutKey.self] }
    set { self[ScrollTargetLayoutKey.self] = newValue }
  }

  /// Becomes the environment of a scroll view's content, which makes no requests to the scroll
  /// views inside.
  fileprivate mutating func enter(_ scroll: ScrollContent) {
    if scroll != ScrollContent(axes: scroll.axes, margins: scroll.margins) {
      scrolling = Scrolling()
    }
    let findsIDs = if case .view = scroll.place { true } else { false }
    if findsIDs != findsScrollIDs { findsScrollIDs = findsIDs }
    let findsTargets = scroll.target == .viewAligned
    if findsTargets != findsScrollTargets { findsScrollTargets = findsTargets }
    if isScrollTargetLayout { isScrollTargetLayout = false }
  }
}

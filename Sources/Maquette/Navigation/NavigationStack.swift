import CellViews
import LayoutGeometry

/// A screen under its navigation bar, which has the title and the items that the screen requests.
///
/// ```swift
/// NavigationStack {
///   List(rooms, id: \.self) { Text($0) }
///     .navigationTitle("Rooms")
/// }
/// ```
///
/// At rest the root is visible, and no destination.
public nonisolated struct NavigationStack<Data, Root: View>: _BuiltInView {
  private let root: Root

  private init(showing root: Root) {
    self.root = root
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let screen = NavigationScreen(in: context.environment)
    let content = root._nodes(in: context.setting(\.navigationScreen, to: screen))
      .stacked(along: .vertical)
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
    var whole = content
    if let bar = screen.toolbar {
      whole = whole.with(.safeAreaInset(.bottom, spacing: 0, bar.view))
    }
    guard let bar = screen.bar else { return _ViewNodes(whole) }
    return _ViewNodes(whole.with(.safeAreaInset(.top, spacing: 0, bar.view)))
  }
}

nonisolated extension NavigationStack where Data == NavigationPath {
  /// Creates a stack of a screen.
  public init(@ViewBuilder root: () -> Root) {
    self.init(showing: root())
  }

  /// Creates a stack of a screen; those on the path over it are not drawn.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(showing: root())
  }
}

nonisolated extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  /// Creates a stack of a screen; those on the path over it are not drawn.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(showing: root())
  }
}

/// A screen under its navigation bar, under the name before iOS 16.
///
/// In compact width the columns of several views collapse, and the first of them is shown.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a view of a screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The screen in a stack.
  @MainActor public var body: some View {
    NavigationStack { VisibleColumns(content: content) }
  }
}

/// The columns of a navigation view that have room.
private nonisolated struct VisibleColumns<Content: View>: _BuiltInView {
  let content: Content

  @MainActor func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard context.environment.horizontalSizeClass == .compact else {
      return content._nodes(in: context)
    }
    if let columns = content as? any ColumnViews { return columns.firstNodes(in: context) }
    let nodes = content._nodes(in: context)
    let columns = nodes.elements
    return columns.count > 1 ? _ViewNodes([columns[0]]) : nodes
  }
}

/// Several views, each a column of a navigation view.
private protocol ColumnViews {
  /// Returns the nodes of the first view that has any; the later views request nothing from the
  /// bar, as they are not visited.
  @MainActor func firstNodes(in context: _ViewContext) -> _ViewNodes
}

nonisolated extension TupleView: ColumnViews {
  @MainActor fileprivate func firstNodes(in context: _ViewContext) -> _ViewNodes {
    var first = _ViewNodes.none
    for view in repeat each value {
      if first.isEmpty { first = view._nodes(in: context) }
    }
    return first
  }
}

/// The values of the screens over a stack's root.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a screen for each value.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// The number of screens over the root.
  public var count: Int { values.count }
  /// Indicates whether no screen is over the root.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a screen.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(value)
  }

  /// Pops the topmost screens.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}

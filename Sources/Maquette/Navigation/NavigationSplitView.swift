/// Screens beside each other; on a phone the first of them.
///
/// Where the canvas is as wide as an iPad, the sidebar is 320 points wide and the detail takes the rest.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: NavigationSplitViewVisibility
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three screens beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// The screens that there is room for.
  @MainActor public var body: some View {
    SplitScreens(
      visibility: visibility, sidebar: AnyView(sidebar),
      content: content is EmptyView ? nil : AnyView(content), detail: AnyView(detail))
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Two screens beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }
}

private struct SplitScreens: View {
  let visibility: NavigationSplitViewVisibility
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// The width of a sidebar and of a list beside the detail, in points.
  private static let columnWidth = 320.0

  var body: some View {
    if sizeClass == .compact {
      NavigationStack { sidebar }
    } else {
      HStack(spacing: 0) {
        if showsSidebar { column(sidebar) }
        if let content, visibility != .detailOnly { column(content) }
        NavigationStack { detail }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var showsSidebar: Bool {
    switch visibility {
    case .detailOnly: false
    case .doubleColumn: content == nil
    default: true
    }
  }

  @ViewBuilder private func column(_ screen: AnyView) -> some View {
    NavigationStack { screen }.frame(width: Self.columnWidth)
    Divider()
  }
}

/// Which screens beside each other are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// As the system has it: all.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// How screens are beside each other: the detail beside the others.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// The detail gives room to the others.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// The detail keeps its size, which is not drawn so.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

nonisolated extension View {
  /// How the screens inside are beside each other; the detail gives room to the others.
  public func navigationSplitViewStyle(
    _ style: NavigationSplitViewStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: style == .prominentDetail, "navigationSplitViewStyle", file, line)
  }

  /// How wide the screen is beside others, which is not drawn: it is 320 points wide.
  public func navigationSplitViewColumnWidth(
    _ width: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("navigationSplitViewColumnWidth", file, line) }

  /// How wide the screen is beside others, which is not drawn: it is 320 points wide.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("navigationSplitViewColumnWidth", file, line) }
}

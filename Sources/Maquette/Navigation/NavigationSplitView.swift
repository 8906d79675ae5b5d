public import Foundation

/// Screens side by side; on a phone only the first of them.
///
/// If the canvas is as wide as an iPad, the sidebar is 320 points wide and the detail takes the
/// rest.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: NavigationSplitViewVisibility
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Creates a view of three screens side by side, or of two.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content = { EmptyView() },
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// The screens that have room.
  @MainActor public var body: some View {
    SplitScreens(
      visibility: visibility, sidebar: AnyView(sidebar),
      content: content is EmptyView ? nil : AnyView(content), detail: AnyView(detail))
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

/// A choice of visible screens side by side.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// The system's choice: all screens.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All screens.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two screens.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last screen.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// An arrangement of screens side by side, with the detail beside the others.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String

  /// The system's arrangement.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// The arrangement in which the others take room from the detail.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// The arrangement in which the detail keeps its size, which is not drawn.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

nonisolated extension View {
  /// Sets the arrangement of the screens inside; the others always take room from the detail.
  public func navigationSplitViewStyle(
    _ style: NavigationSplitViewStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: style == .prominentDetail, "navigationSplitViewStyle", file, line)
  }

  /// Sets the width of the screen beside others, which is not drawn: it is 320 points wide.
  public func navigationSplitViewColumnWidth(
    _ width: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("navigationSplitViewColumnWidth", file, line) }

  /// Sets the width of the screen beside others, which is not drawn: it is 320 points wide.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("navigationSplitViewColumnWidth", file, line) }
}

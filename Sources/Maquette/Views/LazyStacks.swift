import CellViews
import CollectionLayouts
public import LayoutGeometry

/// A column of views; all of them are made.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// A column of the views that `content` writes.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column, as wide as it is offered.
  @MainActor public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// A row of views; all of them are made.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// A row of the views that `content` writes.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row, as high as it is offered.
  @MainActor public var body: some View { stack.frame(maxHeight: .infinity) }
}

/// The views of sections that stay in sight; at rest all are at their places.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind of view.
  public let rawValue: Int

  /// The kinds of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

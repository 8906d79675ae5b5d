public import Foundation
public import LayoutGeometry

/// A column of views, which are all created at once.
///
/// In a `ScrollView`, the headers and footers of its sections may stay visible while other views
/// scroll.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>
  private let alignment: Alignment

  /// Creates a column of the views of `content`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = Alignment(horizontal: alignment, vertical: .center)
    var stack = VStack(alignment: alignment, spacing: spacing, content: content)
    stack.pinnedViews = pinnedViews
    self.stack = stack
  }

  /// The column, as wide as proposed.
  @MainActor public var body: some View {
    stack.frame(maxWidth: .infinity, alignment: alignment)
  }
}

/// A row of views, which are all created at once.
///
/// In a `ScrollView`, the headers and footers of its sections may stay visible while other views
/// scroll.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>
  private let alignment: Alignment

  /// Creates a row of the views of `content`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = Alignment(horizontal: .center, vertical: alignment)
    var stack = HStack(alignment: alignment, spacing: spacing, content: content)
    stack.pinnedViews = pinnedViews
    self.stack = stack
  }

  /// The row, as high as proposed.
  @MainActor public var body: some View {
    stack.frame(maxHeight: .infinity, alignment: alignment)
  }
}

/// The views of sections that stay at the edge of the surrounding scroll view while their section
/// is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind of view.
  public let rawValue: Int

  /// Creates the kinds of views from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

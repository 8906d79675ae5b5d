public import CellViews
public import LayoutGeometry

/// Views in a column, from the top.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Title").bold()
///   Text("Subtitle")
/// }
/// ```
public struct VStack: ViewConvertible, Sendable {
  private let stack: StackNode

  /// A column of the views that `content` writes.
  ///
  /// - Parameters:
  ///   - alignment: Where views that are narrower than the column are in it.
  ///   - spacing: In points; without one, 8 between views and none beside a spacer.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () throws -> [View]
  ) rethrows {
    stack = StackNode(
      axis: .vertical, horizontalAlignment: alignment, spacing: spacing, children: try content())
  }

  /// The column as a view.
  public var view: View { .stack(stack) }
}

/// Views in a row, from the leading edge.
///
/// ```swift
/// HStack {
///   Text("Show as collection")
///   Spacer()
/// }
/// ```
public struct HStack: ViewConvertible, Sendable {
  private let stack: StackNode

  /// A row of the views that `content` writes.
  ///
  /// - Parameters:
  ///   - alignment: Where views that are lower than the row are in it.
  ///   - spacing: In points; without one, 8 between views and none beside a spacer.
  ///   - content: The views, from the leading edge to the trailing one.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () throws -> [View]
  ) rethrows {
    stack = StackNode(
      axis: .horizontal, verticalAlignment: alignment, spacing: spacing, children: try content())
  }

  /// The row as a view.
  public var view: View { .stack(stack) }
}

extension ZStack: ViewConvertible {
  /// The views that `content` writes over each other, the first at the bottom.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () throws -> [View]
  ) rethrows {
    self.init(alignment: alignment, children: try content())
  }

  /// The stack as a view.
  public var view: View { .zstack(self) }
}

/// A viewport on content that may be longer than it, shown from the content's start.
///
/// The content is at least as long as the viewport: where it is shorter, its rows are at the top if
/// a spacer follows them.
public struct ScrollView: ViewConvertible, Sendable {
  private let axis: Axis
  private let content: View

  /// A viewport on a column, or along the horizontal axis on a row, of the views that `content`
  /// writes.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () throws -> [View]) rethrows {
    self.axis = axis
    let views = try content()
    self.content = views.count == 1 ? views[0] : .stack(StackNode(axis: axis, children: views))
  }

  /// The viewport as a view.
  public var view: View { content.modifier(.scroll(axis)) }
}

/// Space that grows along the axis of its stack.
public struct Spacer: ViewConvertible, Sendable {
  private let minLength: Double?

  /// A spacer of at least `minLength` points; defaults to 8.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// The spacer as a view.
  public var view: View { .spacer(minLength: minLength) }
}

/// A thin line across its stack.
public struct Divider: ViewConvertible, Sendable {
  /// A line in the separators' colour.
  public init() {}

  /// The line as a view.
  public var view: View { .divider }
}

import CellViews

nonisolated extension View {
  /// Adds actions under the view as a row, which are visible if it is swiped.
  ///
  /// ```swift
  /// Text(message)
  ///   .swipeActions { Button("Delete", role: .destructive) {} }
  ///   .swiped(0.25)
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The end of the row under which the actions are; the first action is at the edge.
  ///   - allowsFullSwipe: Indicates whether a swipe by at least 0.6 of the row's width shows the
  ///     action at the edge alone.
  ///   - content: The buttons; their tint is their background, which is red for destructive ones.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> _TraitView<Self> {
    nonisolated(unsafe) let content = content()
    return trait { traits, _ in
      if edge == .leading {
        traits.row.allowsFullLeadingSwipe = allowsFullSwipe
      } else {
        traits.row.allowsFullTrailingSwipe = allowsFullSwipe
      }
      traits.swipeActions.append((edge, { SwipeAction.actions(of: content, in: $0) }))
    }
  }

  /// Draws the row as swiped, so that its actions are visible; SwiftUI's rows are at rest.
  ///
  /// - Parameter part: The fraction of the row's width, from 0 to 1 for the actions at the trailing
  ///   end, and from 0 to -1 for those at the leading end.
  public func swiped(_ part: Double) -> _TraitView<Self> {
    trait { traits, _ in traits.row.swipe = part == 0 ? nil : min(max(part, -1), 1) }
  }
}

extension SwipeAction {
  @MainActor fileprivate static func actions(
    of content: some View, in context: _ViewContext
  ) -> [SwipeAction] {
    var inner = context.setting(\.symbolVariants, to: .fill)
    inner.environment.buttonStyle = { button in
      AnyView(SwipeActionLabel(button: button))
    }
    return content._nodes(in: inner).elements.flatMap { element -> [SwipeAction] in
      guard case .view(let node, let traits) = element else {
        return element.nodes.map { SwipeAction(label: $0) }
      }
      return [SwipeAction(label: node, color: traits.swipeColor ?? .systemGray)]
    }
  }
}

/// The label of a button under a row.
private struct SwipeActionLabel: View {
  let button: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint

  var body: some View {
    let color: Color? = button.role == .destructive ? .red : tint
    button.label
      .labelStyle(SwipeActionLabelStyle())
      .font(.subheadline)
      .lineLimit(1)
      .trait { traits, _ in traits.swipeColor = color }
  }
}

/// A symbol over a title.
private struct SwipeActionLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.title3)
      configuration.title.font(.caption2)
    }
  }
}

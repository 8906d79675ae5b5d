import CellViews
public import Foundation
public import LayoutGeometry

nonisolated extension View {
  /// Places the view in a frame as large as the nearest container: a `ScrollView` or a collection
  /// within the margins of its content, or the canvas within its safe area.
  ///
  /// Along an axis without an end of the container, the view keeps its own length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> _WrappedView<Self> {
    framed(ContainerRelativeFrame(axes: axes.axes, alignment: alignment))
  }

  /// Places the view in a frame as long as some of the parts of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame is relative.
  ///   - count: The number of equal parts that fill the container, with space between them.
  ///   - span: The number of parts that the frame spans, with the space between them.
  ///   - spacing: The space between two parts, in points.
  ///   - alignment: The alignment of the view in a frame of another size.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> _WrappedView<Self> {
    framed(
      ContainerRelativeFrame(
        axes: axes.axes, count: count, span: span, spacing: Double(spacing), alignment: alignment))
  }

  /// Places the view in a frame of lengths that a closure computes from the nearest container's, in
  /// points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> _WrappedView<Self> {
    framed(
      ContainerRelativeFrame(alignment: alignment) { axis, container in
        guard axes.axes.contains(axis) else { return nil }
        return onMainActor { Double(length(CGFloat(container), axis)) }
      })
  }
}

nonisolated extension View {
  private func framed(_ frame: ContainerRelativeFrame) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      context.environment.containerUses?.isEmpty = false
      return view._nodes(in: context).map { .modified($0, NodeModifier(frame)) }
    }
  }
}

/// A record of whether views in a container have frames that are relative to it.
@MainActor final class ContainerUses {
  var isEmpty = true
}

extension EnvironmentValues {
  /// The record of the surrounding container; nil outside of all but the canvas.
  var containerUses: ContainerUses? {
    get { self[object: ContainerUses.self] }
    set { self[object: ContainerUses.self] = newValue }
  }
}

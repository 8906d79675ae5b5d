import CellViews
#if FoundationNames
public import Foundation
#endif
public import LayoutGeometry

/// A view in a frame whose lengths follow from those of the container around it.
public nonisolated struct _ContainerRelativeView<Content: View>: _BuiltInView {
  private let content: Content
  private let alignment: Alignment
  private let length: @MainActor (Double, Axis) -> Double?

  fileprivate init(
    _ content: Content, alignment: Alignment, length: @escaping @MainActor (Double, Axis) -> Double?
  ) {
    self.content = content
    self.alignment = alignment
    self.length = length
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    context.environment.containerUses?.isEmpty = false
    let length = length
    let frame = ContainerRelativeFrame(alignment: alignment) { axis, container in
      onMainActor { length(container, axis) }
    }
    return content._nodes(in: context).map { .modified($0, .custom(CustomNodeModifier(frame))) }
  }
}

nonisolated extension View {
  /// The view in a frame as large as the nearest container: a `ScrollView`, or the canvas within its
  /// safe area.
  ///
  /// Along an axis that the container has no end of, the view keeps its own length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> _ContainerRelativeView<Self> {
    _ContainerRelativeView(self, alignment: alignment) { length, axis in
      axes.axes.contains(axis) ? length : nil
    }
  }

  /// The view in a frame as long as some of the parts into which the nearest container is divided.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame is relative.
  ///   - count: How many parts of one length fill the container, with space between them.
  ///   - span: How many parts, and the space between them, the frame has.
  ///   - spacing: The space between two parts, in points.
  ///   - alignment: Where the view is in a frame of another size.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> _ContainerRelativeView<Self> {
    let (count, span, spacing) = (Double(count), Double(span), Double(spacing))
    return _ContainerRelativeView(self, alignment: alignment) { length, axis in
      guard axes.axes.contains(axis), count > 0 else { return nil }
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// The view in a frame of lengths that a closure makes of the nearest container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> _ContainerRelativeView<Self> {
    _ContainerRelativeView(self, alignment: alignment) { container, axis in
      axes.axes.contains(axis) ? Double(length(CGFloat(container), axis)) : nil
    }
  }
}

/// Whether views in a container have frames that are relative to it.
@MainActor final class ContainerUses {
  var isEmpty = true
}

extension EnvironmentValues {
  private enum ContainerUsesKey: EnvironmentKey {
    static var defaultValue: ContainerUses? { nil }
  }

  /// What the container around asks; nil outside of all but the canvas.
  var containerUses: ContainerUses? {
    get { self[ContainerUsesKey.self] }
    set { self[ContainerUsesKey.self] = newValue }
  }
}

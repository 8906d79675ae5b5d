public import LayoutGeometry

/// A finished drawing: commands at fixed positions on a canvas, free of any backend.
public struct DisplayList: Hashable, Sendable {
  /// The canvas, in points; its origin is (0, 0).
  public var size: Size
  /// What is drawn, from the back to the front.
  public var commands: [Command]

  /// A drawing of `commands` on a canvas of `size`.
  public init(size: Size, commands: [Command]) {
    self.size = size
    self.commands = commands
  }
}

extension Rect {
  /// The rectangle without the insets from its edges, in a layout direction.
  ///
  /// A side does not become shorter than zero.
  public func inset(by insets: EdgeInsets, direction: LayoutDirection) -> Rect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return Rect(
      x: minX + left, y: minY + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}

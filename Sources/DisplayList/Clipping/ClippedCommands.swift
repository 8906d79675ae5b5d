extension [Command] {
  /// The commands as `shape` clips them, without a mask wherever shapes alone can say it.
  ///
  /// What emits a clip calls this instead of making a `Group` with a clip, and draws the result.
  public func clipped(to shape: Shape) -> [Command] {
    [.group(Group(clip: shape, commands: self))]
  }
}

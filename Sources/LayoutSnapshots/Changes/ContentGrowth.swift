extension SnapshotCommand {
  /// How much larger a text or a picture is than it was, and how large, as far as that is known.
  func growth(to other: SnapshotCommand) -> (growth: KnownLengths, size: KnownLengths) {
    isText ? Self.text(self, other) : Self.picture(self, other)
  }

  /// Texts of one line are as wide as their letters, and as high as their font.
  private static func text(
    _ old: SnapshotCommand, _ new: SnapshotCommand
  ) -> (growth: KnownLengths, size: KnownLengths) {
    let (from, to) = (old.look, new.look)
    let keepsFont =
      from.font == to.font && from.points == to.points && from.stretch == to.stretch
    if old.string == new.string, keepsFont, from.lines == to.lines, from.width == to.width,
      from.tracking == to.tracking
    {
      let width = to.width.map { $0 + (to.tracking ?? 0) }
      return (.zero, KnownLengths(horizontal: to.lines == nil ? width : nil, vertical: nil))
    }
    func isCut(_ text: SnapshotCommand) -> Bool { text.string?.contains("…") == true }
    guard !isCut(old), !isCut(new), from.turn == nil, to.turn == nil else {
      return (.unknown, .unknown)
    }
    if from.lines != nil || to.lines != nil {
      // As much higher as its last line is lower.
      let height = (to.lines?.last ?? 0) - (from.lines?.last ?? 0)
      return (KnownLengths(horizontal: nil, vertical: keepsFont ? height : nil), .unknown)
    }
    guard var width = from.width, var newWidth = to.width else { return (.unknown, .unknown) }
    // The room after the last letter is a part of the line, and not of what is drawn.
    width += from.tracking ?? 0
    newWidth += to.tracking ?? 0
    return (
      KnownLengths(horizontal: newWidth - width, vertical: keepsFont ? 0 : nil),
      KnownLengths(horizontal: newWidth, vertical: nil)
    )
  }

  private static func picture(
    _ old: SnapshotCommand, _ new: SnapshotCommand
  ) -> (growth: KnownLengths, size: KnownLengths) {
    old.size == new.size && old.look.picture == new.look.picture
      ? (.zero, .unknown) : (.unknown, .unknown)
  }
}

package import CellViews

extension Preview {
  /// The preview without the device around it: what goldens keep.
  ///
  /// A frame is decoration. With it, pixels would no longer be where layout has put them, and each
  /// new drawing of a device would change every golden.
  package var screen: Preview {
    var screen = self
    screen.canvas.isFramed = false
    return screen
  }
}

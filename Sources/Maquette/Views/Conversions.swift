public import CellViews

extension Text: ViewConvertible {
  /// The text as a view.
  public var view: View { .text(self) }
}

extension Color: ViewConvertible {
  /// The colour as a view that fills the space it is offered.
  public var view: View { .color(self) }
}

extension Collection: ViewConvertible {
  /// The collection as a view.
  public var view: View { .collection(self) }
}

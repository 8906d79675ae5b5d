/// A piece of a screen, as a plain value: what it shows, and what stands in it.
///
/// Both fronts, the config file and the Swift library, build this one type.
public indirect enum View: Sendable {
  case text(Text)
  case image(Image)
  /// Fills the space that it is offered.
  case color(Color)
  case linearGradient(LinearGradient)
  case shape(ShapeView)
  case spacer(minLength: Double?)
  case divider
  case stack(Stack)
  case zstack(ZStack)
  case collection(Collection)
  case chrome(Chrome)
  case modified(View, Modifier)
}

extension View {
  /// How many views a screen, or an element of a collection, may hold, each counted as often as it
  /// is repeated.
  ///
  /// A value that is written once and repeated by a value that is repeated multiplies: nine times
  /// ten lines hold a billion views.
  package static let countLimit = 1_000_000
}

/// Anything that stands for a view, so that modifiers can be written behind it.
public protocol ViewConvertible {
  /// The view that this value stands for.
  var view: View { get }
}

extension View: ViewConvertible {
  /// The view itself.
  public var view: View { self }
}

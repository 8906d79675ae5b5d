public import TextShaping

/// A screen to draw: its name, its canvas and its root view.
public struct Preview: Sendable {
  /// The output's file name, without its extension.
  public var name: String
  /// The variant's suffix, as in `iphone-se.dark`; nil for a preview without variants.
  public var variant: String?
  /// What the view is laid out and drawn on.
  public var canvas: Canvas
  /// The fonts that its texts may use: its own, and the pinned ones behind them.
  public var fonts: FontCatalog
  /// True if `content` reads computed values, so that it is built again once they are known.
  public var readsComputedValues: Bool
  /// The root view, for what is known of the views with an `id` so far.
  public var content: @Sendable (ComputedValues) throws -> View
  /// What a second picture of the preview has over it; a golden never has.
  public var annotations: [Annotation] = []
  /// Names for lengths, which annotations say.
  public var tokens = DesignTokens()
  /// How the preview moves, nil for a still; `content` is its first frame's.
  public var animation: Animation?

  /// A preview of a view.
  public init(
    name: String, variant: String? = nil, canvas: Canvas, fonts: FontCatalog = FontCatalog(),
    readsComputedValues: Bool = false,
    content: @escaping @Sendable (ComputedValues) throws -> View
  ) {
    self.name = name
    self.variant = variant
    self.canvas = canvas
    self.fonts = fonts
    self.readsComputedValues = readsComputedValues
    self.content = content
  }

  /// The name with the variant's suffix, as in `cards.dark`: what its files are called.
  package var fullName: String {
    variant.map { "\(name).\($0)" } ?? name
  }
}

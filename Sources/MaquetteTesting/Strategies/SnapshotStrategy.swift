import PictureComparison

/// The form of a view's or preview's golden, its canvas, and the required precision.
///
/// ```swift
/// assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .device(config: .iPhone13)))
/// ```
public struct SnapshotStrategy: Hashable, Sendable {
  package var format: SnapshotFormat
  /// The largest difference of the picture that passes; nil for the scope's.
  package var tolerance: Tolerance?
  /// The canvas; nil for a preview's own canvas, and for the format's default for a view.
  package var layout: SnapshotLayout?
  package var traits: UITraitCollection = UITraitCollection()

  /// The picture, by default as large as the view.
  public static let image = SnapshotStrategy(format: .picture)

  /// Returns a strategy for the picture.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The precision of a matching pixel, from 0 to 1: two pixels match if
  ///     ΔE, the CIE's of 1994, is at most 100 × (1 − `perceptualPrecision`). At 1, pixels must be
  ///     equal; 0.98 to 0.99 is about the limit of human vision.
  ///   - layout: The canvas; defaults to `.sizeThatFits` for a view, and to a preview's own canvas.
  ///   - traits: The settings of the canvas beside its size.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, layout: SnapshotLayout? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      format: .picture,
      tolerance: Tolerance(precision: precision, perceptualPrecision: perceptualPrecision),
      layout: layout, traits: traits)
  }

  /// The layout and the drawing in words, an element a line, without drawing pixels.
  public static let layout = TextSnapshotStrategy.layout.strategy

  /// Returns a strategy for the layout and the drawing in words, an element a line, without drawing
  /// pixels.
  ///
  /// - Parameters:
  ///   - layout: The canvas; defaults to a preview's own canvas, and for a view to one 390 points
  ///     wide and as high as the view.
  ///   - traits: The settings of the canvas beside its size.
  public static func layout(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy {
    TextSnapshotStrategy.layout(layout: layout, traits: traits).strategy
  }

  /// The drawing commands, a line each, without drawing pixels.
  public static let list = TextSnapshotStrategy.list.strategy

  /// Returns a strategy for the drawing commands, a line each, without drawing pixels.
  ///
  /// - Parameters:
  ///   - layout: The canvas; defaults to a preview's own canvas, and for a view to one 390 points
  ///     wide and as high as the view.
  ///   - traits: The settings of the canvas beside its size.
  public static func list(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy {
    TextSnapshotStrategy.list(layout: layout, traits: traits).strategy
  }

  /// Another name for `list`.
  public static let text = list
}

/// A strategy with a text as golden, which fits into the source of a test.
public struct TextSnapshotStrategy: Hashable, Sendable {
  let strategy: SnapshotStrategy

  /// The layout and the drawing in words, an element a line.
  public static let layout = layout(layout: nil)

  /// Returns a strategy for the layout and the drawing in words, an element a line.
  ///
  /// - Parameters:
  ///   - layout: The canvas; defaults to a preview's own canvas, and for a view to one 390 points
  ///     wide and as high as the view.
  ///   - traits: The settings of the canvas beside its size.
  public static func layout(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> TextSnapshotStrategy {
    TextSnapshotStrategy(
      strategy: SnapshotStrategy(format: .layout, layout: layout, traits: traits))
  }

  /// The drawing commands, a line each.
  public static let list = list(layout: nil)

  /// Returns a strategy for the drawing commands, a line each.
  ///
  /// - Parameters:
  ///   - layout: The canvas; defaults to a preview's own canvas, and for a view to one 390 points
  ///     wide and as high as the view.
  ///   - traits: The settings of the canvas beside its size.
  public static func list(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> TextSnapshotStrategy {
    TextSnapshotStrategy(
      strategy: SnapshotStrategy(format: .list, layout: layout, traits: traits))
  }

  /// Another name for `list`.
  public static let text = list
}

/// The form of a preview's golden.
package enum SnapshotFormat: String, CaseIterable, Hashable, Sendable {
  /// The picture, `.png`, with its layout in words beside it.
  case picture
  /// The layout and the drawing in words, an element a line, `.layout.txt`, without drawing pixels.
  case layout
  /// The drawing commands, a line each, `.list.txt`, without drawing pixels.
  case list

  /// The extension of a text golden; nil for a picture.
  var textExtension: String? {
    switch self {
    case .picture: nil
    case .layout: "layout.txt"
    case .list: "list.txt"
    }
  }
}

extension Tolerance {
  /// Creates the tolerance of swift-snapshot-testing's two documented precisions.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The precision of a matching pixel, from 0 to 1.
  package init(precision: Double, perceptualPrecision: Double) {
    precondition((0...1).contains(precision), "a precision of \(precision)")
    precondition(
      (0...1).contains(perceptualPrecision), "a perceptual precision of \(perceptualPrecision)")
    let isExact = perceptualPrecision == 1
    self.init(
      comparator: isExact ? .exact : .deltaE94,
      threshold: Self.rest(of: perceptualPrecision),
      maxDifferingRatio: precision == 1 ? nil : Self.rest(of: precision))
  }

  /// Returns the rest of 1 after a decimal fraction, rounded to the nearest decimal: 1 − 0.9 is a
  /// little less than 0.1, and ten of a hundred pixels must pass.
  private static func rest(of part: Double) -> Double {
    ((1 - part) * 1e9).rounded() / 1e9
  }
}

import PictureComparison

/// What of a view or a preview is its golden, what it is drawn on, and how closely the golden must
/// match.
///
/// ```swift
/// assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .device(config: .iPhone13)))
/// ```
public struct SnapshotStrategy: Hashable, Sendable {
  package var format: SnapshotFormat
  /// How much the picture may differ; nil for what the scope sets.
  package var tolerance: Tolerance?
  /// What it is drawn on; nil for a preview's own canvas, and for a view what its format draws on.
  package var layout: SnapshotLayout?
  package var traits: UITraitCollection

  /// The picture; that of a view is as large as the view.
  public static let image = SnapshotStrategy(format: .picture)

  /// The picture.
  ///
  /// - Parameters:
  ///   - precision: Which part of the pixels must match, from 0 to 1.
  ///   - perceptualPrecision: How closely two pixels must match to count as matching, from 0 to 1:
  ///     they match if ΔE, the CIE's of 1994, is at most 100 × (1 − `perceptualPrecision`). At 1,
  ///     pixels must be equal; 0.98 to 0.99 is about what people can see.
  ///   - layout: What is drawn on; defaults to `.sizeThatFits` for a view, and to a preview's own
  ///     canvas.
  ///   - traits: What is set on the canvas beside its size.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, layout: SnapshotLayout? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      format: .picture,
      tolerance: Tolerance(precision: precision, perceptualPrecision: perceptualPrecision),
      layout: layout, traits: traits)
  }

  /// The layout and the drawing in words, an element a line: no pixel is drawn.
  public static let layout = TextSnapshotStrategy.layout.strategy

  /// The layout and the drawing in words, an element a line: no pixel is drawn.
  ///
  /// - Parameters:
  ///   - layout: What is drawn on; defaults to a preview's own canvas, and for a view to one 390
  ///     points wide and as high as the view.
  ///   - traits: What is set on the canvas beside its size.
  public static func layout(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy {
    TextSnapshotStrategy.layout(layout: layout, traits: traits).strategy
  }

  /// The drawing commands, a line each: no pixel is drawn.
  public static let list = TextSnapshotStrategy.list.strategy

  /// The drawing commands, a line each: no pixel is drawn.
  ///
  /// - Parameters:
  ///   - layout: What is drawn on; defaults to a preview's own canvas, and for a view to one 390
  ///     points wide and as high as the view.
  ///   - traits: What is set on the canvas beside its size.
  public static func list(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy {
    TextSnapshotStrategy.list(layout: layout, traits: traits).strategy
  }

  /// Another name for `list`.
  public static let text = list

  init(
    format: SnapshotFormat, tolerance: Tolerance? = nil, layout: SnapshotLayout? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.format = format
    self.tolerance = tolerance
    self.layout = layout
    self.traits = traits
  }
}

/// A strategy whose golden is a text, which fits into the source of a test.
public struct TextSnapshotStrategy: Hashable, Sendable {
  let strategy: SnapshotStrategy

  /// The layout and the drawing in words, an element a line.
  public static let layout = layout(layout: nil)

  /// The layout and the drawing in words, an element a line.
  ///
  /// - Parameters:
  ///   - layout: What is drawn on; defaults to a preview's own canvas, and for a view to one 390
  ///     points wide and as high as the view.
  ///   - traits: What is set on the canvas beside its size.
  public static func layout(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> TextSnapshotStrategy {
    TextSnapshotStrategy(
      strategy: SnapshotStrategy(format: .layout, layout: layout, traits: traits))
  }

  /// The drawing commands, a line each.
  public static let list = list(layout: nil)

  /// The drawing commands, a line each.
  ///
  /// - Parameters:
  ///   - layout: What is drawn on; defaults to a preview's own canvas, and for a view to one 390
  ///     points wide and as high as the view.
  ///   - traits: What is set on the canvas beside its size.
  public static func list(
    layout: SnapshotLayout?, traits: UITraitCollection = UITraitCollection()
  ) -> TextSnapshotStrategy {
    TextSnapshotStrategy(
      strategy: SnapshotStrategy(format: .list, layout: layout, traits: traits))
  }

  /// Another name for `list`.
  public static let text = list
}

/// What of a preview is kept as its golden.
package enum SnapshotFormat: String, CaseIterable, Hashable, Sendable {
  /// The picture, `.png`, with its layout in words beside it.
  case picture
  /// The layout and the drawing in words, an element a line, `.layout.txt`: no pixel is drawn.
  case layout
  /// The drawing commands, a line each, `.list.txt`: no pixel is drawn.
  case list

  /// What the golden of a text is called after its name; nil for a picture.
  var textExtension: String? {
    switch self {
    case .picture: nil
    case .layout: "layout.txt"
    case .list: "list.txt"
    }
  }
}

extension Tolerance {
  /// The tolerance that swift-snapshot-testing's two precisions document.
  ///
  /// - Parameters:
  ///   - precision: Which part of the pixels must match, from 0 to 1.
  ///   - perceptualPrecision: How closely two pixels must match to count as matching, from 0 to 1.
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

  /// What a decimal fraction leaves of 1, rounded to the nearest decimal: 1 − 0.9 is a little less
  /// than 0.1, and ten of a hundred pixels must pass.
  private static func rest(of part: Double) -> Double {
    ((1 - part) * 1e9).rounded() / 1e9
  }
}

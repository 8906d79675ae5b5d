import CellViews

/// Colours at the points of a mesh, which are drawn as the first of them.
public nonisolated struct MeshGradient: ShapeStyle, View {
  private let gradient: UndrawnGradient

  /// Colours at points of the unit square, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) {
    gradient = UndrawnGradient(Gradient(colors: colors), "MeshGradient", file, line)
  }

  /// The first colour.
  public var _paint: _ShapePaint { gradient.paint }

  /// The first colour, with a notice.
  @MainActor public var body: some View { gradient }
}

/// A gradient that is drawn as its first colour.
private nonisolated struct UndrawnGradient: View, Sendable {
  let color: Color
  let word: UndrawnWord

  init(_ gradient: Gradient, _ word: String, _ file: StaticString, _ line: UInt) {
    color = gradient.stops.first?.color ?? .clear
    self.word = UndrawnWord(word: word, file: "\(file)", line: line)
  }

  /// The first colour, with a notice.
  var paint: _ShapePaint { color._paint.undrawn(word) }

  @MainActor var body: some View { _StyledRectangle(paint) }
}

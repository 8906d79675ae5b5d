/// Shapes texts with the pinned fonts and keeps what it has shaped.
///
/// One shaper serves one thread at a time: a worker makes its own.
public final class TextShaper {
  /// A shaper for the fonts of `catalog`.
  ///
  /// - Throws: `FontError` if a pinned font is not installed.
  public init(catalog: FontCatalog) throws {}

  /// The shaped text; one shaping for all equal requests.
  public func shape(_ request: TextRequest) throws -> ShapedText { preconditionFailure() }
}

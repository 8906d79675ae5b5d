import CellViews
public import Foundation

/// A style that tiles a picture; drawn as a translucent gray, with a notice.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is tiled, in the unit square.
  public var sourceRect: CGRect
  /// The scale of the tiles.
  public var scale: CGFloat
  private let word: UndrawnWord

  /// Creates a style of a picture's tiles.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
    word = UndrawnWord(word: "ImagePaint", file: "\(file)", line: line)
  }

  /// The paint of the style.
  public var _paint: _ShapePaint { _ShapePaint(.color(.systemFill)).undrawn(word) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style of a picture's tiles.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale, file: file, line: line)
  }
}

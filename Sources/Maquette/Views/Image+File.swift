public import CellViews
import FileAccess
import ImageDecoding

extension Image: ViewConvertible {
  /// A picture from a PNG, JPEG or SVG file.
  ///
  /// - Throws: `FileError` if the file cannot be read, `PictureError` if it is not a whole picture.
  public init(contentsOfFile path: String) throws {
    self.init(try Picture(decoding: readFile(path)))
  }

  /// The image as one that fills the space it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The image as a view.
  public var view: View { .image(self) }
}

import CellViews
import FileAccess
public import Foundation
import ImageDecoding

extension Image {
  /// Creates a picture or a symbol from a bundle's resources.
  ///
  /// The resource is `NAME.png`, `.jpg` or `.svg`, the sharpest of `NAME@2x.png` and `NAME@3x.png`,
  /// or a symbol, `NAME.symbolset`. Asset catalogs are not read.
  ///
  /// The bundle is one such as `.module`, and defaults to the program's own.
  public init(
    _ name: String, bundle: Bundle? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(file: file, line: line) {
      guard let path = Self.path(of: name, in: bundle ?? .main) else {
        throw MissingPicture(name: name)
      }
      var image = try Self.node(ofFile: path)
      image.name = name
      return image
    }
  }

  private static func path(of name: String, in bundle: Bundle) -> String? {
    for (suffix, type) in [
      ("@3x", "png"), ("@2x", "png"), ("", "png"), ("", "jpg"), ("", "jpeg"), ("", "svg"),
      ("", "symbolset"),
    ] {
      if let path = bundle.path(forResource: name + suffix, ofType: type) { return path }
    }
    return nil
  }
}

/// An error for a picture that is not among a bundle's resources.
private struct MissingPicture: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "no resource '\(name).png', '.jpg', '.svg' or '.symbolset'; asset catalogs are not read: add the file to the "
      + "target's resources and write 'Image(\"\(name)\", bundle: .module)', or use "
      + "'Image(contentsOfFile:)'"
  }
}

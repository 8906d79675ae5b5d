/// How large a picture of pixels may be.
public struct PictureLimits: Hashable, Sendable {
  /// The most pixels that a side may have.
  public let side: Int
  /// The most pixels that the picture may have.
  public let pixelCount: Int

  /// Limits for both sides and for the whole picture, in pixels.
  package init(side: Int, pixelCount: Int) {
    self.side = side
    self.pixelCount = pixelCount
  }

  /// The limits for pictures that a preview shows: 64 megapixels, which take 256 MiB, and sides
  /// that one cairo surface can have.
  public static let input = PictureLimits(side: 32_767, pixelCount: 64 << 20)

  /// The limits for pictures that are compared: 256 megapixels, as two of them take 2 GiB, and
  /// sides that our encoder can write.
  package static let golden = PictureLimits(side: 1 << 22, pixelCount: 256 << 20)

  /// Throws `PictureError.tooLarge` if a picture of this size is over the limits.
  func check(width: Int, height: Int) throws {
    // A side over the limit leaves the product unasked, which so cannot overflow.
    guard width <= side, height <= side, width * height <= pixelCount else {
      throw PictureError.tooLarge(width: width, height: height, limit: self)
    }
  }
}

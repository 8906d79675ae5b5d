package import ImageDecoding

/// What comparing two PNG files showed.
public enum PictureMatch: Hashable, Sendable {
  /// The files have the same bytes.
  case identicalBytes
  /// The files carry the same digest of their pixels.
  case identicalDigests
  /// The files have the same pixels.
  case identicalPixels
  /// The pixels differ, but no more than the tolerance allows.
  case withinTolerance(PictureDifference)
  /// The pixels differ by more than the tolerance allows.
  case different(PictureDifference)
}

/// One of two PNG files that are compared cannot be read as a picture.
package struct UnreadablePicture: Error, Hashable, Sendable {
  /// Whether it is the golden, and not the picture that is compared with it.
  package var isExpected: Bool
  /// Why it is not a picture.
  package var error: PictureError

  /// An unreadable file of the two.
  package init(isExpected: Bool, error: PictureError) {
    self.isExpected = isExpected
    self.error = error
  }
}

import FileAccess
import Glibc
import ImageDecoding
import PNGEncoding

/// What is in a golden's place.
package enum StoredGolden: Hashable, Sendable {
  /// Nothing.
  case missing
  /// A whole file that carries the digest that it is compared with, and the layout's text.
  case same(png: [UInt8], layout: StoredLayout)
  /// A file that may be a picture, and the layout's text.
  case stored(png: [UInt8], layout: StoredLayout)
  /// A pointer in the place of a picture that Git LFS did not fetch.
  case pointer
  /// Something that cannot be read, with the reason.
  case unreadable(String)

  /// Looks at a place; the picture and the text are of one version if both are.
  ///
  /// - Parameter digest: The digest of the pixels that the picture is compared with; nil if none is
  ///   to be believed.
  package init(at place: GoldenPlace, comparedWith digest: String? = nil) {
    self = withFolderLock(place.folder, isShared: true) { Self.read(place, comparedWith: digest) }
  }

  /// The message for a picture that was never fetched.
  package static let pointerMessage =
    "it is a Git LFS pointer; 'git lfs pull' fetches the picture"

  private static func read(
    _ place: GoldenPlace, comparedWith digest: String?
  ) -> StoredGolden {
    let png: [UInt8]
    do throws(FileError) {
      png = try readRegularFile(place.picture)
    } catch {
      guard error.code == ENOENT else { return .unreadable(error.reason) }
      // A link to nowhere is not a missing golden: something was meant to be there.
      var status = stat()
      return lstat(place.picture, &status) == 0 ? .unreadable("a dangling symbolic link") : .missing
    }
    if isPointer(png) { return .pointer }
    let layout = StoredLayout(readingFrom: place.layout)
    // Of a file with a damaged bit, no digest is believed.
    if let digest, PixelDigest.recorded(inPNG: png) == digest,
      (try? checkChecksums(ofPNG: png)) != nil
    {
      return .same(png: png, layout: layout)
    }
    return .stored(png: png, layout: layout)
  }

  /// By the specification of Git LFS, a pointer begins with its version and has under 1024 bytes.
  private static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}

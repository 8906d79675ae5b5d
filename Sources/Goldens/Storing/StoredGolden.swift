import FileAccess
import Glibc
import ImageDecoding
import PNGEncoding

/// The contents of a golden's place.
package enum StoredGolden: Hashable, Sendable {
  /// Nothing.
  case missing
  /// A whole file with the digest of the comparison, and the layout's text.
  case same(png: [UInt8], layout: StoredLayout)
  /// A file that may be a picture, and the layout's text.
  case stored(png: [UInt8], layout: StoredLayout)
  /// A pointer instead of a picture that Git LFS did not fetch.
  case pointer
  /// Something unreadable, with the reason.
  case unreadable(String)

  /// Reads a place; the picture and the text are of one version if both are.
  ///
  /// - Parameter digest: The digest of the pixels of the compared picture; nil if a recorded one is
  ///   not to be trusted.
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
      // A broken link is not a missing golden: something was meant to be there.
      var status = stat()
      if lstat(place.picture, &status) == 0 { return .unreadable("a dangling symbolic link") }
      // A picture that is kept elsewhere is not missing, either.
      do {
        let list = try PictureList(in: place.folder)
        return list.digests[place.name] == nil ? .missing : .unreadable(PictureList.absentMessage)
      } catch {
        return .unreadable("\(error)")
      }
    }
    if isPointer(png) { return .pointer }
    let layout = StoredLayout(readingFrom: place.layout)
    // A text and a list that came with other revisions are of a picture that was not fetched yet; one
    // that was recorded here has its own text, and is pushed later.
    if layout.problem(ofPixels: PictureDigest.pixels(ofPNG: png)) != nil,
      let list = try? PictureList(in: place.folder), list.namesOther(than: png, of: place.name)
    {
      return .unreadable(PictureList.outdatedMessage)
    }
    // The digest in a damaged file is not trusted.
    if let digest, PixelDigest.recorded(inPNG: png) == digest,
      (try? checkChecksums(ofPNG: png)) != nil
    {
      return .same(png: png, layout: layout)
    }
    return .stored(png: png, layout: layout)
  }

  /// Returns whether bytes are a pointer: by the specification of Git LFS, it begins with its
  /// version and has under 1024 bytes.
  private static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}

import FileAccess
import Glibc

/// What stands in a golden's place.
package enum StoredGolden: Hashable, Sendable {
  /// Nothing.
  case missing
  /// The very bytes that it is compared with, with or without a layout's text beside them.
  case same(hasLayout: Bool)
  /// A file that may be a picture, with the layout's text if that can be read.
  case stored(png: [UInt8], layout: LayoutSnapshot?)
  /// A pointer in the place of a picture that Git LFS did not fetch.
  case pointer
  /// Something that cannot be read, with the reason.
  case unreadable(String)

  /// Looks at a place; the picture and the text are of one version if both are.
  ///
  /// - Parameter png: What the picture is compared with. If it is the same, its text is not read.
  package init(at place: GoldenPlace, comparedWith png: [UInt8]? = nil) {
    self = withFolderLock(place.folder, isShared: true) { Self.read(place, comparedWith: png) }
  }

  /// What a picture that was never fetched is told with.
  package static let pointerMessage =
    "a Git LFS pointer stands in its place; 'git lfs pull' fetches the picture"

  private static func read(
    _ place: GoldenPlace, comparedWith drawn: [UInt8]?
  ) -> StoredGolden {
    do {
      let png = try readRegularFile(place.picture)
      if png == drawn { return .same(hasLayout: access(place.layout, R_OK) == 0) }
      return isPointer(png) ? .pointer : .stored(png: png, layout: layout(at: place.layout))
    } catch let error as FileError where error.code == ENOENT {
      // A link to nowhere is no missing golden: something was meant to be there.
      var status = stat()
      return lstat(place.picture, &status) == 0 ? .unreadable("a link to nowhere") : .missing
    } catch let error as FileError {
      return .unreadable(error.reason)
    } catch {
      return .unreadable("\(error)")
    }
  }

  /// The layout's text at a path; nil if it cannot be read.
  static func layout(at path: String) -> LayoutSnapshot? {
    guard let bytes = try? readRegularFile(path, limit: longestLayout),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return LayoutSnapshot(text: text)
  }

  /// No layout of what a canvas can show takes more; a longer text is not one of ours.
  private static let longestLayout = 256 << 20

  /// By the specification of Git LFS, a pointer begins with its version and has under 1024 bytes.
  private static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}

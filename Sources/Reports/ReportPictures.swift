import FileAccess
import Goldens
import PlainText

/// The place of the pictures of a report's page.
package struct ReportPictures: Sendable {
  /// A place of pictures: in the page, unchanged or as lossless WebP, or in the files of the
  /// results folder.
  package enum Place: String, CaseIterable, Sendable {
    case embed, webp, files
  }

  /// The place; nil for the page as long as it stays small.
  package var place: Place?
  /// The address of the results folder from the page, as in `../results/`; nil for a page without
  /// one, as on standard output.
  package var folderAddress: String?
  /// The largest number of bytes of pictures in the page; a case whose pictures would exceed it has
  /// none, and reports so.
  package var limit: Int

  /// The number of bytes of pictures above which pages make browsers slow, or end them.
  package static let usualLimit = 256 << 20

  /// The number of bytes of pictures above which a page is slow to load and too large to mail: as
  /// text they take a third more.
  package static let smallPage = 16 << 20

  /// Creates the place of pictures, which defaults to the page unless an address is given.
  package init(
    place: Place? = nil, folderAddress: String? = nil, limit: Int = ReportPictures.usualLimit
  ) {
    self.place = place
    self.folderAddress = folderAddress
    self.limit = limit
  }

  /// Returns the address of a picture on a served page, by its path in the results folder.
  ///
  /// A server's addresses have no other letters than those of the digest.
  package static func servedAddress(of path: String) -> String {
    "picture/\(sha256(Array(path.utf8)).prefix(32)).png"
  }

  /// Returns a function from each picture's path to its address; nil for pictures in the page.
  ///
  /// - Throws: The errors of reading the results.
  func addresses(
    for results: ResultStream, in folder: String
  ) throws -> (@Sendable (String) -> String)? {
    var paths: [String] = []
    if mayBeFiles, place == nil {
      try results.forEach { result in
        guard result.verdict != .passed else { return }
        paths += [result.files.expected, result.files.actual, result.files.diff].compactMap(\.self)
      }
    }
    return addresses(for: paths, in: folder)
  }

  private var mayBeFiles: Bool { folderAddress != nil && place != .embed && place != .webp }

  /// Returns a function from each picture's path to its address; nil for pictures in the page.
  ///
  /// - Parameter paths: The pictures' paths in the folder.
  func addresses(for paths: [String], in folder: String) -> (@Sendable (String) -> String)? {
    guard let folderAddress, mayBeFiles else { return nil }
    let address = { @Sendable in percentEncoded(folderAddress + $0) }
    if place == .files { return address }
    var byteCount = 0
    for path in paths where byteCount <= Self.smallPage {
      guard let file = try? ConfinedFile(path, below: folder) else { continue }
      byteCount += file.byteCount
    }
    return byteCount > Self.smallPage ? address : nil
  }
}

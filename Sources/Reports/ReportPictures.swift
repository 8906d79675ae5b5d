import FileAccess
import Goldens
import PlainText

/// Where a report's page has its pictures from.
package struct ReportPictures: Sendable {
  /// The page holds them, as they are or as lossless WebP, or they stay in the files of the results
  /// folder.
  package enum Place: String, CaseIterable, Sendable {
    case embed, webp, files
  }

  /// The place; nil for the page as long as it stays small.
  package var place: Place?
  /// The address of the results folder from the page, as in `../results/`; nil for a page that
  /// has none, as on standard output.
  package var folderAddress: String?
  /// The most bytes of pictures that the page holds; a case whose pictures would be more has none,
  /// and reports so.
  package var limit: Int

  /// Pages with more bytes of pictures than this make browsers slow, or end them.
  package static let usualLimit = 256 << 20

  /// With more bytes of pictures than this, a page is slow to load and too large to mail: as text
  /// they take a third more.
  package static let smallPage = 16 << 20

  /// Pictures that the page holds, unless an address is given.
  package init(
    place: Place? = nil, folderAddress: String? = nil, limit: Int = ReportPictures.usualLimit
  ) {
    self.place = place
    self.folderAddress = folderAddress
    self.limit = limit
  }

  /// The address of a picture on a served page, by its path in the results folder.
  ///
  /// Addresses of a server have no letters but those of the digest.
  package static func servedAddress(of path: String) -> String {
    "picture/\(sha256(Array(path.utf8)).prefix(32)).png"
  }

  /// What gives each picture's path its address; nil if the page holds them.
  ///
  /// - Throws: What reading the results throws.
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

  /// What gives each picture's path its address; nil if the page holds them.
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

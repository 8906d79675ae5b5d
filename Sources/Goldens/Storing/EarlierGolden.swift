import FileAccess
import Glibc
package import LayoutSnapshots
import PictureComparison
import PlainText

/// A golden before its replacement, which can be restored.
package struct EarlierGolden: Sendable {
  private let place: GoldenPlace
  /// The picture's bytes; nil if it was not kept.
  private let picture: [UInt8]?
  /// The bytes of the layout's text; nil if there was none.
  private let layout: [UInt8]?
  /// The kept digest of the golden; nil if there was none.
  private let digest: PictureDigest?
  /// The bytes of the file with that digest.
  private let digestFile: [UInt8]?

  /// Reads the golden in a place.
  ///
  /// - Throws: `FileError` for a file that cannot be read, `DigestsFailure`, `EscapingLink`.
  package init(at place: GoldenPlace) throws {
    try place.checkIsConfined()
    self = try withFolderLock(place.folder, isShared: true) { try EarlierGolden(lockedAt: place) }
  }

  /// Reads the golden in a place, whose folder the caller has locked.
  ///
  /// - Throws: `FileError` for a file that cannot be read, `DigestsFailure`.
  init(lockedAt place: GoldenPlace) throws {
    self.place = place
    picture = try Self.bytes(of: place.picture)
    layout = try Self.bytes(of: place.layout)
    digest = try digests(in: place.folder).cases[place.name]
    digestFile = try digest.flatMap { _ in try Self.bytes(of: digestsPath(in: place.folder)) }
  }

  /// Creates an earlier golden, with a picture and a text, or without.
  init(at place: GoldenPlace, picture: [UInt8]?, layout: [UInt8]?) {
    self.place = place
    self.picture = picture
    self.layout = layout
    digest = nil
    digestFile = nil
  }

  /// The SHA-256 of the golden, the same for the same picture and text, whatever the line endings
  /// of the text and the other cases' digests beside its own.
  package var fingerprint: String {
    Self.fingerprint(picture: picture, layout: layout, digest: digest)
  }

  /// Returns the fingerprint of a golden with a picture and its layout's text.
  ///
  /// - Throws: `MissingDigest` for a picture without a digest, `PictureError`.
  package static func fingerprint(
    png: [UInt8], layout: LayoutSnapshot, form: GoldenForm
  ) throws -> String {
    fingerprint(
      picture: form == .picture ? png : nil,
      layout: sealedText(of: layout, pixels: PictureDigest.pixels(ofPNG: png)),
      digest: form == .hash ? try PictureDigest(ofPNG: png) : nil)
  }

  private static func fingerprint(
    picture: [UInt8]?, layout: [UInt8]?, digest: PictureDigest?
  ) -> String {
    let parts = [
      picture.map(sha256), layout.map { sha256(withLineFeeds($0)) },
      digest.map { "\($0.pixels) \($0.size.width)x\($0.size.height)" },
    ]
    return sha256(Array(parts.map { $0 ?? "-" }.joined(separator: "\n").utf8))
  }

  /// Restores the golden; removes the existing one if there was none before.
  ///
  /// - Parameter fingerprint: The expected fingerprint of the existing golden; nil for any.
  /// - Throws: `OtherGolden` if the existing golden is another one, `FileError`, `DigestsFailure`,
  ///   `EscapingLink`.
  package func restore(ifStill fingerprint: String? = nil) throws {
    try place.checkIsConfined()
    guard picture != nil || layout != nil || digest != nil else {
      return try removeGolden(at: place) { try check(fingerprint) }
    }
    try makeFolder(place.folder)
    try withFolderLock(place.folder) {
      try check(fingerprint)
      // All of it or nothing: one read-only file keeps the others unchanged.
      for path in [place.picture, place.layout, digestsPath(in: place.folder)] {
        try checkIsWritable(path)
      }
      try Self.put(picture, at: place.picture)
      try Self.put(layout, at: place.layout)
      if let digest {
        try putBack(digest)
      } else {
        try removeDigest(at: place)
      }
    }
  }

  private func check(_ fingerprint: String?) throws {
    guard let fingerprint else { return }
    guard try EarlierGolden(lockedAt: place).fingerprint == fingerprint else {
      throw OtherGolden(path: place.pathFromWorkingDirectory)
    }
  }

  /// Restores a digest: the whole file, if no other case's digest has changed since.
  private func putBack(_ digest: PictureDigest) throws {
    var file = try digests(in: place.folder)
    file.cases[place.name] = digest
    if let digestFile,
      (try? DigestFile(String(decoding: withLineFeeds(digestFile), as: UTF8.self))) == file
    {
      try Self.put(digestFile, at: digestsPath(in: place.folder))
    } else {
      try recordDigest(digest, at: place)
    }
  }

  private static func bytes(of path: String) throws -> [UInt8]? {
    do throws(FileError) {
      return try readRegularFile(path)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  private static func put(_ bytes: [UInt8]?, at path: String) throws {
    if let bytes {
      try checkIsWritable(path)
      return try AtomicFile.write(bytes, to: path)
    }
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError("remove", path, code: errno)
    }
  }
}

/// An error for a golden that another process has changed.
package struct OtherGolden: Error, Hashable, CustomStringConvertible {
  /// The golden's path.
  package var path: String

  /// The golden in words.
  package var description: String { "the golden '\(oneLine(path))' has changed meanwhile" }
}

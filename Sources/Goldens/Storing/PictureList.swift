package import FileAccess
import Glibc
import PlainText

/// The pictures of a folder of goldens that are kept in a store, as text: a line a picture, by name.
///
///     maquette pictures 1
///     6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b cards
///     d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35 cards.dark
///
/// git keeps the list in place of the pictures; each line is independent, so that changes of
/// different pictures merge.
package struct PictureList: Hashable, Sendable {
  /// The SHA-256 of the pictures' files, by the names of their cases.
  package private(set) var digests: [String: String] = [:]

  /// The name of the list in a folder of goldens.
  package static let name = "pictures.txt"
  /// The message for a picture that was not fetched yet.
  static let absentMessage = "it is in a store; 'maquette goldens pull' fetches the picture"
  /// The message for a picture that was fetched before the list named another.
  static let outdatedMessage =
    "it is another picture than the list names; 'maquette goldens pull' fetches that one"

  private static let head = "maquette pictures 1"
  /// A bound of the file's size, which allows for a million pictures.
  private static let longest = 256 << 20

  private let folder: String
  private var path: String { "\(folder)/\(Self.name)" }

  /// Reads the list of a folder; one that is missing is empty.
  ///
  /// - Throws: `FileError`, `UnreadablePictureList`, `EscapingLink`.
  package init(in folder: String) throws {
    self.folder = folder
    try GoldenPlace.checkIsConfined(folder)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = withLineFeeds(try readRegularFile(path, limit: Self.longest))
    } catch {
      guard error.code == ENOENT else { throw error }
      return
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where index > 0 || line != Self.head {
      let words = line.split(separator: " ", maxSplits: 1)
      if line.isEmpty, index == lines.count - 1 { continue }
      // The name becomes a part of paths, and the list may be part of a stranger's change.
      guard index > 0, words.count == 2, isSHA256(words[0]),
        isInside(String(words[1])), !words[1].contains("/"),
        words[1].utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { throw UnreadablePictureList(path: path, line: index + 1) }
      digests[String(words[1])] = String(words[0])
    }
  }

  /// Returns whether the list names another picture than a case has.
  func namesOther(than png: [UInt8], of name: String) -> Bool {
    digests[name].map { $0 != sha256(png) } ?? false
  }

  /// Writes the pictures of the folder to a store, and then the list of them; git is made to ignore
  /// the pictures.
  ///
  /// - Returns: The numbers of pictures in the list, and of those that the store did not have.
  /// - Throws: `StoreFailure`, `FileError`; the list is as it was then.
  package mutating func push(
    to store: any SharedStore
  ) throws -> (listed: Int, written: Int) {
    var found: [String: String] = [:]
    var written = 0
    for file in try names(inFolder: folder) where file.hasSuffix(".png") && !file.hasPrefix(".") {
      let place = GoldenPlace(folder: folder, name: String(file.dropLast(".png".count)))
      try place.checkIsConfined()
      let png = try readRegularFile(place.picture)
      let digest = sha256(png)
      found[place.name] = digest
      guard try !store.contains(.blob(digest)) else { continue }
      try store.write(png, to: .blob(digest))
      written += 1
    }
    // Those that were not fetched are still the goldens of their cases.
    for (name, digest) in digests where found[name] == nil && hasLayout(name) {
      found[name] = digest
    }
    guard found != digests else { return (found.count, written) }
    digests = found
    GitFiles.writeIfMissing("*.png\n", to: "\(folder)/\(GitFiles.ignoreName)")
    let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try checkIsWritable(path)
    try AtomicFile.write((Self.head + "\n" + lines.joined()).utf8, to: path)
    return (found.count, written)
  }

  /// Returns whether a golden has its text here: one that was removed has neither.
  private func hasLayout(_ name: String) -> Bool {
    access(GoldenPlace(folder: folder, name: name).layout, F_OK) == 0
  }

  /// Fetches the pictures of the list that are not here, or are others.
  ///
  /// A picture that is another is replaced only if the store has it, so that nothing is lost.
  ///
  /// - Returns: The number of pictures that were fetched, and those that could not be, in words.
  /// - Throws: `StoreFailure`, `FileError`, `EscapingLink`.
  package func pull(from store: any SharedStore) throws -> (fetched: Int, mistakes: [String]) {
    var fetched = 0
    var mistakes: [String] = []
    for (name, digest) in digests.sorted(by: { $0.key < $1.key }) {
      let place = GoldenPlace(folder: folder, name: name)
      try place.checkIsConfined()
      let path = oneLine(place.picture)
      var own: String?
      do throws(FileError) {
        own = sha256(try readRegularFile(place.picture))
      } catch {
        guard error.code == ENOENT else { throw error }
      }
      guard own != digest else { continue }
      if let own, try !store.contains(.blob(own)) {
        mistakes.append(
          "'\(path)' is not the one of the list, and the store does not have it: push or remove it")
        continue
      }
      guard let png = try store.blob(digest) else {
        mistakes.append("'\(path)': the store does not have \(StoreEntry.blob(digest).path)")
        continue
      }
      try AtomicFile.write(png, to: place.picture)
      fetched += 1
    }
    return (fetched, mistakes)
  }
}

/// An error for a list of pictures with a line of another form.
package struct UnreadablePictureList: Error, Hashable, CustomStringConvertible {
  /// The list's path.
  var path: String
  /// The line, from 1 on.
  var line: Int

  /// The place and the expected form.
  package var description: String {
    "'\(oneLine(path))' cannot be read: line \(line): expected a SHA-256 and the name of a golden"
  }
}

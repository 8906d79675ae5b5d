import Glibc
import PlainText

/// A store of bytes that several machines share.
///
/// Values may be used on several threads at once.
package protocol SharedStore: Sendable {
  /// The store's place, as messages name it.
  var name: String { get }

  /// Returns the bytes of an entry; nil if there is none.
  ///
  /// - Throws: `StoreFailure`; also for more bytes than an entry of its kind may have.
  func bytes(of entry: StoreEntry) throws(StoreFailure) -> [UInt8]?

  /// Returns whether there is an entry.
  ///
  /// - Throws: `StoreFailure`.
  func contains(_ entry: StoreEntry) throws(StoreFailure) -> Bool

  /// Writes an entry, which replaces an earlier one.
  ///
  /// - Throws: `StoreFailure`.
  func write(_ bytes: [UInt8], to entry: StoreEntry) throws(StoreFailure)
}

extension SharedStore {
  /// Returns the bytes of a blob; nil if there is none.
  ///
  /// - Throws: `StoreFailure`; also if the store has other bytes under that digest.
  package func blob(_ digest: String) throws(StoreFailure) -> [UInt8]? {
    guard let bytes = try bytes(of: .blob(digest)) else { return nil }
    guard sha256(bytes) == digest else {
      throw StoreFailure(
        store: name, reason: "the bytes of \(StoreEntry.blob(digest).path) are others")
    }
    return bytes
  }
}

/// An entry of a store, by the paths of Bazel's caches over HTTP.
package struct StoreEntry: Hashable, Sendable {
  /// The path from the store's own: `cas/` or `ac/`, and 64 hexadecimal digits.
  package let path: String
  /// The largest number of bytes that are read.
  package let limit: Int

  /// Returns the entry of bytes by their SHA-256.
  package static func blob(_ digest: String) -> StoreEntry {
    StoreEntry(path: "cas/" + digest, limit: longestFile)
  }

  /// Returns the entry of the outcome of some work, by the SHA-256 of all that decides it.
  package static func record(_ key: String) -> StoreEntry {
    // A config with thousands of cases has a tenth of it.
    StoreEntry(path: "ac/" + key, limit: 64 << 20)
  }
}

/// An error for a store that does not answer as it should.
package struct StoreFailure: Error, Hashable, CustomStringConvertible {
  /// The store's place.
  package var store: String
  /// The reason, in lower case.
  package var reason: String

  /// Creates an error for a store.
  package init(store: String, reason: String) {
    self.store = store
    self.reason = reason
  }

  /// The store and the reason.
  package var description: String { "the store '\(oneLine(store))': \(reason)" }
}

/// A store in a folder, which may be on another machine's disk.
package struct FolderStore: SharedStore {
  /// The folder's path.
  package let name: String

  /// Creates the store in a folder, which may be missing.
  package init(_ path: String) {
    name = path
  }

  package func bytes(of entry: StoreEntry) throws(StoreFailure) -> [UInt8]? {
    do throws(FileError) {
      return try readRegularFile(path(of: entry), limit: entry.limit)
    } catch {
      if [ENOENT, ENOTDIR].contains(error.code) { return nil }
      throw StoreFailure(store: name, reason: "\(error)")
    }
  }

  package func contains(_ entry: StoreEntry) throws(StoreFailure) -> Bool {
    let path = path(of: entry)
    guard access(path, F_OK) == 0 else { return false }
    // A sweep removes what was used longest ago; a store that can only be read refuses harmlessly.
    utimensat(AT_FDCWD, path, nil, 0)
    return true
  }

  package func write(_ bytes: [UInt8], to entry: StoreEntry) throws(StoreFailure) {
    do {
      try makeFolder(folder(of: path(of: entry)))
      try AtomicFile.write(bytes, to: path(of: entry), isDurable: false)
    } catch {
      throw StoreFailure(store: name, reason: "\(error)")
    }
  }

  /// Removes the blobs and the records that are not among some to keep: those that were used last at
  /// an age, and then those that were used longest ago.
  ///
  /// - Parameters:
  ///   - digests: The digests of the blobs that are kept.
  ///   - age: The age in seconds from which on others are removed: since they were written, or read
  ///     on a file system that keeps the time of that.
  ///   - size: The number of bytes that the store may have after it.
  ///   - isTrial: True to remove nothing.
  /// - Returns: The numbers of entries and of their bytes that were removed.
  /// - Throws: `FileError` for a folder that cannot be read.
  package func removeEntries(
    except digests: Set<String>, olderThan age: Int, downTo size: Int, isTrial: Bool
  ) throws(FileError) -> (entries: Int, bytes: Int) {
    var total = 0
    var unlisted: [(path: String, used: Int, bytes: Int)] = []
    for kind in ["cas", "ac"] where isFolder("\(name)/\(kind)") {
      let folder = "\(name)/\(kind)"
      AtomicFile.removeAbandoned(in: folder)
      for entry in try names(inFolder: folder) {
        var status = stat()
        // Nothing that is not of a store's form is removed.
        guard entry.utf8.count == 64, lstat("\(folder)/\(entry)", &status) == 0,
          status.st_mode & S_IFMT == S_IFREG
        else { continue }
        total += Int(status.st_size)
        guard kind == "ac" || !digests.contains(entry) else { continue }
        let used = max(status.st_mtim.tv_sec, status.st_atim.tv_sec)
        unlisted.append(("\(folder)/\(entry)", used, Int(status.st_size)))
      }
    }
    let now = time(nil)
    var removed = (entries: 0, bytes: 0)
    for entry in unlisted.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      guard now - entry.used > age || total - removed.bytes > size,
        isTrial || unlink(entry.path) == 0
      else { continue }
      removed.entries += 1
      removed.bytes += entry.bytes
    }
    return removed
  }

  private func path(of entry: StoreEntry) -> String { "\(name)/\(entry.path)" }
}

import Glibc

/// The system's queue of changes in folders.
///
/// Owns an inotify descriptor: made by `init`, closed by `deinit`, and with it all its watches.
final class InotifyQueue: Sendable {
  /// The system's number of a watched folder.
  ///
  /// Paths that lead to one folder have one number.
  typealias Watch = Int32

  /// An entry of the queue.
  struct Event {
    /// The watch of the event; -1 for one about the queue.
    var watch: Watch
    /// The kind of the event: the `IN_` values of inotify(7).
    var mask: UInt32
    /// The changed name in the folder; empty for the folder itself.
    var name: String

    /// Returns whether the event has any of these flags.
    func has(_ flags: Int32...) -> Bool {
      flags.contains { mask & UInt32(bitPattern: $0) != 0 }
    }
  }

  /// The descriptor for `poll`: readable while there are events.
  let descriptor: Int32

  /// The events that end a save, and all events of the folder itself.
  ///
  /// `IN_ATTRIB` is for a file that becomes readable.
  private static let mask = [
    IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE, IN_ATTRIB,
    IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR,
  ].reduce(0) { $0 | UInt32(bitPattern: Int32($1)) }

  init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileError("open", "inotify", code: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Watches the folder at a path, following links.
  ///
  /// - Throws: `FileError`, with `ENOENT` or `ENOTDIR` if there is no folder.
  func add(_ path: String) throws(FileError) -> Watch {
    let watch = inotify_add_watch(descriptor, path, Self.mask)
    guard watch >= 0 else { throw FileError("watch", path, code: errno) }
    return watch
  }

  /// Ends a watch; its events may still be in the queue.
  func remove(_ watch: Watch) {
    // The system has ended the watch of a removed folder: the call then fails, harmlessly.
    inotify_rm_watch(descriptor, watch)
  }

  /// Returns some of the queued events, in their order; none if there are none.
  func read() -> [Event] {
    // Room for hundreds of events; the longest one takes 16 bytes and a name of at most 256.
    let capacity = 1 << 14
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // -1 if there is nothing to read, and after a signal.
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, capacity))
    }
    return Self.events(in: bytes)
  }

  /// Returns the events in the system's bytes: each a header of four integers, and a name with
  /// zeros after it.
  private static func events(in bytes: [UInt8]) -> [Event] {
    let headerLength = MemoryLayout<inotify_event>.size
    return bytes.withUnsafeBytes { bytes in
      var events: [Event] = []
      var offset = 0
      while offset + headerLength <= bytes.count {
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let name = bytes[(offset + headerLength)...].prefix(length).prefix { $0 != 0 }
        events.append(
          Event(
            watch: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
            mask: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
            name: String(decoding: name, as: UTF8.self)))
        offset += headerLength + length
      }
      return events
    }
  }
}

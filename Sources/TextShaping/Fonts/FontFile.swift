package import DisplayList
import Glibc
import PlainText

struct FontFile {
  let path: String

  /// Indicates whether a readable file exists at the path.
  var exists: Bool { access(path, R_OK) == 0 }

  /// Indicates whether a regular file exists at the path, not a folder, pipe or device.
  var isRegular: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The reason that a library could not read the file, if it gives none itself.
  var failure: FontError {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor < 0 else {
      close(descriptor)
      return .unreadable(file: path)
    }
    return .unreadable(file: path, code: errno)
  }

  /// Returns a digest of one of the file's faces: SHA-256, 64 lower-case hexadecimal digits.
  ///
  /// It covers the face's table directory, which holds the checksum and the length of every table,
  /// and the `head` table, which holds the checksum of the whole font. That distinguishes versions
  /// of a font at the cost of a few hundred bytes; all of a font for ideographs would take longer
  /// to read than most pictures to draw.
  ///
  /// Source: OpenType 1.9, "Organization of an OpenType font".
  ///
  /// - Parameter index: The face's place in a collection file, else 0. Its bits from 16 up, the
  ///   named instance of a variable font, are digested too.
  /// - Throws: `FontError.unreadable` if the file is missing, too short or not an OpenType font.
  func digest(ofFace index: Int) throws -> String {
    guard let stream = fopen(path, "rbe") else {
      throw FontError.unreadable(file: path, code: errno)
    }
    defer { fclose(stream) }
    let start = try offset(ofFace: index & 0xFFFF, in: stream)
    let tableCount = try number(at: start + 4, bytes: 2, in: stream)
    let directory = try bytes(at: start, count: 12 + 16 * tableCount, in: stream)
    var digested = Array("\(index >> 16) ".utf8) + directory
    for entry in stride(from: 12, to: directory.count, by: 16)
    where directory[entry..<entry + 4].elementsEqual("head".utf8) {
      let head = Self.number(directory[entry + 8..<entry + 12])
      digested += try bytes(at: head, count: 54, in: stream)
    }
    return sha256(digested)
  }

  /// Returns the offset of the face's table directory.
  private func offset(ofFace index: Int, in stream: UnsafeMutablePointer<FILE>) throws -> Int {
    guard try bytes(at: 0, count: 4, in: stream).elementsEqual("ttcf".utf8) else { return 0 }
    guard try index < number(at: 8, bytes: 4, in: stream) else {
      throw FontError.unreadable(file: path)
    }
    return try number(at: 12 + 4 * index, bytes: 4, in: stream)
  }

  private func number(
    at offset: Int, bytes count: Int, in stream: UnsafeMutablePointer<FILE>
  ) throws -> Int {
    Self.number(try bytes(at: offset, count: count, in: stream)[...])
  }

  private static func number(_ bigEndian: ArraySlice<UInt8>) -> Int {
    bigEndian.reduce(0) { $0 << 8 | Int($1) }
  }

  private func bytes(
    at offset: Int, count: Int, in stream: UnsafeMutablePointer<FILE>
  ) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard fseek(stream, offset, SEEK_SET) == 0, fread(&bytes, 1, count, stream) == count else {
      throw FontError.unreadable(file: path)
    }
    return bytes
  }
}

extension FontFace {
  /// Returns a digest of the font, for a picture's origin: SHA-256, 64 hexadecimal digits.
  ///
  /// It covers the tables' checksums and the `head` table. Equal faces have equal digests wherever
  /// their files are; one that is slanted or emboldened when it is drawn has that of its file.
  ///
  /// - Throws: `FontError.unreadable` if the file no longer exists or is not an OpenType font.
  package func digest() throws -> String {
    try FontFile(path: file).digest(ofFace: index)
  }
}

import FileAccess
import Goldens
import ImageDecoding
import Maquette
import PNGEncoding
import PictureComparison

/// Two picture files that are compared: PNG or JPEG, each by what its bytes are.
struct PictureFilePair {
  private let paths: (expected: String, actual: String)
  private let expected: [UInt8]
  private let actual: [UInt8]
  private let tolerance: Tolerance
  private let workers: Int

  /// Reads two files.
  ///
  /// - Throws: `UnreadableFile` that names the file at fault.
  init(expected: String, actual: String, tolerance: Tolerance, workers: Int) throws {
    paths = (expected, actual)
    let bytes = try [expected, actual].enumerated().map { index, path in
      do {
        return try readNamedFile(path)
      } catch let error as FileError {
        throw UnreadableFile(path: path, isExpected: index == 0, reason: error.reason)
      }
    }
    self.tolerance = tolerance
    self.workers = workers
    // Equal bytes are equal pictures, in whatever format they are.
    guard bytes[0] != bytes[1] else {
      (self.expected, self.actual) = (bytes[0], bytes[1])
      return
    }
    self.expected = try Self.png(bytes[0], of: expected, isExpected: true)
    self.actual = try Self.png(bytes[1], of: actual, isExpected: false)
  }

  /// What comparing the files shows.
  ///
  /// - Throws: `UnreadableFile`.
  func comparison() throws -> PNGComparison {
    try namingFiles {
      try comparePNG(expected: expected, actual: actual, tolerance: tolerance, workers: workers)
    }
  }

  /// A picture of where the files differ, also of files that were the same without being decoded;
  /// nil if it would be too large.
  ///
  /// - Throws: `UnreadableFile`.
  func difference(of comparison: PNGComparison) throws -> [UInt8]? {
    try namingFiles {
      let pictures =
        try comparison.pictures
        ?? ComparedPictures(
          expected: expected, actual: actual, tolerance: tolerance, workers: workers)
      return try differencePNG(of: pictures, workers: workers)
    }
  }

  private func namingFiles<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as UnreadablePicture {
      throw UnreadableFile(
        path: error.isExpected ? paths.expected : paths.actual, isExpected: error.isExpected,
        reason: "\(error.error)")
    }
  }

  /// A picture's bytes as a PNG has them; a JPEG is decoded and encoded again.
  private static func png(_ bytes: [UInt8], of path: String, isExpected: Bool) throws -> [UInt8] {
    // A PNG goes on as it is, and so does anything that is not a picture, for the comparison to
    // refuse.
    let isJPEG = bytes.starts(with: [0xFF, 0xD8, 0xFF])
    guard isJPEG else { return bytes }
    do {
      guard case .pixels(let pixels) = try Picture(decoding: bytes).content else { return bytes }
      return try encodePNG(width: pixels.width, height: pixels.height, hasAlpha: false) {
        rows, output in
        pixels.withUnsafeBytes { source in
          let part = rows.lowerBound * pixels.stride..<rows.upperBound * pixels.stride
          UnsafeMutableRawBufferPointer(start: output, count: part.count)
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[part]))
        }
      }
    } catch let error as PictureError {
      throw UnreadableFile(path: path, isExpected: isExpected, reason: "\(error)")
    }
  }
}

/// A file of the two that are compared cannot be read as a picture.
struct UnreadableFile: Error, CustomStringConvertible {
  /// The file, as the user named it.
  var path: String
  /// Whether it is the expected one.
  var isExpected: Bool
  /// Why it is not a picture.
  var reason: String

  var description: String { "cannot read '\(path)': \(reason)" }
}

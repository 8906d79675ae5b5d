import FileAccess
package import ImageDecoding
package import LayoutGeometry
package import LayoutEdits
package import LayoutSnapshots
import PNGEncoding
package import PictureComparison
import PlainText

/// Two picture files to compare, each PNG, JPEG, WebP or AVIF by its bytes.
package struct PictureFilePair {
  private let paths: (expected: String, actual: String)
  private let expected: [UInt8]
  private let actual: [UInt8]
  private let tolerance: Tolerance
  private let workers: Int
  /// The treatment of the colours of files that are not PNG.
  private var colors: (expected: ColorHandling, actual: ColorHandling) = (.plain, .plain)
  /// The layouts of newly drawn pictures; nil for those of files.
  private var drawn:
    (
      old: LayoutSnapshot, new: LayoutSnapshot, live: LiveScreen?,
      strip: (Filmstrip, scale: Double)?
    )?
  /// The change of frames and their times; nil where these are the same, or there are none.
  package let frameChange: FrameChange?

  /// Creates a pair of newly drawn pictures.
  package init(
    expected: DrawnPicture, actual: DrawnPicture, tolerance: Tolerance, workers: Int
  ) {
    paths = (expected.name, actual.name)
    self.expected = expected.png
    self.actual = actual.png
    self.tolerance = tolerance
    self.workers = workers
    drawn = (expected.layout, actual.layout, actual.live, actual.strip)
    frameChange = FrameTimes.change(from: expected.times, to: actual.times)
  }

  /// Reads two files.
  ///
  /// - Throws: `UnreadableFile`, which names the file at fault.
  package init(expected: String, actual: String, tolerance: Tolerance, workers: Int) throws {
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
    // Equal bytes are equal pictures, in any format.
    guard bytes[0] != bytes[1] else {
      (self.expected, self.actual) = (bytes[0], bytes[1])
      frameChange = nil
      return
    }
    frameChange = FrameTimes.change(
      from: FrameTimes(ofPNG: bytes[0]), to: FrameTimes(ofPNG: bytes[1]))
    (self.expected, colors.expected) = try Self.png(bytes[0], of: expected, isExpected: true)
    (self.actual, colors.actual) = try Self.png(bytes[1], of: actual, isExpected: false)
  }

  /// The place of each frame in the compared pictures, if they are animations, and its scale.
  package var strip: (Filmstrip, scale: Double)? {
    drawn?.strip ?? Filmstrip(ofFramesInPNG: actual).map { ($0, 1) }
  }

  /// Compares the files.
  ///
  /// - Throws: `UnreadableFile`.
  package func comparison() throws -> PNGComparison {
    try namingFiles {
      try comparePNG(expected: expected, actual: actual, tolerance: tolerance, workers: workers)
    }
  }

  /// Returns a picture of the differences between the files, even for files that were found equal
  /// without being decoded; nil if it would be too large.
  ///
  /// - Throws: `UnreadableFile`.
  package func difference(of comparison: PNGComparison) throws -> [UInt8]? {
    try namingFiles {
      let pictures =
        try comparison.pictures
        ?? ComparedPictures(
          expected: expected, actual: actual, tolerance: tolerance, workers: workers)
      return try differencePNG(of: pictures, workers: workers)
    }
  }

  /// The changes between the layouts beside the pictures: `card.layout.txt` beside `card.png`.
  ///
  /// Empty if one of the pictures has none, or one that was recorded with another picture.
  package var layoutChanges: [DescribedChange] {
    guard let old = drawn?.old ?? Self.layout(of: expected, at: paths.expected),
      let new = drawn?.new ?? Self.layout(of: actual, at: paths.actual)
    else { return [] }
    new.read(like: old)
    return new.described(since: old, live: drawn?.live)
  }

  private static func layout(of bytes: [UInt8], at path: String) -> LayoutSnapshot? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    return StoredLayout(readingFrom: path[..<dot] + ".layout.txt")
      .snapshot(ofPixels: PictureDigest.pixels(ofPNG: bytes))
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

  /// Returns a sentence for each file of which more is stated than is compared: samples of 16 bits,
  /// and colours that are not sRGB, which are compared after their conversion.
  ///
  /// Empty for equal bytes, and without colours if the files were not decoded.
  package func notices(_ comparison: PNGComparison) -> [String] {
    precisionNotices(comparison) + colorNotices(comparison)
  }

  /// Returns a sentence for each file whose samples have 16 bits; empty for equal bytes.
  package func precisionNotices(_ comparison: PNGComparison) -> [String] {
    guard comparison.match != .identicalBytes else { return [] }
    return [(expected, paths.expected), (actual, paths.actual)]
      .filter { PNGDecoder.hasDeepSamples($0.0) }.map { PNGDecoder.deepSampleWords($0.1) }
  }

  private func colorNotices(_ comparison: PNGComparison) -> [String] {
    let decoded = comparison.pictures?.colors ?? (.plain, .plain)
    return [
      (paths.expected, [colors.expected, decoded.expected]),
      (paths.actual, [colors.actual, decoded.actual]),
    ].flatMap { path, handlings in
      handlings.compactMap { handling in
        switch handling {
        case .plain: nil
        case .converted: "the colours of \(path) were converted to sRGB"
        case .ignored(let words): "\(path) is taken for sRGB: \(words), is not converted"
        }
      }
    }
  }

  /// Returns a picture's bytes as a PNG, and the treatment of its colours; others than PNG are decoded
  /// and encoded again.
  ///
  /// - Throws: `UnreadableFile` for a picture that cannot be read; bytes that are not of a picture are
  ///   returned as they are.
  package static func png(
    _ bytes: [UInt8], of path: String, isExpected: Bool
  ) throws -> ([UInt8], ColorHandling) {
    do {
      // A PNG is returned unchanged, and so is anything that is not a picture of pixels, for the
      // comparison to refuse.
      guard let decoded = try DecodedPixels(decodingOther: bytes) else { return (bytes, .plain) }
      let pixels = decoded.buffer
      let png = try encodePNG(
        width: pixels.width, height: pixels.height, hasAlpha: !pixels.isOpaque
      ) { rows, output in
        pixels.withUnsafeBytes { source in
          let part = rows.lowerBound * pixels.stride..<rows.upperBound * pixels.stride
          UnsafeMutableRawBufferPointer(start: output, count: part.count)
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[part]))
        }
      }
      return (png, decoded.colors)
    } catch let error as PictureError {
      throw UnreadableFile(path: path, isExpected: isExpected, reason: "\(error)")
    }
  }
}

/// A newly drawn picture, with its name in messages.
package struct DrawnPicture {
  /// The picture's name in messages.
  package var name: String
  /// The bytes of a PNG.
  package var png: [UInt8]
  /// Its layout in words.
  package var layout: LayoutSnapshot
  /// Its views; nil for none.
  package var live: LiveScreen?
  /// The place of each frame, if it has all frames of an animation, and its scale; nil for a still.
  package var strip: (Filmstrip, scale: Double)?
  /// The times of the frames; nil for a still.
  package var times: FrameTimes?

  /// Creates a picture with its layout.
  package init(
    name: String, png: [UInt8], layout: LayoutSnapshot, live: LiveScreen?,
    strip: (Filmstrip, scale: Double)?, times: FrameTimes? = nil
  ) {
    self.live = live
    self.name = name
    self.png = png
    self.layout = layout
    self.strip = strip
    self.times = times
  }
}

/// An error for a file of the pair that cannot be read as a picture.
package struct UnreadableFile: Error, Hashable, CustomStringConvertible {
  /// The file, as the user named it.
  package fileprivate(set) var path: String
  /// Indicates whether it is the expected one.
  package fileprivate(set) var isExpected: Bool
  /// The reason why it is not a picture.
  package fileprivate(set) var reason: String

  /// The file and the reason.
  package var description: String { "cannot read '\(path)': \(reason)" }
}

/// The result of comparing two pictures, in words.
package struct PairWords {
  /// Indicates whether the pictures differ by more than the tolerance allows.
  package let isDifference: Bool
  /// A line, and more lines about a difference: the sentences of `CaseWords`; ends with a line feed.
  package let text: String

  /// Creates the words for two files, and for the file that shows their differences, if any.
  ///
  /// - Parameters:
  ///   - layoutChanges: The changes between the layouts beside the pictures.
  ///   - strip: The place of each frame in the pictures, if they have all frames of animations, and its scale.
  ///   - frameChange: The change of frames and their times, which is a difference.
  ///   - notices: Sentences about the files.
  ///   - hint: The way to show the sentences that are left out, as in `-v shows`.
  package init(
    _ match: PictureMatch, actual: String, expected: String, diff: String?,
    layoutChanges: @autoclosure () -> [DescribedChange] = [],
    strip: (Filmstrip, scale: Double)? = nil, frameChange: FrameChange? = nil,
    notices: [String] = [],
    detail: CaseWords.Detail = .brief, hint: String = ""
  ) {
    let notices = ((frameChange.map { [$0.words] } ?? []) + notices).map { "  \(oneLine($0))\n" }
      .joined()
    func lines(_ difference: PictureDifference) -> String {
      // Of more or fewer frames, pixels of one are beside those of another.
      let compared = frameChange?.hasOtherFrames == true ? nil : difference
      let result = CaseResult(
        suite: "", name: actual, verdict: .changed, golden: expected,
        layoutChanges: layoutChanges().map(\.sentence), difference: compared,
        message: strip.flatMap { compared?.frameSentence(in: $0, scale: $1) })
      return result.words(detail).lines(hint: hint).map { "  \(oneLine($0))\n" }.joined()
    }
    let names = (actual: oneLine(actual), expected: oneLine(expected))
    switch match {
    case .identicalBytes where frameChange == nil:
      isDifference = false
      text = "\(names.actual) and \(names.expected) have the same bytes\n"
    case .identicalBytes, .identicalDigests, .identicalPixels:
      isDifference = frameChange != nil
      text = "\(names.actual) and \(names.expected) have the same pixels\n" + notices
    case .withinTolerance(let difference):
      isDifference = frameChange != nil
      text =
        "\(names.actual) differs from \(names.expected) within the tolerance\n" + lines(difference)
        + notices
    case .different(let difference):
      isDifference = true
      text =
        "\(names.actual) differs from \(names.expected)\n" + lines(difference)
        + notices + (diff.map { "  shown in \(oneLine($0))\n" } ?? "")
    }
  }
}

import FileAccess
import Glibc
import ImageDecoding
package import PNGEncoding
package import PictureComparison
import Workers

/// Compares two folders of pictures by name, and reports in the order of the names.
///
/// A picture without an expected one is missing its golden; an expected one without a picture is
/// stale; an expected file that is not a picture is unreadable, and an actual one that is not a
/// picture is a failed case.
package struct FolderDiff: Sendable {
  private let actual: PictureFolder
  private let expected: PictureFolder
  private let diffFolder: String?
  private let tolerance: Tolerance
  private let webP: WebPEncoder?
  /// All pictures, in alphabetical order.
  package let names: [String]
  private let actualNames: Set<String>
  private let expectedNames: Set<String>
  private let diffNames: [String: String]

  /// A format for pictures of differences.
  package enum Format: String, CaseIterable, Sendable {
    case png
    /// Lossless WebP, but PNG for a picture that is too large for WebP.
    case webp
  }

  /// Creates a comparison of folders that writes pictures of the differences into a third one, if
  /// any.
  ///
  /// - Throws: `MissingWebP` if libwebp is needed and not installed.
  package init(
    actual: PictureFolder, expected: PictureFolder, diffFolder: String?, tolerance: Tolerance,
    format: Format = .png
  ) throws(MissingWebP) {
    webP = format == .webp ? try WebPEncoder.loaded() : nil
    self.actual = actual
    self.expected = expected
    self.diffFolder = diffFolder
    self.tolerance = tolerance
    actualNames = Set(actual.pictures)
    expectedNames = Set(expected.pictures)
    names = actualNames.union(expectedNames).sorted()
    diffNames = Self.diffNames(for: actualNames.intersection(expectedNames))
  }

  /// Compares all pictures on at most `jobs` threads.
  ///
  /// - Parameter take: Called on the calling thread for each picture, in alphabetical order; a
  ///   result's `diff` is its path in the folder for diffs.
  /// - Throws: The errors of `take`, and `FileError` if a diff cannot be written.
  package func run(jobs: Int, take: (CaseResult) throws -> Void) throws {
    let split = WorkerSplit(taskCount: names.count, jobs: jobs)
    try OrderedWork.run(
      count: names.count, workers: split.workers,
      makeWorker: { { try compare(names[$0], workers: split.workersPerTask) } },
      take: { try take($1) })
  }

  private func compare(_ name: String, workers: Int) throws -> CaseResult {
    let start = ContinuousClock.now
    var result = CaseResult(
      suite: expected.path, name: name, verdict: .passed, golden: expected.file(name))
    if !expectedNames.contains(name) {
      result.verdict = .missing
    } else if !actualNames.contains(name) {
      result.verdict = .stale
    } else {
      try compareFiles(name, workers: workers, &result)
    }
    result.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return result
  }

  private func compareFiles(_ name: String, workers: Int, _ result: inout CaseResult) throws {
    do {
      let pair = try PictureFilePair(
        expected: expected.file(name), actual: actual.file(name), tolerance: tolerance,
        workers: workers)
      let comparison = try pair.comparison()
      if let change = pair.frameChange {
        result.verdict = .changed
        result.message = change.words
      }
      switch comparison.match {
      case .identicalBytes, .identicalDigests, .identicalPixels: break
      case .withinTolerance(let difference): result.difference = difference
      case .different(let difference):
        result.verdict = .changed
        // Of more or fewer frames, pixels of one are beside those of another.
        if pair.frameChange?.hasOtherFrames != true { result.difference = difference }
        result.describe(pair.layoutChanges, on: nil)
        try write(pair.difference(of: comparison), name, &result)
      }
      let notices = pair.precisionNotices(comparison)
      if result.verdict == .passed, !notices.isEmpty {
        result.message = notices.joined(separator: "; ")
      }
    } catch let error as UnreadableFile {
      result.verdict = error.isExpected ? .unreadable : .failed
      result.message = error.description
    }
  }

  private func write(
    _ difference: @autoclosure () throws -> [UInt8]?, _ name: String, _ result: inout CaseResult
  ) throws {
    guard let diffFolder, var picture = try difference() else { return }
    var diffName = diffNames[name] ?? name
    if let webP, let smaller = try webP.encode(png: picture) {
      picture = smaller
      diffName = diffName.dropLast("png".count) + "webp"
    }
    let path = diffFolder + "/" + diffName
    try makeFolder(folder(of: path))
    try AtomicFile.write(picture, to: path)
    result.files.diff = diffName
  }

  /// Returns the names of the diffs, which are PNG files: the pictures' with that ending, as
  /// reg-cli's are.
  ///
  /// If two pictures would have one diff, as `a.jpg` and `a.png`, the other ending is kept, too.
  private static func diffNames(for pictures: Set<String>) -> [String: String] {
    func stem(_ name: String) -> Substring {
      name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    }
    let groups = Dictionary(grouping: pictures) { stem($0) }
    return groups.reduce(into: [:]) { result, group in
      for name in group.value {
        let isAlone = group.value.count == 1
        result[name] = isAlone || name.hasSuffix(".png") ? "\(group.key).png" : name + ".png"
      }
    }
  }
}

/// The changes that make the pictures of one folder those of another.
package struct FolderUpdate {
  private var copied: [String] = []
  private var removed: [String] = []

  /// Creates an empty update.
  package init() {}

  /// Adds the change for a picture; none for one that cannot be read.
  package mutating func add(_ result: CaseResult) {
    switch result.verdict {
    case .changed, .missing, .unreadable: copied.append(result.name)
    case .stale: removed.append(result.name)
    case .passed, .failed, .recorded, .updated: break
    }
  }

  /// Copies and removes; each picture is replaced whole or not at all.
  ///
  /// - Throws: `FileError`; earlier changes are kept.
  package func apply(from actual: PictureFolder, to expected: PictureFolder) throws {
    for name in copied {
      let bytes = try readRegularFile(actual.file(name))
      try makeFolder(folder(of: expected.file(name)))
      try AtomicFile.write(bytes, to: expected.file(name))
    }
    for name in removed where unlink(expected.file(name)) != 0 && errno != ENOENT {
      throw FileError("remove", expected.file(name), code: errno)
    }
  }
}

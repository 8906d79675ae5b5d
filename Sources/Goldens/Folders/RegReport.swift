import Diagnostics
import FileAccess
import PictureComparison
import PlainText

/// An outcome of a picture in reg-cli's terms.
package enum RegOutcome: Hashable, Sendable {
  /// The picture differs, or cannot be read.
  case failed
  /// There is no expected one.
  case new
  /// There is only the expected one.
  case deleted
  /// The picture equals the expected one, within the tolerance.
  case passed

  /// Creates reg-cli's outcome of a verdict.
  package init(_ verdict: Verdict) {
    switch verdict {
    case .missing: self = .new
    case .stale: self = .deleted
    case .passed: self = .passed
    case .changed, .unreadable, .failed, .recorded, .updated: self = .failed
    }
  }
}

/// The result of comparing two folders, as reg-cli's `reg.json` reports it.
package struct RegReport {
  private var file = RegFile()

  /// Creates a report without pictures.
  package init() {}

  /// Adds a picture; one that cannot be read has failed.
  package mutating func add(_ result: CaseResult) {
    switch RegOutcome(result.verdict) {
    case .new: file.new.append(result.name)
    case .deleted: file.deleted.append(result.name)
    case .passed: file.passed.append(result.name)
    case .failed: file.failed.append(result.name)
    }
    if let diff = result.files.diff { file.diffs.append(diff) }
    if let difference = result.difference { file.details.append((result.name, difference)) }
  }

  /// The folders of a report, by their paths from it.
  package struct Folders: Hashable, Sendable {
    /// The folder of the actual pictures.
    package var actual: String
    /// The folder of the expected pictures.
    package var expected: String
    /// The folder of the pictures of differences.
    package var diff: String

    /// Creates the folders by their paths.
    package init(actual: String, expected: String, diff: String) {
      self.actual = actual
      self.expected = expected
      self.diff = diff
    }
  }

  /// Writes the document, which appears whole or not at all.
  ///
  /// - Parameters:
  ///   - folders: As the user named them; an empty path for a folder that does not exist.
  ///   - urlPrefix: The prefix of the path from the document's folder to each of them.
  ///   - isUpdated: True if the actual pictures are to replace the expected ones.
  /// - Throws: `FileError`.
  package func write(
    to path: String, folders: Folders, urlPrefix: String, isUpdated: Bool
  ) throws {
    let parent = folder(of: path)
    func place(_ folder: String) -> String {
      folder.isEmpty ? "" : urlPrefix + relativePath(from: parent, to: folder)
    }
    var file = file
    file.folders = Folders(
      actual: place(folders.actual), expected: place(folders.expected), diff: place(folders.diff))
    file.actual = (file.failed + file.new + file.passed).sorted()
    file.expected =
      isUpdated ? file.actual : (file.failed + file.deleted + file.passed).sorted()
    try makeFolder(parent)
    try AtomicFile.write((ResultsCodec.reg.write(file) + "\n").utf8, to: path)
  }
}

/// The result of an earlier comparison of two folders, read from its `reg.json`.
package struct EarlierRegReport {
  /// The folders, by their paths from the working directory.
  package let folders: RegReport.Folders
  /// The outcomes of the pictures, without numbers.
  package let results: [CaseResult]

  /// Reads a file.
  ///
  /// - Throws: `FileError`; `Diagnostic` for a file that is not in reg-cli's form.
  package init(_ path: String) throws {
    let value = try SourceText(readNamedFile(path), file: path, isYAML: false)
      .readJSON(JSONValue.init)
    let place = SourceRange(file: path, start: SourcePosition(line: 1, column: 1))
    let file = try ResultsCodec.reg.read(FoundField(name: "", value: value, place: place))
    func folder(_ name: String) -> String {
      name.hasPrefix("/") ? name : FileAccess.folder(of: path) + "/" + name
    }
    folders = RegReport.Folders(
      actual: folder(file.folders.actual), expected: folder(file.folders.expected),
      diff: folder(file.folders.diff))
    let (expected, diffs) = (folders.expected, Set(file.diffs))
    results = [
      (file.failed, Verdict.changed), (file.new, .missing), (file.deleted, .stale),
      (file.passed, .passed),
    ].flatMap { names, verdict in
      names.map { name in
        CaseResult(
          suite: expected, name: name, verdict: verdict, golden: expected + "/" + name,
          files: ResultFiles(diff: Self.diffNames(of: name).first(where: diffs.contains)))
      }
    }
  }

  /// Returns the names that a picture's diff may have.
  private static func diffNames(of name: String) -> [String] {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return [name, String(stem)].flatMap { [$0 + ".png", $0 + ".webp"] }
  }
}

/// The contents of a `reg.json`, by reg-cli's names.
private struct RegFile {
  var failed: [String] = []
  var new: [String] = []
  var deleted: [String] = []
  var passed: [String] = []
  var expected: [String] = []
  var actual: [String] = []
  var diffs: [String] = []
  var folders = RegReport.Folders(actual: "", expected: "", diff: "")
  var details: [(name: String, difference: PictureDifference)] = []
}

extension ResultsCodec<RegFile> {
  private static let pictures = ResultsCodec<[String]>.list(.path(in: "a folder of pictures"))

  fileprivate static let reg = object(
    RegFile(),
    [
      ResultsField("failedItems", \.failed, pictures),
      ResultsField("newItems", \.new, pictures),
      ResultsField("deletedItems", \.deleted, pictures),
      ResultsField("passedItems", \.passed, pictures),
      ResultsField("expectedItems", \.expected, pictures.ifMissing([])),
      ResultsField("actualItems", \.actual, pictures.ifMissing([])),
      ResultsField("diffItems", \.diffs, pictures),
      ResultsField("actualDir", \.folders.actual, .folder),
      ResultsField("expectedDir", \.folders.expected, .folder),
      ResultsField("diffDir", \.folders.diff, .folder),
      ResultsField("diffDetails", \.details, .details),
    ])
}

extension ResultsCodec<String> {
  /// A path of a folder on this machine, not an address.
  fileprivate static let folder = ResultsCodec(
    write: text.write,
    read: { field throws(Diagnostic) in
      let name = try text.read(field)
      guard !name.contains("://") else { throw field.mismatch("a folder") }
      return name
    })
}

extension ResultsCodec<[(name: String, difference: PictureDifference)]> {
  /// Numbers for programs that read them; Maquette only writes them.
  fileprivate static let details = ResultsCodec(
    write: { details in
      JSONText.object(
        details.map { name, difference in
          let members: [(String, String)] = [
            ("width", "\(max(difference.expectedSize.width, difference.actualSize.width))"),
            ("height", "\(max(difference.expectedSize.height, difference.actualSize.height))"),
            ("diffCount", "\(difference.differingPixels)"),
            ("diffPercentage", JSONText.number(100 * difference.differingRatio)),
          ]
          return (name, JSONText.object(members))
        })
    },
    read: { _ throws(Diagnostic) in [] })
}

package import FileAccess

/// A case that passed, with everything of its golden that decided it; or a preview that was drawn
/// into files.
package struct PassedCase: Sendable {
  /// The case's name with its variant's suffix.
  package var name: String
  /// The state of its golden then, or of the files.
  package var golden: GoldenState
  /// The items and views in masks that the case does not have, in words, by the masks' positions.
  package var unknownMasks: [Int: String]
  /// The time that it took, in milliseconds.
  package var milliseconds: Double
  /// The result as it was written to the results of the run.
  package var line: String

  /// Creates a case of a preview that was drawn into files.
  package init(_ name: String, written: GoldenState, milliseconds: Double) {
    (self.name, golden, unknownMasks, line) = (name, written, [:], "")
    self.milliseconds = milliseconds
  }

  /// Creates a case from its result.
  ///
  /// - Parameter line: The result's line, without a position.
  package init(
    _ result: CaseResult, line: String, golden: GoldenState, unknownMasks: [Int: String]
  ) {
    name = result.name
    self.golden = golden
    self.unknownMasks = unknownMasks
    milliseconds = result.milliseconds
    self.line = line
  }

  /// The result, for a reader who wants to know more than that it passed.
  ///
  /// - Throws: `Diagnostic` for a line that a later release has written.
  package func result() throws -> CaseResult {
    var result = try ResultsFileReader.result(ofLine: Array(line.utf8))
    result.isUnchanged = true
    return result
  }

  /// The result's line, with the mark of one of which nothing has changed since.
  var unchangedLine: String {
    // The mark is the last of all fields; by bytes, as characters would take a fifth of a run.
    String(Substring(line.utf8.dropLast())) + #","unchanged":true}"#
  }
}

/// The state of a golden's files: its picture and the layout's text, and its line among the digests;
/// or of the files that a preview was drawn into.
package struct GoldenState: Sendable {
  /// The picture, the text, and what is at the paths of these and of their folders.
  private(set) var reads: [RecordedRead]
  /// The line among the digests; a mark if there is none.
  private(set) var digest: String
  private var digestsSignature: FileSignature?

  /// Compares a case, and returns its result with the state of the golden that it was compared
  /// with; without the state if it changed meanwhile, or if links lead to it.
  ///
  /// - Parameter compare: Compares, given whether anything is at the path of the folder's digests.
  package static func recorded(
    at place: GoldenPlace, _ compare: (_ hasDigests: Bool) -> CaseResult
  ) -> (CaseResult, GoldenState?) {
    // The comparison begins with looks for links.
    let questions = questions(about: place)
    let log = ReadLog()
    let (result, digest, signature) = ReadLog.$current.withValue(log) {
      let hasDigests = digestsEntryExists(in: place.folder)
      let (digest, signature) = hasDigests ? Self.digest(at: place) : (noDigests, nil)
      return (compare(hasDigests), digest, signature)
    }
    // By index: a read that is passed to a closure is copied with its texts.
    guard let reads = log.reads(of: questions),
      reads.indices.count(where: {
        reads[$0].question.kind == .entry && reads[$0].answer != "link"
      }) == questions.indices.count(where: { questions[$0].kind == .entry }),
      digest == noDigests || digest == Self.digest(at: place).line
    else { return (result, nil) }
    return (result, GoldenState(reads: reads, digest: digest, digestsSignature: signature))
  }

  private init(reads: [RecordedRead], digest: String, digestsSignature: FileSignature?) {
    self.reads = reads
    self.digest = digest
    self.digestsSignature = digestsSignature
  }

  /// The paths of the files that were written, in their order.
  package var paths: [String] {
    reads.filter { $0.question.kind == .bytes }.map(\.question.path)
  }

  /// Creates the state of files that were written, by the SHA-256 of what was written to each.
  package init(written files: [(path: String, digest: String)]) {
    reads = files.flatMap { path, digest in
      [
        RecordedRead(.entry, path),
        RecordedRead(question: RecordedRead.Question(.bytes, path), answer: digest),
      ]
    }
    digest = Self.noGolden
  }

  /// Forgets the files.
  fileprivate mutating func removeReads() { reads = [] }

  /// Forgets what only this machine knows about the files.
  mutating func removeSignatures() {
    digestsSignature = nil
    for index in reads.indices { reads[index].signature = nil }
  }

  /// Creates the present state of a golden.
  package init(at place: GoldenPlace) {
    reads = Self.questions(about: place).map { RecordedRead($0.kind, $0.path) }
    (digest, digestsSignature) = Self.digest(at: place)
  }

  /// Returns whether the golden is as it was.
  ///
  /// - Returns: Whether it is, and whether the signatures of its files were renewed.
  package mutating func holds(
    at place: GoldenPlace, _ check: inout ReadCheck
  ) -> (isSame: Bool, isRenewed: Bool) {
    let found = check.hold(&reads)
    guard found.isSame, digest != Self.noGolden else { return found }
    let path = digestsPath(in: place.folder)
    guard check.answer(to: RecordedRead.Question(.entry, path)).answer != "-" else {
      return (digest == Self.noDigests, found.isRenewed)
    }
    if let digestsSignature, digestsSignature == FileSignature(settledAt: path) { return found }
    let now = Self.digest(at: place)
    guard now.line == digest else { return (false, false) }
    guard now.signature != nil, now.signature != digestsSignature else { return found }
    digestsSignature = now.signature
    return (true, true)
  }

  /// Marks of a folder without digests, of one without this case's, and of files that are not a
  /// golden.
  private static let (noDigests, noLine, noGolden) = ("!", "-", "")

  /// Returns the questions whose answers decide what the golden is: the bytes of the picture and of
  /// the text, and whether these, the two folders or the digests are links.
  ///
  /// A file's kind follows its bytes: one look at it answers for both.
  private static func questions(about place: GoldenPlace) -> [RecordedRead.Question] {
    typealias Question = RecordedRead.Question
    let (picture, layout) = (place.picture, place.layout)
    return [
      Question(.entry, folder(of: place.folder)), Question(.entry, place.folder),
      Question(.bytes, picture), Question(.entry, picture),
      Question(.bytes, layout), Question(.entry, layout),
      Question(.entry, digestsPath(in: place.folder)),
    ]
  }

  /// Returns a case's line among the digests, with the state of their file.
  private static func digest(at place: GoldenPlace) -> (line: String, signature: FileSignature?) {
    guard hasDigests(in: place.folder) else { return (noDigests, nil) }
    let signature = FileSignature(settledAt: digestsPath(in: place.folder))
    do {
      guard let digest = try storedDigest(at: place) else { return (noLine, signature) }
      var file = DigestFile()
      file.cases[place.name] = digest
      return (file.text, signature)
    } catch {
      return ("!\(error)", nil)
    }
  }
}

/// A config with the cases of it that passed, and everything that decided how they are drawn.
package struct PassedConfig: Sendable {
  /// A preview of a config: its name, and that with its variant's suffix.
  package struct Name: Hashable, Sendable {
    /// The preview's name.
    package var name: String
    /// The name with the variant's suffix.
    package var fullName: String

    /// Creates a preview's name.
    package init(name: String, fullName: String) {
      self.name = name
      self.fullName = fullName
    }
  }

  /// The config as the user named it.
  package var file: String
  /// The digest of the tool, the libraries and the fonts that drew.
  package var machine: String
  /// All previews of the config, in its order.
  package var names: [Name]
  /// The reads of loading it and drawing its previews.
  package var reads: [RecordedRead]
  /// The cases that passed.
  package var cases: [PassedCase]

  /// The config as far as it is needed to report its cases: without what was read.
  package var brief: PassedConfig {
    var brief = self
    brief.reads = []
    for index in brief.cases.indices { brief.cases[index].golden.removeReads() }
    return brief
  }

  /// Creates a config without cases.
  package init(file: String, machine: String, names: [Name], reads: [RecordedRead]) {
    (self.file, self.machine, self.names, self.reads, cases) = (file, machine, names, reads, [])
  }
}

extension PassedConfig {
  /// The config as a record.
  package var record: [UInt8] {
    var writer = RecordWriter()
    writer.write(file)
    writer.write(machine)
    writer.write(UInt64(names.count))
    for name in names {
      writer.write(name.name)
      writer.write(name.fullName)
    }
    writer.write(reads)
    writer.write(UInt64(cases.count))
    for passed in cases { passed.write(to: &writer) }
    return writer.bytes
  }

  /// Reads a record; nil for one of another form.
  package init?(record: [UInt8]) {
    var reader = RecordReader(record)
    guard let file = reader.text(), let machine = reader.text(), let nameCount = reader.count()
    else { return nil }
    var names: [Name] = []
    for _ in 0..<nameCount {
      guard let name = reader.text(), let fullName = reader.text() else { return nil }
      names.append(Name(name: name, fullName: fullName))
    }
    guard let reads = reader.reads(), let caseCount = reader.count() else { return nil }
    self.init(file: file, machine: machine, names: names, reads: reads)
    for _ in 0..<caseCount {
      guard let passed = PassedCase(from: &reader) else { return nil }
      cases.append(passed)
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Returns the config's file of a record, whose other values are not read; nil for one of another
  /// form.
  package static func file(ofRecord record: [UInt8]) -> String? {
    var reader = RecordReader(record)
    return reader.text()
  }
}

extension PassedCase {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(name)
    golden.write(to: &writer)
    writer.write(UInt64(unknownMasks.count))
    for (position, words) in unknownMasks.sorted(by: { $0.key < $1.key }) {
      writer.write(UInt64(position))
      writer.write(words)
    }
    writer.write(milliseconds.bitPattern)
    writer.write(line)
  }

  fileprivate init?(from reader: inout RecordReader) {
    guard let name = reader.text(), let golden = GoldenState(from: &reader),
      let maskCount = reader.count()
    else { return nil }
    var masks: [Int: String] = [:]
    for _ in 0..<maskCount {
      guard let position = reader.number().flatMap(Int.init(exactly:)), let words = reader.text()
      else { return nil }
      masks[position] = words
    }
    guard let bits = reader.number(), let line = reader.text() else { return nil }
    self.name = name
    self.golden = golden
    unknownMasks = masks
    milliseconds = Double(bitPattern: bits)
    self.line = line
  }
}

extension GoldenState {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(reads)
    writer.write(digest)
    writer.write(digestsSignature)
  }

  fileprivate init?(from reader: inout RecordReader) {
    guard let reads = reader.reads(), let digest = reader.text(), let signature = reader.signature()
    else { return nil }
    self.init(reads: reads, digest: digest, digestsSignature: signature)
  }
}

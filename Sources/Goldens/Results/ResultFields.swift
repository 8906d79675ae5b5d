import Diagnostics
import FileAccess
import PictureComparison
import PlainText

/// The fields of a JSON object in a results file, each checked as it is asked for.
///
/// Fields that are not asked for are ignored: a later release may have added them.
struct ResultFields {
  private let fields: [String: JSONValue]
  private let place: SourceRange

  /// The fields of a value.
  ///
  /// - Parameter place: Where diagnostics point to.
  /// - Throws: `Diagnostic` if the value is not an object.
  init(_ value: JSONValue, at place: SourceRange) throws(Diagnostic) {
    guard case .object(let members) = value else {
      throw Diagnostic(at: place, "expected an object, found \(value.summary)")
    }
    fields = Dictionary(
      members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    self.place = place
  }

  /// A text that must be there.
  func text(_ name: String) throws(Diagnostic) -> String {
    guard case .string(let text) = fields[name] else { throw mismatch(name, "text") }
    return text
  }

  /// A text, or nil for null or a missing field.
  func optionalText(_ name: String) throws(Diagnostic) -> String? {
    switch fields[name] {
    case nil, .null: nil
    case .string(let text): text
    default: throw mismatch(name, "text or null")
    }
  }

  /// A path in the results folder, or nil.
  func path(_ name: String) throws(Diagnostic) -> String? {
    guard let path = try optionalText(name) else { return nil }
    guard isInside(path) else {
      throw Diagnostic(
        at: place, "\(name): '\(excerpt(of: path))' is not in the results folder")
    }
    return path
  }

  /// A SHA-256 in hexadecimal, or nil.
  func digest(_ name: String) throws(Diagnostic) -> String? {
    guard let digest = try optionalText(name) else { return nil }
    guard digest.utf8.count == 64, digest.utf8.allSatisfy(Self.isHexDigit) else {
      throw mismatch(name, "64 hexadecimal digits")
    }
    return digest
  }

  /// A whole number from 0 to `limit`, which is the largest that a Double holds without rounding by default.
  func integer(_ name: String, limit: Int = 1 << 53) throws(Diagnostic) -> Int {
    guard case .number(let number) = fields[name], let value = Int(exactly: number),
      (0...limit).contains(value)
    else { throw mismatch(name, "a whole number from 0 to \(limit)") }
    return value
  }

  /// A length in pixels, with which products stay within bounds.
  func length(_ name: String) throws(Diagnostic) -> Int {
    try integer(name, limit: Int(Int32.max))
  }

  /// A number from 0 on.
  func number(_ name: String, limit: Double) throws(Diagnostic) -> Double {
    guard case .number(let number) = fields[name], (0...limit).contains(number) else {
      throw mismatch(name, "a number from 0 to \(NumberText.shortest(limit))")
    }
    return number
  }

  /// A list that must be there.
  func list(_ name: String) throws(Diagnostic) -> [JSONValue] {
    guard case .array(let values) = fields[name] else { throw mismatch(name, "a list") }
    return values
  }

  /// A list of texts.
  func texts(_ name: String) throws(Diagnostic) -> [String] {
    var texts: [String] = []
    for value in try list(name) {
      guard case .string(let text) = value else { throw mismatch(name, "a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// A list of texts; empty for null or a missing field.
  func optionalTexts(_ name: String) throws(Diagnostic) -> [String] {
    switch fields[name] {
    case nil, .null: []
    default: try texts(name)
    }
  }

  /// Objects in a list.
  func objects(_ name: String) throws(Diagnostic) -> [ResultFields] {
    var objects: [ResultFields] = []
    for value in try list(name) { objects.append(try ResultFields(value, at: place)) }
    return objects
  }

  /// An object that must be there.
  func object(_ name: String) throws(Diagnostic) -> ResultFields {
    guard let value = fields[name] else { throw mismatch(name, "an object") }
    return try ResultFields(value, at: place)
  }

  /// An object, or nil for null or a missing field.
  func optionalObject(_ name: String) throws(Diagnostic) -> ResultFields? {
    switch fields[name] {
    case nil, .null: nil
    case let value?: try ResultFields(value, at: place)
    }
  }

  private func mismatch(_ name: String, _ expected: String) -> Diagnostic {
    let found = fields[name].map { "found \($0.summary)" } ?? "found nothing"
    return Diagnostic(at: place, "\(name): expected \(expected), \(found)")
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}

extension ResultFields {
  /// The fields as a case's result.
  func caseResult() throws(Diagnostic) -> CaseResult {
    let word = try text("verdict")
    guard let verdict = Verdict(rawValue: word) else {
      throw Diagnostic(
        at: place, "unknown verdict '\(excerpt(of: word, limit: 40))'",
        suggestion: suggestion(for: word, among: Verdict.allCases.map(\.rawValue)))
    }
    let formWord = try optionalText("form") ?? GoldenForm.picture.rawValue
    guard let form = GoldenForm(rawValue: formWord) else {
      throw Diagnostic(
        at: place, "unknown form '\(excerpt(of: formWord, limit: 40))'",
        suggestion: suggestion(for: formWord, among: GoldenForm.allCases.map(\.rawValue)))
    }
    let name = try text("name")
    guard !name.isEmpty else { throw mismatch("name", "a name") }
    return CaseResult(
      suite: try text("suite"), name: name, verdict: verdict, golden: try text("golden"),
      form: form, movedFrom: try optionalText("movedFrom"),
      files: try object("files").files(),
      machineDifferences: try texts("machineDifferences"),
      layoutChanges: try texts("layoutChanges"),
      difference: try optionalObject("difference")?.difference(),
      message: try optionalText("message"),
      // A century is not a measurement, but a number that can be worked with.
      milliseconds: try number("milliseconds", limit: 3e12), inputs: try inputs())
  }

  /// The files that a case was drawn from; none in results of earlier releases.
  private func inputs() throws(Diagnostic) -> [InputFile] {
    guard fields["inputs"] != nil else { return [] }
    var inputs: [InputFile] = []
    for fields in try objects("inputs") {
      let path = try fields.text("path")
      guard isInside(path) else {
        throw Diagnostic(
          at: place, "path: '\(excerpt(of: path))' is not in the config's folder")
      }
      guard let digest = try fields.digest("digest") else {
        throw fields.mismatch("digest", "64 hexadecimal digits")
      }
      inputs.append(InputFile(path: path, digest: digest))
    }
    return inputs
  }

  private func files() throws(Diagnostic) -> ResultFiles {
    ResultFiles(
      expected: try path("expected"), actual: try path("actual"), diff: try path("diff"),
      layoutDiff: try path("layoutDiff"), layout: try path("layout"),
      actualDigest: try digest("actualDigest"), layoutDigest: try digest("layoutDigest"))
  }

  private func difference() throws(Diagnostic) -> PictureDifference {
    var clusters: [PictureDifference.Cluster] = []
    for fields in try objects("clusters") {
      clusters.append(
        PictureDifference.Cluster(
          box: PixelRect(
            x: try fields.length("x"), y: try fields.length("y"),
            width: try fields.length("width"), height: try fields.length("height")),
          differingPixels: try fields.integer("differingPixels"),
          elements: try fields.texts("elements")))
    }
    var sweep: [PictureDifference.SweepStep] = []
    for fields in try objects("sweep") {
      sweep.append(
        PictureDifference.SweepStep(
          threshold: try fields.number("threshold", limit: 1),
          differingPixels: try fields.integer("differingPixels")))
    }
    return PictureDifference(
      expectedSize: try object("expectedSize").size(), actualSize: try object("actualSize").size(),
      scales: try optionalObject("scales")?.scales(),
      differingPixels: try integer("differingPixels"),
      antialiasedPixels: try integer("antialiasedPixels"),
      maskedPixels: try integer("maskedPixels"), clusters: clusters,
      clusterCount: try integer("clusterCount"), sweep: sweep)
  }

  private func scales() throws(Diagnostic) -> ScaleChange {
    ScaleChange(
      expected: try number("expected", limit: 1_000_000),
      actual: try number("actual", limit: 1_000_000))
  }

  private func size() throws(Diagnostic) -> PixelSize {
    PixelSize(width: try length("width"), height: try length("height"))
  }
}

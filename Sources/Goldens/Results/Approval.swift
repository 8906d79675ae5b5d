import FileAccess
import Glibc
package import ImageDecoding
import LayoutSnapshots
import PlainText

/// Takes the pictures of an earlier run over as goldens, without drawing them.
///
/// The results may have come from another machine, with anything in them. Only a picture that is
/// whole and the one that the run wrote is taken over, and only to a golden's place.
package struct Approval: Sendable {
  /// Where the run left its pictures.
  private let results: ResultsFolder
  private var form: GoldenForm?

  /// Approval of the results in a folder.
  ///
  /// - Parameter form: What is kept of goldens; nil for what each folder of them keeps.
  package init(of results: ResultsFolder, form: GoldenForm? = nil) {
    self.results = results
    self.form = form
  }

  /// Where a case's golden is.
  ///
  /// - Throws: `ApprovalError` for a path that is none of a golden's.
  package func place(of result: CaseResult) throws -> GoldenPlace {
    try place(ofGolden: result.golden)
  }

  private func place(ofGolden path: String) throws -> GoldenPlace {
    guard let place = GoldenPlace(ofPicture: path), isBelowWorkingDirectory(place.folder)
    else { throw ApprovalError.noGoldensPlace(path) }
    return place
  }

  /// The config or the file of tests that a case's golden is beside.
  ///
  /// - Throws: `ApprovalError` for a golden that is not in the place of such a file's.
  package func source(of result: CaseResult) throws -> String {
    let place = try place(of: result)
    let name = result.suite.split(separator: "/").last.map(String.init) ?? ""
    let parent = folder(of: folder(of: place.folder))
    let source = parent == "." ? name : parent + "/" + name
    guard !name.isEmpty, GoldenPlace.folder(beside: source) == place.folder else {
      throw ApprovalError.noGoldensPlace(result.golden)
    }
    return source
  }

  /// The files among a case's inputs that are no longer what the case was drawn from, by their
  /// paths.
  ///
  /// A file that cannot be read for another reason than that it is gone counts as unchanged.
  ///
  /// - Throws: `ApprovalError`, as `source(of:)` does.
  package func changedInputs(of result: CaseResult) throws -> [String] {
    let parent = folder(of: try source(of: result))
    return result.inputs.filter { input in
      do {
        let file = try ConfinedFile(input.path, below: parent)
        return try sha256(file.read(upTo: file.byteCount)) != input.digest
      } catch {
        return (error as? FileError)?.code == ENOENT
      }
    }
    .map { parent == "." ? $0.path : parent + "/" + $0.path }
  }

  /// What is kept of a golden in a place from now on.
  package func form(at place: GoldenPlace) -> GoldenForm {
    form ?? GoldenForm(ofGoldensIn: place.folder)
  }

  /// Puts a case's picture and its layout's text in its golden's place.
  ///
  /// - Parameter check: What throws if the golden that is there is to stay; nil to replace any. It is
  ///   called while the folder is locked, with that golden and with the fingerprint of the one that
  ///   takes its place. A golden that is this picture already is not asked about.
  /// - Returns: False if the golden is this picture already.
  /// - Throws: `ApprovalError`, `FileError`, what `check` throws; the golden then stays what it was.
  package func approve(
    _ result: CaseResult,
    replacing check: ((_ earlier: EarlierGolden, _ next: String) throws -> Void)? = nil
  ) throws -> Bool {
    let place = try place(of: result)
    let (png, snapshot) = try drawn(result)
    let form = form(at: place)
    guard let check else {
      return try recordGolden(png: png, layout: snapshot, at: place, form: form)
    }
    // What is about to be written, and not what is read afterwards: that can be another process's.
    let next = try EarlierGolden.fingerprint(png: png, layout: snapshot, form: form)
    return try recordGolden(png: png, layout: snapshot, at: place, form: form) { earlier in
      if earlier.fingerprint != next { try check(earlier, next) }
    }
  }

  /// What a case's picture replaced, where it is the golden by now.
  ///
  /// The results have the picture of the golden that there was, and how its layout's text changed; of a
  /// golden without a picture they have nothing.
  ///
  /// - Returns: The earlier golden, and the fingerprint of the one that is there. Nil where another one
  ///   is there, and where it is not known byte for byte what was there.
  /// - Throws: `ApprovalError`, `FileError`, what reading the golden throws.
  func replaced(by result: CaseResult) throws -> (earlier: EarlierGolden, accepted: String)? {
    guard let compared = result.files.goldenDigest, result.files.actual != nil else { return nil }
    let place = try place(of: result)
    let now = try EarlierGolden(at: place).fingerprint
    guard now != compared else { return nil }
    let (png, snapshot) = try drawn(result)
    let form = form(at: place)
    guard try now == EarlierGolden.fingerprint(png: png, layout: snapshot, form: form) else {
      return nil
    }
    let picture = try result.files.expected.map { try checkedPicture(bytes(of: $0), of: $0) }
    let difference = try result.files.layoutDiff.map { path in
      String(decoding: try bytes(of: path), as: UTF8.self)
    }
    // Texts without a difference are the same one.
    let layout = difference.map { snapshot.reverting($0) } ?? snapshot
    let pixels = picture.flatMap { PictureDigest.pixels(ofPNG: $0) }
    // A golden may have had no text, or one that was not sealed.
    let texts = [
      layout.map { sealedText(of: $0, pixels: pixels) }, nil,
      layout.map { sealedText(of: $0, pixels: nil) },
    ]
    let candidates = texts.map { EarlierGolden(at: place, picture: picture, layout: $0) }
    return candidates.first { $0.fingerprint == compared }.map { ($0, now) }
  }

  /// The picture and the layout that the run has left of a case.
  private func drawn(_ result: CaseResult) throws -> (png: [UInt8], layout: LayoutSnapshot) {
    let png = try checkedPicture(
      bytes(of: result.files.actual, digest: result.files.actualDigest),
      of: result.files.actual ?? "")
    let layout = try bytes(of: result.files.layout, digest: result.files.layoutDigest)
    guard let text = String(validating: layout, as: UTF8.self) else {
      throw ApprovalError.changed(result.files.layout ?? "")
    }
    return (png, LayoutSnapshot(text: text))
  }

  /// Moves the golden that a renamed case had before to the case's place; takes it away where the
  /// run has recorded the same picture there.
  ///
  /// - Parameter stale: The paths of the goldens that no case drew.
  /// - Returns: False if there is nothing to move, or no longer.
  /// - Throws: `ApprovalError`, `FileError`; the golden then stays where it was.
  package func move(_ result: CaseResult, stale: Set<String>) throws -> Bool {
    guard let path = result.movedFrom else { return false }
    let place = try place(of: result)
    let old = try self.place(ofGolden: path)
    guard stale.contains(path), old != place else { throw ApprovalError.notStale(path) }
    let forms = try old.keptForms()
    guard let form = forms.first else { return false }
    let pixels =
      try place.keptForms().isEmpty
      ? PictureDigest.pixels(
        ofPNG: bytes(of: result.files.actual, digest: result.files.actualDigest))
      : place.storedPixels
    guard let pixels, pixels == old.storedPixels else { throw ApprovalError.otherPicture(path) }
    guard try place.keptForms().isEmpty else {
      try removeGolden(at: old)
      return true
    }
    // A folder without goldens keeps what the old one does.
    let isFirst = ((try? names(inFolder: place.folder)) ?? []).isEmpty
    let wanted = self.form ?? (isFirst ? form : GoldenForm(ofGoldensIn: place.folder))
    if forms == [wanted] {
      try moveGolden(from: old, to: place, form: wanted)
    } else {
      var approval = self
      approval.form = wanted
      _ = try approval.approve(result)
      try removeGolden(at: old)
    }
    return true
  }

  /// The bytes of a file that is a picture.
  private func checkedPicture(_ bytes: [UInt8], of relative: String) throws -> [UInt8] {
    do {
      _ = try PNGTextChunk.texts(ofPNG: bytes)
    } catch let error as PictureError {
      throw ApprovalError.unreadable(relative, error)
    }
    return bytes
  }

  /// The bytes of a file that the run wrote.
  private func bytes(of relative: String?, digest: String?) throws -> [UInt8] {
    guard let relative, let digest else { throw ApprovalError.noPicture }
    let bytes = try bytes(of: relative)
    guard sha256(bytes) == digest else { throw ApprovalError.changed(results.file(relative)) }
    return bytes
  }

  /// The bytes of a file in the results folder, whoever wrote it.
  private func bytes(of relative: String) throws -> [UInt8] {
    let path = results.file(relative)
    guard isInside(relative), let root = realPath(results.path), let real = realPath(path),
      relativePath(real, below: root) != nil
    else { throw ApprovalError.missing(path) }
    return try readRegularFile(path)
  }
}

/// Why a picture is not taken over as a golden.
package enum ApprovalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The results hold no picture of the case.
  case noPicture
  /// The picture, or its layout's text, is not in the results folder.
  case missing(String)
  /// The path is none that a golden may have.
  case noGoldensPlace(String)
  /// A file is not the one that the run wrote.
  case changed(String)
  /// A golden that was to be moved is a case's.
  case notStale(String)
  /// A golden that was to be moved is another picture.
  case otherPicture(String)
  /// A file is not a picture.
  case unreadable(String, PictureError)

  /// The reason in words.
  package var description: String {
    switch self {
    case .noPicture: "the results hold no picture of it"
    case .missing(let path): "'\(oneLine(path))' is missing from the results"
    case .noGoldensPlace(let path):
      "'\(oneLine(path))' is not a golden below the working directory"
    case .changed(let path): "'\(oneLine(path))' is not the file that the test wrote"
    case .notStale(let path): "'\(oneLine(path))' is not a stale golden in the results"
    case .otherPicture(let path): "'\(oneLine(path))' is not its picture any more"
    case .unreadable(let path, let error): "'\(oneLine(path))' is not a picture: \(error)"
    }
  }
}

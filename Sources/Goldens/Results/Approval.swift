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
    let png = try bytes(of: result.files.actual, digest: result.files.actualDigest)
    let layout = try bytes(of: result.files.layout, digest: result.files.layoutDigest)
    do {
      _ = try PNGTextChunk.texts(ofPNG: png)
    } catch let error as PictureError {
      throw ApprovalError.unreadable(result.files.actual ?? "", error)
    }
    guard let text = String(validating: layout, as: UTF8.self) else {
      throw ApprovalError.changed(result.files.layout ?? "")
    }
    let snapshot = LayoutSnapshot(text: text)
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

  /// The bytes of a file that the run wrote.
  private func bytes(of relative: String?, digest: String?) throws -> [UInt8] {
    guard let relative, let digest else { throw ApprovalError.noPicture }
    let path = results.file(relative)
    guard isInside(relative), let root = realPath(results.path), let real = realPath(path),
      relativePath(real, below: root) != nil
    else { throw ApprovalError.missing(path) }
    let bytes = try readRegularFile(path)
    guard sha256(bytes) == digest else { throw ApprovalError.changed(path) }
    return bytes
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

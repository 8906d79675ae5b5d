import FileAccess
import Glibc
package import ImageDecoding
import LayoutSnapshots
import PlainText

/// Makes the pictures of an earlier run goldens, without drawing them.
///
/// The results may be from another machine, with any contents. A picture is approved only if it is
/// whole and the run wrote it, and only as the golden of its case.
package struct Approval: Sendable {
  /// The results folder of the run.
  private let results: ResultsFolder
  private var form: GoldenForm?

  /// Creates the approval of the results in a folder.
  ///
  /// - Parameter form: The form of goldens; nil for the form in each folder.
  package init(of results: ResultsFolder, form: GoldenForm? = nil) {
    self.results = results
    self.form = form
  }

  /// Returns the place of a case's golden.
  ///
  /// - Throws: `ApprovalError` for a path that is not a golden's.
  package func place(of result: CaseResult) throws -> GoldenPlace {
    try place(ofGolden: result.golden)
  }

  private func place(ofGolden path: String) throws -> GoldenPlace {
    guard let place = GoldenPlace(ofPicture: path), isBelowWorkingDirectory(place.folder)
    else { throw ApprovalError.noGoldensPlace(path) }
    return place
  }

  /// Returns the config or the file of tests beside a case's golden.
  ///
  /// - Throws: `ApprovalError` for a golden that is not beside such a file.
  package func source(of result: CaseResult) throws -> String {
    let place = try place(of: result)
    let name = lastName(of: result.suite)
    let parent = folder(of: folder(of: place.folder))
    let source = parent == "." ? name : parent + "/" + name
    guard !name.isEmpty, GoldenPlace.folder(beside: source) == place.folder else {
      throw ApprovalError.noGoldensPlace(result.golden)
    }
    return source
  }

  /// Returns the paths of a case's inputs that have changed since it was drawn.
  ///
  /// A file that cannot be read counts as unchanged unless it no longer exists.
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

  /// Returns the form of goldens in a place from now on.
  package func form(at place: GoldenPlace) -> GoldenForm {
    form ?? GoldenForm(ofGoldensIn: place.folder)
  }

  /// Replaces a golden by a case's picture and its layout's text.
  ///
  /// - Parameter check: Throws to keep the existing golden; nil to replace any. Called while the
  ///   folder is locked, with that golden and with the fingerprint of the one that would replace
  ///   it; not called if the golden is this picture already.
  /// - Returns: False if the golden is this picture already.
  /// - Throws: `ApprovalError`, `FileError`, and the errors of `check`; the golden is unchanged
  ///   then.
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
    // The golden that is about to be written, and not the one that is read afterwards: that can be
    // another process's.
    let next = try EarlierGolden.fingerprint(png: png, layout: snapshot, form: form)
    return try recordGolden(png: png, layout: snapshot, at: place, form: form) { earlier in
      if earlier.fingerprint != next { try check(earlier, next) }
    }
  }

  /// Returns the golden that a case's picture replaced, if the picture is now the golden.
  ///
  /// The results contain the picture of the earlier golden, and the changes of its layout's text;
  /// of a golden without a picture they contain nothing.
  ///
  /// - Returns: The earlier golden, and the fingerprint of the current one. Nil if that is another
  ///   one, or if the earlier golden is not known byte for byte.
  /// - Throws: `ApprovalError`, `FileError`, and the errors of reading the golden.
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
    // Texts without a difference are the same.
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

  /// Returns the picture and the layout of a case from the run.
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

  /// Moves the earlier golden of a renamed case to the case's place; removes it if the run has
  /// recorded the same picture there.
  ///
  /// - Parameter stale: The paths of the goldens that no case drew.
  /// - Returns: False if there is nothing to move, or no longer.
  /// - Throws: `ApprovalError`, `FileError`; the golden is not moved then.
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
    // A folder without goldens takes the form of the old one.
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

  /// Returns the bytes of a file that is a picture.
  private func checkedPicture(_ bytes: [UInt8], of relative: String) throws -> [UInt8] {
    do {
      _ = try PNGTextChunk.texts(ofPNG: bytes)
    } catch let error as PictureError {
      throw ApprovalError.unreadable(relative, error)
    }
    return bytes
  }

  /// Returns the bytes of a file that the run wrote.
  private func bytes(of relative: String?, digest: String?) throws -> [UInt8] {
    guard let relative, let digest else { throw ApprovalError.noPicture }
    let bytes = try bytes(of: relative)
    guard sha256(bytes) == digest else { throw ApprovalError.changed(results.file(relative)) }
    return bytes
  }

  /// Returns the bytes of a file in the results folder, without checking who wrote it.
  private func bytes(of relative: String) throws -> [UInt8] {
    let path = results.file(relative)
    guard isInside(relative), let root = realPath(results.path), let real = realPath(path),
      relativePath(real, below: root) != nil
    else { throw ApprovalError.missing(path) }
    return try readRegularFile(path)
  }
}

/// A reason why a picture is not approved as a golden.
package enum ApprovalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The results do not contain a picture of the case.
  case noPicture
  /// The picture, or its layout's text, is not in the results folder.
  case missing(String)
  /// The path is not one that a golden may have.
  case noGoldensPlace(String)
  /// A file is not the one that the run wrote.
  case changed(String)
  /// A golden that was to be moved belongs to a case.
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

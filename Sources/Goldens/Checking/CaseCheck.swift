import FileAccess
import ImageDecoding
import LayoutSnapshots
import PictureComparison
import PlainText

/// The comparison of one case with its golden, with the settings of a `GoldenCheck`.
///
/// Each step returns a result of its own.
struct CaseCheck {
  private let check: GoldenCheck
  private let drawn: DrawnCase
  private let place: GoldenPlace
  /// Indicates whether anything was at the path of the folder's digests.
  private let hasDigests: Bool
  /// The goldens that may be written.
  private var update: UpdateMode
  /// The form in which goldens are written.
  private let wanted: GoldenForm
  /// The form in which the golden is kept.
  private var form: GoldenForm

  /// Creates the comparison of a case with the golden in a place.
  ///
  /// - Parameter hasDigests: Whether anything is at the path of the folder's digests.
  init(_ check: GoldenCheck, _ drawn: DrawnCase, at place: GoldenPlace, hasDigests: Bool) {
    self.check = check
    self.drawn = drawn
    self.place = place
    self.hasDigests = hasDigests
    update = check.update
    wanted = check.form ?? (hasDigests ? GoldenForm(ofGoldensIn: place.folder) : .picture)
    form = wanted
  }

  /// Compares the case; a file that cannot be written or read becomes the result's message.
  func result() -> CaseResult {
    do {
      do {
        // A run that records all has no use for masks.
        if update != .all { try checkMasks() }
        return try resultOfAllForms()
      } catch let failure as DigestsFailure where failure.isConflict && update == .all {
        try mergeConflicts(inDigestsAt: place)
        return try resultOfAllForms()
      }
    } catch let failure as DigestsFailure {
      // Never overwritten: the file contains other cases' goldens, too.
      return with(.hash).unreadableDigests(failure)
    } catch {
      return result(.failed, "\(error)")
    }
  }

  private func result(_ verdict: Verdict, _ message: String? = nil) -> CaseResult {
    CaseResult(
      suite: drawn.suite, name: drawn.name, verdict: verdict,
      golden: place.pathFromWorkingDirectory, form: form, message: message)
  }

  private func with(_ form: GoldenForm) -> CaseCheck {
    var copy = self
    copy.form = form
    return copy
  }

  private func unreadableDigests(_ failure: DigestsFailure) -> CaseResult {
    var message = failure.description
    if failure.isConflict, isConfig(drawn.suite) {
      message +=
        "; '\(ToolCommand.words) test \(shellWord(drawn.suite)) --update=all' "
        + "records its goldens anew"
    }
    var result = result(.unreadable, message)
    do { result.files = try actualFiles() } catch { result.message = "\(error)" }
    return result
  }

  /// Compares in the form in which the golden is kept; a golden kept in another form than `wanted`
  /// is replaced if the case passes.
  private func resultOfAllForms() throws -> CaseResult {
    let other = wanted.other
    guard try isKept(as: other) else { return try with(wanted).compared() }
    guard update == .none || update == .missing, try isKept(as: wanted) else {
      return try with(other).compared()
    }
    // A merge may leave both. Neither is replaced before both have passed, and then a run that
    // updates keeps one.
    var first = with(other)
    first.update = .none
    let result = try first.compared()
    guard result.verdict == .passed else { return result }
    var second = try with(wanted).compared()
    if second.verdict == .passed, second.message == nil {
      second.message = "its golden is kept both as a picture and as a hash; --update keeps one"
    }
    return second
  }

  private func isKept(as form: GoldenForm) throws -> Bool {
    try (hasDigests || form == .picture) && place.isKept(as: form)
  }

  private func compared() throws -> CaseResult {
    guard form == .picture else { return try comparedWithDigest() }
    let digest = check.decodesAlways ? nil : drawn.pixelDigest
    switch StoredGolden(at: place, comparedWith: digest) {
    case .same(let png, let layout):
      // Masks are not needed if nothing differs, but must exist.
      _ = try maskRects(expected: nil)
      return try passed(beside: layout) { isPicture(png, at: place) }
    case .missing: return try missing()
    case .pointer: return try unreadable(StoredGolden.pointerMessage)
    case .unreadable(let reason): return try unreadable(reason)
    case .stored(let png, let layout): return try compared(with: png, layout)
    }
  }

  // MARK: - Pictures

  private func compared(with png: [UInt8], _ layout: StoredLayout) throws -> CaseResult {
    let snapshot = layout.snapshot(ofPixels: PictureDigest.pixels(ofPNG: png))
    let maskRects = try maskRects(expected: snapshot)
    let comparison: PNGComparison
    do {
      do throws(PictureError) {
        try checkChecksums(ofPNG: png)
      } catch {
        throw UnreadablePicture(isExpected: true, error: error)
      }
      comparison = try comparePNG(
        expected: png, actual: drawn.compared(isDecoded: check.decodesAlways),
        tolerance: check.tolerance, masks: maskRects, decodesAlways: check.decodesAlways,
        workers: check.workers)
    } catch let error as UnreadablePicture where error.isExpected {
      return try unreadable(
        error.error == .notAPicture ? "not a PNG picture" : error.error.description)
    }
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels:
      var result = try passed(beside: layout) { isPicture(png, at: place) }
      if result.message == nil { result.message = precisionNotice(ofGolden: png) }
      return result
    case .withinTolerance(let difference):
      var result = update == .all ? try updated() : result(.passed)
      result.difference = difference
      if update != .all {
        result.message =
          form != wanted
          ? "the golden stays a \(form.rawValue), as it is not quite the same"
          : precisionNotice(ofGolden: png)
      }
      return result
    case .different(let difference):
      let explained = explained(difference, since: png, layout)
      guard update == .none || update == .missing else { return try updated(explained) }
      return keeping(explained) {
        try differenceFiles(since: png, snapshot, comparison.pictures)
      }
    }
  }

  /// Returns a sentence about a golden whose samples have 16 bits; nil for others.
  private func precisionNotice(ofGolden png: [UInt8]) -> String? {
    PNGDecoder.hasDeepSamples(png) ? PNGDecoder.deepSampleWords("its golden") : nil
  }

  private func missing() throws -> CaseResult {
    var result: CaseResult
    switch update {
    case .all, .changed:
      try record()
      result = self.result(.updated, "there was no golden")
    case .missing:
      try record()
      result = self.result(.recorded)
    case .none:
      result = self.result(.missing)
      result.files = try actualFiles()
    }
    result.movedFrom = try check.stale.place(ofPNG: drawn.png())?.pathFromWorkingDirectory
    return result
  }

  private func unreadable(_ reason: String) throws -> CaseResult {
    guard update != .all else {
      try record()
      return result(.updated, "the golden was unreadable: \(reason)")
    }
    var result = result(.unreadable, reason)
    result.files = try actualFiles()
    return result
  }

  /// Throws `UncomparedPicture` if the masks leave no pixel of the picture, whatever its golden is.
  private func checkMasks() throws {
    let rects = knownRects(expected: nil)
    // The picture is encoded only if its first pixel is masked.
    guard rects.contains(where: { $0.x == 0 && $0.y == 0 }),
      let size = PNGDecoder.size(of: try drawn.png()),
      coverAll(rects, of: PixelSize(width: size.width, height: size.height))
    else { return }
    throw UncomparedPicture()
  }

  /// Returns the rectangles of the masks.
  ///
  /// - Throws: `UnknownMask`, unless those are left out.
  private func maskRects(expected: LayoutSnapshot?) throws -> [PixelRect] {
    guard !check.masks.isEmpty else { return [] }
    guard check.skipsUnknownMasks else {
      return try pixelRects(
        of: check.masks, expected: expected, actual: drawn.layout, scale: drawn.scale)
    }
    return knownRects(expected: expected)
  }

  /// Returns the rectangles of the masks, without those of items and views that the case does not have.
  private func knownRects(expected: LayoutSnapshot?) -> [PixelRect] {
    check.masks.flatMap { mask in
      let rects = try? pixelRects(
        of: [mask], expected: expected, actual: drawn.layout, scale: drawn.scale)
      return rects ?? []
    }
  }

  // MARK: - Digests

  /// Compares with the kept digest of the golden.
  ///
  /// A difference within the tolerance passes only if the golden's picture can be drawn.
  private func comparedWithDigest() throws -> CaseResult {
    guard let golden = try storedDigest(at: place) else { return try missing() }
    let stored = StoredLayout(readingFrom: place.layout)
    guard drawn.pixels != golden.pixels else {
      return try passed(beside: stored) {
        try digests(in: place.folder).cases[place.name]?.pixels == golden.pixels
      }
    }
    guard update == .none || update == .missing else { return try updated() }
    var result = result(.changed)
    var note: String?
    do {
      if let earlier = try check.earlier?(drawn) {
        if try PictureDigest(ofPNG: earlier.png()).pixels == golden.pixels {
          return try compared(
            with: earlier.png(),
            stored == .missing ? .text(earlier.layout, pixels: nil) : stored)
        }
        (result, note) = try comparedWithForeign(earlier)
      } else {
        note = "only the digest of its golden is kept; --base REV shows what changed since then"
      }
    } catch {
      note = "the picture as it was cannot be drawn: \(error)"
    }
    let now = try PictureDigest(ofPNG: drawn.png())
    let layout = stored.snapshot(ofPixels: golden.pixels)
    // A difference reports the sizes itself.
    let sizes =
      result.difference == nil
      ? sizeSentence(
        from: golden.size, to: now.size,
        scales: ScaleChange(from: golden.size, layout, to: drawn)) : nil
    let problem = stored.problem(ofPixels: golden.pixels).map(Self.foreignText)
    result.message = [problem, sizes, note].compactMap { $0 }.joined(separator: "; ")
    result.machineDifferences = machineDifferences(expected: golden.machine, actual: now.machine)
    if let layout {
      result.describe(
        drawn.changes(since: layout),
        on: ComparedCanvases(from: layout, to: drawn.layout))
    }
    guard result.files.actual == nil else { return result }
    return keeping(result) { try actualFiles() }
  }

  /// Finds the changes since a picture that is not the golden's: another machine, release or
  /// revision drew that.
  ///
  /// - Returns: The result, and a note about that picture.
  private func comparedWithForeign(_ earlier: DrawnCase) throws -> (CaseResult, note: String) {
    let words = "the picture of that revision, drawn here, is not the golden's"
    let comparison = try comparePNG(
      expected: earlier.png(), actual: drawn.png(), tolerance: check.tolerance,
      masks: maskRects(expected: earlier.layout), workers: check.workers)
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels:
      return (result(.changed), words + ", and is the same as now")
    case .withinTolerance(let difference), .different(let difference):
      let png = try earlier.png()
      var result = explained(difference, since: png, .text(earlier.layout, pixels: nil))
      result.files = try differenceFiles(since: png, earlier.layout, comparison.pictures)
      return (result, words + "; it is shown as what was expected")
    }
  }

  // MARK: - Passing and updating

  /// Lets the case, which has the golden's pixels, pass if the layout's text is its own, too;
  /// brings the golden into the `wanted` form, and its text up to date.
  ///
  /// - Parameter isGolden: Returns whether the golden is still the one that was compared.
  private func passed(
    beside layout: StoredLayout, isGolden: () throws -> Bool
  ) throws -> CaseResult {
    let problem = layout.problem(ofPixels: drawn.pixels)
    guard problem == nil || update == .all || update == .changed else {
      return keeping(result(.changed, problem.map(Self.foreignText))) { try actualFiles() }
    }
    guard form == wanted else { return try changedForm() }
    switch update {
    case .all, .changed:
      guard try recordText(beside: isGolden) else { return result(.passed) }
      return result(
        .updated,
        problem.map { Self.foreignText($0) + "; it is written anew" }
          ?? "the picture is the same; the layout's text is new")
    case .missing where layout == .missing:
      guard try recordText(beside: isGolden) else { return result(.passed) }
      return result(.passed, "the layout's text was missing, and was recorded")
    case .none where layout == .missing:
      return result(.passed, "the layout's text is missing; --update writes it")
    case .missing, .none: return result(.passed)
    }
  }

  /// Stores a golden with the same pixels in the `wanted` form.
  private func changedForm() throws -> CaseResult {
    guard update != .none else {
      return result(
        .passed, "its golden is still kept as a \(form.rawValue): nothing is written here")
    }
    try record()
    return with(wanted).result(
      .updated,
      "the picture is the same; its golden is kept as a \(wanted.rawValue) and not as a "
        + form.rawValue)
  }

  /// Replaces the golden by the picture.
  ///
  /// - Parameter changed: The result with the difference; none by default.
  private func updated(_ changed: CaseResult? = nil) throws -> CaseResult {
    try record()
    var result = changed ?? self.result(.updated)
    result.form = wanted
    result.verdict = .updated
    return result
  }

  private func record() throws {
    try recordGolden(png: drawn.png(), layout: drawn.layout, at: place, form: wanted)
  }

  private func recordText(beside isGolden: () throws -> Bool) throws -> Bool {
    try recordLayout(drawn.layout, ofPixels: drawn.pixels, at: place, beside: isGolden)
  }

  // MARK: - Files

  /// Returns a result with its files; a failed one if they cannot be written.
  private func keeping(_ result: CaseResult, _ files: () throws -> ResultFiles) -> CaseResult {
    var result = result
    do {
      result.files = try files()
    } catch {
      result.verdict = .failed
      result.message = "\(error)"
    }
    return result
  }

  /// Writes the picture and its layout's text for a later approval, and other parts.
  private func actualFiles(
    _ others: [(part: ResultsFolder.Part, bytes: [UInt8])] = []
  ) throws -> ResultFiles {
    guard let results = check.results else { return ResultFiles() }
    let text = Array(drawn.layout.text.utf8)
    let png = try drawn.png()
    let paths = try results.write([(.actual, png), (.layout, text)] + others, of: place)
    return ResultFiles(
      expected: paths[.expected], actual: paths[.actual], diff: paths[.diff],
      layoutDiff: paths[.layoutDiff], layout: paths[.layout], actualDigest: sha256(png),
      layoutDigest: sha256(text),
      // A golden that cannot be read has no fingerprint, and is approved by its name alone.
      goldenDigest: try? EarlierGolden(at: place).fingerprint)
  }

  /// Writes both pictures, and the differences of the pictures and of their layouts' texts.
  private func differenceFiles(
    since png: [UInt8], _ layout: LayoutSnapshot?, _ pictures: ComparedPictures?
  ) throws -> ResultFiles {
    guard check.results != nil else { return ResultFiles() }
    var parts: [(part: ResultsFolder.Part, bytes: [UInt8])] = [(.expected, png)]
    let diff = try pictures.flatMap { try differencePNG(of: $0, workers: check.workers) }
    if let diff { parts.append((.diff, diff)) }
    let text = layout.map { drawn.layout.unifiedDiff(from: $0) } ?? ""
    if !text.isEmpty { parts.append((.layoutDiff, Array(text.utf8))) }
    return try actualFiles(parts)
  }

  // MARK: - Words

  /// Returns a changed case with the causes of its difference.
  private func explained(
    _ difference: PictureDifference, since png: [UInt8], _ stored: StoredLayout
  ) -> CaseResult {
    let explanation = ExplainedDifference(difference, of: drawn, since: png, stored)
    let frames = drawn.strip.flatMap { difference.frameSentence(in: $0, scale: drawn.scale) }
    let messages = [frames, explanation.message].compactMap(\.self)
    var result = result(.changed, messages.isEmpty ? nil : messages.joined(separator: "; "))
    result.machineDifferences = explanation.machineDifferences
    result.describe(explanation.layoutChanges, on: explanation.canvases)
    result.difference = explanation.difference
    return result
  }

  /// Returns the problem with a layout's text, in words.
  static func foreignText(_ problem: String) -> String {
    "the layout text beside the golden is not its own: \(problem)"
  }
}

private func isPicture(_ png: [UInt8], at place: GoldenPlace) -> Bool {
  (try? readRegularFile(place.picture, limit: png.count)) == png
}

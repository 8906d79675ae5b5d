import FileAccess
import ImageDecoding
import LayoutSnapshots
package import PictureComparison
import PlainText

/// Compares cases with their goldens, and writes those goldens that it may.
package struct GoldenCheck: Sendable {
  /// Which goldens may be written.
  package var update: UpdateMode
  /// How much a picture may differ and still pass.
  package var tolerance: Tolerance
  /// What is not compared.
  package var masks: [Mask]
  /// True to leave out masks that name what a case does not have, as one run's cases may differ.
  package var skipsUnknownMasks: Bool
  /// True to look at pixels even where bytes or digests show that they are equal.
  package var decodesAlways: Bool
  /// Where what differs is shown; nil to show it nowhere.
  package var results: ResultsFolder?
  /// What is kept of goldens; nil for what each folder of them keeps.
  package var form: GoldenForm?
  /// Draws a case as its golden was, where only the digest of that is kept; nil, or without an
  /// answer, if that is not known.
  package var earlier: (@Sendable (DrawnCase) throws -> DrawnCase?)?

  /// The goldens that no case draws, among which one without a golden finds what it was before.
  package var stale = StalePictures()

  /// How many threads compare a pair, at most.
  package var workers = 1

  /// A check that defaults to exact.
  package init(
    update: UpdateMode, tolerance: Tolerance = .none, masks: [Mask] = [],
    skipsUnknownMasks: Bool = false, decodesAlways: Bool = false, results: ResultsFolder?
  ) {
    self.update = update
    self.tolerance = tolerance
    self.masks = masks
    self.skipsUnknownMasks = skipsUnknownMasks
    self.decodesAlways = decodesAlways
    self.results = results
  }

  /// Compares a case with its golden.
  ///
  /// | the golden is | `all` | `changed` | `missing` | `none` |
  /// | --- | --- | --- | --- | --- |
  /// | equal | passed | passed | passed | passed |
  /// | within the tolerance | updated | passed | passed | passed |
  /// | different | updated | updated | changed | changed |
  /// | missing | updated | updated | recorded | missing |
  /// | unreadable | updated | unreadable | unreadable | unreadable |
  ///
  /// A golden whose layout text is not its own is different, also where its pixels are equal. With
  /// `all` and `changed`, such a text is written anew too, and with `missing` one that is not there.
  /// A golden that is kept in another form than `form` is compared in that, and put into `form`
  /// where the case passes, or with `all` and `changed`. A case whose files cannot be written has
  /// failed, with the reason as its message, and so has one whose golden a link puts elsewhere.
  ///
  /// - Returns: The result, without how long it took.
  package func check(_ drawn: DrawnCase, at place: GoldenPlace) -> CaseResult {
    var result = CaseResult(
      suite: drawn.suite, name: drawn.name, verdict: .passed,
      golden: place.pathFromWorkingDirectory)
    do {
      try place.checkIsConfined()
      var check = self
      let form = form ?? GoldenForm(ofGoldensIn: place.folder)
      check.form = form
      result.form = form
      do {
        try check.check(drawn, at: place, form, &result)
      } catch let failure as DigestsFailure where failure.isConflict && update == .all {
        try mergeConflicts(inDigestsAt: place)
        try check.check(drawn, at: place, form, &result)
      }
    } catch let failure as DigestsFailure {
      // Never written over: the file holds other cases' goldens, too.
      result.form = .hash
      result.verdict = .unreadable
      result.message = failure.description
      if failure.isConflict, isConfig(drawn.suite) {
        result.message? +=
          "; 'maquette test \(shellWord(drawn.suite)) --update=all' records its goldens anew"
      }
      do { try keepActual(drawn, at: place, &result) } catch { result.message = "\(error)" }
    } catch {
      result.verdict = .failed
      result.message = "\(error)"
    }
    return result
  }

  /// Compares a case with its golden in whichever form it is kept.
  ///
  /// - Parameter wanted: The form that goldens are written in. One that is kept in the other form
  ///   alone is replaced where the case passes.
  private func check(
    _ drawn: DrawnCase, at place: GoldenPlace, _ wanted: GoldenForm, _ result: inout CaseResult
  ) throws {
    let kept = try place.keptForms()
    let others = GoldenForm.allCases.filter { $0 != wanted && kept.contains($0) }
    guard let other = others.first else {
      return try compare(drawn, keptAs: wanted, at: place, &result)
    }
    result.form = other
    guard kept.contains(wanted), update == .none || update == .missing else {
      return try compare(drawn, keptAs: other, at: place, &result)
    }
    // A merge may leave both. Neither is replaced before both have passed, and then a run that
    // updates keeps one.
    var first = self
    first.update = .none
    try first.compare(drawn, keptAs: other, at: place, &result)
    guard result.verdict == .passed else { return }
    result.form = wanted
    result.message = nil
    try compare(drawn, keptAs: wanted, at: place, &result)
    if result.verdict == .passed, result.message == nil {
      result.message = "its golden is kept both as a picture and as a hash; --update keeps one"
    }
  }

  private func compare(
    _ drawn: DrawnCase, keptAs form: GoldenForm, at place: GoldenPlace,
    _ result: inout CaseResult
  ) throws {
    guard form == .picture else { return try checkDigest(drawn, at: place, &result) }
    let digest = decodesAlways ? nil : drawn.pixelDigest
    switch StoredGolden(at: place, comparedWith: digest) {
    case .same(let png, let layout):
      // What is masked is not asked for where nothing differs, but must be there.
      _ = try maskRects(expected: nil, drawn)
      try pass(drawn, layout, at: place, &result) { isPicture(png, at: place) }
    case .missing: try handleMissing(drawn, at: place, &result)
    case .pointer:
      try handleUnreadable(StoredGolden.pointerMessage, drawn, at: place, &result)
    case .unreadable(let reason): try handleUnreadable(reason, drawn, at: place, &result)
    case .stored(let png, let layout):
      try compare(drawn, with: png, layout, at: place, &result)
    }
  }

  func handleMissing(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    result.movedFrom = try stale.place(ofPNG: drawn.png())?.pathFromWorkingDirectory
    switch update {
    case .all, .changed:
      try record(drawn, at: place)
      result.verdict = .updated
      result.message = "there was no golden"
    case .missing:
      try record(drawn, at: place)
      result.verdict = .recorded
    case .none:
      result.verdict = .missing
      try keepActual(drawn, at: place, &result)
    }
  }

  private func handleUnreadable(
    _ reason: String, _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    guard update != .all else {
      try record(drawn, at: place)
      result.verdict = .updated
      result.message = "the golden was unreadable: \(reason)"
      return
    }
    result.verdict = .unreadable
    result.message = reason
    try keepActual(drawn, at: place, &result)
  }

  func compare(
    _ drawn: DrawnCase, with png: [UInt8], _ layout: StoredLayout, at place: GoldenPlace,
    _ result: inout CaseResult
  ) throws {
    let snapshot = layout.snapshot(ofPixels: PictureDigest.pixels(ofPNG: png))
    let maskRects = try maskRects(expected: snapshot, drawn)
    let comparison: PNGComparison
    do {
      do throws(PictureError) {
        try checkChecksums(ofPNG: png)
      } catch {
        throw UnreadablePicture(isExpected: true, error: error)
      }
      comparison = try comparePNG(
        expected: png, actual: drawn.png(), tolerance: tolerance, masks: maskRects,
        decodesAlways: decodesAlways, workers: workers)
    } catch let error as UnreadablePicture where error.isExpected {
      let reason = error.error == .notAPicture ? "not a PNG picture" : error.error.description
      return try handleUnreadable(reason, drawn, at: place, &result)
    }
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels:
      try pass(drawn, layout, at: place, &result) { isPicture(png, at: place) }
    case .withinTolerance(let difference):
      result.difference = difference
      if update == .all {
        try update(drawn, at: place, &result)
      } else if result.form != form {
        result.message = "the golden stays a \(result.form.rawValue), as it is not quite the same"
      }
    case .different(let difference):
      explain(difference, of: drawn, from: png, layout, in: &result)
      if update == .all || update == .changed {
        try update(drawn, at: place, &result)
      } else {
        result.verdict = .changed
        try keepDifference(
          drawn, from: png, snapshot, pictures: comparison.pictures, at: place, &result)
      }
    }
  }

  /// Where the masks are.
  ///
  /// - Throws: `UnknownMask`, unless those are left out.
  func maskRects(
    expected: LayoutSnapshot?, _ drawn: DrawnCase
  ) throws -> [PixelRect] {
    guard !masks.isEmpty else { return [] }
    guard skipsUnknownMasks else {
      return try pixelRects(
        of: masks, expected: expected, actual: drawn.layout, scale: drawn.scale)
    }
    return masks.flatMap { mask in
      let rects = try? pixelRects(
        of: [mask], expected: expected, actual: drawn.layout, scale: drawn.scale)
      return rects ?? []
    }
  }

  /// Lets a case with the golden's pixels pass if the layout's text is its own, too; brings the
  /// golden into the form that is wanted, and its text up to date.
  ///
  /// - Parameter isGolden: Whether the golden is still the one that was compared.
  func pass(
    _ drawn: DrawnCase, _ layout: StoredLayout, at place: GoldenPlace,
    _ result: inout CaseResult, isGolden: () throws -> Bool
  ) throws {
    let problem = layout.problem(ofPixels: drawn.pixels)
    guard problem == nil || update == .all || update == .changed else {
      result.verdict = .changed
      result.message = problem.map(Self.foreignText)
      return try keepActual(drawn, at: place, &result)
    }
    guard result.form == form else {
      return try changeForm(drawn, at: place, &result)
    }
    switch update {
    case .all, .changed:
      let isWritten = try recordLayout(
        drawn.layout, ofPixels: drawn.pixels, at: place, beside: isGolden)
      guard isWritten else { return }
      result.verdict = .updated
      result.message =
        problem.map { Self.foreignText($0) + "; it is written anew" }
        ?? "the picture is the same; the layout's text is new"
    case .missing where layout == .missing:
      let isWritten = try recordLayout(
        drawn.layout, ofPixels: drawn.pixels, at: place, beside: isGolden)
      guard isWritten else { return }
      result.message = "the layout's text was missing, and was recorded"
    case .none where layout == .missing:
      result.message = "the layout's text is missing; --update writes it"
    case .missing, .none: break
    }
  }

  /// Keeps a golden with the same pixels in the form that is wanted from now on.
  private func changeForm(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    let old = result.form.rawValue
    guard update != .none else {
      result.message = "its golden is still kept as a \(old): nothing is written here"
      return
    }
    try record(drawn, at: place)
    result.form = form ?? result.form
    result.verdict = .updated
    result.message =
      "the picture is the same; its golden is kept as a \(result.form.rawValue) and not as a \(old)"
  }

  /// What is wrong with a layout's text, in words.
  static func foreignText(_ problem: String) -> String {
    "the layout text beside the golden is not its own: \(problem)"
  }

  func update(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    try record(drawn, at: place)
    result.form = form ?? result.form
    result.verdict = .updated
  }

  private func record(_ drawn: DrawnCase, at place: GoldenPlace) throws {
    try recordGolden(
      png: drawn.png(), layout: drawn.layout, at: place,
      form: form ?? GoldenForm(ofGoldensIn: place.folder))
  }
}

/// Whether a golden's picture has these bytes.
private func isPicture(_ png: [UInt8], at place: GoldenPlace) -> Bool {
  (try? readRegularFile(place.picture, limit: png.count)) == png
}

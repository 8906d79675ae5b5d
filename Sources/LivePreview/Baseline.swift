package import Goldens
import ImageDecoding
import LayoutEdits
import LayoutSnapshots
import PlainText
import PreviewConfig
import PreviewRendering
import Reports
import Reviews
import TextShaping

/// A baseline that a look is compared with.
package enum Baseline: Hashable, Sendable {
  /// The preview's golden.
  case golden
  /// The preview at a git revision.
  case revision(String)

  /// Creates a baseline from the word `golden`, or a revision; nil for a text that can be neither.
  init?(_ text: String) {
    guard text != "golden" else {
      self = .golden
      return
    }
    // Git's options begin with a hyphen; a revision has no control characters.
    guard (1...200).contains(text.utf8.count), text.first != "-",
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    self = .revision(text)
  }
}

/// Draws a case with its config at a git revision; nil if it did not exist.
package typealias EarlierDrawing =
  @Sendable (_ revision: String, _ drawn: DrawnCase) throws -> DrawnCase?

/// A reason why a look has no baseline.
private struct NoBaseline: Error, CustomStringConvertible {
  var description: String
}

extension LiveStudio {
  /// Returns the baseline's picture, and the changes since then, in words.
  ///
  /// - Throws: The errors of drawing and reading, and a message for a preview without such a
  ///   picture.
  func comparison(of look: Look, with baseline: Baseline) async throws -> JSONValue {
    try await ask(look) { [self] drawn, tools in
      let now = try drawn.golden(tools.shapers)
      guard let earlier = try earlier(baseline, of: now) else {
        // Only the digest of another picture is kept, and the layout beside it.
        return .members([
          "digest": .null, "change": .string(ReviewEntry.Change.changed.rawValue),
          "sentences": .array(now.sentencesSinceText.map { .string($0) }),
        ])
      }
      let png = try now.drawnCase.png()
      let comparison = try ScreenComparison(
        earlier, png: png, layout: now.drawnCase.layout, live: now.drawnCase.live)
      let scale = now.drawnCase.scale
      return picture(earlier.png, scale: scale).adding([
        "now": picture(png, scale: scale),
        "difference": comparison.difference.map { .string(keep($0)) } ?? .null,
        "change": .string(comparison.change.rawValue),
        "sentences": .array(comparison.sentences.map { .string($0) }),
      ])
    }
  }

  /// Returns a picture's digest, and its size in points.
  private func picture(_ png: [UInt8], scale: Double) -> JSONValue {
    let size = PNGDecoder.size(of: png) ?? (0, 0)
    return .members([
      "digest": .string(keep(png)), "width": .number(Double(size.width) / scale),
      "height": .number(Double(size.height) / scale), "scale": .number(scale),
    ])
  }

  private func keep(_ png: [UInt8]) -> String {
    let digest = sha256(png)
    keep(png, digest: digest)
    return digest
  }

  private func earlier(
    _ baseline: Baseline, of now: DrawnLook.Golden
  ) throws -> ReviewBase.Earlier? {
    switch baseline {
    case .golden: return try golden(of: now)
    case .revision(let revision):
      guard let drawEarlier else { throw NoBaseline(description: "there is no git here") }
      guard let earlier = try drawEarlier(revision, now.drawnCase) else {
        throw NoBaseline(
          description: "the config had no such preview at '\(excerpt(of: revision))'")
      }
      return ReviewBase.Earlier(png: try earlier.png(), layout: earlier.layout)
    }
  }

  /// Returns the golden's picture; nil if only the digest of another one is kept.
  private func golden(of now: DrawnLook.Golden) throws -> ReviewBase.Earlier? {
    try now.place.checkIsConfined()
    switch StoredGolden(at: now.place) {
    case .stored(let png, let layout), .same(let png, let layout):
      guard case .text(let snapshot, _) = layout else {
        return ReviewBase.Earlier(png: png, layout: nil)
      }
      return ReviewBase.Earlier(png: png, layout: snapshot)
    case .pointer: throw NoBaseline(description: StoredGolden.pointerMessage)
    case .unreadable(let reason):
      throw NoBaseline(description: "the golden cannot be read: \(reason)")
    case .missing:
      guard let pixels = now.place.storedPixels else {
        throw NoBaseline(description: "the preview has no golden yet")
      }
      guard pixels == now.drawnCase.pixels else { return nil }
      return ReviewBase.Earlier(png: try now.drawnCase.png(), layout: now.drawnCase.layout)
    }
  }
}

// MARK: - Accepting

/// A golden that an accepted one replaced.
struct ReplacedGolden: Sendable {
  let earlier: EarlierGolden
  /// The fingerprint of the accepted one.
  let accepted: String
}

extension LiveStudio {
  /// Records a preview, in its file's current state, as its golden.
  ///
  /// - Returns: The id for undoing this.
  /// - Throws: The errors of drawing and recording.
  func accept(_ preview: PreviewID) async throws -> String {
    try await ask(Look(preview)) { [self] drawn, tools in
      let now = try drawn.golden(tools.shapers)
      let earlier = try EarlierGolden(at: now.place)
      let form = GoldenForm(ofGoldensIn: now.place.folder)
      let (png, layout) = (try now.drawnCase.png(), now.drawnCase.layout)
      try recordGolden(png: png, layout: layout, at: now.place, form: form)
      let golden = try ReplacedGolden(
        earlier: earlier,
        accepted: EarlierGolden.fingerprint(png: png, layout: layout, form: form))
      return accepted.note(golden, of: preview)
    }
  }

  /// Restores the golden before an acceptance of a preview.
  ///
  /// - Parameter change: The acceptance's id.
  /// - Throws: The errors of writing, `OtherGolden` if the golden is no longer the accepted one,
  ///   and a message if nothing was accepted.
  func undoAcceptance(_ change: String, of preview: PreviewID) throws {
    let isKnown = try accepted.undo(change, of: preview) { golden in
      try golden.earlier.restore(ifStill: golden.accepted)
    }
    guard isKnown else {
      throw NoBaseline(description: "nothing was accepted that can be undone")
    }
  }
}

extension DrawnLook {
  /// The preview in the form of goldens, and its golden's place.
  struct Golden {
    let drawnCase: DrawnCase
    let place: GoldenPlace

    /// The changes since the layout's text beside the golden; empty without one.
    var sentencesSinceText: [String] {
      guard case .text(let earlier, _) = StoredLayout(readingFrom: place.layout) else { return [] }
      return drawnCase.changes(since: earlier, limit: 20).map(\.sentence.text)
    }
  }

  /// Returns the preview in the form of goldens: without its frame and annotations.
  fileprivate func golden(_ shapers: TextShapers) throws -> Golden {
    let drawing = try PreviewDrawing(
      plain.preview.screen, inputDigest: config.inputDigest, shapers: shapers
    ).filmstrip(shapers: shapers)
    let name = look.preview.fullName
    return Golden(
      drawnCase: try drawing.drawnCase(suite: config.file, name: name),
      place: GoldenPlace(beside: config.file, name: name))
  }
}

import CairoRendering
package import CellViews
package import Diagnostics
import DisplayList
import FileAccess
package import Goldens
import Glibc
import ImageDecoding
import LayoutGeometry
import PictureComparison
import PlainText
package import PreviewRendering
package import Reports

/// The previews of a review, drawn and compared by several workers and reported in the order of the
/// input, followed by those that only the base has.
package struct ReviewRun: Sendable {
  /// The outcome of a preview.
  package struct Outcome: Sendable {
    /// The preview, or the error of drawing or comparing it.
    package var screen: Result<ReviewedScreen, any Error>
    /// The notices about the preview; nil for one that only the base has, or that has failed.
    package var noticed: (config: any PreviewSuite, preview: Preview, notices: [Notice])?
    /// The texts that diagnostics point into.
    package var sources: [String: SourceLines] = [:]
  }

  private enum Task: Sendable {
    case preview(any PreviewSuite, Preview)
    case removed(String)
  }

  private let tasks: [Task]
  private let base: ReviewBase?
  private let folder: ReviewFolder
  private let annotations: [Annotation]?
  private let scale: Double?
  private let offersGoldens: Bool
  /// The log of what the previews read.
  private let log = ReadLog.current
  private let work: DrawingWork

  /// The number of previews.
  package var count: Int { tasks.count }

  /// Creates a run on at most `jobs` threads; what the previews read is noted in the current log.
  ///
  /// - Parameters:
  ///   - previews: The previews with their configs.
  ///   - base: The base of the comparison; nil for none.
  ///   - annotations: The annotations of a second picture of each preview; defaults to the
  ///     preview's own.
  ///   - scale: Device pixels a point; nil for that of each canvas.
  ///   - offersGoldens: True if a reader may make pictures the goldens.
  /// - Throws: `Diagnostics` if two previews have one name.
  package init(
    _ previews: [(config: any PreviewSuite, preview: Preview)], base: ReviewBase?,
    folder: ReviewFolder, annotations: [Annotation]?, scale: Double?, offersGoldens: Bool = false,
    jobs: Int
  ) throws {
    var names: Set<String> = []
    var lowercased: Set<String> = []
    for (_, preview) in previews {
      let isNew = names.insert(preview.fullName).inserted
      guard !lowercased.insert(preview.fullName.lowercased()).inserted else { continue }
      let name = excerpt(of: preview.fullName)
      throw Diagnostics([
        Diagnostic(
          at: nil,
          isNew
            ? "the name '\(name)' differs from another preview's in case alone"
            : "two previews are named '\(name)'",
          suggestion: "give each preview a name of its own, or choose one with --only")
      ])
    }
    let removed = base?.names.filter { !names.contains($0) } ?? []
    tasks = previews.map { .preview($0, $1) } + removed.map { .removed($0) }
    self.base = base
    self.folder = folder
    self.annotations = annotations
    self.scale = scale
    self.offersGoldens = offersGoldens
    work = DrawingWork(taskCount: tasks.count, jobs: jobs)
  }

  /// Draws all previews; one that fails does not keep the others from being drawn.
  ///
  /// - Parameter take: Called on the calling thread for each preview, in order.
  /// - Throws: The errors of `take`.
  package func draw(take: (Outcome) throws -> Void) throws {
    try work.run(tasks) { task, tools in
      switch task {
      case .preview(let config, let preview):
        ReadLog.$current.withValue(log) { outcome(of: preview, config, tools: tools) }
      case .removed(let name):
        Outcome(screen: Result { try removedScreen(name, tools: tools) })
      }
    } take: { outcome, _ in
      try take(outcome)
    }
  }

  private func outcome(
    of preview: Preview, _ config: any PreviewSuite, tools: DrawingTools
  ) -> Outcome {
    var notices: [Notice]?
    let screen = Result { () throws(DrawingFailure) in
      try config.draw(preview, scale: scale, shapers: tools.shapers) { drawing in
        let drawing = try drawing.filmstrip(shapers: tools.shapers)
        notices = drawing.notices
        var screen = try self.screen(of: drawing, in: config, tools: tools)
        screen.golden = self.golden(of: drawing, config)
        return screen
      }
    }.mapError { $0.placed }
    return Outcome(
      screen: screen, noticed: notices.map { (config, preview, $0) }, sources: config.sources)
  }

  private func screen(
    of drawing: PreviewDrawing, in config: any PreviewSuite, tools: DrawingTools
  ) throws -> ReviewedScreen {
    let preview = drawing.preview
    let name = preview.fullName
    let png = try drawing.png(cache: tools.cache)
    let caption = PreviewCaption(preview, drawing.arrangement)
    var entry = ReviewEntry(
      group: preview.name, name: name, facets: caption.facets, caption: caption.lines,
      scale: drawing.scale,
      parts: drawing.reviewParts(in: config), pictures: [])
    entry.origin = drawing.screenOrigin
    var drawings: [Drawing] = []
    let layout = drawing.layoutSnapshot
    var difference: [UInt8]?
    if let base {
      let earlier = try ReadLog.$current.withValue(nil) {
        try base.screen(name, scale: scale, tools: tools)
      }
      let comparison = try namingEarlier(name) {
        try ScreenComparison(earlier, png: png, layout: layout, live: drawing.live)
      }
      entry.change = comparison.change
      entry.sentences = comparison.sentences
      entry.changes = comparison.changes
      entry.difference = comparison.pixels
      difference = comparison.difference
      if let earlier, comparison.change == .changed {
        entry.pictures.append(try folder.write(earlier.png, .before, of: name))
        if let before = earlier.layout, let place = earlier.place {
          entry.earlier = place
          entry.earlierParts = earlier.parts ?? before.reviewParts
          entry.moves = layout.movedRegions(since: before)
        }
        drawings.append(
          try Drawing(png: earlier.png, scale: entry.earlier?.scale ?? entry.scale))
      }
    }
    entry.pictures.append(try folder.write(png, .after, of: name))
    drawings.append(drawing.drawing)
    if let difference {
      entry.pictures.append(try folder.write(difference, .difference, of: name))
      drawings.append(try Drawing(png: difference, scale: entry.scale))
    }
    let annotations = annotations ?? preview.annotations
    if !annotations.isEmpty {
      let annotated = try drawing.annotated(annotations, shapers: tools.shapers)
      entry.pictures.append(
        try folder.write(annotated.png(cache: tools.cache), .annotated, of: name))
      drawings.append(annotated.drawing)
    }
    try folder.write(layout, of: name)
    return ReviewedScreen(entry: entry, drawings: drawings)
  }

  /// Returns the case that makes a preview's picture its golden; nil if it already is, and for a
  /// picture that cannot be a golden.
  private func golden(of drawing: PreviewDrawing, _ config: any PreviewSuite) -> CaseResult? {
    let name = drawing.preview.fullName
    let place = GoldenPlace(beside: config.file, name: name)
    // Only a config whose goldens are kept has any: a review does not record first ones.
    guard offersGoldens, scale == nil, !drawing.preview.canvas.isFramed, isFolder(place.folder),
      let files = try? folder.files(of: name, since: place)
    else { return nil }
    return CaseResult(
      suite: config.file, name: name, verdict: .changed,
      golden: place.pathFromWorkingDirectory, files: files)
  }

  private func removedScreen(_ name: String, tools: DrawingTools) throws -> ReviewedScreen {
    guard let earlier = try base?.screen(name, scale: scale, tools: tools) else {
      // The earlier review was changed during reading.
      throw FileError("read the earlier picture of", name, code: ENOENT)
    }
    // If only its pixels are left, they were drawn at the scale of this request, or at 2.
    let scale = earlier.place?.scale ?? scale ?? 2
    let drawing = try namingEarlier(name) { try Drawing(png: earlier.png, scale: scale) }
    let entry = ReviewEntry(
      group: name, name: name, scale: scale, change: .removed,
      pictures: [try folder.write(earlier.png, .before, of: name)])
    return ReviewedScreen(entry: entry, drawings: [drawing])
  }
}

/// A preview of a review, drawn and compared.
package struct ReviewedScreen: Sendable {
  /// Its part of the reports.
  package var entry: ReviewEntry
  /// The case that makes the picture the preview's golden; nil if a reader cannot do so.
  package var golden: CaseResult?
  /// The drawings on the sheets, in the order of the entry's pictures.
  var drawings: [Drawing]

  /// Returns changed screens first, then new and removed ones; otherwise in the given order.
  package static func sorted(_ screens: [ReviewedScreen]) -> [ReviewedScreen] {
    let changes = ReviewEntry.Change.allCases.map(Optional.some) + [nil]
    return changes.flatMap { change in screens.filter { $0.entry.change == change } }
  }
}

/// Calls `body`, which reads an earlier picture, and names the preview if that is not a picture.
private func namingEarlier<Answer>(_ name: String, _ body: () throws -> Answer) throws -> Answer {
  do {
    return try body()
  } catch let error as UnreadablePicture where error.isExpected {
    throw UnreadableEarlier(name: name, reason: error.error)
  } catch let error as PictureError {
    throw UnreadableEarlier(name: name, reason: error)
  }
}

/// An error for an unreadable earlier picture of a preview.
private struct UnreadableEarlier: Error, CustomStringConvertible {
  let name: String
  let reason: PictureError

  var description: String {
    "--base: the picture of '\(excerpt(of: name))' is unreadable: \(reason)"
  }
}

extension Drawing {
  /// Creates a drawing that shows a PNG file.
  ///
  /// - Throws: `PictureError`.
  fileprivate init(png: [UInt8], scale: Double) throws {
    let picture = try Picture(decoding: png)
    let id = PictureID(picture.identity)
    let size = Size(
      width: picture.size.width / scale, height: picture.size.height / scale)
    self.init(
      DisplayList(
        size: size,
        commands: [
          .image(ImageCommand(picture: id, frame: Rect(origin: .zero, size: size)))
        ]),
      pictures: [id: picture])
  }
}

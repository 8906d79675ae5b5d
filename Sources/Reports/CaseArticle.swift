import FileAccess
import Goldens
import InspectedParts
import LayoutEdits
import LayoutSnapshots
import PictureComparison
import PlainText

/// The part of a report about one case.
struct CaseArticle {
  private let result: CaseResult
  private let number: Int
  private let folder: String
  private let approval: String
  private let likeness: CaseLikeness?
  private let comments: [ReaderComment]

  /// The length above which texts of layouts are cut.
  private static let longestText = 64 << 10

  /// Creates the article of a case.
  ///
  /// - Parameters:
  ///   - number: Its place among the report's cases, from 1.
  ///   - folder: The results folder.
  ///   - approval: The command that accepts the picture.
  ///   - likeness: The cases that changed alike; nil if none did.
  ///   - comments: The readers' comments on the case.
  init(
    _ result: CaseResult, number: Int, folder: String, approval: String, likeness: CaseLikeness?,
    comments: [ReaderComment]
  ) {
    self.result = result
    self.number = number
    self.folder = folder
    self.approval = approval
    self.likeness = likeness
    self.comments = comments
  }

  /// Writes the article with the given pictures.
  func write(to writer: HTMLWriter, pictures: inout PagePictures) throws {
    let (panes, notes) = pictures.panes([
      (.expected, "Expected", result.files.expected), (.actual, "Actual", result.files.actual),
      (.diff, "Difference", result.files.diff),
    ])
    let layouts = CaseLayouts(result, folder: folder)
    let scales = PictureScales(
      panes, before: result.canvases?.before,
      after: result.canvases?.after ?? layouts.after?.canvasSize)
    try ViewerArticle(
      fragment: result.fragment { $0 }, number: number,
      verdict: (result.verdict.rawValue, result.verdict.title), name: result.name,
      origin: "<bdi>\(result.suite)</bdi> · golden <bdi>\(result.golden)</bdi>",
      approval: result.canBeApproved ? command : "", likeness: likeness,
      acceptsLikeness: result.canBeApproved,
      facts: CaseFacts(result, scales: scales, isPacked: pictures.isCompact).html,
      appendix: layoutDifference(isPacked: pictures.isCompact), notes: notes, comments: comments,
      panes: panes,
      boxes: result.difference?.clusters.map(\.box) ?? [],
      knowledge: knowledge(of: layouts, scales)
    ).write(to: writer)
  }

  /// Returns the knowledge that the layouts add to the pictures.
  private func knowledge(
    of layouts: CaseLayouts, _ scales: PictureScales
  ) -> PictureViewer.Knowledge {
    PictureViewer.Knowledge(
      scales: scales,
      parts: PackedParts(
        before: layouts.before.flatMap { InspectedPart($0)?.briefJSON },
        after: layouts.after.flatMap { InspectedPart($0)?.briefJSON },
        areEqual: layouts.before == layouts.after),
      moves: layouts.moves, removed: result.changeFacts.flatMap(\.places.removed))
  }

  private var command: HTML {
    """
    <div class="approval"><button type="button" class="accept" aria-pressed="false">\
    Accept</button>\
    <button type="button" class="copy" aria-label="Copy the approve command of \(result.name)">\
    Copy</button><code>\(approval)</code></div>

    """
  }

  /// Returns the difference of the layouts.
  ///
  /// - Parameter isPacked: True if a script inserts the lines when a reader opens them.
  private func layoutDifference(isPacked: Bool) -> HTML {
    guard let path = result.files.layoutDiff else { return "" }
    do {
      let file = try ConfinedFile(path, below: folder)
      let bytes = try file.read(upTo: Self.longestText)
      let rest = file.byteCount - bytes.count
      let cut: HTML =
        rest > 0 ? "<p class=\"note\">\(rest) bytes more are in '\(path)'.</p>\n" : ""
      let text = JSONValue.string(String(decoding: bytes, as: UTF8.self))
      if isPacked, let packed = text.packed {
        return """
          <details class="layout" data-lines="\(packed)"><summary>Layout, line by line</summary>
          \(cut)</details>

          """
      }
      return """
        <details class="layout"><summary>Layout, line by line</summary>
        <pre tabindex="0" role="region" aria-label="Differences of the layouts">\
        \(diffLines(of: bytes))</pre>
        \(cut)</details>

        """
    } catch let error as FileError {
      return "<p class=\"note\">Layout: \(error.description).</p>\n"
    } catch {
      return "<p class=\"note\">Layout: \("\(error)").</p>\n"
    }
  }

  /// Returns the lines of a unified difference, each with its kind.
  private func diffLines(of bytes: [UInt8]) -> HTML {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return HTML(
      lines.map { line in
        switch line.first {
        case "+": "<ins>\(lines: String(line))</ins>\n"
        case "-": "<del>\(lines: String(line))</del>\n"
        default: "\(lines: String(line))\n"
        }
      })
  }
}

extension CaseResult {
  /// Indicates whether a reader may make the picture the golden.
  var canBeApproved: Bool {
    switch verdict {
    // `maquette approve` writes only below the working directory.
    case .changed, .missing, .unreadable: files.actual != nil && isInside(golden)
    case .failed, .stale, .recorded, .updated, .passed: false
    }
  }

  /// Returns the case's part of the page's address, which is the same in the reports of all runs,
  /// as in `case=Samples/cards/cards.dark`.
  func fragment(_ escaped: (String) -> String) -> String { "case=" + escaped(goldenName) }
}

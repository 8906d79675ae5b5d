import FileAccess
import Goldens
import LayoutSnapshots
import PNGEncoding
import PictureComparison
import PlainText

/// The part of a report about one case: what a reader must know first, then the pictures.
struct CaseArticle {
  private let result: CaseResult
  private let number: Int
  private let folder: String
  private let address: ((String) -> String)?
  private let webP: WebPEncoder?
  private let approval: String
  private let likeness: CaseLikeness?
  private let comments: [ReaderComment]

  /// Longer texts of layouts are cut.
  private static let longestText = 64 << 10

  /// The article of a case.
  ///
  /// - Parameters:
  ///   - number: Its place among the report's cases, from 1.
  ///   - folder: The results folder.
  ///   - address: The address of a picture that stays in its file, by its path in the folder; nil for
  ///     pictures that the page holds.
  ///   - webP: What encodes pictures that the page holds; nil for PNG.
  ///   - approval: The command that accepts the picture.
  ///   - likeness: The cases that changed alike; nil if none did.
  ///   - comments: What readers wrote about the case.
  init(
    _ result: CaseResult, number: Int, folder: String, address: ((String) -> String)?,
    webP: WebPEncoder?, approval: String, likeness: CaseLikeness?, comments: [ReaderComment]
  ) {
    self.result = result
    self.number = number
    self.folder = folder
    self.address = address
    self.webP = webP
    self.approval = approval
    self.likeness = likeness
    self.comments = comments
  }

  /// Writes the article.
  ///
  /// - Parameter pictureBytes: How many bytes of pictures the page may still take.
  func write(to writer: HTMLWriter, pictureBytes: inout Int) throws {
    var notes: [String] = []
    let panes = self.panes(pictureBytes: &pictureBytes, notes: &notes)
    let layouts = CaseLayouts(result, folder: folder)
    let scales = PictureScales(
      panes, before: result.canvases?.before,
      after: result.canvases?.after ?? layouts.after?.canvasSize)
    let facts = CaseFacts(result, scales: scales)
    try writer.write(
      """
      <article class="case" id="\(result.fragment { $0 })" \
      aria-labelledby="case-\(plain: number)-name" data-verdict="\(result.verdict.rawValue)" \
      tabindex="-1">
      \(heading)<div class="body">
      <div class="facts">
      \(alike)\(facts.html)\(HTML(notes.map { "<p class=\"note\">\($0)</p>\n" }))\
      \(CommentSection(comments).html)
      """)
    try writeLayoutDifference(to: writer)
    try writer.write("</div>\n")
    if panes.isEmpty {
      try writer.write("<p class=\"no-pictures\">There are no pictures to show.</p>\n")
    } else {
      let boxes = result.difference?.clusters.map(\.box) ?? []
      try PictureViewer.write(
        result.name, panes: panes, boxes: boxes, knowledge: knowledge(of: layouts, scales),
        to: writer)
    }
    try writer.write("</div>\n</article>\n")
  }

  /// What the layouts know of the pictures.
  private func knowledge(
    of layouts: CaseLayouts, _ scales: PictureScales
  ) -> PictureViewer.Knowledge {
    func packed(_ layout: LayoutSnapshot?) -> String? {
      layout.flatMap { InspectedSnapshot($0)?.json.packed }
    }
    let after = packed(layouts.after)
    return PictureViewer.Knowledge(
      scales: scales,
      parts: (layouts.before == layouts.after ? after : packed(layouts.before), after),
      moves: layouts.moves, removed: result.changeFacts.flatMap(\.places.removed))
  }

  /// The cases that changed alike, which can be accepted together.
  private var alike: HTML {
    guard let likeness else { return "" }
    let button: HTML = """
      <div class="approval"><button type="button" class="accept-like">\
      Accept all \(likeness.group.members.count) like this</button>\
      <button type="button" class="copy" aria-label="Copy the command that approves all like \
      \(result.name)">Copy</button><code>\(likeness.approval)</code></div>

      """
    return """
      <section class="likeness"><p>The same change in \(likeness.group.size): \
      <bdi>\(likeness.group.names)</bdi></p>
      \(result.canBeApproved ? button : "")</section>

      """
  }

  private var heading: HTML {
    let command: HTML = """
      <div class="approval"><button type="button" class="accept" aria-pressed="false">\
      Accept</button>\
      <button type="button" class="copy" aria-label="Copy the approve command of \(result.name)">\
      Copy</button><code>\(approval)</code></div>

      """
    return """
      <header>
      <div class="title"><p class="verdict" data-verdict="\(result.verdict.rawValue)">\
      \(result.verdict.title)</p>
      <h2 id="case-\(plain: number)-name"><bdi>\(result.name)</bdi></h2>
      <p class="origin"><bdi>\(result.suite)</bdi> · golden <bdi>\(result.golden)</bdi></p></div>
      \(result.canBeApproved ? command : "")</header>

      """
  }

  /// The case's pictures; what is missing or too much goes into `notes`.
  private func panes(pictureBytes: inout Int, notes: inout [String]) -> [PictureViewer.Pane] {
    let sides: [(PictureViewer.Side, String, String?)] = [
      (.expected, "Expected", result.files.expected), (.actual, "Actual", result.files.actual),
      (.diff, "Difference", result.files.diff),
    ]
    var panes: [PictureViewer.Pane] = []
    for (side, title, path) in sides {
      guard let path else { continue }
      do {
        var picture = try ResultPicture(path, below: folder)
        if let address {
          panes.append(
            PictureViewer.Pane(side: side, title: title, picture: picture, address: address(path)))
          continue
        }
        if let webP { picture = try picture.encoded(by: webP) }
        guard picture.byteCount <= pictureBytes else {
          notes.append(
            "\(title): '\(path)' is left out, since the report already holds as many pictures as a "
              + "browser bears.")
          continue
        }
        pictureBytes -= picture.byteCount
        panes.append(PictureViewer.Pane(side: side, title: title, picture: picture))
      } catch {
        notes.append("\(title): \(error).")
      }
    }
    return panes
  }

  private func writeLayoutDifference(to writer: HTMLWriter) throws {
    guard let path = result.files.layoutDiff else { return }
    do {
      let file = try ConfinedFile(path, below: folder)
      let bytes = try file.read(upTo: Self.longestText)
      let rest = file.byteCount - bytes.count
      let cut: HTML =
        rest > 0 ? "<p class=\"note\">\(rest) bytes more are in '\(path)'.</p>\n" : ""
      try writer.write(
        """
        <details class="layout"><summary>Layout, line by line</summary>
        <pre tabindex="0" role="region" aria-label="Differences of the layouts">\
        \(diffLines(of: bytes))</pre>
        \(cut)</details>

        """)
    } catch let error as FileError {
      try writer.write("<p class=\"note\">Layout: \(error.description).</p>\n")
    }
  }

  /// The lines of a unified difference, each with its kind.
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
  /// True if a reader may make the picture the golden.
  var canBeApproved: Bool {
    switch verdict {
    // `maquette approve` writes nowhere but below the working directory.
    case .changed, .missing, .unreadable: files.actual != nil && isInside(golden)
    case .failed, .stale, .recorded, .updated, .passed: false
    }
  }

  /// The case's part of the page's address, which is the same in the reports of all runs, as in
  /// `case=Samples/cards/cards.dark`.
  func fragment(_ escaped: (String) -> String) -> String { "case=" + escaped(goldenName) }
}

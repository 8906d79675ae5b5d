import FileAccess
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import PlainText

/// A review as one HTML file that needs nothing else: pictures to zoom and to measure.
package struct ReviewPage {
  private let title: String
  private let entries: [ReviewEntry]
  private let folder: String
  /// What readers wrote, by preview.
  private let comments: [String: [ReaderComment]]
  private let isServed: Bool
  private let acceptable: Set<String>
  /// How many of the acceptable previews have a likeness.
  private let likenessCounts: [String: Int]

  private static let code = PageCode(styles: styles, modules: modules)

  /// The code of a page with comments.
  private static let commentedCode = PageCode(
    styles: styles + [PackageResources.comments_css], modules: modules)

  /// The code of a served page.
  private static let servedCode = PageCode(
    styles: styles + [PackageResources.comments_css, PackageResources.serving_css],
    modules: modules + [
      PackageResources.serving_js, PackageResources.comments_js,
      PackageResources.review_accepting_js, PackageResources.review_remarks_js,
    ])

  private static let styles = [
    PackageResources.page_css, PackageResources.viewer_css, PackageResources.parts_css,
    PackageResources.review_css,
  ]

  private static let modules = [
    PackageResources.page_js, PackageResources.elements_js, PackageResources.measuring_js,
    PackageResources.packed_js, PackageResources.part_tree_js, PackageResources.part_details_js,
    PackageResources.stage_js, PackageResources.placement_js, PackageResources.viewer_js,
    PackageResources.viewer_divider_js, PackageResources.viewer_gestures_js,
    PackageResources.viewer_readout_js, PackageResources.viewer_align_js,
    PackageResources.viewer_inspect_js, PackageResources.compare_js, PackageResources.review_js,
    PackageResources.theme_js,
  ]

  /// A page of some entries, in their order.
  ///
  /// - Parameters:
  ///   - title: What the review is of.
  ///   - folder: The folder that the entries' pictures are relative to.
  ///   - comments: What readers wrote about previews.
  ///   - isServed: Whether a server sends the page, which asks for `servedFiles`, and for pictures by
  ///     `ReportPictures.servedAddress`.
  ///   - acceptable: The previews whose pictures a reader may make their goldens.
  package init(
    title: String, entries: [ReviewEntry], folder: String, comments: [ReaderComment] = [],
    isServed: Bool = false, acceptable: Set<String> = []
  ) {
    self.acceptable = acceptable
    likenessCounts = entries.reduce(into: [:]) { counts, entry in
      guard acceptable.contains(entry.name), let likeness = entry.likeness else { return }
      counts[likeness, default: 0] += 1
    }
    self.title = title
    self.comments = Dictionary(grouping: comments, by: \.subject)
    self.isServed = isServed
    self.entries = entries
    self.folder = folder
  }

  /// The files that a page asks for below `page/` if it is served.
  package static var servedFiles: [String: [UInt8]] { servedCode.files }

  private var code: PageCode {
    isServed ? Self.servedCode : comments.isEmpty ? Self.code : Self.commentedCode
  }

  /// Writes the page, picture by picture: memory does not grow with their number.
  ///
  /// - Throws: What `take` throws. A picture that is missing is reported in its place.
  package func write(to take: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    let writer = HTMLWriter(take)
    try writer.write(head)
    for part in entries.parts {
      let heading = part.group.map { "<h2><bdi>\($0)</bdi></h2>" as HTML }
      try writer.write("<section class=\"group\">\(heading ?? "")\n")
      for (number, entry) in zip(part.entries.indices, part.entries) {
        try write(entry, number: number, isInGroup: part.group != nil, to: writer)
      }
      try writer.write("</section>\n")
    }
    try writer.write(end)
    try writer.finish()
  }

  private func write(
    _ entry: ReviewEntry, number: Int, isInGroup: Bool, to writer: HTMLWriter
  ) throws {
    let change = entry.change.map {
      " <span class=\"change\" data-change=\"\($0.rawValue)\">\($0.rawValue)</span>" as HTML
    }
    let facets = (entry.facets + [entry.change?.rawValue].compactMap(\.self))
      .joined(separator: "\n")
    let sentences: HTML =
      entry.sentences.isEmpty ? "" : "<ul class=\"sentences\">\(sentences(of: entry))</ul>\n"
    let level: HTML = isInGroup ? "h3" : "h2"
    let roles = entry.pictures.map(\.role)
    let comparison: HTML =
      roles.contains(.before) && roles.contains(.after)
      ? "<button type=\"button\" class=\"compare\" aria-label=\"Compare \(entry.name)\">Compare</button>\n"
      : ""
    // In another scale, or elsewhere in the picture, nothing can be where it was.
    let moves =
      entry.earlier == entry.place(in: .after)
      ? PictureViewer.attributes(
        entry.moves, entry.places.flatMap(\.removed), in: entry.place(in: .after)) : ""
    try writer.write(
      """
      <article class="entry"\(acceptance(of: entry)) id="entry-\(plain: number)" data-name="\(entry.name)" \
      data-facets="\(lines: facets)"\(moves) aria-labelledby="title-\(plain: number)">
      <header><\(level) id="title-\(plain: number)"><bdi>\(entry.name)</bdi>\(change ?? "")</\(level)>
      <ul class="caption">\(list(entry.caption))</ul></header>
      \(sentences)\(comparison)<div class="pictures">

      """)
    for picture in entry.pictures {
      try write(picture, of: entry, to: writer)
    }
    let section = CommentSection(comments[entry.name] ?? []).html
    try writer.write("</div>\(section)</article>\n")
  }

  /// Whether a reader may accept an entry, and what others that may be accepted with it are like.
  private func acceptance(of entry: ReviewEntry) -> HTML {
    guard acceptable.contains(entry.name) else { return "" }
    guard let likeness = entry.likeness, likenessCounts[likeness] ?? 0 > 1 else {
      return " data-acceptable"
    }
    return " data-acceptable data-like=\"\(likeness)\""
  }

  /// The sentences; one whose places are known is a button that shows them.
  private func sentences(of entry: ReviewEntry) -> HTML {
    HTML(
      entry.sentences.enumerated().map { index, sentence in
        let places = entry.places.indices.contains(index) ? entry.places[index] : ChangePlaces()
        let after = places.after.map { $0.offset(by: entry.origin) }
        let before = places.before.compactMap { place in
          entry.earlier.map { place.offset(by: $0.origin) }
        }
        guard !after.isEmpty || !before.isEmpty else { return "<li><bdi>\(sentence)</bdi></li>" }
        return """
          <li><button type="button" class="sentence" data-before="\(numbers(before))" \
          data-after="\(numbers(after))"><bdi>\(sentence)</bdi></button></li>
          """ as HTML
      })
  }

  /// Rectangles as the script reads them: four numbers each, in points.
  private func numbers(_ rects: [Rect]) -> String {
    rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }.map(number).joined(separator: " ")
  }

  private func list(_ lines: [String]) -> HTML {
    HTML(lines.map { "<li><bdi>\($0)</bdi></li>" })
  }

  private func write(
    _ picture: ReviewEntry.Picture, of entry: ReviewEntry, to writer: HTMLWriter
  ) throws {
    let file: ResultPicture
    do {
      file = try ResultPicture(picture.path, below: folder)
    } catch {
      return try writer.write("<p class=\"note\">\(entry.title(of: picture)): \("\(error)").</p>\n")
    }
    let scale = entry.place(in: picture.role).scale
    let pointWidth = Double(file.size.width) / scale
    let pointHeight = Double(file.size.height) / scale
    // The picture from before has a size of its own.
    let size =
      picture.role == .before ? Size(width: pointWidth, height: pointHeight) : entry.size
    let title = entry.title(of: picture)
    let description = entry.pictures.count > 1 ? "\(entry.name), \(title)" : entry.name
    let pixels = "\(file.size.width) × \(file.size.height) pixels"
    // Without a comparison the picture is what it is; only pairs label which is which.
    let caption: HTML =
      entry.pictures.count > 1 ? "<figcaption>\(title)</figcaption>" : ""
    try writer.write(
      """
      <figure data-role="\(picture.role.rawValue)">\(caption)
      <div class="stage" tabindex="0" role="group" aria-label="\(description)" \
      data-width="\(number(size.width))" data-height="\(number(size.height))"\
      \(parts(of: entry, picture.role))>
      <img alt="\(description), \(pixels)" \
      width="\(number(pointWidth))" height="\(number(pointHeight))" src="
      """)
    if isServed {
      try writer.write("\(ReportPictures.servedAddress(of: picture.path))")
    } else {
      try file.writeAddress(to: writer)
    }
    try writer.write("\"></div></figure>\n")
  }

  /// The parts for the script, and where the canvas is in the picture.
  private func parts(of entry: ReviewEntry, _ role: ReviewEntry.Picture.Role) -> HTML {
    guard let packed = entry.parts(of: role)?.packed else { return "" }
    let origin = entry.place(in: role).origin
    return " data-parts=\"\(packed)\" data-origin=\"\(number(origin.x)) \(number(origin.y))\""
  }

  /// A length in points, rounded to a thousandth.
  private func number(_ length: Double) -> String {
    let text = "\((length * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private var head: HTML {
    """
    \(code.head(title: "\(title) – review", isServed: isServed))\
    <body>
    <a class="skip" href="#entries">Skip to the pictures</a>
    <header class="bar">
    <h1><bdi>\(title)</bdi></h1>
    <p class="summary">\(entries.sentence)</p>
    <button type="button" class="theme" aria-pressed="false">Dark</button>
    <button type="button" class="help" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
    </header>
    <search class="filters">
    <label class="find"><span class="unseen">Find pictures by name</span>\
    <input type="search" placeholder="Find a picture" autocomplete="off" spellcheck="false"></label>
    \(facets)</search>
    <main id="entries" tabindex="-1">
    <p class="none-shown" hidden>No picture is like that.</p>

    """
  }

  /// Boxes to tick: the changes apart from what pictures can be picked by besides.
  private var facets: HTML {
    boxes("changes", "Only changes") { [$0.change?.rawValue].compactMap(\.self) }
      + boxes("variants", "Only variants") { $0.facets }
  }

  /// A box to tick for each facet that some pictures have and others have not.
  private func boxes(
    _ name: HTML, _ legend: HTML, of facets: (ReviewEntry) -> [String]
  ) -> HTML {
    var counts: [String: Int] = [:]
    var names: [String] = []
    for facet in entries.flatMap(facets) {
      if counts[facet] == nil { names.append(facet) }
      counts[facet, default: 0] += 1
    }
    let boxes = names.filter { counts[$0] != entries.count }.map { name in
      """
      <label class="check"><input type="checkbox" value="\(name)"> <bdi>\(name)</bdi> \
      <span>\(counts[name] ?? 0)</span></label>

      """ as HTML
    }
    guard !boxes.isEmpty else { return "" }
    return """
      <fieldset class="facets \(name)"><legend class="unseen">\(legend)</legend>
      \(HTML(boxes))</fieldset>

      """
  }

  private var end: HTML {
    """
    </main>
    <p class="unseen" role="status" aria-live="polite" id="status"></p>
    <dialog id="close-up" aria-labelledby="close-up-title">
    <header class="bar"><h2 id="close-up-title"></h2>
    <span class="zooms" role="group" aria-label="Zoom">
    <button type="button" data-zoom="fit">Fit</button>
    <button type="button" data-zoom="1">100 %</button>
    <button type="button" data-zoom="2">200 %</button>
    <button type="button" data-zoom="4">400 %</button></span>
    <button type="button" class="close">Close</button></header>
    <div class="canvas" tabindex="-1"></div></dialog>
    <aside id="inspector" class="part-panel inspector" aria-label="Part of the picture" \
    tabindex="-1" hidden></aside>
    <dialog id="compare" aria-labelledby="compare-title">
    <header class="bar"><h2 id="compare-title"></h2>
    <button type="button" class="close">Close</button></header>
    <div class="comparison"></div></dialog>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Measuring, and keys</h2>
    <p>Point at a part of a picture for its frame. Click it for its text, font and colours, then \
    point at another one for the distances between them, in points. Click a sentence for its \
    places.</p>
    <dl class="keys">
    <div><dt>Next, previous part</dt><dd><kbd>→</kbd> <kbd>←</kbd></dd></div>
    <div><dt>Measure from this part</dt><dd><kbd>Enter</kbd></dd></div>
    <div><dt>Let go</dt><dd><kbd>Esc</kbd></dd></div>
    <div><dt>Look closer</dt><dd><kbd>z</kbd> or a double click</dd></div>
    <div><dt>Compare before and after</dt><dd><kbd>c</kbd></dd></div>
    <div><dt>There: side by side, slider, onion skin, toggle, difference</dt>\
    <dd><kbd>s</kbd> <kbd>l</kbd> <kbd>o</kbd> <kbd>t</kbd> <kbd>d</kbd></dd></div>
    <div><dt>Find</dt><dd><kbd>/</kbd></dd></div>
    <div><dt>Next, previous picture</dt><dd><kbd>j</kbd> <kbd>k</kbd></dd></div>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    \(PictureViewer.controls)\(code.end(isServed: isServed))
    """
  }
}

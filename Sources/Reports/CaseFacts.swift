import DisplayList
import Goldens
import LayoutEdits
import LayoutSnapshots
import PictureComparison
import PlainText

/// The facts about a case, in words and numbers, in the order in which a reader needs them.
struct CaseFacts {
  private let result: CaseResult
  private let words: CaseWords
  /// The sentences that other reports have; the page folds the others.
  private let brief: CaseWords
  /// The places of the canvases in the pictures.
  private let scales: PictureScales
  /// Indicates whether a script inserts folded parts when a reader opens them.
  private let isPacked: Bool

  /// The largest number of listed sentences or clusters; further ones are counted.
  private static let longestList = 200

  /// Creates the facts about a case, with the places of the canvases in its pictures.
  ///
  /// - Parameter isPacked: True if a script inserts folded parts when a reader opens them.
  init(_ result: CaseResult, scales: PictureScales, isPacked: Bool = false) {
    self.isPacked = isPacked
    self.result = result
    self.scales = scales
    words = result.words(.all)
    brief = result.words(.brief)
  }

  /// The facts as parts of a page.
  var html: HTML {
    machine + layout + message + pixels
  }

  /// Returns the sentences about a subject: those that are shown at once, and those that are
  /// folded.
  private func sentences(_ subject: CaseWords.Subject) -> (shown: [Sentence], folded: [Sentence]) {
    let all = words.entries.filter { $0.subject == subject }.map(\.sentence)
    let count = brief.entries.count { $0.subject == subject }
    return (Array(all.prefix(count)), Array(all.dropFirst(count).prefix(Self.longestList)))
  }

  private var machine: HTML {
    let sentences = sentences(.machine)
    guard !(sentences.shown + sentences.folded).isEmpty else { return "" }
    return """
      <section class="machine"><h3>Another machine</h3>
      \(Self.list(sentences.shown.map { Self.item($0) }))\
      \(details(sentences.folded.map { Self.item($0) }, list: "ul"))</section>

      """
  }

  private var message: HTML {
    let notes = words.entries.filter { $0.subject == .note }.map(\.text)
    if !notes.isEmpty { return HTML(notes.map { "<p class=\"message\">\($0)</p>\n" }) }
    if let message = result.message { return "<p class=\"message\">\(message)</p>\n" }
    let hasMore = result.difference != nil || !result.layoutChanges.isEmpty
    return hasMore ? "" : "<p class=\"message\">\(result.verdict.explanation)</p>\n"
  }

  private var layout: HTML {
    let sentences = sentences(.layout)
    guard !(sentences.shown + sentences.folded).isEmpty else { return "" }
    // All words begin with those about the layout, except for those about the machine.
    let items = (sentences.shown + sentences.folded).enumerated().map { index, sentence in
      Self.item(
        sentence,
        at: result.changeFacts.indices.contains(index) ? result.changeFacts[index].places : nil,
        scales: scales)
    }
    let shown = Array(items.prefix(sentences.shown.count))
    let folded = Array(items.dropFirst(sentences.shown.count))
    return """
      <section class="changes"><h3>What changed</h3>
      \(Self.list(shown))\(details(folded, list: "ul"))</section>

      """
  }

  private var pixels: HTML {
    guard let difference = result.difference else { return "" }
    let sentences = [difference.sizeSentence, difference.pixelSentence].compactMap { $0 }
      .map { "<p>\($0)</p>\n" as HTML }
    return """
      <section class="pixels"><h3>Pixels</h3>
      \(HTML(sentences))</section>
      \(clusters(difference))\(sweep(difference))
      """
  }

  private func clusters(_ difference: PictureDifference) -> HTML {
    guard !difference.clusters.isEmpty else { return "" }
    let entries = difference.clusters.prefix(Self.longestList).enumerated().map { index, cluster in
      let box = cluster.box
      let elements: HTML =
        cluster.elements.isEmpty
        ? ""
        : "<span class=\"elements\">\(HTML(cluster.elements.map { "<bdi>\($0)</bdi>" }))</span>"
      return """
        <li><button type="button" data-cluster="\(plain: index)">\
        <b>\(cluster.differingPixels) px</b> <span class="box">\(box.width) × \(box.height) px \
        at (\(plain: box.x), \(plain: box.y)) px</span> \(elements)</button></li>

        """ as HTML
    }
    // If a change is described, its clusters are folded except for a few.
    let shown = max(brief.entries.count { $0.subject == .cluster }, 1)
    return """
      <section class="clusters"><h3>Where <span>\(difference.clusterCount)</span></h3>
      <ol>
      \(HTML(Array(entries.prefix(shown))))</ol>\
      \(details(Array(entries.dropFirst(shown)), list: "ol"))</section>

      """
  }

  private func sweep(_ difference: PictureDifference) -> HTML {
    guard !difference.sweep.isEmpty else { return "" }
    let most = max(1, difference.sweep.map(\.differingPixels).max() ?? 1)
    let rows = difference.sweep.prefix(Self.longestList).map { step in
      let length = Int((100 * Double(step.differingPixels) / Double(most)).rounded(.up))
      return """
        <tr><th scope="row">\(shortest(step.threshold))</th>\
        <td><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">\
        <rect width="\(plain: length)" height="1"/></svg></td>\
        <td>\(step.differingPixels)</td></tr>

        """ as HTML
    }
    return """
      <section class="sweep"><details class="more"><summary>At other thresholds</summary>
      <table><thead class="unseen"><tr><th scope="col">Threshold</th><td></td>\
      <th scope="col">Differing pixels</th></tr></thead>
      <tbody>
      \(HTML(rows))</tbody></table></details></section>

      """
  }

  private static func list(_ items: [HTML]) -> HTML {
    items.isEmpty ? "" : "<ul>\n\(HTML(items))</ul>"
  }

  /// Returns a sentence; one whose places are known is a button that shows them.
  private static func item(
    _ sentence: Sentence, at places: ChangePlaces? = nil, scales: PictureScales = PictureScales()
  ) -> HTML {
    let (before, after) = (
      scales.boxes(places?.before ?? [], on: .expected),
      scales.boxes(places?.after ?? [], on: .actual)
    )
    guard !before.isEmpty || !after.isEmpty else { return "<li>\(HTML(sentence))</li>\n" }
    return """
      <li><button type="button" class="sentence" data-before="\(PictureViewer.value(before))" \
      data-after="\(PictureViewer.value(after))">\(HTML(sentence))</button></li>

      """
  }

  /// Returns folded entries of a list; nothing without any.
  private func details(_ entries: [HTML], list: HTML) -> HTML {
    guard !entries.isEmpty else { return "" }
    let folded: HTML = "<\(list)>\n\(HTML(entries))</\(list)>"
    if isPacked, let packed = JSONValue.string(folded.markup).packed {
      return """
        <details class="more" data-markup="\(packed)">\
        <summary>and \(entries.count) more</summary></details>
        """
    }
    return """
      <details class="more"><summary>and \(entries.count) more</summary>
      \(folded)</details>
      """
  }
}

extension HTML {
  /// Creates a sentence with a patch before each colour.
  fileprivate init(_ sentence: Sentence) {
    self = HTML(
      sentence.parts.map { part in
        switch part {
        case .words(let words): "\(words)"
        case .color(let color, _):
          // An attribute, since the page's policy allows only its own styles.
          """
          <svg class="patch" viewBox="0 0 1 1" aria-hidden="true">\
          <rect width="1" height="1" fill="\(color.dump)"/></svg>\(part.text)
          """
        }
      })
  }
}

extension Verdict {
  /// The meaning of a verdict, for a case without a reason of its own.
  fileprivate var explanation: String {
    switch self {
    case .changed: "The picture differs from its golden."
    case .missing: "There is no golden yet: approving the picture makes it the golden."
    case .unreadable: "The golden is not a readable picture."
    case .failed: "The picture could not be drawn."
    case .stale: "No case draws this golden any more; \(ToolCommand.words) test --prune removes it."
    case .recorded: "There was no golden, and this picture became it."
    case .updated: "This picture took its golden's place."
    case .passed: "The picture is its golden's."
    }
  }
}

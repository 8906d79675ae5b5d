import DisplayList
import Goldens
import LayoutSnapshots
import PictureComparison

/// What is known of a case, in words and numbers, in the order in which a reader needs it.
struct CaseFacts {
  private let result: CaseResult

  /// More sentences or clusters are counted, not listed.
  private static let longestList = 200

  /// The facts of a case.
  init(_ result: CaseResult) {
    self.result = result
  }

  /// The facts as parts of a page.
  var html: HTML {
    machine + message + layout + pixels
  }

  private var machine: HTML {
    guard !result.machineDifferences.isEmpty else { return "" }
    return """
      <section class="machine"><h3>Another machine</h3>
      \(Self.list(result.machineDifferences.map { Sentence($0) }))</section>

      """
  }

  private var message: HTML {
    if let message = result.message { return "<p class=\"message\">\(message)</p>\n" }
    let hasMore = result.difference != nil || !result.layoutChanges.isEmpty
    return hasMore ? "" : "<p class=\"message\">\(result.verdict.explanation)</p>\n"
  }

  private var layout: HTML {
    guard !result.layoutChanges.isEmpty else { return "" }
    return """
      <section class="changes"><h3>What changed</h3>
      \(Self.list(result.layoutChanges))</section>

      """
  }

  private var pixels: HTML {
    guard let difference = result.difference else { return "" }
    var sentences: [HTML] = []
    let expected = difference.expectedSize
    let actual = difference.actualSize
    if expected != actual {
      sentences.append(
        """
        <p>The size changed from <b>\(expected.width) × \(expected.height)</b> to \
        <b>\(actual.width) × \(actual.height)</b>.</p>

        """)
    }
    sentences.append(
      """
      <p><b>\(difference.differingPixels)</b> of \(difference.pixelCount) pixels \
      differ <span class="whole">(\(percentage(of: difference.differingRatio)))</span>.</p>

      """)
    if difference.antialiasedPixels > 0 {
      sentences.append(
        "<p>\(difference.antialiasedPixels) more look antialiased and are not counted.</p>\n")
    }
    if difference.maskedPixels > 0 {
      sentences.append("<p>\(difference.maskedPixels) are under a mask.</p>\n")
    }
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
        <b>\(cluster.differingPixels) px</b> <span class="box">\(box.width) × \(box.height) \
        at (\(plain: box.x), \(plain: box.y))</span> \(elements)</button></li>

        """ as HTML
    }
    return """
      <section class="clusters"><h3>Where <span>\(difference.clusters.count)</span></h3>
      <ol>
      \(HTML(entries))</ol></section>

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
      <section class="sweep"><h3>At other thresholds</h3>
      <table><thead class="unseen"><tr><th scope="col">Threshold</th><td></td>\
      <th scope="col">Differing pixels</th></tr></thead>
      <tbody>
      \(HTML(rows))</tbody></table></section>

      """
  }

  private static func list(_ sentences: [Sentence]) -> HTML {
    let rest = sentences.count - longestList
    let entries = sentences.prefix(longestList).map { "<li>\(HTML($0))</li>\n" as HTML }
    let cut: HTML = rest > 0 ? "<li>and \(rest) more</li>\n" : ""
    return "<ul>\n\(HTML(entries))\(cut)</ul>"
  }
}

extension HTML {
  /// A sentence with a patch before each colour.
  fileprivate init(_ sentence: Sentence) {
    self = HTML(
      sentence.parts.map { part in
        switch part {
        case .words(let words): "\(words)"
        case .color(let color):
          // An attribute, since the page's policy allows no style that is not its own.
          """
          <svg class="patch" viewBox="0 0 1 1" aria-hidden="true">\
          <rect width="1" height="1" fill="\(color.dump)"/></svg>\(color.dump)
          """
        }
      })
  }
}

extension Verdict {
  /// What a verdict means, for a case that does not give its own reason.
  fileprivate var explanation: String {
    switch self {
    case .changed: "The picture differs from its golden."
    case .missing: "There is no golden yet: approving the picture makes it the golden."
    case .unreadable: "The golden is not a readable picture."
    case .failed: "The picture could not be drawn."
    case .stale: "No case draws this golden any more; maquette test --prune removes it."
    case .recorded: "There was no golden, and this picture became it."
    case .updated: "This picture took its golden's place."
    case .passed: "The picture is its golden's."
    }
  }
}

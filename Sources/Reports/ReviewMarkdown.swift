/// A review as Markdown for a pull request: a table of pictures for each preview.
package struct ReviewMarkdown {
  private let title: String
  private let entries: [ReviewEntry]
  private let urlPrefix: String
  /// What readers wrote, by preview.
  private let comments: [String: [ReaderComment]]

  /// How many sentences follow a picture.
  private static let sentenceLimit = 12

  /// The text for some entries, in their order.
  ///
  /// - Parameters:
  ///   - urlPrefix: The prefix that makes a picture's path in the review's folder its address; empty for
  ///     addresses relative to the text.
  ///   - comments: What readers wrote about previews.
  package init(
    title: String, entries: [ReviewEntry], urlPrefix: String = "", comments: [ReaderComment] = []
  ) {
    self.comments = Dictionary(grouping: comments, by: \.subject)
    self.title = title
    self.entries = entries
    self.urlPrefix = MarkdownText.address(urlPrefix)
  }

  /// The text; it ends with a line feed.
  package var text: String {
    var text = "## \(MarkdownText.inline(title))\n\n\(entries.sentence)\n"
    for entry in entries { text += "\n" + self.text(of: entry) }
    return text
  }

  private func text(of entry: ReviewEntry) -> String {
    var heading = "### \(MarkdownText.code(entry.name))"
    if let change = entry.change { heading += " \(change.rawValue)" }
    var text = heading + "\n\n"
    let sentences = entry.sentences.prefix(Self.sentenceLimit)
    for sentence in sentences { text += "- \(MarkdownText.inline(sentence))\n" }
    let rest = entry.sentences.count - sentences.count
    if rest > 0 { text += "- and \(rest) more\n" }
    if !sentences.isEmpty { text += "\n" }
    text += entry.caption.map { MarkdownText.inline($0) }.joined(separator: " · ") + "\n\n"
    let images = entry.pictures.map { picture in
      MarkdownText.image(
        "\(entry.name), \(entry.title(of: picture))", url: urlPrefix + percentEncoded(picture.path))
    }
    text += "| \(entry.pictures.map(entry.title).joined(separator: " | ")) |\n"
    text += "|\(String(repeating: "---|", count: images.count))\n"
    text += "| \(images.joined(separator: " | ")) |\n"
    guard let comments = comments[entry.name] else { return text }
    return text + "\n" + comments.map(\.markdown).joined()
  }
}

import Goldens

/// A review as Markdown for a pull request: a table of pictures for each preview.
package struct ReviewMarkdown {
  private let title: String
  private let entries: [ReviewEntry]
  private let urlPrefix: String
  /// The readers' comments, by preview.
  private let comments: [String: [ReaderComment]]

  /// The largest number of sentences after a picture.
  private static let sentenceLimit = 12

  /// Creates the text for some entries, in their order.
  ///
  /// - Parameters:
  ///   - urlPrefix: The prefix that makes a picture's path in the review's folder its address;
  ///     empty for addresses relative to the text.
  ///   - comments: The readers' comments on previews.
  package init(
    title: String, entries: [ReviewEntry], urlPrefix: String = "", comments: [ReaderComment] = []
  ) {
    self.comments = Dictionary(grouping: comments, by: \.subject)
    self.title = title
    self.entries = entries
    self.urlPrefix = MarkdownText.address(urlPrefix)
  }

  /// The text; it ends with a line feed.
  ///
  /// Previews that changed alike are one, with the pictures of the first.
  package var text: String {
    var text = "## \(MarkdownText.inline(title))\n\n\(entries.sentence)\n"
    var seen: Set<String> = []
    for (entry, group) in entries.inOrder(entries.groups) {
      guard let group else {
        text += "\n" + self.text(of: entry)
        continue
      }
      if seen.insert(group.id).inserted { text += "\n" + self.text(of: entry, group) }
    }
    return text
  }

  private func text(of entry: ReviewEntry, _ group: ChangeGroups.Group? = nil) -> String {
    var heading = "### \(MarkdownText.code(entry.name))"
    if let group { heading += " and \(group.members.count - 1) more" }
    if let change = entry.change { heading += " \(change.rawValue)" }
    var text = heading + "\n\n"
    let all = group.map { $0.lines(entry.causes(in: $0)) } ?? entry.sentences
    let sentences = all.prefix(Self.sentenceLimit)
    for sentence in sentences { text += "- \(MarkdownText.inline(sentence))\n" }
    let rest = all.count - sentences.count
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
    let names = group?.members.map(\.name) ?? [entry.name]
    if group != nil {
      text += "\n<details><summary>The \(names.count) previews</summary>\n\n"
      text += names.map { MarkdownText.code($0) }.joined(separator: ", ") + "\n\n</details>\n"
    }
    let comments = names.flatMap { self.comments[$0] ?? [] }
    return comments.isEmpty ? text : text + "\n" + comments.map(\.markdown).joined()
  }
}

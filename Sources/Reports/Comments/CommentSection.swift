/// The comments on a case on a page in a file; a served page makes its own.
struct CommentSection {
  private let comments: [ReaderComment]

  /// Creates the section of the comments on one case, in the order in which they were written.
  init(_ comments: [ReaderComment]) {
    self.comments = comments
  }

  /// The section; nothing without comments.
  var html: HTML {
    guard !comments.isEmpty else { return "" }
    return """
      <section class="comments"><h3>Comments <span>\(comments.count)</span></h3>
      <ol>
      \(HTML(comments.map(item)))</ol></section>

      """
  }

  private func item(_ comment: ReaderComment) -> HTML {
    let target = comment.target.map { "<span class=\"target\"><bdi>\($0)</bdi></span>" as HTML }
    let mark: HTML = comment.isResolved ? "<span class=\"mark\">Resolved</span>" : ""
    return """
      <li\(comment.isResolved ? " class=\"resolved\"" : "")>\
      <p class="by"><b><bdi>\(comment.author)</bdi></b> <time>\(comment.day)</time> \
      \(target ?? "")\(mark)</p>
      <p class="text"><bdi>\(lines: comment.text)</bdi></p></li>

      """
  }
}

extension ReaderComment {
  /// The day on which the comment was written.
  var day: String { String(date.prefix(10)) }

  /// The largest number of lines; the page has further ones.
  private static let markdownLines = 20

  /// The comment on a line of Markdown.
  var markdown: String {
    let target = target.map { " on \(MarkdownText.inline($0))" } ?? ""
    let mark = isResolved ? " (resolved)" : ""
    let lines = text.split(whereSeparator: \.isNewline).prefix(Self.markdownLines)
    return
      "- **\(MarkdownText.inline(author))**, \(MarkdownText.inline(day))\(target)\(mark): "
      + lines.map { MarkdownText.inline(String($0)) }.joined(separator: "<br>") + "\n"
  }
}

import Goldens
import PictureComparison

/// The part of a page about one case: the facts that a reader needs first, then the pictures.
struct ViewerArticle {
  /// The case's part of the page's address.
  var fragment: String
  /// The case's place on the page, from 1.
  var number: Int
  /// The outcome of the case: its value for scripts, and its title.
  var verdict: (value: String, title: String)
  var name: String
  /// The origin of the case.
  var origin: HTML
  /// The control or command that accepts the picture.
  var approval: HTML = ""
  /// The cases that changed alike; nil if none did.
  var likeness: CaseLikeness?
  /// Indicates whether a reader may accept all of them at once.
  var acceptsLikeness = false
  /// The facts about the case.
  var facts: HTML
  /// The markup after the comments.
  var appendix: HTML = ""
  var notes: [String] = []
  var comments: [ReaderComment]
  var panes: [PictureViewer.Pane]
  /// The differences of the pictures, in pixels.
  var boxes: [PixelRect] = []
  var knowledge = PictureViewer.Knowledge()

  func write(to writer: HTMLWriter) throws {
    try writer.write(
      """
      <article class="case"\(likeness?.isFirst == false ? " data-kin" : "") id="\(fragment)" \
      aria-labelledby="case-\(plain: number)-name" data-verdict="\(verdict.value)" \
      tabindex="-1">
      <header>
      <div class="title"><p class="verdict" data-verdict="\(verdict.value)">\
      \(verdict.title)</p>
      <h2 id="case-\(plain: number)-name"><bdi>\(name)</bdi></h2>
      <p class="origin">\(origin)</p></div>
      \(approval)</header>
      <div class="body">
      <div class="facts">
      \(alike)\(facts)\(HTML(notes.map { "<p class=\"note\">\($0)</p>\n" }))\
      \(CommentSection(comments).html)
      \(appendix)</div>

      """)
    if panes.isEmpty {
      try writer.write("<p class=\"no-pictures\">There are no pictures to show.</p>\n")
    } else {
      try PictureViewer.write(name, panes: panes, boxes: boxes, knowledge: knowledge, to: writer)
    }
    try writer.write("</div>\n</article>\n")
  }

  /// The cases that changed alike, which can be accepted together.
  private var alike: HTML {
    guard let likeness else { return "" }
    let command: HTML =
      likeness.approval.map { approval in
        """
        <button type="button" class="copy" aria-label="Copy the command that approves all like \
        \(name)">Copy</button><code>\(approval)</code>
        """
      } ?? ""
    let button: HTML = """
      <div class="approval"><button type="button" class="accept-like">\
      Accept all \(likeness.group.members.count) like this</button>\(command)</div>

      """
    // If the sentences below are this case's alone, those that hold for all are here.
    let causes = likeness.group.isUniform ? [] : likeness.causes.prefix(Self.listedCauses)
    let list: HTML =
      causes.isEmpty
      ? "" : "<ul>\n\(HTML(causes.map { "<li><bdi>\($0)</bdi></li>\n" }))</ul>\n"
    return """
      <section class="likeness"><p>The same change in \(likeness.group.size): \
      <bdi>\(likeness.group.names)</bdi></p>
      \(list)\(acceptsLikeness ? button : "")</section>

      """
  }

  private static let listedCauses = 7
}

/// The cases that changed as one of them did.
struct CaseLikeness {
  let group: ChangeGroups.Group
  /// The common changes of all of them, in words.
  let causes: [String]
  /// Indicates whether the case is the first of them; the others take less room on paper.
  let isFirst: Bool
  /// The command that accepts all of them; nil for none.
  let approval: String?
}

import Goldens
import PlainText

/// The frame of a page that lists cases and shows one of them at a time with its pictures: the page
/// of a report, and that of a review.
struct ViewerPage {
  var title: String
  /// The subject of the page.
  var heading: String
  /// The number of cases, in words.
  var summary: String
  /// The facts about the cases' project and machine.
  var facts: RunFacts?
  /// The filters of the list.
  var filters: PageFilters
  /// The markup below the list.
  var belowList: HTML = ""
  /// The markup above the first case.
  var introduction: HTML = ""
  /// Indicates whether pictures stay in their files.
  var hasFiles = false
  /// Indicates whether a server sends the page.
  var isServed = false
  /// The version of the results whose cases a server accepts; nil if there is only one version.
  var servedVersion: String?
  /// Indicates whether readers commented on cases.
  var hasComments = false
  /// Indicates whether parts of pictures are pointed at from the start.
  var inspects = false

  /// The code of a page in a file, where the reader's marks become a command.
  private static let code = PageCode(
    styles: styles, modules: modules(accepting: [PageFiles.marks_js]))

  /// The same for a page with comments.
  private static let commentedCode = PageCode(
    styles: styles + [PageFiles.comments_css],
    modules: modules(accepting: [PageFiles.marks_js]))

  /// The code of a served page: `accepting.js` declares the functions of `marks.js` in a file.
  static let servedCode = PageCode(
    styles: styles + [PageFiles.comments_css, PageFiles.serving_css],
    modules: modules(accepting: [
      PageFiles.serving_js, PageFiles.comments_js, PageFiles.remarks_js,
      PageFiles.accepting_js,
    ]))

  private static let styles = [
    PageFiles.page_css, PageFiles.report_css, PageFiles.case_css,
    PageFiles.viewer_css, PageFiles.parts_css, PageFiles.print_css,
  ]

  private static func modules(accepting: [String]) -> [String] {
    [
      PageFiles.page_js, PageFiles.elements_js, PageFiles.measuring_js,
      PageFiles.packed_js, PageFiles.packed_pictures_js, PageFiles.patches_js,
      PageFiles.part_tree_js, PageFiles.part_details_js,
      PageFiles.placement_js, PageFiles.viewer_js,
      PageFiles.viewer_divider_js, PageFiles.viewer_gestures_js,
      PageFiles.viewer_readout_js, PageFiles.viewer_align_js,
      PageFiles.viewer_inspect_js,
      PageFiles.articles_js, PageFiles.case_list_js, PageFiles.kin_js,
      PageFiles.thumbnails_js, PageFiles.theme_js,
    ] + accepting + [
      PageFiles.paper_js, PageFiles.sentences_js, PageFiles.report_js,
      PageFiles.keyboard_js,
    ]
  }

  private var code: PageCode {
    isServed ? Self.servedCode : hasComments ? Self.commentedCode : Self.code
  }

  /// Everything before the list's first case.
  var head: HTML {
    let version = servedVersion.map { " data-results=\"\($0)\"" as HTML } ?? ""
    return """
      \(code.head(title: "\(title)", hasFiles: hasFiles, isServed: isServed))\
      <body\(version)\(inspects ? " data-inspects" : "")>
      <a class="skip" href="#cases">Skip to the chosen case</a>
      <header class="bar">
      <button type="button" class="drawer" aria-expanded="false" aria-controls="list">Cases</button>
      <h1><bdi>\(heading)</bdi></h1>
      <p class="summary">\(summary)</p>
      <span class="case-steps">
      <button type="button" data-case="-1" aria-label="Previous case">‹</button>
      <button type="button" data-case="1" aria-label="Next case">›</button>
      </span>
      <button type="button" class="theme" aria-pressed="false" aria-label="Dark" \
      title="Dark or light">◐</button>
      <button type="button" class="help" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
      </header>
      \(run)<nav id="list" aria-label="Cases">
      \(filters.html)
      """
  }

  /// The subject of the page, for readers who did not run the test.
  private var run: HTML {
    guard let facts else { return "" }
    let commit = facts.commit.map { String($0.prefix(10)) }
    let options =
      facts.options.isEmpty ? "no tolerance" : facts.options.joined(separator: " ")
    let entries: [(HTML, String?)] = [
      ("Project", facts.project), ("Branch", facts.branch), ("Commit", commit),
      ("Date", facts.date), ("Options", options), ("Machine", facts.machine),
    ]
    let list = entries.compactMap { title, text -> HTML? in
      text.map { "<div><dt>\(title)</dt><dd><bdi>\(oneLine($0, limit: 200))</bdi></dd></div>\n" }
    }
    return """
      <section class="run" aria-label="Run"><dl>
      \(HTML(list))</dl></section>

      """
  }

  /// Everything between the list and the first case.
  var beginningOfCases: HTML {
    """
    <p class="none-shown" hidden>No case is like that.</p>
    \(belowList)</nav>
    <main id="cases" tabindex="-1">
    \(introduction)
    """
  }

  /// Everything after the last case.
  var end: HTML {
    """
    </main>
    <p class="unseen" role="status" aria-live="polite" id="status"></p>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <div class="keys"></div>
    <label class="check"><input type="checkbox" class="shortcuts" checked> \
    Use keys of one letter</label>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    \(PictureViewer.controls)\(code.end(isServed: isServed))
    """
  }
}

/// The values by which a reader may filter a page's list.
struct PageFilters {
  /// A value that some cases have.
  struct Choice {
    var value: String
    var title: String
    var count: Int
  }

  /// The number of cases.
  var total: Int
  /// The outcomes of cases.
  var verdicts: [Choice]
  /// The kinds of changes, if there are several.
  var kinds: [Choice] = []
  /// The facets of variants, as in `dark`, that some have and others do not.
  var facets: [Choice] = []

  var html: HTML {
    let choices = verdicts.map { choice in
      """
      <label><input type="radio" name="verdict" value="\(choice.value)">\
      <span>\(choice.title) <b>\(choice.count)</b></span></label>

      """ as HTML
    }
    return """
      <search class="filters">
      <label class="find"><span class="unseen">Find cases by name</span>\
      <input type="search" placeholder="Find a case" autocomplete="off" spellcheck="false"></label>
      <fieldset class="verdicts"><legend class="unseen">Show</legend>
      <label><input type="radio" name="verdict" value="" checked>\
      <span>All <b>\(total)</b></span></label>
      \(HTML(choices))</fieldset>
      \(kindChoice)\(facetChoice)</search>

      """
  }

  private var kindChoice: HTML {
    guard kinds.count > 1 else { return "" }
    let options = kinds.map { choice in
      "<option value=\"\(choice.value)\">\(choice.title) (\(choice.count))</option>\n" as HTML
    }
    return """
      <label class="kind">Change of <select><option value="">any kind</option>
      \(HTML(options))</select></label>

      """
  }

  private var facetChoice: HTML {
    guard !facets.isEmpty else { return "" }
    let boxes = facets.map { choice in
      """
      <label class="check"><input type="checkbox" value="\(choice.value)"> \
      <bdi>\(choice.title)</bdi> <span>\(choice.count)</span></label>

      """ as HTML
    }
    return """
      <details class="facets"><summary>Variants</summary>
      \(HTML(boxes))</details>

      """
  }
}

/// A case in a page's list.
struct ListedCase {
  /// The case's part of the page's address; nil for a case that is not shown.
  var fragment: String?
  var name: String
  /// The text below the name.
  var subtitle: String
  /// The markup beside it.
  var size: HTML = ""
  /// Attributes of the link, each with a space before it.
  var acceptance: HTML = ""
  /// The cases that changed alike.
  var group: ChangeGroups.Group?
  /// The common changes of all of them, for the first one.
  var groupTitle: String?
  var kinds: [CaseKind] = []
  var facets: [String] = []

  var html: HTML {
    let title: HTML =
      "<bdi class=\"name\">\(name)</bdi><bdi class=\"suite\">\(subtitle)</bdi>"
    guard let fragment else { return "<li>\(title)</li>\n" }
    let like = group.map { " data-like=\"\($0.id)\"" as HTML } ?? ""
    let change = groupTitle.map { " data-change=\"\(oneLine($0, limit: 300))\"" as HTML } ?? ""
    let alike = group.map { "<span class=\"alike\">\($0.members.count) alike</span>" as HTML } ?? ""
    let names = kinds.map(\.rawValue).joined(separator: " ")
    let kinds = names.isEmpty ? "" : " data-kinds=\"\(names)\"" as HTML
    let facets =
      facets.isEmpty
      ? "" : " data-facets=\"\(lines: facets.joined(separator: "\n"))\"" as HTML
    return """
      <li><a href="#\(fragment)"\(acceptance)\(like)\(change)\(kinds)\(facets)>\
      \(title)\(size)\(alike)</a></li>

      """
  }

  /// Returns the beginning of the cases of a verdict.
  static func beginning(of verdict: HTML, title: String, count: Int, isOpen: Bool) -> HTML {
    """
    <details class="group" data-verdict="\(verdict)"\(isOpen ? " open" : "" as HTML)>
    <summary><h2><i class="dot" data-verdict="\(verdict)"></i>\(title) \
    <span>\(count)</span></h2></summary>
    <ol>

    """
  }

  /// The end of the cases of a verdict.
  static let end: HTML = "</ol>\n</details>\n"
}

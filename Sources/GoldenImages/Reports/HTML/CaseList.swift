/// The list of all cases, from which a reader chooses.
enum CaseList {
  /// What begins the cases of a verdict.
  static func beginning(of verdict: Verdict, count: Int) -> HTML {
    let isOpen: HTML = verdict == .passed ? "" : " open"
    return """
      <details class="group" data-verdict="\(verdict.rawValue)"\(isOpen)>
      <summary><h2><i class="dot" data-verdict="\(verdict.rawValue)"></i>\(verdict.title) \
      <span>\(count)</span></h2></summary>
      <ol>

      """
  }

  /// What ends the cases of a verdict.
  static func end(of verdict: Verdict) -> HTML {
    "</ol>\n</details>\n"
  }

  /// A case; all but those that passed lead to their part of the page.
  static func entry(_ result: CaseResult, number: Int) -> HTML {
    let name: HTML =
      "<bdi class=\"name\">\(result.name)</bdi><bdi class=\"suite\">\(result.suite)</bdi>"
    guard result.verdict != .passed else { return "<li>\(name)</li>\n" }
    let pixels: HTML =
      result.difference.map { "<span class=\"size\">\($0.differingPixels) px</span>" } ?? ""
    return "<li><a href=\"#case-\(plain: number)\">\(name)\(pixels)</a></li>\n"
  }
}

/// The page that lists what was compared with iOS, and how near it is.
enum TruthPage {
  /// Returns the page, in Markdown.
  static func text() throws -> String {
    let cases = try TruthCase.names.map { name in
      let found = try TruthCase(named: name)
      return (case: found, measures: try found.compared())
    }
    let measures = cases.flatMap(\.measures)
    let reached = measures.filter { $0.measure.agrees($0.actual) }.count
    var page = """
      # Beside iOS

      <!-- written by `make truth` -->
      Maquette draws iOS 18. These numbers were measured in pictures that iOS itself rendered and that public
      repositories keep; the cases are in `Tests/Truth/Cases`. Lengths are points. A length agrees within half a point
      unless its case says otherwise, the width of letters within 1 %. iOS's own font cannot be distributed: of
      letters only their widths, weights and baselines are compared.

      \(reached) of \(measures.count) measures agree.

      """
    for (found, measures) in cases {
      page += "\n## \(found.name)\n\n\(found.facts.rule)\n\n"
      page += "| measure | iOS | Maquette | difference |\n| --- | --- | --- | --- |\n"
      for (measure, actual) in measures {
        let difference = [measure.difference(actual), measure.unreached ?? ""]
          .filter { !$0.isEmpty }.joined(separator: ": ")
        page +=
          "| \(measure.name) | \(measure.expected.words) | \(actual.words) | \(difference) |\n"
      }
      page += "\n"
      for source in found.facts.sources {
        page += "- \(source.repository)\(source.commit.map { " \($0)" } ?? ""), "
        page += "`\(source.picture)`: \(source.system), "
        page += source.device + (source.method.map { "; \($0)" } ?? "") + "\n"
      }
    }
    return page + notCompared
  }

  /// What no public picture shows whose view's source is public, too.
  private static let notCompared = """

    ## Not compared

    No public picture was found, with the source of its view, of: swipe actions, `ContentUnavailableView`, `Gauge`,
    spinners, toolbars at the bottom, materials over content, and system views from right to left. The shapes of letters
    and of symbols are other fonts', and only their extents are compared. A group's opacity is
    [Core Animation's](unsupported.md), where SwiftUI fades each view by itself.

    """
}

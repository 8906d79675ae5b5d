/// A topic of `maquette help` besides commands and the words of the config language.
enum HelpTopic: String, CaseIterable {
  case redlines, expressions
  case exitCodes = "exit-codes"

  /// The lines on the topic, with a newline at the end.
  var text: String {
    switch self {
    case .redlines: Self.redlinesText
    case .expressions: Self.expressionsText
    case .exitCodes: Self.exitCodesText
    }
  }

  private static let redlinesText = """
    Redlines: a second picture with what a reviewer would measure, in points.

      maquette render screen.yaml --annotate spacing,insets,size

    writes name.annotated.png beside name.png; in a config, 'annotate: [spacing, size]'.

      frames      the outlines of elements and controls; dashed: collections, views with an id
      spacing     the gaps between neighbours in collections and stacks
      insets      paddings, and the insets of canvas, collections and sections
      size        the sizes of elements and controls
      index       the numbers of items
      safe-area   what bars, notch and home indicator take
      baseline    the baselines of texts, with font size and line height
      grid:8      lines 8 points apart, from 2 to 1000
      touch       what is touched and smaller than 44 × 44 points
      overflow    what is larger than its room, and texts that are cut

    The picture itself stays the same, and an annotated one is never a golden. See docs/reviews.md.

    """

  private static let expressionsText = """
    Expressions: values of a config in ${…}.

      text: "${item.title.uppercased}"
      width: "${canvas.width / 2 - 8}"
      items: { file: users.json, where: "${item.name.contains(query)}" }

    There are item, section and index in cells; the values of 'let'; canvas.width and the like; computed
    values of a view with an id, as grid.columns; + - * / %, comparisons, && || !, a ? b : c, a ?? b.

      numbers     min max round floor ceil abs decimals number
      locale      formatted percent compact currency date relative
      texts       upper lower .count .first .last .isEmpty .capitalized .trimmed .folded .contains
                  .hasPrefix .hasSuffix .prefix .suffix .dropFirst .dropLast .replacing .split
      lists       .count .first .last .isEmpty .reversed .sum .min .max .contains .prefix .suffix
                  .dropFirst .dropLast .joined .map .filter .allSatisfy .sorted

    A value that is one expression keeps its type. YAML needs quotes around one that has ': ' in it.
    See docs/config/expressions.md.

    """

  private static let exitCodesText = """
    Exit codes:

      0     all well
      1     a picture differs or has no golden
      2     a config, data, rendering or file error
      64    wrong usage
      130   interrupted

    """
}

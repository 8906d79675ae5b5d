/// The page that lists what was compared with iOS, and how near it is.
enum TruthPage {
  /// Returns the page, in Markdown.
  static func text() throws -> String {
    // From the last one on, as the test of each case begins with the first.
    let cases = try TruthCase.names.reversed().map { name in
      let found = try TruthCase(named: name)
      return (case: found, measures: try found.compared())
    }.reversed()
    let measures = cases.flatMap(\.measures)
    let reached = measures.filter { $0.measure.agrees($0.actual) }.count
    var page = """
      # Beside iOS

      <!-- written by `make truth` -->
      Maquette draws iOS 18, and iOS 26 where a canvas asks for it. These numbers were measured in pictures that iOS itself rendered and that public
      repositories keep; the cases are in `Tests/Truth/Cases`. Lengths are points. A length agrees within half a point
      unless its case says otherwise, the width of letters within 1 %. iOS's own font cannot be distributed: of
      letters only their widths, weights and baselines are compared.

      \(reached) of \(measures.count) measures agree.

      """
    page += assumptions
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
        page += "- \(source.repository)\(source.commit.map { " \($0)" } ?? "")"
        page += source.picture.isEmpty ? "" : ", `\(source.picture)`"
        page += ": \(source.system), "
        page += source.device + (source.method.map { "; \($0)" } ?? "") + "\n"
      }
    }
    return page + notCompared
  }

  /// What no public picture shows whose view's source is public, too.
  private static let notCompared = """

    ## Not compared

    No public picture was found, with the source of its view, of: linear gauges, toolbars at the bottom of iOS 18 but for one recording's, lists of
    cards under a search field below a large title, materials
    over content (the one picture found is of another view than its source), and from right to left bars of iOS 18.
    That months are a seventh of the width high for each week was measured at 320 and 329 points; one of six weeks and 320 points is 348 high as others report.
    Rows of a text beside a view of more than 34 points were not found on iOS 18, and none beside a higher view than the text on iOS 26. `ContentUnavailableView` and `Label`, which no config has, were compared in
    `UnavailableViewTests` and `SymbolTests`; a disabled button of the style `bordered` was not found, and is pale. Labels at accessibility sizes were measured on iOS 26 alone. The margins over and under a symbol are 0.077 of
    its size, rounded down to pixels, as was measured at 17 and 22 points; iOS has a third of a point more at 19, and a point more at 64 in light. The shapes of letters
    and of symbols are other fonts', and only their extents are compared. Lines of Hebrew and Hangul are as high as
    iOS's; those of other scripts are as high as the font that is drawn in the place of iOS's. A group's opacity is
    [Core Animation's](unsupported.md), where SwiftUI fades each view by itself.

    """

  /// What is drawn of iOS 26 by the nearest rule, as no picture of it was found.
  private static let assumptions = """

    ## Assumed of iOS 26 and 27

    No picture of the system was found for these, so they follow the nearest rule that was measured.

    - Colours other than blue, red and green are documented by Apple and were not seen. For more contrast, those and the grays are drawn,
      and a line around glass, in the label's colour with 60 %; labels, fills and separators are as without it.
    - Lists have margins of 20 from a width of 414 on, where 440 was the narrowest measured with them. The least height of rows, measured at 16 and 17 points, grows with body's leading. Lines of plain lists end as those of cards do.
    - Glass on a light screen turns dark where the mean luma behind it is a fifth or less, and light on a dark one above three quarters. Its
      shadow is as strong over colours as over white. `clear` glass keeps nine tenths of what is behind it; a tint covers four fifths of it, and counts
      as much where glass turns.
    - Shapes in a container flow into one as if a circle of half the spacing rolled around them.
    - A subtitle is 12 in a navigation bar; under one below a large title are 9.
      A search field in a navigation bar is a capsule of 44. With another home indicator than a phone's upright, and without one, a toolbar is 28 over the edge.
    - A tab bar of one to three items has those of a bar of four. An accessory and the gap beside a search are 48 and 8.
      Over another home indicator than an upright phone's, and without one, it is 21 over the edge. Titles of tabs are cut
      where the next item begins.
    - Sheets on a tablet, with the margins of lists on them, are as on iPadOS 18.
    - Content at the upper edge of a dark screen fades as on a light one. A hard edge is a blur of 6 under 85 % of the background.
      Over dark content on a light screen the fading stays light, where iOS lets 45 % of black through.
    - The glass of a light tab bar over colours is that of a button.
    - A badge of a bar's item is 10 beyond its corner.
    - What `backgroundExtensionEffect` mirrors has a blur of 12.
    - Actions under a swiped row are capsules, as others report of them, 8 apart.
    - The glass of a dark sheet is as reported.
    - Symbols of a menu with check marks are as much later as titles are, and rows of several lines have the space of those of one. A lone item of a toolbar is at its leading edge, and text fields of
      an alert are as on iOS 18.
    - No action of an alert is emphasized. Action sheets are cards at the lower edge with capsules of 52.
    - A sheet of half the height has the share of the room on all screens that it has on one of 874. Its lower corners are the screen's less 8, at least 48, or as an own radius, which others report; its
      dark colours those of light ones turned. Popovers have corners of 26.
      The surface under a date is a capsule. Calendars, wheels and spinners are as on iOS 18: the pictures that public repositories
      keep of iOS 26 have none.
    - Keys have corners of 9, as in a re-implementation, and no shadow; the glass under them has upper corners of 26. Their dark colours, and
      what is written on a space bar and a return key, are as on iOS 18.
    - `lineHeight: tight`, `normal` and `loose` are 1.1, 1.2 and 1.4 of the size. What any line height adds or takes away is below the
      letters, and `variable` leaves out the leading of a style, too.
    - A bar of progress is 6 thick, as a slider's track. A popover is on the glass of menus, with its arrow.
    - Pieces of glass of one union are one shape, with the corners of the first, over the space between them.
    - A disabled prominent button is pale outside of a bar.
    - A button of the size `extraLarge` has 17 above and below its label. One in a circle is as wide as a line of body and its space are high.
    - iOS 27 is iOS 26 with a dark line around glass, a third of black at its sides and a ninth at its ends, and with the light of glass and
      the tone of a chosen tab that others report of it.

    """
}

/// The shapers of one worker: one for each catalog of fonts that it draws with.
///
/// As its shapers, it serves one thread at a time.
package final class TextShapers {
  // Most runs have one catalog. A few that take turns are kept; each holds the fonts that it
  // opened.
  private var shapers = RecentValues<FontCatalog, TextShaper>(budget: 4)

  /// No shapers yet: each is made when it is asked for.
  package init() {}

  /// The shaper for the fonts of `catalog`.
  ///
  /// - Throws: `FontError` if a package of the pinned fonts is not installed or a folder cannot be
  ///   read.
  package func shaper(for catalog: FontCatalog) throws -> TextShaper {
    if let known = shapers.value(for: catalog) { return known }
    let made = try TextShaper(catalog: catalog)
    shapers.insert(made, for: catalog, cost: 1)
    return made
  }
}

/// The place where a view of a config is written.
package struct ViewPlace: Hashable, Sendable {
  /// The key that names the view, or the word that does.
  package var name: SourceRange
  /// The last line of the view with its modifiers and all views in it; its first is the name's.
  package var lastLine: Int

  /// A view from the line of its name on.
  package init(name: SourceRange, lastLine: Int) {
    self.name = name
    self.lastLine = lastLine
  }
}

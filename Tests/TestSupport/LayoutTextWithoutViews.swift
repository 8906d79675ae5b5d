/// Returns a layout's text without its views, for tests of the rest.
public func layoutTextWithoutViews(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("views ") }
    .map { $0.replacing(#/ views=[0-9a-f]+/#, with: "") }
    .joined(separator: "\n")
}

/// The first few of some names in order, as a suggestion; nil if there is none.
package func listing(
  _ title: String, _ names: some Sequence<String>, limit: Int = 8
) -> String? {
  let sorted = names.sorted()
  guard !sorted.isEmpty else { return nil }
  let shown = sorted.prefix(limit).map { excerpt(of: $0, limit: 40) }
  return "\(title): " + shown.joined(separator: ", ") + (sorted.count > shown.count ? ", …" : "")
}

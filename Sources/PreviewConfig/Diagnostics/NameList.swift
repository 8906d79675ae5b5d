/// The first few of some names in order, as a suggestion; nil if there is none.
func listing(_ title: String, _ names: some Sequence<String>) -> String? {
  let sorted = names.sorted()
  guard !sorted.isEmpty else { return nil }
  let shown = sorted.prefix(8).map { excerpt(of: $0, limit: 40) }
  return "\(title): " + shown.joined(separator: ", ") + (sorted.count > shown.count ? ", …" : "")
}

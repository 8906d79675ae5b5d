/// The name of a setting, of which a section may have a value of its own: `columns`, or `columns.1`.
package struct SettingName: Hashable, Sendable {
  /// The name without the section.
  package let base: String
  /// The section whose value it is; nil for a value of all.
  package let section: Int?

  /// Creates the name of a section's value.
  package init(_ base: String, ofSection section: Int) {
    (self.base, self.section) = (base, section)
  }

  /// Creates a name from its text.
  package init(_ text: String) {
    let dot = text.lastIndex(of: ".")
    section = dot.flatMap { Int(text[text.index(after: $0)...]) }
    base = section == nil ? text : String(text.prefix(upTo: dot ?? text.endIndex))
  }

  /// The name as text.
  package var text: String { section.map { "\(base).\($0)" } ?? base }
}

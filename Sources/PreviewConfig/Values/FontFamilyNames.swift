import PlainText
import TextShaping

/// The families that a preview's texts may name.
package struct FontFamilyNames: Sendable {
  private let own: [String]
  private let pinned: [String]
  private let folded: Set<String>

  /// The pinned families, and those of a preview's own folders.
  init(own folders: [FontFolder] = []) {
    own = folders.flatMap(\.families)
    pinned = FontCatalog().pinnedNames
    folded = Set((own + pinned).map { $0.lowercased() })
  }

  /// True if there is a family of the name; upper and lower case are one.
  func contains(_ name: String) -> Bool {
    folded.contains(name.lowercased())
  }

  /// What to write instead of a name that no family has.
  func suggestion(for name: String) -> String {
    PlainText.suggestion(for: name, among: own + pinned)
      ?? listing("the families of 'fonts' are", own)
      ?? "name a folder with its files under 'fonts'; 'maquette fonts' lists the pinned families"
  }
}

package import CellViews

/// Which previews a run keeps: those of some names with all their variants, and the variants of some
/// full names.
package struct PreviewSelection: Hashable, Sendable {
  private let names: [String]

  /// The previews of these names; all previews if there are none.
  package init(_ names: [String]) {
    self.names = names
  }

  /// True if all previews are kept.
  package var isEverything: Bool { names.isEmpty }

  /// True if a preview is kept.
  package func keeps(_ preview: Preview) -> Bool {
    isEverything || names.contains(preview.name) || names.contains(preview.fullName)
  }

  /// True if a case of the name is, or was, a preview or a variant that is kept: a golden is known by
  /// its name alone when its preview is gone.
  package func keeps(caseNamed name: String) -> Bool {
    isEverything || names.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}

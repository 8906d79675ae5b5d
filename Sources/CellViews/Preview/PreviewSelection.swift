/// The previews that a run keeps: those of some names with all their variants, and the variants of
/// some full names; of these, those that some expressions find.
package struct PreviewSelection: Sendable {
  private let names: [String]
  private let filters: [NameFilter]

  /// Creates a selection of the previews of these names that any of the filters finds; all previews
  /// if there are neither.
  package init(_ names: [String], filters: [NameFilter] = []) {
    self.names = names
    self.filters = filters
  }

  /// Indicates whether all previews are kept.
  package var isEverything: Bool { names.isEmpty && filters.isEmpty }

  /// Returns whether a preview is kept.
  package func keeps(_ preview: Preview) -> Bool {
    keeps(preview.name, fullName: preview.fullName)
  }

  /// Returns whether a preview with these names is kept.
  package func keeps(_ name: String, fullName: String) -> Bool {
    let isNamed = names.isEmpty || names.contains(name) || names.contains(fullName)
    return isNamed && isFound(fullName)
  }

  /// Returns whether a case of the name is, or was, a preview or a variant that is kept: a golden
  /// without its preview has only its name.
  package func keeps(caseNamed name: String) -> Bool {
    let isNamed = names.isEmpty || names.contains { name == $0 || name.hasPrefix($0 + ".") }
    return isNamed && isFound(name)
  }

  private func isFound(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { $0.finds(name) }
  }
}

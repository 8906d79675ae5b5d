import CellViews
import CollectionLayouts
import Testing

/// A config of a collection with a group, in flow style.
func groupConfig(group: String, more: String = "", section: String = "") -> String {
  """
  view:
    collection:
      layout: { compositional: { group: \(group)\(more) } }
      cell: spacer
      sections: [{ items: [a]\(section) }]
  """
}

/// The layout of such a config.
func grouped(
  group: String, more: String = "", section: String = ""
) throws -> Compositional {
  let config = groupConfig(group: group, more: more, section: section)
  return try #require(view(config).collection?.layout.ofSection(0) as? Compositional)
}

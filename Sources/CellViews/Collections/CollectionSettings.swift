import CollectionLayouts
import LayoutGeometry

extension CollectionNode {
  /// The values that goldens record of the collection besides its layout and its sections: the
  /// space around its content, and its interactive states.
  var settings: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    if contentInset != .zero {
      settings.append(LayoutSetting("contentInset", .insets(contentInset)))
    }
    if isRefreshing { settings.append(LayoutSetting("refreshing", .name("true"))) }
    if isEditing { settings.append(LayoutSetting("editing", .name("true"))) }
    if isLoading { settings.append(LayoutSetting("loading", .name("true"))) }
    for (name, items) in [("selected", selected), ("highlighted", highlighted)] where !items.isEmpty
    {
      settings.append(LayoutSetting(name, .name(words(for: items))))
    }
    if let dragged {
      let distance = "\(lengthText(dragged.offset.x)), \(lengthText(dragged.offset.y))"
      settings.append(
        LayoutSetting("dragged", .name("\(words(for: [dragged.index])) by \(distance)")))
    }
    // A grid of SwiftUI's has them among its own settings.
    let pinned = isContainer ? sticky.names : []
    if !pinned.isEmpty {
      settings.append(LayoutSetting("sticky", .name(pinned.joined(separator: ", "))))
    }
    return settings
  }

  /// Returns items by their numbers, after those of their sections if several: `3`, `0.1, 2.0`.
  private func words(for items: Set<ItemIndex>) -> String {
    let ordered = items.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
    return ordered.map { sections.count > 1 ? "\($0.section).\($0.item)" : "\($0.item)" }
      .joined(separator: ", ")
  }
}

extension StickyViews {
  /// The kinds under their names in configs.
  fileprivate var names: [String] {
    let all: [(StickyViews, String)] = [
      (.header, "header"), (.footer, "footer"), (.globalHeader, "globalHeader"),
      (.globalFooter, "globalFooter"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

package import CollectionLayouts
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
  private static let all: [(kind: StickyViews, name: String)] = [
    (.header, "header"), (.footer, "footer"), (.globalHeader, "globalHeader"),
    (.globalFooter, "globalFooter"),
  ]

  /// The kinds under their names in configs.
  fileprivate var names: [String] { Self.all.filter { contains($0.kind) }.map(\.name) }

  /// Creates the kinds of names.
  fileprivate init(named names: [String]) {
    self.init(Self.all.filter { names.contains($0.name) }.map(\.kind))
  }
}

extension CollectionNode {
  /// Returns the collection with another value for a setting of its own, of its sections or of its layout, in the words
  /// of layout texts; nil if it cannot be set.
  ///
  /// - Parameter isOfLayout: Indicates whether settings of the layout can be set as well.
  package func with(
    _ name: String, _ words: String?, isOfLayout: Bool = true
  ) -> CollectionNode? {
    var other = self
    switch name {
    case "contentInset":
      guard let insets = words.map(EdgeInsets.init(words:)) ?? .zero else { return nil }
      other.contentInset = insets
    case "refreshing": other.isRefreshing = words == "true"
    case "editing": other.isEditing = words == "true"
    case "loading": other.isLoading = words == "true"
    case "sticky" where isContainer:
      other.sticky = StickyViews(named: words?.split(separator: ", ").map(String.init) ?? [])
    case "dragged":
      let parts = (words ?? "").split(separator: " by ")
      guard let item = items(parts.first.map(String.init)), parts.count == 2,
        let offset = Point(words: parts[1].replacing(", ", with: ",").replacing("−", with: "-"))
      else {
        other.dragged = nil
        return words == nil ? other : nil
      }
      other.dragged = item.first.map { DraggedCell($0, offset: offset) }
    case "selected", "highlighted":
      guard let items = items(words) else { return nil }
      if name == "selected" { other.selected = items } else { other.highlighted = items }
    case "contentOffset":
      guard let point = words.flatMap(Point.init(words:)) else { return nil }
      other.contentOffset = .point(point)
    default: return withOfSections(name, words, isOfLayout: isOfLayout)
    }
    return other
  }

  private func withOfSections(
    _ name: String, _ words: String?, isOfLayout: Bool
  ) -> CollectionNode? {
    let known = SettingName(name)
    let (name, section) = (known.base, known.section)
    var other = self
    var isSet = false
    let indices = section.map { [$0].filter(sections.indices.contains) } ?? Array(sections.indices)
    let isOfSections = name != "columns" || section != nil
    for index in indices where isOfSections || sections[index].layout.columns != nil {
      guard let layout = sections[index].layout.with(name, words) else { continue }
      other.sections[index].layout = layout
      isSet = true
    }
    if isOfLayout, let changed = layout.setting(name, words, ofSection: section) {
      other = other.laidOut(by: changed)
      isSet = true
    }
    return isSet ? other : nil
  }

  /// The items of words such as `3`, or `0.1, 2.0` in several sections; nil for other words.
  private func items(_ words: String?) -> Set<ItemIndex>? {
    var items: Set<ItemIndex> = []
    for word in words?.split(separator: ", ") ?? [] {
      let numbers = word.split(separator: ".").map { Int($0) }
      guard numbers.count < 3, let item = numbers.last ?? nil, let section = numbers[0] else {
        return nil
      }
      items.insert(ItemIndex(section: numbers.count == 2 ? section : 0, item: item))
    }
    return items
  }
}

extension CollectionNode {
  /// Returns the collection with another layout, and the looks of rows that follow from it.
  package func laidOut(by layout: any CollectionLayout) -> CollectionNode {
    var other = self
    other.layout = layout
    for index in sections.indices {
      let list = layout.ofSection(index).listConfiguration
      if list == sections[index].list || list == nil && self.layout.listConfiguration == nil {
        continue
      }
      var section = sections[index]
      section.list = nil
      section.ownLayout = nil
      section.layout.hasBackground = section.background != nil
      if section.header != nil { section.layout.header = section.layout.header ?? .measured }
      if section.footer != nil { section.layout.footer = section.layout.footer ?? .measured }
      other.sections[index] = section.inList(of: layout.ofSection(index))
    }
    return other
  }

  /// Returns the collection with the layout that a golden's text records; nil if it cannot be made.
  ///
  /// - Parameters:
  ///   - kind: The layout's name.
  ///   - settings: All settings of the collection in the text, with the number of its columns or rows.
  package func laidOut(by kind: String, _ settings: [RecordedSetting]) -> CollectionNode? {
    layout.recorded(kind, settings, sections: sections.count, write: \.words).map(laidOut(by:))
  }
}

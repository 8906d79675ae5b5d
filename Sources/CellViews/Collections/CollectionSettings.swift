package import CollectionLayouts
import DisplayList
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

extension CollectionNode {
  /// Returns the collection with another value for a setting of its own or of its layout, in the words of layout
  /// texts; nil if it cannot be set.
  func with(_ name: String, _ words: String?) -> CollectionNode? {
    var other = self
    // A section may have a value of its own, as in `insets.1`.
    let parts = name.split(separator: ".")
    let section = parts.count == 2 ? Int(parts[1]) : nil
    let indices = section.map { [$0].filter(sections.indices.contains) } ?? Array(sections.indices)
    func setting(_ change: (inout LayoutSection) -> Void) -> CollectionNode {
      for index in indices { change(&other.sections[index].layout) }
      return other
    }
    let number = words.flatMap { Double($0) }
    switch (String(parts[0]), words) {
    case ("contentInset", _):
      guard let insets = words.map(EdgeInsets.init(words:)) ?? .zero else { return nil }
      other.contentInset = insets
    case ("refreshing", _): other.isRefreshing = words == "true"
    case ("editing", _): other.isEditing = words == "true"
    case ("loading", _): other.isLoading = words == "true"
    case ("dragged", nil): other.dragged = nil
    case ("selected", _):
      guard let items = items(words) else { return nil }
      other.selected = items
    case ("highlighted", _):
      guard let items = items(words) else { return nil }
      other.highlighted = items
    case ("contentOffset", let words?):
      guard let point = Point(dump: words[...]) else { return nil }
      other.contentOffset = .point(point)
    case ("insets", let words?):
      guard let insets = EdgeInsets(words: words) else { return nil }
      return setting { $0.insets = insets }
    case ("itemHeight", _): return setting { $0.itemHeight = number.map { .constant($0) } }
    case ("itemWidth", _): return setting { $0.itemWidth = number.map { .constant($0) } }
    case ("itemAspectRatio", _):
      return setting { $0.itemAspectRatio = number.map { .constant($0) } }
    case ("columns", _) where section != nil: return setting { $0.columns = number.map { Int($0) } }
    default:
      let settable = layout as? any Settable
      guard let layout = settable?.with(name, words) as? any CollectionLayout else { return nil }
      other.layout = layout
    }
    return other
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

extension Grid: Settable {
  package static let fields: [SettingField<Grid>] = [
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
    SettingField("columns", \.columns, absent: nil) {
      .count("columns", $0)
    } parse: {
      Int($0)
    },
  ]
}

extension Justified: Settable {
  package static let fields: [SettingField<Justified>] = [
    .length("targetRowHeight", \.targetRowHeight),
    .number("targetRowHeightTolerance", \.targetRowHeightTolerance),
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
    .choice("lastRow", \.lastRow), .length("forceAspectRatio", \.forceAspectRatio),
  ]
}

extension LazyGrid: Settable {
  package static let fields: [SettingField<LazyGrid>] = [
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
  ]
}

extension Mosaic: Settable {
  package static let fields: [SettingField<Mosaic>] = [
    SettingField("columns", \.columns, absent: nil) {
      .count("columns", $0)
    } parse: {
      Int($0)
    },
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
    .number("cellAspectRatio", \.cellAspectRatio), .flag("dense", \.isDense),
  ]
}

extension Carousel: Settable {
  package static let fields: [SettingField<Carousel>] = [
    .length("minimumLineSpacing", \.minimumLineSpacing)
  ]
}

extension Flow: Settable {
  package static let fields: [SettingField<Flow>] = [
    .length("minimumLineSpacing", \.minimumLineSpacing),
    .length("minimumInteritemSpacing", \.minimumInteritemSpacing),
  ]
}

import CellViews
import CollectionLayouts
import ConfigLanguage
import Diagnostics
import LayoutGeometry

/// The places in a config of the parts about which a later phase may produce notices.
struct NoticePlaces: Sendable {
  /// The canvas's settings; nil for the defaults.
  private let canvas: ConfigNode?
  private let view: ConfigNode
  /// The views by the numbers of their marks.
  private let marked: [ConfigNode]

  /// Creates the places in a preview from its canvas, its root view and the marks of all views.
  init(canvas: ConfigNode?, view: ConfigNode, marked: [ConfigNode]) {
    self.canvas = canvas
    self.view = view
    self.marked = marked
  }

  func place(of notice: Notice) -> SourceRange {
    let view = self.view(notice.mark) ?? self.view
    return switch notice.finding {
    case .undrawn, .missingPicture, .fastFrames, .brokenConstraint: view.nameRange
    case .picture: picturePlace(of: notice.mark)
    case .notScrolled:
      view["scrollView"]?.entry("scrollPosition")?.keyRange ?? view.nameRange
    case .notInListRow(let name): view.onlyModifier(name)?.keyRange ?? view.nameRange
    case .text, .cutText: view["text"]?.range ?? view.nameRange
    case .overflow(.element, missing: _):
      place(of: notice.elements.last, in: view) ?? view.nameRange
    case .overflow(.frame, missing: _): view.onlyModifier("frame")?.keyRange ?? view.nameRange
    case .overflow(.canvas, missing: _), .blank: view.nameRange
    case .computedValuesDoNotSettle: view.onlyModifier("id")?.value.range ?? view.nameRange
    case .layout(.itemsTooLong(let axis, first: _, count: _, excess: _), let section):
      place(
        of: [axis == .horizontal ? "itemWidth" : "itemHeight", "itemSize"], section: section,
        in: view)
    case .layout(.lineTooLong, let section): place(of: ["columns"], section: section, in: view)
    case .layout(.itemsWithoutLength, let section):
      place(
        of: ["cellPadding", "itemSize", "columnSpacing", "spacing", "insets", "columns"],
        section: section, in: view)
    case .layout(.own(let problem), let section):
      problem.subitem.flatMap {
        place(ofSubitem: $0, settings: problem.settings, section: section, in: view)
      } ?? place(of: problem.settings, section: section, in: view)
    case .absentItem(_, let key, itemCount: _):
      view["collection"]?.entry(key)?.keyRange ?? view.nameRange
    case .scrolledPastContent:
      view["collection"]?.entry("contentOffset")?.keyRange ?? view.nameRange
    }
  }

  /// Returns the place of a view by its mark; the root view's for nil.
  func place(of mark: ViewMark?) -> SourceRange {
    (view(mark) ?? view).nameRange
  }

  /// Returns the place of the picture that a view shows.
  func picturePlace(of mark: ViewMark?) -> SourceRange {
    let view = view(mark) ?? view
    return view["image"]?["file"]?.range ?? view["image"]?.range ?? view.nameRange
  }

  /// The key that determines most of the size of the canvas, or else the root view's.
  var canvasPlace: SourceRange {
    let keys = ["height", "width", "device", "scale"].compactMap { canvas?.entry($0) }
    return keys.first?.keyRange ?? view.nameRange
  }

  /// Returns the place of a view in the config; nil for a mark that is not one of the preview's.
  func viewPlace(of mark: ViewMark) -> ViewPlace? {
    view(mark).map { ViewPlace(name: $0.nameRange, lastLine: $0.lastLine) }
  }

  /// Returns the place in the config of the view of a collection's element: the key with it, in its
  /// section or in the collection; nil if neither has it.
  func viewPlace(
    of kind: ElementKind, section: Int, of collection: ViewMark
  ) -> ViewPlace? {
    view(collection).flatMap { entry(of: kind, section: section, in: $0) }
      .map {
        ViewPlace(name: $0.keyRange, lastLine: max($0.keyRange.start.line, $0.value.lastLine))
      }
  }

  private func view(_ mark: ViewMark?) -> ConfigNode? {
    mark.flatMap { marked.indices.contains($0.number) ? marked[$0.number] : nil }
  }

  /// Returns the key of an element's view: its section's, or the one that the collection has for
  /// all sections.
  private func place(of element: Notice.Element?, in view: ConfigNode) -> SourceRange? {
    element.flatMap { entry(of: $0.kind, section: $0.index.section, in: view)?.keyRange }
  }

  private func entry(of kind: ElementKind, section: Int, in view: ConfigNode) -> ConfigEntry? {
    guard let collection = view["collection"] else { return nil }
    let own = collection.section(section)
    return [own, collection].compactMap { node -> ConfigEntry? in
      let entry = node?.entry(Self.key(of: kind))
      switch kind {
      case .globalHeader, .globalFooter: return entry
      case .supplementary(let name), .decoration(let name), .boundary(let name),
        .layoutBoundary(let name):
        return entry?.value.entry(name)
      case .background, .header, .cell, .badge, .footer: return entry
      }
    }.first
  }

  /// Returns the key of the first of some settings in a section, in its layout or in its
  /// collection, or else the layout's own.
  private func place(
    of settings: [String], section: Int? = nil, in view: ConfigNode
  ) -> SourceRange {
    guard let collection = view["collection"] else { return view.nameRange }
    let own = section.flatMap { collection.section($0) }
    let layout = (own?["layout"] ?? collection["layout"])?.named
    let nodes = [own, layout?.value, collection].compactMap(\.self)
    let found = settings.lazy.compactMap { key in nodes.compactMap { $0.entry(key) }.first }.first
    return (found ?? layout)?.keyRange ?? view.nameRange
  }

  /// Returns the key of the first of some settings that a subitem of a compositional group has, or
  /// else its own; nil if there is no such group.
  ///
  /// - Parameter path: The subitem's number in each group, from the outermost one on.
  private func place(
    ofSubitem path: [Int], settings: [String], section: Int, in view: ConfigNode
  ) -> SourceRange? {
    let collection = view["collection"]
    let own = collection?.section(section)
    let layout = (own?["layout"] ?? collection?["layout"])?.named?.value
    guard var item = layout?["group"] else { return nil }
    for number in path {
      guard let group = item.group?.value else { return nil }
      let subitems = group["subitems"]?.list ?? []
      guard
        let subitem = subitems.indices.contains(number)
          ? subitems[number] : group["subitem"] ?? group["repeatingSubitem"]
      else { return nil }
      item = subitem
    }
    let found = settings.lazy.compactMap { (item.group?.value ?? item).entry($0) }.first
    return (found ?? item.group)?.keyRange ?? item.nameRange
  }

  private static func key(of kind: ElementKind) -> String {
    switch kind {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .background: "sectionBackground"
    case .badge: "badge"
    case .globalHeader: "globalHeader"
    case .globalFooter: "globalFooter"
    case .supplementary, .boundary, .layoutBoundary: "supplementaryViews"
    case .decoration: "decorationViews"
    }
  }
}

extension ConfigNode {
  /// The key or the word that names a view.
  fileprivate var nameRange: SourceRange { mapping?.first?.keyRange ?? range }

  /// Returns the entry with a key; nil if there is none.
  fileprivate func entry(_ key: String) -> ConfigEntry? { mapping?.first { $0.key == key } }

  /// Returns a collection's section in the config, also one that data makes; nil if it is unknown.
  fileprivate func section(_ number: Int) -> ConfigNode? {
    guard let sections = self["sections"] else { return nil }
    // One mapping represents all records.
    guard let list = sections.list else { return sections }
    guard let first = list.firstIndex(where: { $0["items"]?["groupedBy"] != nil }), number >= first
    else { return list.indices.contains(number) ? list[number] : nil }
    // The number of sections that groups make is unknown, except at the end.
    return first == list.count - 1 ? list[first] : nil
  }

  /// The group of a compositional item; nil for a cell.
  fileprivate var group: ConfigEntry? {
    entry("horizontal") ?? entry("vertical") ?? entry("custom")
  }

  /// A layout's name with its settings; a name alone has none.
  fileprivate var named: ConfigEntry? {
    mapping?.first ?? scalar.map { ConfigEntry($0.text, at: range, self) }
  }

  /// Returns the modifier of a name after a view; nil if there is none, or several.
  fileprivate func onlyModifier(_ name: String) -> ConfigEntry? {
    let listed = self["modifiers"]?.list?.flatMap { $0.mapping ?? [] } ?? []
    let found = ((mapping ?? []) + listed).filter { $0.key == name }
    return found.count == 1 ? found.first : nil
  }
}

extension ConfigNode {
  /// The last line on which something of the node is written.
  ///
  /// - Complexity: O(*n*) for *n* nodes in it, and the length of texts of several lines.
  fileprivate var lastLine: Int { lastLine(in: range.file) }

  /// Returns the last line in `file`: a value from the command line, for one, has lines of its own.
  private func lastLine(in file: String) -> Int {
    let own = range.file == file ? range.start.line : 0
    switch content {
    case .scalar(let scalar): return max(own, scalar.lastLine(from: range, in: file))
    case .list(let nodes): return nodes.reduce(own) { max($0, $1.lastLine(in: file)) }
    case .mapping(let entries):
      return entries.reduce(own) { line, entry in
        let key = entry.keyRange.file == file ? entry.keyRange.start.line : 0
        return max(line, key, entry.value.lastLine(in: file))
      }
    }
  }
}

extension ConfigScalar {
  /// Returns the last line of a scalar whose first line has `range`.
  fileprivate func lastLine(from range: SourceRange, in file: String) -> Int {
    let length = text.unicodeScalars.count
    // A scalar that is as long as its first line, with its quotes, ends there.
    guard range.file == file, length > range.length || text.utf8.contains(10) else { return 0 }
    return position(max(length - 1, 0)).start.line
  }
}

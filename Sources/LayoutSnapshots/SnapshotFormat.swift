import LayoutGeometry

/// A version of the format: each records everything that those before it record.
package enum SnapshotFormat: Int, Comparable, CaseIterable, Sendable {
  /// Places and drawings.
  case drawings = 1
  /// The settings of the canvas, the layouts and the views, and the names of colours and pictures.
  case settings
  /// The settings of sections and items, people's interactions with a collection, and transforms
  /// separate from the drawings that they change.
  case givenLengths
  /// All that views and modifiers were given, as they describe themselves.
  case descriptions

  /// The format of snapshots that are written.
  static let latest = SnapshotFormat.descriptions

  /// The first line of a text in the format.
  var firstLine: String { "maquette layout \(rawValue)" }

  package static func < (one: SnapshotFormat, other: SnapshotFormat) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension SnapshotScreen {
  /// Returns the screen with only the facts that a snapshot in a format records.
  ///
  /// The missing ones are unknown, and no sentence may be about them.
  package func limited(to format: SnapshotFormat) -> SnapshotScreen {
    if format == .latest { return self }
    var screen = self
    screen.canvas = canvas.limited(to: format)
    return screen
  }
}

extension SnapshotPart {
  /// The settings that the third format has of collections, and those before it do not.
  private static let givenLengths: Set = [
    "itemHeight", "itemWidth", "itemAspectRatio", "itemSpan", "itemRowSpan", "headerHeight",
    "footerHeight", "sectionOffset", "groupFrames", "refreshing", "editing", "loading", "selected",
    "highlighted", "dragged", "sticky",
  ]

  fileprivate func limited(to format: SnapshotFormat) -> SnapshotPart {
    var part = self
    switch role {
    case .collection where format < .givenLengths:
      // The spinner's space was a part of it.
      let isRefreshing = settings.contains { $0.name == "refreshing" }
      part.settings.removeAll {
        Self.givenLengths.contains(SettingName($0.name).base)
          || isRefreshing && $0.name == "contentInset"
      }
    case .element where format < .givenLengths: part.settings = []
    default: break
    }
    part.view = view?.withoutDescriptions
    if format < .givenLengths { part.view = part.view?.withoutGivenLengths }
    part.parts = parts.map { $0.limited(to: format) }
    return part
  }
}

extension SnapshotSetting {
  /// The setting without what the fourth format has of a row's background, its colour, and of its accessories: colours,
  /// states and places, as in `checkmark in red while editing at leading`, and which views are labels.
  fileprivate var withoutDetails: SnapshotSetting {
    if name == "listRowBackground" { return SnapshotSetting(name, "true", isDrawn: isDrawn) }
    guard name == "accessories" else { return self }
    let plain = value.split(separator: ", ").map {
      let name = [" in ", " while ", " always", " at "].reduce($0) {
        $0.split(separator: $1).first ?? $0
      }
      return name == "label" ? "view" : name
    }
    return SnapshotSetting(name, plain.joined(separator: ", "), isDrawn: isDrawn)
  }
}

extension SnapshotView {
  /// The view with its own settings as the latest release describes them, where an earlier one had them otherwise in the
  /// same format; the views in it are as they were.
  package var asDescribedNow: SnapshotView {
    var view = self
    if kind == "gauge" { view.orderTexts() }
    view.joinBounds(of: "width", named: ["minWidth", "idealWidth", "maxWidth"])
    // A row's badge of no words is none; a tab may have one.
    func isNoBadge(_ setting: SnapshotSetting) -> Bool {
      setting.name == "badge" && ["", "0"].contains(setting.value)
    }
    if kind != "tab", settings.contains(where: isNoBadge) {
      view.settings.removeAll(where: isNoBadge)
    }
    return view
  }

  /// Puts the names of a gauge's texts in the order in which these are drawn; it was that of the settings.
  private mutating func orderTexts() {
    guard let index = settings.firstIndex(where: { $0.name == SnapshotSetting.textsName }),
      let style = settings.first(where: { $0.name == "style" })?.value
    else { return }
    let names = settings[index].value.split(separator: " ")
    let value = names.filter { $0 == "currentValueLabel" }
    let others = names.filter { $0 != "currentValueLabel" }
    let isFirst = style == "accessoryCircular"
    settings[index].value = (isFirst ? value + others : others + value).joined(separator: " ")
  }

  /// Puts one length in the place of equal bounds that follow each other.
  private mutating func joinBounds(of name: String, named bounds: [String]) {
    guard let index = settings.firstIndex(where: { $0.name == bounds[0] }) else { return }
    let found = settings[index...].prefix(bounds.count)
    guard found.map(\.name) == bounds, Set(found.map(\.value)).count == 1 else { return }
    settings.replaceSubrange(
      found.indices, with: [SnapshotSetting(name, settings[index].value)])
  }

  /// The settings that the fourth format has of all views, and those before it do not.
  private static let descriptions: Set = [
    "badges", "buttonBorderShape", "data", "leadingItems", "openMenu", "options",
    "preferenceAlignment", "principal", "range", "scrollAlignment", "suggestions", "swipeActions",
    SnapshotSetting.textsName,
  ]

  /// The view without what the drawing has as well, painted values and views that are only drawn behind or over another
  /// one, and without what the fourth format added.
  fileprivate var withoutDescriptions: SnapshotView {
    SnapshotView(
      kind, name: name,
      settings: settings.filter {
        !$0.isDrawn && !Self.descriptions.contains($0.name)
          && !(kind == "safeAreaInset" && $0.name == "alignment")
      }.map(\.withoutDetails),
      children: ["menu", "tabBar"].contains(kind)
        ? []
        : children.filter { $0.kind != "mask" }.map(\.withoutDescriptions).filter {
          !$0.isDrawnDecoration
        })
  }

  /// Holds for a view behind or over another one that is only drawn, such as a colour.
  private var isDrawnDecoration: Bool {
    guard ["background", "overlay"].contains(kind), children.count == 1 else { return false }
    return children[0].children.isEmpty && children[0].name == nil
      && children[0].settings.allSatisfy { ["fill", "stroke"].contains($0.name) }
  }

  /// The settings that the third format has of views, and those before it do not.
  private static let givenLengths: Set = [
    "horizontalSpacing", "verticalSpacing", "rows", "axes", "displayMode", "gridCellColumns",
    "gridColumnAlignment", "gridCellAnchor", "gridCellUnsizedAxes",
  ]

  fileprivate var withoutGivenLengths: SnapshotView {
    SnapshotView(
      kind, name: name,
      settings: settings.filter {
        !Self.givenLengths.contains($0.name) && !(kind == "grid" && $0.name == "alignment")
      },
      children: kind == "navigationBar" ? [] : children.map(\.withoutGivenLengths))
  }
}

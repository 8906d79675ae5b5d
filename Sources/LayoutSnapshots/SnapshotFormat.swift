import LayoutGeometry

/// A version of the format that releases wrote: each records everything that those before it record.
package enum SnapshotFormat: Int, Comparable, CaseIterable, Sendable {
  /// The settings of the canvas, the layouts, sections, items and views, and the names of colours and pictures.
  case settings = 3
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
    screen.canvas = canvas.withoutDescriptions
    return screen
  }
}

extension SnapshotPart {
  /// The part with its views, and those in it, as the third format has them.
  fileprivate var withoutDescriptions: SnapshotPart {
    var part = self
    part.view = view?.withoutDescriptions
    part.parts = parts.map(\.withoutDescriptions)
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
}

/// A version of the format: each records everything that those before it record.
package enum SnapshotFormat: Int, Comparable, CaseIterable, Sendable {
  /// Places and drawings.
  case drawings = 1
  /// The settings of the canvas, the layouts and the views, and the names of colours and pictures.
  case settings
  /// The settings of sections and items, people's interactions with a collection, and transforms
  /// separate from the drawings that they change.
  case givenLengths

  /// The format of new snapshots.
  static let latest = SnapshotFormat.givenLengths

  /// The first line of a text in the format.
  var firstLine: String { "maquette layout \(rawValue)" }

  package static func < (one: SnapshotFormat, other: SnapshotFormat) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension SnapshotScreen {
  /// The screen without everything that the previous format does not record.
  ///
  /// The values of a snapshot in that format are unknown, and no sentence may mention them.
  var withoutGivenLengths: SnapshotScreen {
    var screen = self
    screen.canvas = canvas.withoutGivenLengths
    return screen
  }

  /// Indicates whether something is scaled or rotated; the previous format records that only in the
  /// drawings.
  var hasTransforms: Bool { canvas.hasTransforms }
}

extension SnapshotPart {
  /// The settings of collections that only the latest format has.
  private static let latest: Set = [
    "itemHeight", "itemWidth", "itemAspectRatio", "itemSpan", "itemRowSpan", "headerHeight",
    "footerHeight", "sectionOffset", "groupFrames", "refreshing", "editing", "loading", "selected",
    "highlighted", "dragged", "sticky",
  ]

  fileprivate var withoutGivenLengths: SnapshotPart {
    var part = self
    switch role {
    case .collection:
      // The spinner's space was a part of it.
      let isRefreshing = settings.contains { $0.name == "refreshing" }
      part.settings.removeAll {
        Self.latest.contains($0.nameInSection ?? $0.name)
          || isRefreshing && $0.name == "contentInset"
      }
    case .element: part.settings = []
    case .canvas, .view: break
    }
    part.view = view?.withoutGivenLengths
    part.parts = parts.map(\.withoutGivenLengths)
    return part
  }

  fileprivate var hasTransforms: Bool {
    drawing.hasTransforms || parts.contains(where: \.hasTransforms)
  }

  /// Returns the part and another one, both without the drawings of parts that are scaled or
  /// rotated in one of them.
  func withoutTransforms(beside other: SnapshotPart) -> (SnapshotPart, SnapshotPart) {
    var (one, two) = (self, other)
    if one.drawing.hasTransforms || two.drawing.hasTransforms {
      (one.drawing, two.drawing) = ([], [])
    }
    for index in one.parts.indices {
      guard let place = two.parts.firstIndex(where: { $0.role == one.parts[index].role }) else {
        continue
      }
      (one.parts[index], two.parts[place]) =
        one.parts[index].withoutTransforms(beside: two.parts[place])
    }
    return (one, two)
  }
}

extension [SnapshotCommand] {
  fileprivate var hasTransforms: Bool {
    contains { $0.look.transform != nil || $0.commands.hasTransforms }
  }
}

extension SnapshotView {
  /// The settings of views that only the latest format has.
  private static let latest: Set = [
    "horizontalSpacing", "verticalSpacing", "rows", "axes", "displayMode", "gridCellColumns",
    "gridColumnAlignment", "gridCellAnchor", "gridCellUnsizedAxes",
  ]

  fileprivate var withoutGivenLengths: SnapshotView {
    SnapshotView(
      kind, name: name,
      settings: settings.filter {
        !Self.latest.contains($0.name) && !(kind == "grid" && $0.name == "alignment")
      },
      children: kind == "navigationBar" ? [] : children.map(\.withoutGivenLengths))
  }
}

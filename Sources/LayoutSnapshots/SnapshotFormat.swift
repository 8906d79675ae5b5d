/// What a snapshot records: each format has all that those before it have.
package enum SnapshotFormat: Int, Comparable, CaseIterable, Sendable {
  /// Places and drawings.
  case drawings = 1
  /// What the canvas, the layouts and the views were given, and the names of colours and pictures.
  case settings
  /// What sections and items were given, what people do with a collection, and transforms apart from what
  /// they change.
  case givenLengths

  /// The format of snapshots that are written.
  static let latest = SnapshotFormat.givenLengths

  /// How a text in the format begins.
  var firstLine: String { "maquette layout \(rawValue)" }

  package static func < (one: SnapshotFormat, other: SnapshotFormat) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension SnapshotScreen {
  /// The screen without what a snapshot in the format before does not record.
  ///
  /// What is missing there is not known, and no sentence may be about it.
  var withoutGivenLengths: SnapshotScreen {
    var screen = self
    screen.canvas = canvas.withoutGivenLengths
    return screen
  }

  /// True if something is scaled or turned, which the format before records in what is drawn alone.
  var hasTransforms: Bool { canvas.hasTransforms }
}

extension SnapshotPart {
  /// What the latest format has of collections.
  private static let latest: Set = [
    "itemHeight", "itemWidth", "itemAspectRatio", "itemSpan", "itemRowSpan", "headerHeight",
    "footerHeight", "sectionOffset", "groupFrames", "refreshing", "editing", "loading", "selected",
    "highlighted", "dragged", "sticky",
  ]

  fileprivate var withoutGivenLengths: SnapshotPart {
    var part = self
    switch role {
    case .collection:
      // The room of a spinner was a part of it.
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

  /// The part and another one without the drawings of those parts of which one is scaled or turned.
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
  /// What the latest format has of views.
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

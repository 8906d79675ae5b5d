package import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
package import LayoutSnapshots

extension LayoutSnapshot {
  /// The layout and the drawing of an arranged preview.
  ///
  /// It lists the canvas, each collection with its numbers, and each element that the canvas shows,
  /// as far as `partLimit`. The same preview gives the same text on every machine with the same
  /// fonts.
  ///
  /// - Complexity: O(*views* shown).
  package init(_ arrangement: PreviewArrangement) {
    self.init(arrangement.snapshotPart)
  }
}

extension PreviewArrangement {
  /// The whole screen, as a snapshot writes it.
  var snapshotPart: SnapshotPart { screen.snapshot(in: self, from: .zero, holder: .zero) }
}

extension PreviewDrawing {
  /// The layout and the drawing in words, as kept beside a golden.
  ///
  /// - Complexity: O(*views* shown), at each call.
  package var layoutSnapshot: LayoutSnapshot {
    strip.map { layoutSnapshot(of: frames, in: $0) } ?? LayoutSnapshot(arrangement)
  }
}

extension ScreenPart {
  /// Returns the part, which has a name, as a snapshot writes it.
  ///
  /// - Parameters:
  ///   - collection: The collection around the part; nil for none.
  ///   - origin: The origin of the part's frame, in canvas points.
  ///   - holder: The top left of the element around the part, or else of the canvas.
  fileprivate func snapshot(
    in arrangement: PreviewArrangement, _ collection: PlacedCollection? = nil,
    from origin: Point, holder: Point
  ) -> SnapshotPart {
    var collection = collection
    var snapshot = SnapshotPart(
      .canvas, frame: frame.offset(by: Point.zero - origin),
      drawing: commands.map { SnapshotCommand($0, from: frame.origin, names: names) }
        .joiningLines(of: names.texts))
    var innerOrigin = holder
    var innerHolder = holder
    switch role {
    case .control, .glass, .text, .padding, .stack: break
    case .canvas:
      snapshot.settings =
        arrangement.canvas.givenSettings.map(SnapshotSetting.init) + arrangement.barSettings
      snapshot.view = source.map { SnapshotView($0) }
    case .view(let id):
      snapshot.role = .view(id: id)
      snapshot.label = label
    case .collection(let position):
      let placed = arrangement.collections[position]
      collection = placed
      snapshot.role = .collection(SnapshotCollection(placed))
      snapshot.settings = (placed.arrangement.settings + placed.settings)
        .map(SnapshotSetting.init)
      innerOrigin = placed.frame.origin - placed.contentOffset
    case .element(let kind, let index):
      snapshot.role = .element(
        SnapshotElement(
          SnapshotElement.Kind(kind), name: kind.ownName, section: index.section,
          item: index.item))
      snapshot.label = name
      if kind == .cell, let collection {
        snapshot.settings = collection.arrangement.settings(ofItemAt: index)
          .map(SnapshotSetting.init)
      }
      snapshot.view = source.map { SnapshotView($0, isAnonymous: true) }
      innerOrigin = frame.origin
      innerHolder = frame.origin
    }
    let named = parts.flatMap(\.named)
    snapshot.parts = named.map {
      $0.snapshot(in: arrangement, collection, from: innerOrigin, holder: innerHolder)
    }
    // A view that is nothing but a collection is written once, as the collection.
    if case .view(let id) = role, commands.isEmpty, named.count == 1, named[0].frame == frame,
      case .collection(let position) = named[0].role, arrangement.collections[position].id == id
    {
      return snapshot.parts[0]
    }
    return snapshot
  }

  /// The part itself, or those in it if it has no name.
  private var named: [ScreenPart] {
    role.hasName ? [self] : parts.flatMap(\.named)
  }
}

extension SnapshotCollection {
  fileprivate init(_ placed: PlacedCollection) {
    let summary = placed.arrangement.summary
    self.init(
      id: placed.id, layout: summary.kind, columns: summary.columns, rows: summary.rows,
      cellSize: summary.cellSize, contentSize: placed.arrangement.contentSize,
      contentOffset: placed.contentOffset, elementCount: placed.arrangement.elementCount)
  }
}

extension SnapshotElement.Kind {
  /// Creates the kind by which layout texts call an element.
  init(_ kind: ElementKind) {
    switch kind {
    case .background, .decoration: self = .background
    case .header, .boundary, .layoutBoundary: self = .header
    case .cell: self = .cell
    case .badge, .supplementary: self = .badge
    case .footer: self = .footer
    }
  }
}

extension ElementKind {
  /// The name that a layout gives to a kind of views, in letters that a line can have; nil for others.
  var ownName: String? {
    switch self {
    case .supplementary(let kind), .decoration(let kind), .boundary(let kind): Self.word(kind)
    case .layoutBoundary(let kind): SnapshotElement.layoutPrefix + Self.word(kind)
    case .background, .header, .cell, .badge, .footer: nil
    }
  }

  private static func word(_ kind: String) -> String {
    String(
      kind.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || "-_.".contains(character) ? character : "-"
      })
  }
}

extension PreviewArrangement {
  /// The settings of what the device draws over the screen; none for a canvas of no device.
  fileprivate var barSettings: [SnapshotSetting] {
    let look = systemBarLook
    var settings: [SnapshotSetting] = []
    if let bar = systemBars.statusBar, let isLight = look.hasLightStatusBar {
      settings.append(SnapshotSetting("statusBar", bar.words))
      settings.append(SnapshotSetting("statusBarStyle", isLight ? "lightContent" : "darkContent"))
    }
    if let isLight = look.hasLightHomeIndicator {
      settings.append(SnapshotSetting("homeIndicator", isLight ? "light" : "dark"))
    }
    return settings
  }
}

extension StatusBar {
  /// The bar's content, as in `9:41, carrier Orbit, battery 50%`.
  fileprivate var words: String {
    var words = [time]
    if let carrier { words.append("carrier \(carrier)") }
    if battery < 1 { words.append("battery \(percent)") }
    return words.joined(separator: ", ")
  }

  /// Sets the content that words name.
  mutating func set(_ words: String) {
    let parts = words.split(separator: ", ").map(String.init)
    time = parts.first ?? time
    func value(_ name: String) -> String? {
      parts.dropFirst().first { $0.hasPrefix("\(name) ") }.map {
        String($0.dropFirst(name.count + 1))
      }
    }
    carrier = value("carrier")
    battery = value("battery").flatMap { Double($0.dropLast()) }.map { $0 / 100 } ?? 1
  }
}

extension SnapshotSetting {
  /// A setting as layout texts write it.
  init(_ setting: LayoutSetting) {
    self.init(
      setting.name, setting.value.words, isDrawn: setting.effects.contains(.paint))
  }
}

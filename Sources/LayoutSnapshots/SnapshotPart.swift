package import LayoutGeometry

/// A part of a screen as a layout snapshot describes it: what it is, where it is, what it draws.
package struct SnapshotPart: Hashable, Sendable {
  /// What a part is.
  package enum Role: Hashable, Sendable {
    /// The whole screen.
    case canvas
    /// A collection with its numbers.
    case collection(SnapshotCollection)
    /// An element of the collection around it.
    case element(SnapshotElement)
    /// A view with an `id`, or with a label outside of elements.
    case view(id: String?)
  }

  /// What the part is.
  package var role: Role
  /// What people call the part: a label, or else the first text in an element.
  package var label: String?
  /// The part's place, in points.
  ///
  /// That of an element is in its collection's content, as `maquette layout` prints it; that of
  /// another part is from the top left of the element around it, or else of the canvas.
  package var frame: Rect
  /// What a canvas or a collection was given, or an item whose section gives each one a value of its own,
  /// in the order of reporting.
  package var settings: [SnapshotSetting] = []
  /// The root of the views that a canvas or an element shows; nil for other parts, for an element that
  /// shows nothing, and where it was not recorded.
  package var view: SnapshotView? {
    get { sharedView.first }
    set { sharedView = newValue.map { [$0] } ?? [] }
  }
  /// The view, alone in an array that copies of the part share, or nothing.
  private var sharedView: [SnapshotView] = []
  /// What the part draws but for the parts in it, from the top left of its frame.
  package var drawing: [SnapshotCommand]
  /// The parts in it, the first at the bottom.
  package var parts: [SnapshotPart]
  /// Where the part is on the canvas, once `findPlaces` was called for that.
  var place = CanvasPlace()

  /// A part; its label, its drawing and the parts in it default to none.
  package init(
    _ role: Role, label: String? = nil, frame: Rect, drawing: [SnapshotCommand] = [],
    parts: [SnapshotPart] = []
  ) {
    self.role = role
    self.label = label
    self.frame = frame
    self.drawing = drawing
    self.parts = parts
  }
}

/// A value that a canvas or a collection was given, under its name in configs.
package struct SnapshotSetting: Hashable, Sendable {
  /// The name, as in `appearance` or `rowSpacing`.
  package var name: String
  /// The value as text; lengths in points.
  package var value: String
  /// True for a value of a view that decides what is drawn, as a colour: the drawing has it as well.
  package var isDrawn: Bool

  /// A value under a name, which the drawing does not have unless that is given.
  package init(_ name: String, _ value: String, isDrawn: Bool = false) {
    self.name = name
    self.value = value
    self.isDrawn = isDrawn
  }
}

/// An element's kind and its place in the data.
package struct SnapshotElement: Hashable, Sendable {
  /// What an element is, by the names that `maquette layout` prints.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case background, header, cell, badge, footer
  }

  /// What the element is.
  package var kind: Kind
  /// The section, from 0.
  package var section: Int
  /// The item in its section, from 0.
  package var item: Int
  /// Which of its item's badges or its section's backgrounds it is, where a layout has kinds of its own
  /// for them; nil for others.
  ///
  /// Letters, digits, `-`, `_` and `.`.
  package var name: String?
  /// How the names of views at the boundary of a whole layout begin.
  package static let layoutPrefix = "layout."

  /// True for a view at the boundary of a whole layout.
  var isOfLayout: Bool { kind == .header && name?.hasPrefix(Self.layoutPrefix) == true }

  /// How many items a set has, of a carousel that shows each in several sets; nil for others.
  ///
  /// It is known once `numberRepeats` was called for that.
  var setLength: Int?

  /// An element of a kind.
  package init(_ kind: Kind, name: String? = nil, section: Int, item: Int) {
    self.kind = kind
    self.name = name
    self.section = section
    self.item = item
  }
}

extension SnapshotElement {
  /// The number of the item in the data: in a carousel of several sets, that of the item that is shown
  /// again.
  var number: Int { setLength.map { item % $0 } ?? item }

  /// True for an element that shows the same item, perhaps in another set.
  func isShownBy(_ other: SnapshotElement) -> Bool {
    kind == other.kind && name == other.name && section == other.section && number == other.number
  }
}

extension SnapshotPart {
  /// Finds what elements are called beside what was recorded, at any depth: the numbers of items that a
  /// carousel shows in several sets, the labels of pictures in items without a text, and those of rows that
  /// are swiped.
  mutating func nameElements() {
    numberRepeats()
    restRows(isMirrored: settings.contains(SnapshotSetting("layoutDirection", "rightToLeft")))
    labelByPictures()
  }

  private mutating func labelByPictures() {
    for index in parts.indices { parts[index].labelByPictures() }
    guard case .element(let element) = role, element.kind == .cell, label == nil else { return }
    label = drawing.pictureLabel
  }

  /// Finds the numbers of items that a carousel shows in several sets, at any depth.
  fileprivate mutating func numberRepeats() {
    for index in parts.indices { parts[index].numberRepeats() }
    guard case .collection(let collection) = role, let columns = collection.columns,
      let sets = settings.first(where: { $0.name == "numberOfSets" }).flatMap({ Int($0.value) }),
      sets > 1, columns >= sets
    else { return }
    for index in parts.indices {
      guard case .element(var element) = parts[index].role else { continue }
      element.setLength = columns / sets
      parts[index].role = .element(element)
    }
  }
}

extension [SnapshotCommand] {
  /// The label of the first picture that has one.
  fileprivate var pictureLabel: String? {
    for command in self where command.verb == .group {
      if let label = command.string, command.commands.contains(where: { $0.verb == .image }) {
        return label
      }
      if let label = command.commands.pictureLabel { return label }
    }
    return nil
  }
}

/// What a snapshot records of a collection.
package struct SnapshotCollection: Hashable, Sendable {
  /// The collection's number on its screen, from 0 in the order of drawing; known once it was read.
  package var position = 0
  /// The `id` of the collection's view.
  package var id: String?
  /// The layout's name, as in `waterfall`.
  package var layout: String
  /// How many columns the items are in, where the layout has columns.
  package var columns: Int?
  /// How many rows the items are in, where the layout has rows.
  package var rows: Int?
  /// The size that all cells have, in points; nil if they differ.
  package var cellSize: Size?
  /// The size of all content, in points.
  package var contentSize: Size
  /// The content's point at the viewport's top left.
  package var contentOffset: Point
  /// How many elements there are, with those that the canvas does not show.
  package var elementCount: Int

  /// The words before the equals signs of facts, and not of settings.
  static let factNames: Set = [
    "layout", "columns", "rows", "cells", "content", "offset", "elements",
  ]

  /// A collection by its numbers.
  package init(
    id: String? = nil, layout: String, columns: Int? = nil, rows: Int? = nil,
    cellSize: Size? = nil, contentSize: Size, contentOffset: Point = .zero, elementCount: Int
  ) {
    self.id = id
    self.layout = layout
    self.columns = columns
    self.rows = rows
    self.cellSize = cellSize
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.elementCount = elementCount
  }
}

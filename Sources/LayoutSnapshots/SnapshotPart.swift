package import LayoutGeometry

/// A part of a screen in a layout snapshot: its role, its place and its drawing.
package struct SnapshotPart: Hashable, Sendable {
  /// The role of a part.
  package enum Role: Hashable, Sendable {
    /// The whole screen.
    case canvas
    /// A collection with its numbers.
    case collection(SnapshotCollection)
    /// An element of the collection around it.
    case element(SnapshotElement)
    /// A view with an `id`, or with a label outside elements.
    case view(id: String?)
  }

  /// The part's role.
  package var role: Role
  /// The part's name for people: a label, or else the first text in an element.
  package var label: String?
  /// The part's place, in points.
  ///
  /// An element's frame is in its collection's content, as `maquette layout` prints it; any other
  /// part's is from the top left of the element around it, or else of the canvas.
  package var frame: Rect
  /// The settings of a canvas or a collection, or of an item whose section gives each one a value
  /// of its own, in the order of reporting.
  package var settings: [SnapshotSetting] = []
  /// The root of the views that a canvas or an element shows; nil for other parts, for an element
  /// that shows nothing, and if it was not recorded.
  package var view: SnapshotView? {
    get { sharedView.first }
    set { sharedView = newValue.map { [$0] } ?? [] }
  }
  /// The view, alone in an array that copies of the part share; empty for none.
  private var sharedView: [SnapshotView] = []
  /// The part's drawing without that of the parts in it, from the top left of its frame.
  package var drawing: [SnapshotCommand]
  /// The parts in it, the first at the bottom.
  package var parts: [SnapshotPart]

  /// Creates a part; its label, its drawing and the parts in it default to none.
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

/// A setting of a canvas or a collection, under its name in configs.
package struct SnapshotSetting: Hashable, Sendable {
  /// The name, as in `appearance` or `rowSpacing`.
  package var name: String
  /// The value as text; lengths in points.
  package var value: String
  /// Holds for a value of a view that decides what is drawn, such as a colour: the drawing has it as well.
  package var isDrawn: Bool

  /// Creates a value under a name; by default, the drawing does not have it.
  package init(_ name: String, _ value: String, isDrawn: Bool = false) {
    self.name = name
    self.value = value
    self.isDrawn = isDrawn
  }

  /// The name under which the views of elements have the names of their texts, but not the texts.
  package static let textsName = "texts"
  /// The name of a control's label among these.
  package static let label = "label"
  /// That of a label without characters.
  package static let emptyLabel = "empty"
}

/// An element's kind and its place in the data.
package struct SnapshotElement: Hashable, Sendable {
  /// The kind of an element, by the names that `maquette layout` prints.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case background, header, cell, badge, footer
  }

  /// The element's kind.
  package var kind: Kind
  /// The section, from 0.
  package var section: Int
  /// The item in its section, from 0.
  package var item: Int
  /// The name of an item's badge or a section's background, if a layout has several kinds of them;
  /// nil for others.
  ///
  /// Letters, digits, `-`, `_` and `.`.
  package var name: String?
  /// The prefix of the names of views at the boundary of a whole layout.
  package static let layoutPrefix = "layout."

  /// The number of items in a set, of a carousel that shows each in several sets; nil for others.
  ///
  /// It is nil until `numberRepeats` has set it.
  var setLength: Int?

  /// Creates an element of a kind.
  package init(_ kind: Kind, name: String? = nil, section: Int, item: Int) {
    self.kind = kind
    self.name = name
    self.section = section
    self.item = item
  }
}

extension SnapshotElement {
  /// The number of the item in the data; in a carousel of several sets, that of the repeated item.
  package var number: Int { setLength.map { item % $0 } ?? item }
}

extension SnapshotPart {
  /// Sets the numbers of items that a carousel shows in several sets, at any depth.
  package mutating func numberRepeats() {
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

/// The record of a collection in a snapshot.
package struct SnapshotCollection: Hashable, Sendable {
  /// The collection's number on its screen, from 0 in the order of drawing; set by the parser.
  package var position = 0
  /// The `id` of the collection's view.
  package var id: String?
  /// The layout's name, as in `waterfall`.
  package var layout: String
  /// The number of columns, if the layout has columns.
  package var columns: Int?
  /// The number of rows, if the layout has rows.
  package var rows: Int?
  /// The size of all cells, in points; nil if they differ.
  package var cellSize: Size?
  /// The size of the whole content, in points.
  package var contentSize: Size
  /// The content's point at the viewport's top left.
  package var contentOffset: Point
  /// The number of elements, including those that the canvas does not show.
  package var elementCount: Int

  /// The words before the equals signs of facts, as opposed to settings.
  static let factNames: Set = [
    "layout", "columns", "rows", "cells", "content", "offset", "elements",
  ]

  /// Creates a collection from its numbers.
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

public import CollectionLayouts
package import DisplayList
package import ImageDecoding
public import LayoutGeometry

/// A preview whose every view has its place.
public struct PreviewArrangement: Sendable {
  /// The canvas's size, in points.
  public let size: Size
  /// The canvas as it was asked for.
  package let canvas: PreviewCanvas
  /// The collections in the order in which they are drawn.
  public let collections: [PlacedCollection]
  /// What is known of each view with an `id`.
  public let computed: ComputedValues
  /// What measuring and placing noticed, in the order of drawing.
  public let notices: [Notice]
  /// The pictures that the display list names.
  package let pictures: [PictureID: Picture]
  /// For each picture the mark of a view that shows it, where that has one.
  package let pictureMarks: [PictureID: ViewMark]
  /// What answers to touches in a prototype, in the order of drawing: the last is the topmost.
  package let actions: [PlacedAction]
  /// Where content is larger than its room and where texts are cut, in the order of drawing, as far
  /// as the canvas shows it.
  package let overflows: [PlacedOverflow]
  /// The canvas's fills, the first at the bottom.
  package let backgrounds: [ShownColor]
  /// The root view, with all views that are placed.
  package internal(set) var root: PlacedView
  /// What the device draws over the screen.
  package let systemBars: SystemBars

  /// What is to be drawn.
  ///
  /// - Complexity: O(*views*), at each call: those who need the places alone do not pay for it.
  package var displayList: DisplayList {
    var commands = commands
    commands += systemBars.commands(over: commands, pictures: pictures)
    if let outline = canvas.screenOutline(of: size) { commands = commands.clipped(to: outline) }
    return DisplayList(size: size, commands: commands)
  }

  /// What the screen draws under the device's bars.
  private var commands: [Command] {
    let canvas = Shape.rect(Rect(origin: .zero, size: size))
    var commands = backgrounds.map { Command.fill(canvas, .color($0.color)) }
    root.draw(into: &commands)
    return commands
  }

  /// Whether the device's bars are black or white.
  ///
  /// - Complexity: O(*views*), at each call; O(1) where there are no bars.
  package var systemBarLook: SystemBars.Look {
    let bars = systemBars
    guard bars.statusBar != nil || bars.homeIndicator != nil else { return SystemBars.Look() }
    return bars.look(over: commands, pictures: pictures)
  }

  /// What is to be drawn, with other commands in the place of a collection's; nil if the screen does
  /// not show the collection.
  ///
  /// - Complexity: O(*views*).
  package func displayList(
    with commands: [Command], inPlaceOf key: CollectionKey
  ) -> DisplayList? {
    guard let position = collections.firstIndex(where: { $0.key == key }) else { return nil }
    var other = self
    other.root = root.replacing(collection: position, with: commands)
    return other.displayList
  }
}

/// A collection on the canvas.
public struct PlacedCollection: Sendable {
  /// Which collection it is, whatever any collection is scrolled to.
  package let key: CollectionKey
  /// The id that the view was given.
  public let id: String?
  /// The collection's viewport on the canvas, in points.
  public let frame: Rect
  /// The content's point at the viewport's top left; negative where an inset shows.
  public let contentOffset: Point
  /// Space around the content that scrolls with it, in points.
  package let contentInset: EdgeInsets
  /// What shows content: the viewport, and along the scroll axis what is under bars at its edges.
  package let window: Rect
  /// How the layout brought the content to rest at its offset, step by step; empty for a layout
  /// that does not affect it.
  public let offsetExplanation: [LayoutPhrase]
  /// The item that a page indicator marks, as in a carousel; nil for a layout without one.
  public let currentItem: Int?
  /// What the collection was given beside its layout, for goldens: its inset, and what people or an app
  /// do with it.
  package let settings: [LayoutSetting]
  /// True if the next page would be loaded here; nil for a collection without a threshold.
  public let loadsMore: Bool?
  /// The elements' places, in content points; headers and footers that stay in sight are where
  /// they are pinned.
  public let arrangement: CollectionArrangement
  /// How far the collection can be scrolled, and what that does to it.
  package let scrolling: CollectionScrolling
  /// The data of each section's items as JSON; nil for a section whose maker keeps none.
  let rowData: [(@Sendable (_ item: Int) -> String?)?]

  /// The data of an item as JSON; nil for an item without data that is known.
  package func data(ofItemAt index: ItemIndex) -> String? {
    guard rowData.indices.contains(index.section) else { return nil }
    return rowData[index.section]?(index.item)
  }
}

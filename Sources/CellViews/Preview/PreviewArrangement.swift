public import CollectionLayouts
package import DisplayList
package import ImageDecoding
public import LayoutGeometry

/// A preview whose every view has its place.
public struct PreviewArrangement: Sendable {
  /// The canvas's size, in points.
  public let size: Size
  /// The requested canvas.
  package let canvas: PreviewCanvas
  /// The collections in drawing order.
  public let collections: [PlacedCollection]
  /// The metrics of each view with an `id`.
  public let computed: ComputedValues
  /// The notices of measuring and placing, in drawing order.
  public internal(set) var notices: [Notice]
  /// The pictures that the display list names.
  package let pictures: [PictureID: Picture]
  /// The mark of a view that shows each picture, if that has one.
  package let pictureMarks: [PictureID: ViewMark]
  /// The touch targets in a prototype, in drawing order: the last is the topmost.
  package let actions: [PlacedAction]
  /// The places where content is larger than its room and where texts are cut, in drawing order, as
  /// far as the canvas shows them.
  package let overflows: [PlacedOverflow]
  /// The canvas's fills, the first at the bottom.
  package let backgrounds: [ShownColor]
  /// The root view, with all placed views.
  package internal(set) var root: PlacedView
  /// The bars that the device draws over the screen.
  package let systemBars: SystemBars

  /// The drawing of the arrangement.
  ///
  /// - Complexity: O(*views*), at each call: callers that need only the places do not pay for it.
  package var displayList: DisplayList {
    drawn.list
  }

  /// The drawing; the screen under the device's bars; and an estimate of whether its views are seen on the canvas's
  /// background.
  ///
  /// - Complexity: O(*views*), at each call.
  package var drawn: (list: DisplayList, screen: DisplayList, visibility: Visibility) {
    let screen = DisplayList(size: size, commands: commands)
    let ground = groundCount(of: screen)
    let background = screen.commands.prefix(ground).last?.opaqueColor
    let visibility = Array(screen.commands.dropFirst(ground))
      .visibility(in: Rect(origin: .zero, size: size), on: background)
    var commands = screen.commands
    commands += systemBars.commands(over: commands, pictures: pictures)
    if let outline = canvas.screenOutline(of: size) { commands = commands.clipped(to: outline) }
    return (DisplayList(size: size, commands: commands), screen, visibility)
  }

  /// Returns the number of commands on which nothing is shown yet: the canvas's fills, and where all collections are
  /// without elements, a fill behind them, as a list with an appearance has it.
  package func groundCount(of screen: DisplayList) -> Int {
    let count = backgrounds.count
    guard !collections.isEmpty, collections.allSatisfy(\.isEmpty),
      screen.commands.count > count, screen.commands[count].opaqueColor != nil,
      case .fill(.rect(let area), _) = screen.commands[count],
      area.contains(Rect(origin: .zero, size: size))
    else { return count }
    return count + 1
  }

  /// The screen's drawing under the device's bars.
  private var commands: [Command] {
    let canvas = Shape.rect(Rect(origin: .zero, size: size))
    var commands = backgrounds.map { Command.fill(canvas, .color($0.color)) }
    root.draw(into: &commands)
    return commands
  }

  /// The look of the device's bars, black or white.
  ///
  /// - Complexity: O(*views*), at each call; O(1) without bars.
  package var systemBarLook: SystemBars.Look {
    let bars = systemBars
    guard bars.statusBar != nil || bars.homeIndicator != nil else { return SystemBars.Look() }
    return bars.look(over: commands, pictures: pictures)
  }

  /// Returns the drawing with other commands instead of a collection's; nil if the screen does not
  /// show the collection.
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
  /// The identity of the collection, independent of scroll offsets.
  package let key: CollectionKey
  /// The view's id.
  public let id: String?
  /// The collection's viewport on the canvas, in points.
  public let frame: Rect
  /// The content's point at the viewport's top left; negative if an inset shows.
  public let contentOffset: Point
  /// Space around the content that scrolls with it, in points.
  package let contentInset: EdgeInsets
  /// The area that shows content: the viewport, and along the scroll axis its part under bars.
  package let window: Rect
  /// The layout's explanation of the resting offset, step by step; empty for a layout that does not
  /// affect it.
  public let offsetExplanation: [LayoutPhrase]
  /// The item that a page indicator marks, as in a carousel; nil for a layout without one.
  public let currentItem: Int?
  /// The collection's settings apart from its layout, for goldens: its inset, and its interactive
  /// states.
  package let settings: [LayoutSetting]
  /// Indicates whether the next page would be loaded here; nil without a threshold.
  public let loadsMore: Bool?
  /// The elements' places, in content points; headers and footers that stay in sight have their
  /// pinned frames.
  public let arrangement: CollectionArrangement
  /// The range of offsets of the collection, and the effects of scrolling it.
  package let scrolling: CollectionScrolling
  /// The data of each section's items as JSON; nil for a section without data.
  let rowData: [(@Sendable (_ item: Int) -> String?)?]

  /// Indicates whether there is nothing in the collection but backgrounds of empty sections.
  fileprivate var isEmpty: Bool {
    arrangement.itemCount == 0 && arrangement.elements.allSatisfy(\.frame.isEmpty)
  }

  /// Returns the data of an item as JSON; nil for an item without known data.
  package func data(ofItemAt index: ItemIndex) -> String? {
    guard rowData.indices.contains(index.section) else { return nil }
    return rowData[index.section]?(index.item)
  }
}

extension Command {
  /// The colour of a fill through which nothing is seen; nil for other commands.
  fileprivate var opaqueColor: RGBA? {
    guard case .fill(_, .color(let color)) = self, color.alpha == 1 else { return nil }
    return color
  }
}

import CollectionLayouts
import DisplayList
import LayoutGeometry

/// The iOS whose look is drawn.
public enum SystemLook: String, CaseIterable, Hashable, Sendable {
  /// That of iOS 13 to 18.
  case iOS18 = "ios-18"
  /// That of iOS 26: glass, capsules, and more room.
  case iOS26 = "ios-26"
  /// That of iOS 27, as far as it is known to differ from iOS 26's.
  case iOS27 = "ios-27"

  /// The numbers of the look.
  var style: SystemStyle {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .iOS27: .iOS27
    }
  }

  /// The look's own colours.
  var colors: SystemColors {
    // Not by `style`: all of its numbers would be copied for each colour that is shown.
    switch self {
    case .iOS18: SystemStyle.iOS18.colors
    case .iOS26: SystemStyle.iOS26.colors
    case .iOS27: SystemStyle.iOS27.colors
    }
  }
}

/// The colours of a system that differ from those of iOS 18, by their names.
struct SystemColors: Sendable {
  var usual: [String: Color] = [:]
  /// Those for a user who asks for more contrast.
  var inHighContrast: [String: Color] = [:]
}

/// The numbers and the forms of one system's look, in points; views ask it through their surroundings.
///
/// A system to come is one more value, in a file of its own.
struct SystemStyle: Sendable {
  var colors: SystemColors
  var lists: ListStyle
  var toggle: ToggleStyle
  var slider: SliderStyle
  var stepper: StepperStyle
  var segments: SegmentStyle
  /// The surface under a date in a row.
  var dateOutline: ShapeNode.Outline
  var button: ButtonStyle
  var searchField: SearchFieldStyle
  var glass: GlassLook
  var menu: MenuStyle
  var alert: AlertStyle
  var sheet: SheetStyle
  var popover: PopoverStyle
  var keyboard: KeyboardStyle
  /// The height of a bar that shows progress.
  var progressHeight: Double
  /// Returns the distance by which a navigation bar begins above the safe area of a screen.
  var barRise: @Sendable (_ safeAreaTop: Double) -> Double
  /// Returns the views of a bar.
  var navigationBar: @Sendable (NavigationBarNode, ViewEnvironment, _ isLarge: Bool) -> ViewNode
  var tabBar: @Sendable (TabBarNode, ViewEnvironment) -> ViewNode
  var toolbar: @Sendable (ToolbarNode, ViewEnvironment) -> ViewNode

  struct ListStyle: Sendable {
    var margins: ListMargins
    /// The radius of a card's corners, and of a lifted row's.
    var cardRadius: Double
    /// The space above and under a row's content.
    var rowPadding: Double
    /// Indicates whether a row is at least as high as body's leading and its padding are.
    var leastRowHasLeading = false
    /// The space between a row's content and the accessories after it.
    var accessorySpacing: Double
    /// The height of a control in a row: higher ones reach into the row's padding, so that all rows of
    /// one line are equally high.
    var controlHeight: Double
    /// The length by which other views beside a text may reach into the row's padding at either side; 0 for none.
    var lineReach = 0.0
    var headerFont: Font
    /// The space around a header of cards, where half of the space between sections is added above.
    var header: EdgeInsets
    /// The length by which a list's first header is lower where letters are smaller than by default.
    var smallHeaderRise: Double
    /// The space around a footer of cards, where half of the space between sections is added below.
    var footer: EdgeInsets
    /// The thickness of the line between rows; nil for one device pixel.
    var lineThickness: Double?
    /// Indicates whether the line ends before the row's edge, as far as the row's content.
    var lineEndsEarly: Bool
    var lineColor: Color
    /// The surfaces of actions under a swiped row.
    var swipe: SwipeStyle
    /// Returns the sign of a row that leads elsewhere, in its box at the row's inset.
    var chevron: @Sendable (_ pointsRight: Bool, Color) -> ViewNode
  }

  struct SwipeStyle: Sendable {
    var outline: ShapeNode.Outline
    /// The space between two actions, and half of that around them.
    var spacing: Double
  }

  /// A shape in a track.
  struct Knob: Sendable {
    var size: Size
    var outline: ShapeNode.Outline
    var shadows: [ShadowStyle]

    /// The white knob, which is white in dark too.
    var view: ViewNode {
      shadows.reduce(
        .shape(outline, fill: .white).framed(width: size.width, height: size.height)
      ) { $0.with(.shadow($1)) }
    }
  }

  struct ToggleStyle: Sendable {
    var size: Size
    var knob: Knob
    var off: Color
  }

  struct SliderStyle: Sendable {
    var knob: Knob
    var trackHeight: Double
    /// The distance of the track from both ends.
    var trackInset: Double
    /// The marks of a slider with steps; nil for a look without them.
    var tick: TickStyle?
  }

  struct TickStyle: Sendable {
    var diameter: Double
    /// The distance of the marks' middle from the track's.
    var distance: Double
  }

  struct StepperStyle: Sendable {
    var outline: ShapeNode.Outline
    var lineHeight: Double
    var lineColor: Color
    /// Returns the sign of a button, a plus or a minus.
    var sign: @Sendable (_ isPlus: Bool, Color) -> ViewNode
  }

  struct SegmentStyle: Sendable {
    var outline: ShapeNode.Outline
    var chosenOutline: ShapeNode.Outline
    /// The shadow of the chosen segment; nil for none.
    var chosenShadow: ShadowStyle?
    /// The length by which the control reaches under its room in a list's row.
    var overhangInRow: Double
    /// The space between two segments.
    var spacing: Double
  }

  struct ButtonStyle: Sendable {
    /// The radius of a surface's corners as a fraction of its height, where a size has none.
    var radiusShare: Double
    /// Indicates whether the sizes of buttons have radii of their own.
    var hasRadii: Bool
    /// The space around the label of the largest size.
    var extraLarge: EdgeInsets
    /// Indicates whether a disabled prominent button is gray, instead of pale.
    var graysDisabled: Bool
  }

  struct SearchFieldStyle: Sendable {
    var outline: ShapeNode.Outline
    var height: Double
    var padding: Double
  }

  /// The material of bars and of views with `glassEffect`.
  struct GlassLook: Sendable {
    /// Glass over light and over dark content, of small surfaces.
    var light: Glass
    var dark: Glass
    /// That of menus and alerts.
    var lightPanel: Glass
    var darkPanel: Glass
    /// That of tab bars.
    var lightTabs: Glass
    var darkTabs: Glass
    /// The surface of the chosen tab.
    var chosenTab: Color
    /// That of sheets, which are larger.
    var lightSheet: Glass
    var darkSheet: Glass
    /// That of a dark screen's bars.
    var darkBar: Glass
    /// The luma of the background below which glass on a light screen takes its dark form, and above
    /// which glass on a dark one takes its light form.
    var darkBelow: Double
    var lightAbove: Double
    var shadow: ShadowStyle
    /// The opacity of the dark line just outside of the glass, at its sides and at its ends; 0 for none.
    var line: (sides: Double, ends: Double)
    /// The opacity of the line around glass for a user who asks for more contrast, in the label's colour.
    var highContrastLine: Double
    /// A bar's glass on that of a sheet.
    var lightOnSheet, darkOnSheet: Glass
    /// The light of a prominent button's rim.
    var prominentRim: Double
  }

  struct MenuStyle: Sendable {
    var outline: ShapeNode.Outline
    var rowHeight: Double
    /// The space over the first row and under the last.
    var padding: Double
    /// Indicates whether icons are before titles, all of which begin at one place.
    var iconsLead: Bool
    /// The opacity of a disabled row.
    var disabledOpacity: Double
    /// Returns the surface under the rows.
    var surface: @Sendable (ShapeNode.Outline) -> ViewNode
    /// Returns a row's parts, from its title, its icon and the mark of menus that have marks.
    var row: @Sendable (_ title: ViewNode, _ icon: ViewNode?, _ mark: ViewNode?) -> ViewNode
    /// The line between two rows; nil for none.
    var line: ViewNode?
    /// The view between two sections.
    var gap: ViewNode
    /// The menu's own shadow; glass has one already.
    var castsShadow: Bool
  }

  struct AlertStyle: Sendable {
    var width: Double
    var card: @Sendable (AlertNode, [DialogAction], _ width: Double, _ isPair: Bool) -> ViewNode
    /// The greatest width of a label in a pair, for an alert's width.
    var pairRoom: @Sendable (_ width: Double) -> Double
    var sheet: @Sendable (ActionSheetNode, PresentationSpace) -> ViewNode
  }

  struct PopoverStyle: Sendable {
    /// The radius of the corners.
    var radius: Double
    /// Returns the surface of the card and its arrow.
    var surface: @Sendable ([ShapeNode.Outline]) -> ViewNode
  }

  struct KeyboardStyle: Sendable {
    /// The radius of a key's corners.
    var keyRadius: Double
    /// The shadow of a key; nil for none.
    var keyShadow: ShadowStyle?
    /// The heights of the bars over the keys and, without the home indicator's room, under them.
    var barHeight, lowerBarHeight: Double
    /// The space at both ends of a row of keys, besides that around each key.
    var rowInset: Double
    /// The width of the keys beside letters, in tenths of a row.
    var sideShare: Double
    /// The colours of keys that do not type, and of the return key that submits.
    var specialKey, prominentKey: Color
    /// Returns the surface under the keys.
    var surface: @Sendable () -> ViewNode
  }

  struct SheetStyle: Sendable {
    /// The radius of the upper corners of a card that sets none.
    var radius: Double
    /// The space at the sides of a card that does not have the whole height, and under it.
    var inset: Double
    /// The share that a card of SwiftUI's `medium` has of the room from 10 points below the status bar to the home
    /// indicator.
    var mediumShare: Double
    /// The least radius of the lower corners of such a card.
    var lowerRadius: Double
    /// The space over a navigation bar at the top of a card.
    var barInset: Double
    /// The colour of the cards of grouped lists on its surface.
    var cards: Color
    /// Returns the surface of such a card; nil for a card that reaches the edges.
    var surface: (@Sendable (ShapeNode.Outline) -> ViewNode)?
  }
}

extension ViewEnvironment {
  /// The numbers of the system's look.
  var systemStyle: SystemStyle { system.style }

  /// The look of lists.
  var listStyle: SystemStyle.ListStyle {
    var style = systemStyle.lists
    if sheet == .form { style.margins = ListMargins(broadFrom: .infinity) }
    if isUnderLargeTitle { style.margins.firstTop = 0 }
    return style
  }
}

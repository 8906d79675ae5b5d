import DisplayList
package import LayoutGeometry
import Synchronization
package import TextShaping

/// The values that views take from their surroundings.
package struct ViewEnvironment: Sendable {
  /// The appearance, light or dark, of colours.
  package private(set) var appearance: Appearance
  /// The side of the leading edge.
  package private(set) var direction: LayoutDirection
  /// The dynamic type size to which text styles are scaled.
  private(set) var dynamicType: DynamicType
  private let canvas: CanvasSurroundings
  /// The style of texts, symbols and shapes, and other values that seldom change.
  private var style: ViewStyle {
    get { shared.style }
    set { shared = SharedStyle(newValue) }
  }
  /// The height of a text's lines; nil for that of its fonts.
  var lineHeight: LineHeight? { style.text.lineHeight }
  private var shared = SharedStyle(ViewStyle())
  /// The mark of the view, or of the nearest around it that has one.
  package internal(set) var mark: ViewMark?
  /// The axis of the stack around the view; nil outside of a stack.
  package private(set) var stackAxis: Axis?
  /// The `id` written after the view itself, with only modifiers between.
  var id: String?
  /// The size of the viewport around the view, or of the canvas within its safe area, in points;
  /// nil along an axis without an end.
  var container: ProposedSize
  /// Indicates whether texts and pictures are redacted, and drawn as bars.
  var isRedacted = false
  /// Indicates whether the view is the content of a list's row, or in it.
  var isInListRow = false
  /// Indicates whether the view is an item of a bar.
  var isInBar = false
  /// Indicates whether symbols take the room of a line of letters, as in bars and labels, instead of that around their
  /// drawing.
  var hasSymbolsInLines = false
  /// Indicates whether a text's lines take every word that they have room for, where labels leave no word alone.
  var fillsLines = false
  /// The sheet that the view is on, if that changes how the view is drawn.
  var sheet: SheetSurface?
  /// Indicates whether the view is that of glass in the other appearance, on which no further glass turns.
  var isOnTurnedGlass = false
  /// The number of views and modifiers around the view.
  var depth = 0
  /// The distance by which a navigation bar begins above the view, in points; 0 for a view that is
  /// not at the upper edge of the screen's safe area.
  var barRise: Double
  /// Indicates whether the view begins at the lower edge of a navigation bar with a large title.
  var isUnderLargeTitle = false
  /// The height of a navigation bar without what is under its items, in points.
  var barHeight: Double
  /// Indicates whether the screen has a home indicator at its lower edge.
  var hasHomeIndicator: Bool { homeIndicatorRoom > 0 }

  init(canvas: PreviewCanvas) {
    self.canvas = CanvasSurroundings(canvas)
    appearance = canvas.appearance
    direction = canvas.layoutDirection
    dynamicType = canvas.dynamicType
    barRise =
      canvas.padding.top > 0 ? 0 : canvas.system.style.barRise(canvas.safeArea.top)
    container = canvas.safeRoom
    barHeight = NavigationBarNode.height(on: canvas.safeRoom)
    if let accentColor = canvas.accentColor { style.appAccent = accentColor }
  }

  /// The truncation of texts; nil if no part of a text is meant to be left out.
  var truncationMode: TruncationMode? { style.truncationMode }

  /// The colour that is behind the cards of the list around the view, clear for a list whose background is hidden; nil
  /// for none.
  var listGround: Color? {
    get { style.listGround }
    set { style.listGround = newValue }
  }

  /// The name of the shape that glass in a container is a part of; nil for none.
  var glassUnion: String? {
    get { style.glassUnion }
    set { style.glassUnion = newValue }
  }

  /// The colour in the place of any other; nil for each its own.
  var onlyColor: Color? {
    get { style.onlyColor }
    set { style.onlyColor = newValue }
  }

  /// Applies one change; an inner one takes precedence over an outer one.
  fileprivate mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .appearance(let appearance): self.appearance = appearance
    case .dynamicType(let size): dynamicType = size
    case .layoutDirection(let direction): self.direction = direction
    case .redacted(let isRedacted): self.isRedacted = isRedacted
    case .font, .fontWeight, .bold, .italic, .foregroundColor, .foregroundColors, .accentColor,
      .tint, .multilineTextAlignment, .lineLimit, .truncationMode, .symbolColoring, .symbolScale,
      .text:
      style.apply(change)
    }
  }

  /// Returns the surroundings of a view in a modifier that changes them.
  func deeper(_ change: (inout ViewEnvironment) -> Void) -> ViewEnvironment {
    var inner = self
    inner.depth += 1
    change(&inner)
    return inner
  }

  /// Returns the surroundings of views in another view; `axis` is that of a stack.
  ///
  /// - Parameter previous: The view before, for one after others.
  func inside(axis: Axis? = nil, after previous: ViewNode? = nil) -> ViewEnvironment {
    deeper {
      $0.stackAxis = axis
      $0.id = nil
      if axis == .vertical, let previous { $0.leaveTop(under: previous) }
    }
  }

  /// Returns the surroundings of a child of a view.
  func surroundings(ofChild index: Int, in view: any PrimitiveView) -> ViewEnvironment {
    inside(axis: view.stackAxis, after: index > 0 ? view.children[index - 1] : nil)
  }

  /// Makes the view one that is below the upper edge of the screen's safe area.
  ///
  /// - Parameter view: The view at whose lower edge it begins; nil for space or for none.
  mutating func leaveTop(under view: ViewNode? = nil) {
    barRise = 0
    isUnderLargeTitle = view?.endsWithLargeTitle ?? false
  }

  /// The foreground colour in the environment's appearance.
  package var foreground: ShownColor { shown(style.foregroundColor) }

  /// The look of symbols in these surroundings.
  var symbolLook: SymbolLook {
    SymbolLook(
      weight: fontRequest.weight, isLayered: style.coloring != .monochrome, direction: direction)
  }

  /// The size of symbols beside texts.
  var symbolScale: SymbolScale { style.symbolScale }

  /// Returns the colour of a symbol's parts, 0 for the foremost.
  func symbolColor(level: Int) -> ShownColor {
    let colors = style.coloring == .palette ? style.furtherColors : []
    guard level > 0, style.coloring != .monochrome else { return foreground }
    // A level without its own colour has that of the level before it.
    if let color = colors.prefix(level).last { return shown(color) }
    return shown(style.foregroundColor.opacity(SymbolColoring.opacity(level: level)))
  }

  /// Returns a colour in the environment's appearance; the accent colour and the tint are the
  /// environment's.
  func shown(_ color: Color) -> ShownColor {
    if let onlyColor { return onlyColor.shown(in: appearance) }
    if color.isOnlyComponents { return color.shown(in: appearance) }
    if let base = color.gradientBase.first { return shown(base).atTopOfGradient }
    var own =
      switch color.name {
      case Color.accentColorName: style.accent.opacity(color.light.alpha)
      case Color.tintName: (style.tint ?? style.accent).opacity(color.light.alpha)
      default: color
      }
    // A tint may be the accent colour by its name, which is the app's.
    if let app = style.appAccent, own.name == Color.accentColorName {
      own = app.opacity(own.light.alpha)
    }
    if !own.notices.isEmpty { colorFindings.add(own.notices) }
    if !own.variants.isEmpty { own = own.suited(to: canvas.screen) }
    return canvas.recoloring.shown(
      own.shown(in: appearance, of: system, hasHighContrast: canvas.screen.hasHighContrast))
  }

  /// Exchanges the light and the dark appearance.
  mutating func turnAppearance() { appearance = appearance == .light ? .dark : .light }

  /// The traits by which catalogs choose.
  var traits: ScreenTraits {
    var traits = canvas.screen
    traits.appearance = appearance
    traits.direction = direction
    return traits
  }

  /// Indicates whether the surroundings set the tint or the accent colour.
  var hasTint: Bool { style.tint != nil || style.accentColor != nil }

  /// Keeps the letters of texts as they are, whatever case is set around them.
  mutating func keepLetterCase() { style.apply(.text(.letterCase(nil))) }

  /// The tint that was set around the view, in a config as the accent colour; nil for none.
  var givenTint: Color? { style.givenTint }

  /// Draws texts and symbols in the tint around the view, whatever the tint in it is.
  mutating func takeTintAsColor() {
    apply(.foregroundColor(style.tint ?? style.accent))
    hasForegroundColor = false
  }

  /// Gives labels of controls a colour instead of the tint, which those with a surface keep.
  mutating func takeBarColor(_ color: Color) {
    style.accentColor = color
    style.tint = color
  }

  /// Indicates whether a colour is set around the view, which labels of controls take instead of the tint.
  var hasForegroundColor: Bool {
    get { style.hasForegroundColor }
    set { style.hasForegroundColor = newValue }
  }

  /// Indicates whether the surroundings set the font.
  var hasFont: Bool { style.givenFont != nil }

  /// The text style of the font; nil for a font of a fixed size.
  package var textStyle: TextStyle? {
    style.font.textStyle
  }

  /// The font with the environment's bold and italic.
  package var fontRequest: FontRequest {
    var request = style.font.request(for: dynamicType, pixel: pixel)
    request.ideographs = canvas.locale?.ideographs
    if let design = style.text.design { request.design = design }
    if style.text.hasMonospacedDigits { request.hasMonospacedDigits = true }
    if let hasAlternates = style.text.hasContextualAlternates {
      request.hasContextualAlternates = hasAlternates
    }
    if let weight = style.weight { request.weight = weight }
    if style.isBold {
      request.weight = style.weight == nil ? style.font.boldWeight : .bold
    }
    if let isItalic = style.isItalic { request.isItalic = isItalic }
    return request
  }

  /// Returns the text's request without a width: everything that the surroundings decide.
  package func textRequest(for runs: [TextRun]) -> TextRequest {
    var request = TextRequest(
      string: "", font: fontRequest, lineLimit: style.lineLimit,
      truncationMode: truncationMode ?? .tail, alignment: style.textAlignment,
      layoutDirection: direction)
    request.lineSpacing = style.text.lineSpacing
    request.lineHeight = style.text.lineHeight
    request.pixel = pixel
    request.minimumScaleFactor = style.text.minimumScaleFactor
    request.allowsTightening = style.text.allowsTightening
    if style.text.isHyphenated { request.hyphenation = canvas.locale ?? .english }
    request.avoidsLoneWords = !fillsLines && canvas.locale?.keepsLoneWords != true
    request.set(runs)
    return request
  }

  /// Returns a piece of a text in the surroundings' style.
  package func textRun(_ string: String) -> TextRun {
    var run = TextRun(
      style.text.letterCase.map { $0.write(string, in: canvas.locale) } ?? string, font: fontRequest
    )
    run.tracking = style.text.letterSpacing
    run.baselineOffset = style.text.baselineOffset
    return run
  }

  /// The alignment of the lines of texts, and of the text in a field.
  var textAlignment: TextAlignment { style.textAlignment }

  /// The line under the letters of texts; nil for none.
  var underline: TextLine? { style.text.underline }

  /// The line through the letters of texts; nil for none.
  var strikethrough: TextLine? { style.text.strikethrough }

  /// Returns the surroundings with some changes; of two of a kind the last takes precedence.
  func changed(by changes: [EnvironmentChange]) -> ViewEnvironment {
    var changed = self
    for change in changes { changed.apply(change) }
    return changed
  }
}

/// The values of a canvas that the surroundings of all of its views share.
///
/// Each view and modifier has its own surroundings, for which one reference is copied.
private final class CanvasSurroundings: Sendable {
  let system: SystemLook
  let recoloring: Recoloring
  let locale: TextLocale?
  let screen: ScreenTraits
  let isBesideNotch: Bool
  let homeIndicatorRoom: Double
  let pixel: Double
  let colorFindings = ColorFindings()

  init(_ canvas: PreviewCanvas) {
    system = canvas.system
    recoloring = canvas.recoloring
    locale = canvas.locale
    screen = ScreenTraits(canvas)
    isBesideNotch = canvas.safeArea.horizontal > 0
    homeIndicatorRoom = canvas.safeArea.bottom
    pixel = canvas.pixel
  }
}

extension ViewEnvironment {
  /// The system whose look views have.
  var system: SystemLook { canvas.system }

  /// Indicates whether the screen has a notch or an island at a side, as a phone on its side.
  var isBesideNotch: Bool { canvas.isBesideNotch }

  /// The height of the screen's safe area at its lower edge, for a home indicator, in points; 0 for a screen without one.
  var homeIndicatorRoom: Double { canvas.homeIndicatorRoom }

  /// The length of a device's pixel, in points.
  var pixel: Double { canvas.pixel }

  /// The colours with notices that are shown.
  var colorFindings: ColorFindings { canvas.colorFindings }
}

/// The style of texts, symbols and shapes without their own.
private struct ViewStyle: Sendable {
  /// The font that the surroundings set; nil for the body's.
  var givenFont: Font?
  /// The weight instead of the font's own; nil for the font's.
  var weight: FontWeight?
  var isBold = false
  var isItalic: Bool?
  var foregroundColor = Color.primary
  var hasForegroundColor = false
  /// The colours of the second and the third level of a symbol's parts, if set.
  var furtherColors: [Color] = []
  /// The colouring of symbols; nil for that of the colours.
  var symbolColoring: SymbolColoring?
  var symbolScale = SymbolScale.medium
  var accentColor: Color?
  /// The accent colour of the app; nil for the system's.
  var appAccent: Color?
  var tint: Color?
  var givenTint: Color?
  var textAlignment = TextAlignment.leading
  var lineLimit: Int?
  /// The truncation of texts; nil if no part of a text is meant to be left out.
  var truncationMode: TruncationMode?
  /// The appearance of texts otherwise.
  var text = TextAppearance()
  var listGround: Color?
  var glassUnion: String?
  var onlyColor: Color?

  /// The colouring of the parts of symbols; several colours imply several parts.
  var coloring: SymbolColoring {
    symbolColoring ?? (furtherColors.isEmpty ? .monochrome : .palette)
  }

  var font: Font { givenFont ?? .style(.body) }

  var accent: Color { accentColor ?? appAccent ?? .accentColor }

  /// Applies a change of the style; any other change has no effect.
  mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .font(let font): givenFont = font
    case .fontWeight(let weight):
      self.weight = weight
      isBold = false
    case .bold(let isBold): self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .foregroundColor(let color):
      foregroundColor = color
      furtherColors = []
      hasForegroundColor = true
    case .foregroundColors(let colors):
      foregroundColor = colors.first ?? foregroundColor
      furtherColors = Array(colors.dropFirst())
      hasForegroundColor = true
    case .symbolColoring(let coloring): symbolColoring = coloring
    case .symbolScale(let scale): symbolScale = scale
    case .accentColor(let color): (accentColor, givenTint) = (color, color)
    case .tint(let color): (tint, givenTint) = (color, color)
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .lineLimit(let limit): lineLimit = limit
    case .truncationMode(let mode): truncationMode = mode
    case .text(let change): text.apply(change)
    case .appearance, .dynamicType, .layoutDirection, .redacted: break
    }
  }
}

/// A style shared by the surroundings of many views.
///
/// Each view and modifier has its own surroundings; few of them change the style.
private final class SharedStyle: Sendable {
  let style: ViewStyle

  init(_ style: ViewStyle) {
    self.style = style
  }
}

/// One value that views take from their surroundings.
package enum EnvironmentChange: Hashable, Sendable {
  case font(Font)
  /// The weight of the strokes in any font; nil for the font's own.
  case fontWeight(FontWeight?)
  case bold(Bool)
  case italic(Bool)
  case foregroundColor(Color)
  /// The colour of texts and shapes, and of the foremost parts of symbols, before the colours of
  /// the parts behind them.
  case foregroundColors([Color])
  /// The value of `Color.accentColor`; nil for the system's.
  case accentColor(Color?)
  /// The value of `Color.tint`; nil for the accent colour.
  case tint(Color?)
  case multilineTextAlignment(TextAlignment)
  /// The greatest number of lines of a text; nil lifts an outer limit.
  case lineLimit(Int?)
  /// The part of a text that is left out if there is too little room; such a cut causes no notice.
  case truncationMode(TruncationMode)
  /// The colouring of the parts of symbols; nil for that of their colours.
  case symbolColoring(SymbolColoring?)
  /// The size of symbols beside texts.
  case symbolScale(SymbolScale)
  /// The appearance of texts otherwise.
  case text(TextChange)
  /// The appearance, light or dark, instead of the canvas's.
  case appearance(Appearance)
  /// The dynamic type size to which text styles are scaled, instead of the canvas's.
  case dynamicType(DynamicType)
  /// The side of the leading edge, instead of the canvas's.
  case layoutDirection(LayoutDirection)
  /// The redaction of texts and pictures, which draws them as bars.
  case redacted(Bool)
}

extension NodeModifier {
  /// Changes what texts, symbols and shapes inside take from their surroundings.
  package static func environment(_ change: EnvironmentChange) -> NodeModifier {
    NodeModifier(change)
  }
}

extension EnvironmentChange: LengthKeepingModifier {
  package var description: ModifierDescription {
    switch self {
    case .font(let font): [.word("font", font.words, changing: [.size, .paint])]
    case .fontWeight(let weight):
      [
        .word(
          "fontWeight", weight.map { "\($0.rawValue)" } ?? "none", changing: [.size, .paint])
      ]
    case .bold(let isBold): [.flag("bold", isBold, default: nil, changing: [.size, .paint])]
    case .italic(let isItalic):
      [.flag("italic", isItalic, default: nil, changing: [.size, .paint])]
    case .foregroundColor(let color): [.color("foregroundColor", color)]
    case .foregroundColors(let colors):
      [
        .word(
          "foregroundColor", colors.map(\.words).joined(separator: ", "), changing: .paint)
      ]
    case .accentColor(let color):
      [.word("accentColor", color?.words ?? "none", changing: .paint)]
    case .tint(let color): [.word("tint", color?.words ?? "none", changing: .paint)]
    case .multilineTextAlignment(let alignment):
      [.word("textAlignment", alignment.rawValue, changing: .place)]
    case .lineLimit(let limit): [.word("lineLimit", limit.map(String.init) ?? "none")]
    case .truncationMode(let mode): [.word("truncationMode", mode.rawValue, changing: .content)]
    case .symbolColoring(let coloring):
      [.word("symbolRenderingMode", coloring?.rawValue ?? "none", changing: .paint)]
    case .symbolScale(let scale):
      [.word("imageScale", scale.rawValue, changing: [.size, .paint])]
    case .text(let change): [change.setting]
    case .appearance(let appearance):
      [.word("appearance", appearance.rawValue, changing: .paint)]
    case .dynamicType(let size):
      [.word("dynamicType", size.rawValue, changing: [.size, .paint])]
    case .layoutDirection(let direction):
      [.word("layoutDirection", direction.rawValue, changing: .place)]
    case .redacted(let isRedacted):
      [.word("redacted", isRedacted ? "placeholder" : "none", changing: .content)]
    }
  }

  package func change(_ environment: inout ViewEnvironment) { environment.apply(self) }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    guard case .layoutDirection(let direction) = self else { return child }
    return LayoutNode(modifier: DirectedLayout(child: child, direction: direction))
  }
}

extension ViewEnvironment {
  /// Makes the view an item of a bar, in which symbols are as high as a line of letters.
  mutating func enterBar() {
    isInBar = true
    hasSymbolsInLines = true
  }
}

extension ViewNode {
  /// Returns the view in surroundings that another one makes for it, without a modifier's name.
  func surrounded(by change: @escaping @Sendable (inout ViewEnvironment) -> Void) -> ViewNode {
    with(NodeModifier(MadeSurroundings(apply: change)))
  }
}

extension NodeModifier {
  /// Gives symbols the room of a line of letters, as in bars and in labels.
  package static let symbolsInLines = NodeModifier(
    MadeSurroundings { $0.hasSymbolsInLines = true })

  /// Gives the lines of texts every word that they have room for, as in text views and in footers of lists.
  ///
  /// Source: Apple's documents, after which the line break strategy of an attributed text is none by default, and a
  /// footer on iOS 18.2 and 26.
  package static let filledLines = NodeModifier(MadeSurroundings { $0.fillsLines = true })
}

private struct MadeSurroundings: PrimitiveModifier {
  let apply: @Sendable (inout ViewEnvironment) -> Void

  var description: ModifierDescription {
    // A part of what another view is made of: `apply` was not given to a view.
    []
  }

  func change(_ environment: inout ViewEnvironment) { apply(&environment) }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode { child }
}

extension EnvironmentChange: Settable {
  /// None: a change is one value, which is made from words as a whole.
  package static let fields: [SettingField<EnvironmentChange>] = []

  /// Returns the change of a setting; nil for a setting that is another's.
  package func with(_ name: String, _ words: String?) -> EnvironmentChange? {
    words.flatMap { EnvironmentChange(name, $0) }
  }

  /// Parses the change that describes itself with some words; nil for words that cannot be parsed.
  init?(_ name: String, _ words: String) {
    let candidates: [EnvironmentChange?] = [
      Font(words: words).map { .font($0) }, .bold(words == "true"), .italic(words == "true"),
      Color(words: words).map { .foregroundColor($0) }, .accentColor(Color(words: words)),
      .tint(Color(words: words)), Appearance(rawValue: words).map { .appearance($0) },
      TextAlignment(rawValue: words).map { .multilineTextAlignment($0) },
      .lineLimit(Int(words)), TruncationMode(rawValue: words).map { .truncationMode($0) },
      SymbolScale(rawValue: words).map { .symbolScale($0) },
      DynamicType(rawValue: words).map { .dynamicType($0) },
      LayoutDirection(rawValue: words).map { .layoutDirection($0) },
      .redacted(words == "placeholder"),
      Int(words).map { .fontWeight(FontWeight(rawValue: $0)) },
      .symbolColoring(SymbolColoring(rawValue: words)),
    ]
    let colors = words.split(separator: ", ").compactMap { Color(words: String($0)) }
    let isSet = words == "true"
    let texts: [TextChange] =
      [
        .design(FontDesign(rawValue: words)), .letterCase(LetterCase(rawValue: words)),
        .monospacedDigit(isSet), .contextualAlternates(isSet), .allowsTightening(isSet),
        .hyphenation(isSet), .underline(TextLine(words: words)),
        .strikethrough(TextLine(words: words)),
        .lineHeight(LineHeight(words: words)),
      ]
      + (Double(dump: words[...]).map {
        [
          .kerning($0), .tracking($0), .baselineOffset($0), .lineSpacing($0),
          .minimumScaleFactor($0),
        ]
      } ?? [])
    let all = candidates.compactMap(\.self) + [.foregroundColors(colors)] + texts.map { .text($0) }
    let known = all.first { change in
      change.description.settings.contains { $0.name == name && $0.value.words == words }
    }
    guard let known else { return nil }
    self = known
  }
}

/// A view with a layout direction of its own.
private struct DirectedLayout: ModifierLayout {
  let child: LayoutNode
  let direction: LayoutDirection

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try pass.within(direction) { try child.measure(proposal, in: pass) }
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try pass.within(direction) { try child.place(in: frame, proposal: proposal, pass: pass) }
  }
}

/// The notices of the colours that a screen shows, by which no view is found: a colour has no place.
final class ColorFindings: Sendable {
  private let found = Mutex<Set<Notice.Finding>>([])

  func add(_ findings: [Notice.Finding]) { found.withLock { $0.formUnion(findings) } }

  /// The notices, in the order of their words: cells may be made on several threads.
  var notices: [Notice] {
    found.withLock { $0.map { Notice($0) } }.sorted { "\($0.finding)" < "\($1.finding)" }
  }
}

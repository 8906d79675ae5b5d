import CollectionLayouts
import DisplayList
import LayoutGeometry
import TextShaping

// Measured in pictures that iOS 26 drew, unless a line says that it is assumed.
extension SystemStyle {
  /// The look of iOS 26.
  static let iOS26 = SystemStyle(
    // Blue and red were measured; the others are those that designers list for iOS 26, in which the
    // measured ones are the same.
    colors: Dictionary(
      uniqueKeysWithValues: [
        Color(hex: 0xFF383C, dark: 0xFF4245, name: "red"),
        Color(hex: 0xFF8D28, dark: 0xFF9230, name: "orange"),
        Color(hex: 0xFFCC00, dark: 0xFFD600, name: "yellow"),
        Color(hex: 0x00C8B3, dark: 0x00DAC3, name: "mint"),
        Color(hex: 0x00C3D0, dark: 0x00D2E0, name: "teal"),
        Color(hex: 0x00C0E8, dark: 0x3CD3FE, name: "cyan"),
        Color(hex: 0x0088FF, dark: 0x0091FF, name: "blue"),
        Color(hex: 0x6155F5, dark: 0x6D7CFF, name: "indigo"),
        Color(hex: 0xCB30E0, dark: 0xDB34F2, name: "purple"),
        Color(hex: 0xAC7F5E, dark: 0xB78A66, name: "brown"),
        Color(hex: 0x0088FF, dark: 0x0091FF, name: Color.accentColorName),
        Color(hex: 0x0088FF, dark: 0x0091FF, name: Color.tintName),
      ].map { ($0.name ?? "", $0) }),
    lists: ListStyle(
      // 16 at 390 and 402 points, 20 at 450; between them it is assumed.
      margins: ListMargins(broadFrom: 414), cardRadius: 26,
      // A row of one line is 52 high at 17 points and 51 at 16.
      rowPadding: 95.0 / 6, controlHeight: 19, headerFont: .style(.headline),
      // A header is 40.33 high at 17 points, its baseline 13.7 over the card at 16; a footer 29.67.
      header: EdgeInsets(top: -7.5, bottom: 10), footer: EdgeInsets(top: 6, bottom: -9.5),
      lineThickness: 1, lineEndsEarly: true,
      // #E8E8E8 on white, and #38383B on #1C1C1D.
      lineColor: Color(hex: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.12, darkAlpha: 0.136),
      // Its end is 18.7 before the card's edge.
      chevron: Size(width: 19.0 / 3, height: 11), chevronBox: 9, chevronPlace: .leading),
    toggle: ToggleStyle(
      size: Size(width: 63, height: 28),
      knob: Knob(size: Size(width: 37, height: 24), outline: .capsule, shadows: []),
      // #C5C5C7 on white, and #5A5A5E on #1C1C1E.
      off: .tertiaryLabel),
    slider: SliderStyle(
      knob: Knob(
        size: Size(width: 112.0 / 3, height: 24), outline: .capsule,
        // #F3F3F3 over it on white, #EDEDED under it, gone 6 below.
        shadows: [ShadowStyle(color: .black.opacity(0.13), radius: 3, y: 1)]),
      // Marks are assumed.
      trackHeight: 6, trackInset: 0, tick: TickStyle(diameter: 4, distance: 9)),
    stepper: StepperStyle(
      outline: .capsule, lineHeight: 71.0 / 3, lineColor: .black.opacity(0.15)
    ) { isPlus, color in
      // 13 × 1.9.
      let line = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 1, y: 0.5))])
      let cross = Path(
        line.elements + [.move(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: 1))])
      return .sign(
        isPlus ? cross : line, width: 11.1, height: 11.1, lineWidth: 1.9, color: color)
    },
    segments: SegmentStyle(outline: .capsule, chosenOutline: .capsule, spacing: 0),
    button: ButtonStyle(
      radiusShare: 0.5, hasRadii: false,
      // Assumed.
      extraLarge: EdgeInsets(top: 17, leading: 24, bottom: 17, trailing: 24)),
    // 44 in two re-implementations.
    searchField: SearchFieldStyle(outline: .capsule, height: 44, padding: 12),
    glass: iOS26Glass,
    menu: MenuStyle(
      outline: .roundedRectangle(cornerRadius: 32, style: .circular), rowHeight: 42,
      // The first baseline is 37.3 under the top, the last 24.7 over the bottom.
      padding: 10, surface: { GlassNode.panel(in: $0).view },
      row: { title, icon, mark in
        // The symbol's middle is 35 after the menu's edge, the text 61.7; the place of the mark is
        // assumed.
        let sign = [mark, icon].compactMap(\.self).map { $0.framed(width: 24) }
        let lead = sign.isEmpty ? 24 : 23.0
        return ViewNode.row(
          sign + [title.filling(alignment: .leading)], spacing: 44.0 / 3
        )
        .padded(leading: lead, trailing: 16)
      }, line: nil,
      gap: ViewNode.color(Color(hex: 0x000000, dark: 0xFFFFFF, alpha: 0.08, darkAlpha: 0.12))
        .framed(height: 1).padded(top: 10, leading: 70.0 / 3, bottom: 10, trailing: 70.0 / 3),
      castsShadow: false),
    alert: AlertStyle(
      width: 320, card: { $0.glassCard($1, width: $2, isPair: $3) },
      pairRoom: { ($0 - 40) / 2 - 24 }, sheet: { $0.glassSheet(in: $1) }),
    // 6 to 7 at the sides of a low card; its corners and the space over its bar are assumed.
    sheet: SheetStyle(
      radius: 34, inset: 7, lowerRadius: 48, barInset: 12, surface: { GlassNode.panel(in: $0).view }
    ),
    // Assumed.
    popoverRadius: 26,
    barRise: { _ in 0 },
    navigationBar: { $0.glassBar(isLarge: $2, in: $1) }, tabBar: { $0.floatingBar(in: $1) },
    toolbar: { $0.glassBar(in: $1) })

  /// The glass of iOS 26, which views with `glassEffect` have in all looks.
  static let iOS26Glass = GlassLook(
    // Over white #FDFDFD, over #007AFF #92C7FF, over #34C759 #A3F5B8, over #FF3B30 #FFABA7.
    light: Glass(
      blur: 3.7, saturation: 1.27, gain: 0.405, lift: 150.0 / 255, rim: 0.135, refraction: 2),
    // Over black #121212; beside a tab bar #051609, under it #101A11.
    dark: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 19.0 / 255, rim: 0.11, refraction: 2),
    // Over white #F9F9F9, over #AF52DE #F6D4FF; over black #101010.
    lightPanel: Glass(
      blur: 3.7, saturation: 2, gain: 0.18, lift: 203.0 / 255, rim: 0.1, refraction: 2.5),
    darkPanel: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 16.0 / 255, rim: 0.14, refraction: 2.5),
    // Over #FF3B30, #007AFF and #34C759 glass stays light, over black it turns: the limits are
    // assumed.
    darkBelow: 0.2, lightAbove: 0.75,
    // #F4F4F4 2 under the edge on white, #F6F6F6 at 8, #F9F9F9 at 14, #FCFCFC at 26.
    shadow: ShadowStyle(color: .black.opacity(0.0675), radius: 16, y: 8),
    line: (sides: 0, ends: 0),
    // #36D9FF, #28C0FF and #1AA6FF on #007AFF.
    prominentRim: 0.3)
}

extension Color {
  fileprivate init(
    hex light: UInt32, dark: UInt32, alpha: Double = 1, darkAlpha: Double = 1, name: String? = nil
  ) {
    self.init(
      light: RGBA(hex: light, alpha: alpha), dark: RGBA(hex: dark, alpha: darkAlpha), name: name)
  }
}

import CollectionLayouts
import DisplayList
import LayoutGeometry

// Measured in pictures that iOS 26 drew, unless a line says that it is assumed. The colours are those of Apple's
// Human Interface Guidelines (Color, specifications, of June 2025), with which the measured blue, red and green agree.
extension SystemStyle {
  /// The look of iOS 26.
  static let iOS26 = SystemStyle(
    colors: SystemColors(
      usual: named([
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
      ]),
      inHighContrast: named([
        Color(hex: 0xE9152D, dark: 0xFF6165, name: "red"),
        Color(hex: 0xC55300, dark: 0xFFA056, name: "orange"),
        Color(hex: 0xA16A00, dark: 0xFEDF43, name: "yellow"),
        Color(hex: 0x008932, dark: 0x4AD968, name: "green"),
        Color(hex: 0x008575, dark: 0x54DFCB, name: "mint"),
        Color(hex: 0x008198, dark: 0x3BDDEC, name: "teal"),
        Color(hex: 0x007EAE, dark: 0x6DD9FF, name: "cyan"),
        Color(hex: 0x1E6EF4, dark: 0x5CB8FF, name: "blue"),
        Color(hex: 0x564ADE, dark: 0xA7AAFF, name: "indigo"),
        Color(hex: 0xB02FC2, dark: 0xEA8DFF, name: "purple"),
        Color(hex: 0xE7124D, dark: 0xFF8AC4, name: "pink"),
        Color(hex: 0x956D51, dark: 0xDBA679, name: "brown"),
        Color(hex: 0x6C6C70, dark: 0xAEAEB2, name: "gray"),
        Color(hex: 0x6C6C70, dark: 0xAEAEB2, name: "systemGray"),
        Color(hex: 0x8E8E93, dark: 0x7C7C80, name: "systemGray2"),
        Color(hex: 0xAEAEB2, dark: 0x545456, name: "systemGray3"),
        Color(hex: 0xBCBCC0, dark: 0x444446, name: "systemGray4"),
        Color(hex: 0xD8D8DC, dark: 0x363638, name: "systemGray5"),
        Color(hex: 0xEBEBF0, dark: 0x242426, name: "systemGray6"),
      ])),
    lists: ListStyle(
      // 16 at 390 and 402 points, 20 at 440 and 450; between 402 and 440 it is assumed.
      margins: ListMargins(broadFrom: 414), cardRadius: 26,
      // Rows of two buttons, of two lines of a label and of three of footnote have 15; those of one line are 52 high at 17
      // points and 51 at 16.
      rowPadding: 15, leastRowHasLeading: true,
      // A value of 16 points ends 12 before the sign.
      accessorySpacing: 12, controlHeight: 19, headerFont: .style(.headline),
      // A header is 40.33 high at 17 points, its baseline 13.7 over the card at 16; a footer 29.67, 8 of it over
      // its text.
      // At 16 the first is 36.33 high, although cards with a header between them are 56.67 apart.
      header: EdgeInsets(top: -7.5, bottom: 10), smallHeaderRise: 3,
      footer: EdgeInsets(top: 8, bottom: -11.5),
      lineThickness: 1, lineEndsEarly: true,
      // #E8E8E8 on white, and #38383B on #1C1C1D.
      lineColor: Color(hex: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.12, darkAlpha: 0.136),
      // As others report of them; their spaces are assumed.
      swipe: SwipeStyle(outline: .capsule, spacing: 8),
      chevron: { pointsRight, color in
        // 6.33 × 11 of lines of 1.6, and its end 18.7 before the card's edge.
        ViewNode.sign(
          pointsRight ? .openRight : .openLeft, width: 6.4, height: 10.9, lineWidth: 1.6,
          color: color
        )
        .framed(width: 9, alignment: .leading)
      }),
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
      // In dark it is assumed.
      outline: .capsule, lineHeight: 71.0 / 3,
      lineColor: Color(hex: 0x000000, dark: 0xFFFFFF, alpha: 0.15, darkAlpha: 0.15)
    ) { isPlus, color in
      // 13 × 1.9.
      let line = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 1, y: 0.5))])
      let cross = Path(
        line.elements + [.move(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: 1))])
      return .sign(
        isPlus ? cross : line, width: 11.1, height: 11.1, lineWidth: 1.9, color: color)
    },
    // Three rows of segments are 61 high, 15 over 32 points and 14 under them; a pixel under the chosen segment is the
    // track's #EEEEEF (`ios26-segments-row` in `docs/truth.md`).
    segments: SegmentStyle(
      outline: .capsule, chosenOutline: .capsule, chosenShadow: nil, overhangInRow: 1, spacing: 0),
    // Assumed, as all other surfaces of controls are capsules.
    dateOutline: .capsule,
    button: ButtonStyle(
      radiusShare: 0.5, hasRadii: false,
      // Assumed.
      extraLarge: EdgeInsets(top: 17, leading: 24, bottom: 17, trailing: 24),
      // Assumed; in a bar it is gray, see `GlassBar.disabledTint`.
      graysDisabled: false),
    // 44 in two re-implementations.
    searchField: SearchFieldStyle(outline: .capsule, height: 44, padding: 12),
    glass: iOS26Glass,
    menu: MenuStyle(
      outline: .roundedRectangle(cornerRadius: 32, style: .circular), rowHeight: 42,
      // The first baseline is 37.3 under the top, the last 24.7 over the bottom.
      padding: 10, iconsLead: true,
      // #6D6D6D on #F9F9F9.
      disabledOpacity: 0.56, surface: { GlassNode.of(.panel, in: $0).view },
      row: { title, icon, mark in
        // The symbol's middle is 35 after the menu's edge, the text 61.7. A wider symbol spills over its column, around
        // the same middle.
        let sign = icon.map {
          ViewNode.color(.clear).framed(width: 24, height: 1)
            .with(.overlay($0.with(.fixedSize(horizontal: true, vertical: true)), .center))
        }
        // With marks, a check mark's ink is 13.9 after the edge, where the picture has 1.26 points a pixel: its box of 12
        // begins at 13.5, so that text without symbols is 39.7 after the edge; that symbols are as much later is assumed.
        // Larger letters have larger marks. Rows of one line are 42 high; the space about several is assumed.
        let lead = icon == nil ? 24 : 23.0
        let row = ViewNode.row(
          [sign, title.filling(alignment: .leading)].compactMap(\.self), spacing: 44.0 / 3)
        return (mark.map { .row([$0, row], spacing: lead - 59.0 / 6) } ?? row)
          .padded(top: 10.5, leading: mark == nil ? lead : 13.5, bottom: 10.5, trailing: 16)
      }, line: nil,
      gap: ViewNode.color(Color(hex: 0x000000, dark: 0xFFFFFF, alpha: 0.08, darkAlpha: 0.12))
        .framed(height: 1).padded(top: 10, leading: 70.0 / 3, bottom: 10, trailing: 70.0 / 3),
      castsShadow: false),
    alert: AlertStyle(
      width: 320, card: { $0.glassCard($1, width: $2, isPair: $3) },
      pairRoom: { ($0 - 40) / 2 - 24 }, sheet: { $0.glassSheet(in: $1) }),
    // On 402 × 874 a card of `medium` reaches from 415 to 866, 8 from the sides; what is on it is drawn as much smaller as
    // the card is narrower than the screen: 38 is 36.5 on the card. #DBDBDD on #E9E9EB; dark ones are assumed.
    sheet: SheetStyle(
      radius: 38, inset: 8, mediumShare: 425.0 / 768, lowerRadius: 48, barInset: 16,
      cards: Color(hex: 0x000000, dark: 0xFFFFFF, alpha: 0.06, darkAlpha: 0.08),
      surface: { GlassNode.of(.sheet, in: $0).view }
    ),
    // Assumed: the card of a menu's glass, with its arrow.
    popover: PopoverStyle(
      radius: 26,
      surface: { outlines in
        ViewNode.zstack(
          ZStackNode(
            alignment: .topLeading,
            children: outlines.map { GlassNode.of(.panel, in: $0).view })
        ).unitingGlass(within: 0)
      }),
    // On 402 × 874 the glass is 335 high, the first keys 52.2 under its top and 39.5 apart. Keys are white, the
    // one that submits #007AFF, the glass #E0E1E7 over #F2F2F7. Keys have corners of 9 in a re-implementation; dark colours
    // are assumed.
    keyboard: KeyboardStyle(
      keyRadius: 9, keyShadow: nil, barHeight: 133.0 / 3, lowerBarHeight: 122.0 / 3, rowInset: 3.5,
      sideShare: 51.67 / 39.5, specialKey: .keyboardKey,
      prominentKey: Color(hex: 0x007AFF, dark: 0x0A84FF),
      surface: {
        GlassNode.of(
          .sheet, tint: Color(hex: 0xDADBE2, dark: 0x2B2B2D),
          in: .unevenRoundedRectangle(
            CornerRadii(
              topLeft: 26, topRight: 26, bottomRight: 0, bottomLeft: 0, style: .continuous))
        )
        // No rim is to be seen at the sides.
        .view.padded(leading: -1, trailing: -1).with(.ignoresSafeArea())
      }),
    // Assumed to be as thick as a slider's track, as it was before.
    progressHeight: 6,
    barRise: { _ in 0 },
    navigationBar: { $0.glassBar(isLarge: $2, in: $1) }, tabBar: { $0.floatingBar(in: $1) },
    toolbar: { $0.glassBar(in: $1) })

  /// The glass of iOS 26, which views with `glassEffect` have in all looks.
  static let iOS26Glass = GlassLook(
    // Over white #FDFDFD, over #007AFF #92C7FF, over #34C759 #A3F5B8, over #FF3B30 #FFABA7.
    light: Glass(
      blur: 3.7, saturation: 1.27, gain: 0.405, lift: 150.0 / 255, rim: 0.135, refraction: 2),
    // Over black #121212.
    dark: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 19.0 / 255, rim: 0.11, refraction: 2),
    // Over white #F9F9F9, over #AF52DE #F6D4FF; over black #101010.
    lightPanel: Glass(
      blur: 3.7, saturation: 2, gain: 0.18, lift: 203.0 / 255, rim: 0.1, refraction: 2.5),
    darkPanel: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 16.0 / 255, rim: 0.14, refraction: 2.5),
    // Over white #FBFBFE, over black text as much darker as a button's glass is.
    lightTabs: Glass(
      blur: 3.7, saturation: 1.27, gain: 0.405, lift: 150.0 / 255, rim: 0.135, refraction: 2),
    // Over black #191919, its rim #3B3B3B, #323232 and #292929.
    darkTabs: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 25.0 / 255, rim: 0.133, refraction: 2),
    // #E9EAEC on #FBFBFE, and #3C3C3C on #191919.
    chosenTab: Color(hex: 0x000000, dark: 0xFFFFFF, alpha: 0.07, darkAlpha: 0.15),
    // Over #C2C2C6 #E9E9EB, over #CCCCCC #ECECEC; an edge behind goes from 10 to 90 % within 10. The saturation and the dark
    // glass are as others report them.
    lightSheet: Glass(
      blur: 3.7, saturation: 1.95, gain: 0.303, lift: 174.3 / 255, rim: 0.1, refraction: 2.5),
    darkSheet: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 28.4 / 255, rim: 0.14, refraction: 2.5),
    // #191919 over black, its rim #2F2F2F.
    darkBar: Glass(
      blur: 3.7, saturation: 2.5, gain: 0.238, lift: 25.0 / 255, rim: 0.1, refraction: 2),
    // Over #FF3B30, #007AFF and #34C759 glass stays light, over black it turns: the limits are
    // assumed.
    darkBelow: 0.2, lightAbove: 0.75,
    // #F4F4F4 2 under the edge on white, #F6F6F6 at 8, #F9F9F9 at 14, #FCFCFC at 26.
    shadow: ShadowStyle(color: .black.opacity(0.0675), radius: 16, y: 8),
    line: (sides: 0, ends: 0),
    // Apple: a border in contrast to the glass. Its strength is assumed.
    highContrastLine: 0.6,
    // #E6E6E7 on #EBEBEC; the dark one is assumed.
    lightOnSheet: Glass(blur: 1, saturation: 1, gain: 0.977, lift: 0, rim: 0, refraction: 0),
    darkOnSheet: Glass(blur: 1, saturation: 1, gain: 1, lift: 0.05, rim: 0, refraction: 0),
    // #36D9FF, #28C0FF and #1AA6FF on #007AFF.
    prominentRim: 0.21)
}

/// Returns colours by their names; the blue is also that of controls in an app that sets none.
private func named(_ colors: [Color]) -> [String: Color] {
  var named = Dictionary(uniqueKeysWithValues: colors.map { ($0.name ?? "", $0) })
  named[Color.accentColorName] = named["blue"]
  named[Color.tintName] = named["blue"]
  return named
}

extension Color {
  fileprivate init(
    hex light: UInt32, dark: UInt32, alpha: Double = 1, darkAlpha: Double = 1, name: String? = nil
  ) {
    self.init(
      light: RGBA(hex: light, alpha: alpha), dark: RGBA(hex: dark, alpha: darkAlpha), name: name)
  }
}

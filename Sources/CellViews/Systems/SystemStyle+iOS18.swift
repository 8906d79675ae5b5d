import CollectionLayouts
import LayoutGeometry

extension SystemStyle {
  /// The look of iOS 13 to 18.
  static let iOS18 = SystemStyle(
    colors: SystemColors(),
    lists: ListStyle(
      margins: ListMargins(), cardRadius: 10, rowPadding: 11, accessorySpacing: 8,
      controlHeight: 22, lineReach: 6,
      headerFont: .style(.footnote),
      // 17 over and 6 under a header, and 6 over and 12 under a footer, in SwiftUI's lists of cards
      // (iOS 17.5 and 18, phones of 390 to 402 points).
      header: EdgeInsets(top: -0.5, bottom: 6), smallHeaderRise: 0,
      footer: EdgeInsets(top: 6, bottom: -5.5),
      lineThickness: nil, lineEndsEarly: false, lineColor: .separator,
      swipe: SwipeStyle(outline: .rectangle, spacing: 0),
      chevron: { pointsRight, color in
        // In a box of 10 at the row's inset, as on iOS 18.
        ViewNode.shape(.path(pointsRight ? .chevronRight : .chevronLeft), fill: color)
          .framed(width: 7.5, height: 13).framed(width: 10, alignment: .trailing)
      }),
    toggle: ToggleStyle(
      size: Size(width: 51, height: 31),
      // The knob is 2 points from the edges: 31 − 2 × 2 = 27.
      knob: Knob(
        size: Size(width: 27, height: 27), outline: .circle,
        shadows: [
          ShadowStyle(color: .black.opacity(0.06), blur: 1, y: 3),
          ShadowStyle(color: .black.opacity(0.15), blur: 8, y: 3),
        ]), off: .secondarySystemFill),
    slider: SliderStyle(
      knob: Knob(
        size: Size(width: 28, height: 28), outline: .circle,
        shadows: [
          ShadowStyle(color: .black.opacity(0.12), blur: 4, y: 0.5),
          ShadowStyle(color: .black.opacity(0.12), blur: 13, y: 6),
        ]),
      // 3 on iOS 17.5.
      trackHeight: 4, trackInset: 3),
    stepper: StepperStyle(
      outline: .roundedRectangle(cornerRadius: 8), lineHeight: 18, lineColor: .separator
    ) { isPlus, color in
      // 13.67 × 1.33 on iOS 17.5.
      ViewNode.shape(.path(isPlus ? .plus : .minus), fill: color)
        .framed(width: 41.0 / 3, height: 41.0 / 3)
    },
    segments: SegmentStyle(
      outline: .roundedRectangle(cornerRadius: 9),
      chosenOutline: .roundedRectangle(cornerRadius: 7),
      chosenShadow: ShadowStyle(color: .black.opacity(0.12), blur: 4, y: 3), overhangInRow: 0,
      spacing: 1),
    dateOutline: .roundedRectangle(cornerRadius: 8),
    button: ButtonStyle(
      // 6 of 34.33 points (iOS 18.5), 8 of 44 (iOS 18).
      radiusShare: 0.179, hasRadii: true,
      extraLarge: EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20),
      graysDisabled: true),
    searchField: SearchFieldStyle(
      outline: .roundedRectangle(cornerRadius: 10), height: 36, padding: 8),
    glass: iOS26Glass,
    menu: MenuStyle(
      outline: .roundedRectangle(cornerRadius: 13), rowHeight: 44 - DividerNode.thickness,
      padding: 0, iconsLead: false, disabledOpacity: 0.35,
      surface: { MaterialNode(.thick, in: $0).view },
      row: { title, icon, mark in
        let sign = icon.map { [ViewNode.spacer(minLength: 8), $0] } ?? []
        let label = (sign.isEmpty ? title : .row([title] + sign)).filling(alignment: .leading)
        // A mark of 12 points begins 12.67 after the edge, the text 32 (iOS 18).
        let place = mark?.padded(leading: 2.0 / 3)
        return ViewNode.row([place, label].compactMap(\.self), spacing: 22.0 / 3)
          .padded(top: 11.5, leading: mark == nil ? 16 : 12, bottom: 11.5, trailing: 16)
      }, line: .divider, gap: ViewNode.color(.black.opacity(0.08)).framed(height: 8),
      castsShadow: true),
    alert: AlertStyle(
      width: 270, card: { $0.plainCard($1, width: $2, isPair: $3) },
      pairRoom: { $0 / 2 - 16 }, sheet: { $0.plainSheet(in: $1) }),
    sheet: SheetStyle(
      // 453.3 of 852 points with the home indicator's 34 (iOS 17).
      radius: 10, inset: 0, mediumShare: 0.56, lowerRadius: 0, barInset: 0,
      cards: .secondarySystemGroupedBackground, surface: nil),
    popover: PopoverStyle(
      radius: 13,
      surface: { outlines in
        ViewNode.zstack(
          ZStackNode(
            alignment: .topLeading,
            children: outlines.map { .shape($0, fill: .elevatedBackground) })
        ).with(.shadow(.floating))
      }),
    keyboard: KeyboardStyle(
      keyRadius: 5, keyShadow: ShadowStyle(color: .black.opacity(0.3), radius: 0, y: 1),
      barHeight: 45, lowerBarHeight: 41, rowInset: 0, sideShare: 1.25,
      specialKey: .keyboardSpecialKey,
      prominentKey: .tint,
      surface: { .color(.keyboardBackground) }),
    progressHeight: 4,
    barRise: { safeAreaTop in
      // Under an island it begins under the status bar: at 53.67 where the safe area begins at 59
      // (iPhone 14 Pro to 16, iOS 17.5), at 56.33 where it begins at 62 (iPhone 16 Pro, iOS 18.5).
      switch safeAreaTop {
      case 59: 16.0 / 3
      case 62: 17.0 / 3
      default: 0
      }
    },
    navigationBar: { $0.plainBar(isLarge: $2, in: $1) }, tabBar: { bar, _ in bar.plainBar },
    toolbar: { bar, _ in bar.plainBar })
}

import DisplayList
import LayoutGeometry
import TextShaping

// The alerts and action sheets of iOS 26 and later: cards of glass with capsules for their actions.

extension DialogAction {
  /// Returns the label on a capsule of its own.
  fileprivate func capsule(height: Double) -> ViewNode {
    let text = label.font(.scaled(FontRequest(size: 17), relativeTo: .body))
      .surrounded {
        // In the app's tint where it has one.
        let color: Color = role == .destructive ? .red : $0.hasTint ? .tint : .label
        $0 = $0.changed(by: [.foregroundColor(color)])
      }
      .with(.environment(.lineLimit(1)))
      .with(.environment(.text(.minimumScaleFactor(0.5))))
      .padded(leading: 16, trailing: 16)
      .filling(minHeight: height)
      // 11 % darker than the card.
      .with(
        .background(
          .shape(
            .capsule,
            fill: Color(
              light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.1),
              dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.12))), .center))
    return ActionRow(
      content: isDisabled ? text.with(.opacity(ButtonNode.disabledOpacity)) : text, kind: "button"
    ).view
  }
}

extension Color {
  /// #6A6B6C on #EBEEF1; the dark one is assumed.
  fileprivate static let alertMessage = Color(
    light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.55),
    dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.6))
}

extension AlertNode {
  /// The card of iOS 26: 16 points around capsules of 48 that are 8 apart.
  func glassCard(_ answers: [DialogAction], width: Double, isPair: Bool) -> ViewNode {
    // Title and message begin 30 in; their baselines are 38.5 and 64 under the top, the buttons 88 (iOS 26, 402 × 874).
    let texts =
      [title.font(.style(.headline))]
      + (message.map { [$0.font(.style(.subheadline)).colored(.alertMessage)] } ?? [])
      + fields.map { $0.font(.style(.subheadline)) }
    let question = ViewNode.column(texts, spacing: 22.0 / 3, alignment: .leading)
      .colored(.label)
      .padded(top: 22, leading: 30, bottom: 61.0 / 3, trailing: 30)
      .filling(alignment: .leading)
    let buttons = ordered(answers, isPair: isPair).map { $0.capsule(height: 48) }
    let actions: ViewNode =
      isPair ? .row(buttons, spacing: 8) : .column(buttons, spacing: 8)
    // 186 square points of the corner are missing.
    return ViewNode.column([
      question, actions.padded(leading: 16, bottom: 16, trailing: 16),
    ])
    .framed(width: width)
    .with(
      .background(GlassNode.of(.panel, in: .roundedRectangle(cornerRadius: 28)).view, .center))
  }
}

extension ActionSheetNode {
  /// The sheet of iOS 26 as re-implementations have it: a card of glass at the lower edge, with
  /// capsules of 52 and corners of 32; nothing of it was measured.
  func glassSheet(in space: PresentationSpace) -> ViewNode {
    let margin = 8.0
    let heading =
      (title.map { [ViewNode.text(TextNode($0)).font(.style(.headline))] } ?? [])
      + (message.map { [$0.font(.style(.subheadline)).colored(.secondaryLabel)] } ?? [])
    let question =
      heading.isEmpty
      ? []
      : [
        ViewNode.column(heading, spacing: 6, alignment: .leading)
          .padded(top: 8, leading: 8, bottom: 8, trailing: 8).filling(alignment: .leading)
      ]
    let cancelling = actions.first { $0.role == .cancel } ?? .cancel
    let rows = (actions.filter { $0.role != .cancel } + [cancelling])
      .map { $0.capsule(height: 52) }
    return ViewNode.column(question + rows, spacing: 8)
      .padded(top: 16, leading: 16, bottom: 16, trailing: 16)
      .framed(width: min(space.size.width - 2 * margin, 500))
      .with(
        .background(GlassNode.of(.panel, in: .roundedRectangle(cornerRadius: 32)).view, .center)
      )
      .padded(bottom: max(space.safeArea.bottom, margin))
      .over(space, alignment: .bottom, dims: true)
  }
}

// Templates of stacks and grids: the samples of the same names, without their first lines.
extension StarterTemplate {
  static let chatBubblesText = #"""
    # Bubbles of a conversation: one component for both sides, as wide as its text and at most 270 points.
    name: chat-bubbles
    canvas: { width: 390, background: systemBackground }
    components:
      bubble:
        parameters: { text: text, mine: { type: bool, default: false } }
        view:
          hstack:
            spacing: 0
            children:
              - if: "${mine}"
                then: spacer
              - text: "${text}"
                foregroundColor: "${mine ? 'white' : 'primary'}"
                padding: [9, 14]
                background: "${mine ? 'blue' : 'systemGray5'}"
                cornerRadius: 18
                frame: { maxWidth: 270, alignment: "${mine ? 'trailing' : 'leading'}" }
              - if: "${!mine}"
                then: spacer
    view:
      vstack:
        spacing: 6
        children:
          - { text: "Today 9:12", font: caption, foregroundColor: secondary, padding: [6, 0] }
          - bubble: { text: Did the tide table arrive? }
          - bubble: { text: "Yes. Low water is at ten past four, so the sandbank is dry until six.", mine: true }
          - bubble: { text: Then let us walk over and take the lantern. }
          - bubble: { text: I bring soup, mine: true }
          - bubble: { text: "And the thick socks!", mine: true }
          - text: Delivered
            font: caption2
            foregroundColor: secondary
            frame: { maxWidth: infinity, alignment: trailing }
      padding: 16

    """#

  static let calendarMonthText = #"""
    # A month: seven columns, days before the first left empty, today in a circle, dots under days with plans.
    name: calendar-month
    canvas: { width: 390, background: systemBackground }
    let: { first: 5, days: 30, today: 14, plans: [3, 9, 14, 15, 22, 28] }
    view:
      vstack:
        alignment: leading
        spacing: 14
        children:
          - { text: November, font: { size: 28, weight: bold } }
          - collection:
              layout: { grid: { columns: 7, rowSpacing: 6 } }
              sections:
                - items: [M, T, W, T, F, S, S]
                  cell: { text: "${item}", font: { size: 13, weight: semibold }, foregroundColor: secondary }
                  itemHeight: 28
                - items: "1...${first + days}"
                  itemHeight: 46
                  cell:
                    if: "${item > first}"
                    then: day
                    else: { color: clear }
      padding: 16
    cells:
      day:
        vstack:
          spacing: 3
          children:
            - text: "${item - first}"
              font: { size: 18, weight: "${item - first == today ? 'semibold' : 'regular'}" }
              foregroundColor: "${item - first == today ? 'white' : index % 7 > 4 ? 'secondary' : 'primary'}"
              frame: { width: 36, height: 36 }
              background: "${item - first == today ? 'red' : 'clear'}"
              clipShape: circle
            - circle: {}
              fill: "${plans.contains(item - first) ? 'gray' : 'clear'}"
              frame: { width: 6, height: 6 }

    """#
}

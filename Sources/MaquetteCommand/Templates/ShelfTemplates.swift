// Templates of what scrolls sideways: the samples of the same names, without their first lines.
extension StarterTemplate {
  static let pagingShelfText = #"""
    # A shelf that pages: each swipe ends with a card at the leading edge, and the next one looks in.
    name: paging-shelf
    canvas: { width: 390, background: systemBackground }
    view:
      collection:
        sections:
          - layout:
              compositional:
                group:
                  horizontal:
                    width: { fractionalWidth: 0.84 }
                    height: { absolute: 200 }
                    subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }]
                interGroupSpacing: 12
                contentInsets: 16
                orthogonalScrollingBehavior: groupPaging
            contentOffset: { group: 0 }             # the card at the leading edge
            items:
              - { title: By the Sea, text: Nine walks with a ferry at the end, colors: [teal, blue] }
              - { title: Old Roads, text: Cobbles and chapels, colors: [orange, red] }
              - { title: High Up, text: Huts above the clouds, colors: [indigo, purple] }
            cell:
              vstack:
                alignment: leading
                spacing: 4
                children:
                  - spacer
                  - { text: "${item.title}", font: { size: 26, weight: bold } }
                  - { text: "${item.text}", font: subheadline }
              padding: 18
              frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomLeading }
              foregroundColor: white
              background: { linearGradient: { colors: ["${item.colors[0]}", "${item.colors[1]}"] } }
              cornerRadius: 18

    """#

  static let storyRingText = #"""
    # Rings around portraits: a gradient for what is new, a thin line for what was seen.
    name: story-ring
    canvas: { width: 390, background: systemBackground }
    view:
      collection:
        layout:
          flow: { scrollDirection: horizontal, itemSize: automatic, minimumInteritemSpacing: 14, minimumLineSpacing: 14 }
        contentInset: 16
        items:
          - { name: Marisol, initials: MA, colors: [mint, teal], isNew: true }
          - { name: Anselm, initials: AN, colors: [orange, pink], isNew: true }
          - { name: Ines, initials: IN, colors: [indigo, blue], isNew: false }
          - { name: Petra, initials: PE, colors: [brown, orange], isNew: true }
          - { name: Noor, initials: "NO", colors: [purple, indigo], isNew: false }
        cell:
          vstack:
            spacing: 6
            children:
              - zstack:
                  - circle: {}
                    stroke: { color: "${item.isNew ? 'pink' : 'systemGray4'}", lineWidth: "${item.isNew ? 3 : 1}" }
                    frame: { width: 72, height: 72 }
                  - text: "${item.initials}"
                    font: { size: 22, weight: semibold }
                    foregroundColor: white
                    frame: { width: 62, height: 62 }
                    background: { linearGradient: { colors: ["${item.colors[0]}", "${item.colors[1]}"], startPoint: top, endPoint: bottom } }
                    clipShape: circle
              - { text: "${item.name}", font: caption }
      frame: { height: 132 }

    """#
}

// Templates of lists: the samples of the same names, without their first lines.
extension StarterTemplate {
  static let settingsListText = #"""
    # A list of settings: cards of rows with a symbol, a value, a switch and an angle.
    name: settings-list
    canvas: { width: 390, background: systemGroupedBackground }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        cell: "${item.cell ?? 'link'}"
        sections:
          - header: { text: Connections }
            items:
              - { name: Wi-Fi, symbol: wifi, color: blue, value: Birchwood }
              - { name: Airplane Mode, symbol: airplane, color: orange, cell: switch, isOn: false }
          - footer: { text: Notifications are delivered when the day ends. }
            items:
              - { name: Notifications, symbol: bell.fill, color: red }
              - { name: Evening Summary, symbol: moon.fill, color: indigo, cell: switch, isOn: true }
    cells:
      link:
        hstack:
          spacing: 14
          children:
            - icon
            - { text: "${item.name}" }
            - spacer
            - { text: "${item.value ?? ''}", foregroundColor: secondary }
        accessories: [disclosure]
      switch:
        hstack:
          spacing: 14
          children: [icon, { text: "${item.name}" }, spacer, { toggle: { isOn: "${item.isOn}" } }]
      icon:
        symbol: "${item.symbol}"
        font: { size: 15 }
        foregroundColor: white
        frame: { width: 29, height: 29 }
        background: "${item.color}"
        cornerRadius: 7

    """#

  static let stickyHeaderText = #"""
    # A header that stays: the list is scrolled, and the header of the section in sight is at the top.
    name: sticky-header
    canvas: { width: 390, height: 420, background: systemBackground }
    view:
      collection:
        layout: { list: { appearance: plain } }
        sticky: header
        contentOffset: { y: 210 }
        header: { text: "${['Almonds to Ash', 'Basil to Butter', 'Chard to Currants'][section]}" }
        sections:
          - items: [Almond Milk, Apricot Jam, Ash Honey]
          - items: [Basil, Beans, Beetroot, Buckwheat, Butter]
          - items: [Chard, Cherries, Currants]
        cell: { text: "${item}" }

    """#

  static let floatingButtonText = #"""
    # A button over a list: a stack in depth, whose second view is at the bottom trailing corner.
    name: floating-button
    canvas: { width: 390, height: 520, background: systemBackground }
    view:
      zstack:
        alignment: bottomTrailing
        children:
          - collection:
              layout: { list: { appearance: plain } }
              items:
                - { title: Water the ferns, when: Today }
                - { title: Return the ladder, when: Today }
                - { title: Book the ferry, when: Thursday }
                - { title: Sharpen the skates, when: Friday }
                - { title: Call about the boiler, when: Next week }
                - { title: Prune the plum tree, when: March }
                - { title: Paint the gate, when: May }
                - { title: Oil the hinges, when: May }
              cell:
                vstack:
                  alignment: leading
                  spacing: 3
                  children:
                    - { text: "${item.title}" }
                    - { text: "${item.when}", font: footnote, foregroundColor: secondary }
                frame: { maxWidth: infinity, alignment: leading }
          - symbol: plus
            font: { size: 24, weight: semibold }
            foregroundColor: white
            frame: { width: 60, height: 60 }
            background: accentColor
            clipShape: circle
            shadow: { radius: 8, y: 4, color: black.opacity(0.25) }
            padding: 20
            accessibilityLabel: Add

    """#
}

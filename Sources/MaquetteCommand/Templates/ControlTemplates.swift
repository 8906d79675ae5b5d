// Templates of controls and of what is over a screen: the samples of the same names, without their first
// lines.
extension StarterTemplate {
  static let orderFormText = #"""
    # A form: controls in the rows of a list, each with its label, and a button under them.
    name: order-form
    canvas: { width: 390, background: systemGroupedBackground }
    view:
      vstack:
        spacing: 0
        children:
          - collection:
              layout: { list: { appearance: insetGrouped } }
              sections:
                - header: { text: Your Cake }
                  items: [flavour, size, pieces]
                  cell: "${item}"
                - header: { text: Pick Up }
                  footer: { text: We bake until six. }
                  items: [day, gift]
                  cell: "${item}"
          - button: { label: { text: Order for 34 €, bold: , frame: { maxWidth: infinity } }, style: borderedProminent, size: large }
            padding: { horizontal: 20, vertical: 20 }
    cells:
      flavour: { picker: { label: Flavour, items: [Vanilla, Chocolate, Pistachio], selection: Pistachio } }
      size: { segmentedControl: { items: [Small, Medium, Large], selected: 1 }, listRowSeparatorInsets: { leading: 20 } }
      pieces: { stepper: { label: 12 pieces, value: 12, in: [6, 24] } }
      day: { datePicker: { label: Day, date: 2026-03-14, displayedComponents: date } }
      gift: { toggle: { label: Wrap it as a gift, isOn: true } }

    """#

  static let deleteQuestionText = #"""
    # A question over a dimmed screen: what cancels comes first, what destroys is red.
    name: delete-question
    canvas: { device: iphone-15, height: 560, scale: 2, homeIndicator: hidden, background: systemBackground }
    view:
      vstack:
        spacing: 0
        children:
          - navigationBar: { title: Notes, displayMode: large, trailing: { symbol: plus } }
          - collection:
              layout: { list: { appearance: plain } }
              items: [Seeds for the balcony, Train to the coast, Soup, Books to give back]
              cell: { text: "${item}" }
      alert:
        title: Delete “Soup”?
        message: It cannot be brought back.
        actions: [{ title: Cancel, role: cancel }, { title: Delete, role: destructive }]

    """#

  static let shareSheetText = #"""
    # A sheet of two heights, of which the first is shown: a card with a grabber over the dimmed screen.
    name: share-sheet
    canvas: { device: iphone-15, scale: 2, background: systemBackground }
    view:
      vstack:
        spacing: 0
        children:
          - navigationBar: { title: Routes, displayMode: large }
          - collection:
              layout: { list: { appearance: plain } }
              items: [Along the harbour, Over the hill, To the lighthouse, Through the woods]
              cell: { text: "${item}", accessories: [disclosure] }
      sheet:
        detents: [{ height: 260 }, large]
        content:
          scrollView:
            children:
              - { text: To the lighthouse, font: title2, bold: , multilineTextAlignment: center }
              - { text: "9 km, two hours and a half", foregroundColor: secondary, multilineTextAlignment: center, padding: { top: 12, bottom: 28 } }
              - button: { label: { text: Share, frame: { maxWidth: infinity } }, style: borderedProminent, size: large }
              - button: { label: { text: Save for later, frame: { maxWidth: infinity } }, style: bordered, size: large }
                padding: { top: 14 }
          padding: { top: 28, horizontal: 20 }

    """#

  static let weeklyChartText = #"""
    # A card with a chart: the sum over it comes of the same values as the bars.
    name: weekly-chart
    canvas: { width: 390, background: systemGroupedBackground }
    let:
      steps: [{ label: Mo, value: 6200 }, { label: Tu, value: 8400 }, { label: We, value: 4100 }, { label: Th, value: 9800 }, { label: Fr, value: 7300 }, { label: Sa, value: 12400 }, { label: Su, value: 5600 }]
    view:
      vstack:
        alignment: leading
        spacing: 4
        children:
          - { text: Steps this week, font: subheadline, foregroundColor: secondary }
          - { text: "${formatted(steps.map(item.value).sum)}", font: largeTitle, bold: }
          - chart: { values: "${steps}", color: orange }
            frame: { height: 180 }
            padding: { top: 10 }
      padding: 20
      background: secondarySystemGroupedBackground
      cornerRadius: 20
      modifiers: [{ padding: 16 }]

    """#
}

/// Three cards in two columns.
let threeCards = """
  name: cards
  canvas: { width: 390 }
  view:
    collection:
      layout: { grid: { columns: 2, spacing: 20 } }
      items: [a, b, c]
      itemHeight: 120
      cell: { color: red }
    padding: 16

  """

import MaquetteMacros

// Rows whose columns are aligned.
struct ReceiptGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
      GridRow {
        Text("Coffee")
        Text("2")
        Text("$ 7.00").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Croissant")
        Text("1")
        Text("$ 3.20")
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .firstTextBaseline) {
        Text("Total").bold().gridCellColumns(2)
        Text("$ 10.20").font(.title3)
      }
    }
  }
}

#Preview("receipt-grid") {
  ReceiptGrid()
}

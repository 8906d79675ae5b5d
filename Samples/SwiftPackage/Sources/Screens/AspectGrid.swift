import Foundation
public import Maquette

/// A grid that keeps its cells near an aspect ratio, after the fifth article, with captions that are
/// computed from the layout.
public func aspectGrid() -> Preview {
  let idealCellAspectRatio = 4.0 / 3

  return Preview("aspect-grid", canvas: Canvas(width: 390, background: .white)) { values in
    VStack {
      Collection(1...10, layout: .aspectGrid(cellAspectRatio: idealCellAspectRatio)) { i in
        Color.purple
          .border(.black)
          .overlay { Text("\(i)").bold().foregroundColor(.white).shadow(radius: 3) }
      }
      .id("grid")
      .frame(width: 300, height: 200)
      .dimensions([.top, .leading], arrow: .blue, label: .orange)
      .overlay(Rectangle().stroke(.gray).shadow(radius: 3, y: 1))
      .padding(40)
      Text("Cells try to maintain their aspect ratio.")
        .font(.title3)
      // The first pass lays the grid out; the next ones know its rows and columns.
      if let grid = values["grid"], let rows = grid.rows, let columns = grid.columns,
        let cell = grid.cellSize
      {
        let ratio = cell.width / cell.height
        Text("ideal \(decimals(idealCellAspectRatio)), current \(decimals(ratio))")
          .font(.caption)
          .foregroundColor(.secondary)
        Text("rows: \(rows), cols: \(columns)")
          .font(.caption)
      }
    }
    .padding(.bottom, 24)
  }
}

/// Two decimals; a half is rounded away from zero, where `format` alone rounds it to the even digit.
private func decimals(_ number: Double) -> String {
  String(format: "%.2f", (number * 100).rounded() / 100)
}

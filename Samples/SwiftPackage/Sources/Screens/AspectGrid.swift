import Foundation
public import Maquette

/// The fifth article's screen: a grid that keeps its cells near an aspect ratio, captions that are
/// computed from the layout, and the sliders that set the grid's size, at its values.
public func aspectGrid() -> Preview {
  let size = Size(width: 300, height: 200)
  let idealCellAspectRatio = 4.0 / 3

  return Preview("aspect-grid", canvas: PreviewCanvas(width: 390, background: .white)) { values in
    VStack {
      CollectionView(1...10, layout: .aspectGrid(cellAspectRatio: idealCellAspectRatio)) { i in
        Color.purple
          .border(.black)
          .overlay { Text("\(i)").bold().shadow(radius: 3) }
      }
      .id("grid")
      .frame(width: size.width, height: size.height)
      .dimensions([.top, .leading], arrow: .blue, label: .orange)
      .overlay(Rectangle().stroke(.gray).shadow(radius: 3, y: 1))
      .padding(.bottom, 40)
      .padding(40)
      Text("Cells try to maintain their aspect ratio.")
        .font(.title3)
      // The first pass lays the grid out; the next ones know its rows and columns.
      if let grid = values["grid"], let rows = grid.rows, let columns = grid.columns,
        let cell = grid.cellSize
      {
        VStack {
          Text("ideal cell aspect ratio = \(decimals(idealCellAspectRatio))")
          Text("current cell aspect ratio = \(decimals(cell.width / cell.height))")
          Text("rows: \(rows), cols: \(columns)")
        }
        .font(.caption)
        .foregroundColor(.secondary)
      }
      VStack {
        SliderRow(name: "width", value: size.width)
        SliderRow(name: "height", value: size.height)
      }
      .padding()
    }
  }
}

/// A slider between what it sets and its value; the article does not show what its own look like.
private struct SliderRow: View {
  let name: String
  let value: Double

  var body: some View {
    HStack {
      Text(name).frame(width: 56, alignment: .leading)
      Slider(value: .constant(value), in: 50...350)
      Text("\(Int(value))").frame(width: 40, alignment: .trailing)
    }
  }
}

/// Two decimals; a half is rounded away from zero, where `format` alone rounds it to the even digit.
private func decimals(_ number: Double) -> String {
  String(format: "%.2f", (number * 100).rounded() / 100)
}

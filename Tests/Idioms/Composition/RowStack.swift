import MaquetteMacros

// A container that is generic over its data and its rows.
struct RowStack<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  let data: Data
  let row: (Data.Element) -> Row

  init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
    self.data = data
    self.row = row
  }

  var body: some View {
    VStack(spacing: 8) {
      ForEach(data) { element in
        row(element)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

private struct Planet: Identifiable {
  let id: Int
  let name: String
}

#Preview("row-stack") {
  RowStack([Planet(id: 1, name: "Mercury"), Planet(id: 2, name: "Venus")]) { planet in
    HStack {
      Text("\(planet.id)").bold()
      Text(planet.name)
    }
  }
  .padding()
}

import MaquetteMacros

// A plain list without separators, with insets of its own.
struct PlainStyleList: View {
  private let cities = ["Hanoi", "Lagos", "Lima", "Oslo"]

  var body: some View {
    List {
      ForEach(cities, id: \.self) { city in
        Text(city)
          .frame(height: 56)
          .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
  }
}

#Preview("plain-style-list", traits: .fixedLayout(width: 390, height: 300)) {
  PlainStyleList()
}

import MaquetteMacros

// A menu of actions and a choice, closed.
struct SortMenu: View {
  @State private var order = "Name"

  var body: some View {
    Menu {
      Picker("Order", selection: $order) {
        ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
      }
      Divider()
      Button("Reset", role: .destructive) { order = "Name" }
      Menu("More") {
        Button("Reverse") {}
      }
    } label: {
      Image(systemName: "arrow.up.arrow.down")
        .font(.title2)
    }
  }
}

#Preview("sort-menu") {
  SortMenu()
}

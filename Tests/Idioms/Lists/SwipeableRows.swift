import MaquetteMacros

// Rows with actions at their edges.
struct SwipeableRows: View {
  @State private var messages = ["Hello", "Lunch?", "Invoice"]

  var body: some View {
    List(messages, id: \.self) { message in
      Text(message)
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
          Button(role: .destructive) {
            messages.removeAll { $0 == message }
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
        .swipeActions(edge: .leading) {
          Button("Pin") {}.tint(.yellow)
        }
        .listRowBackground(Color.yellow.opacity(0.1))
    }
  }
}

#Preview("swipeable-rows") {
  SwipeableRows()
}

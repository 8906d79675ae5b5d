import MaquetteMacros

// A model of Combine's days that a view owns.
struct StateObjectList: View {
  @StateObject private var cart = Cart()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(cart.items, id: \.self) { item in
        Text(item)
      }
      Text("Total: \(cart.total)")
        .bold()
    }
    .onAppear { cart.add("Cheese") }
  }
}

@MainActor
private final class Cart: ObservableObject {
  @Published var items = ["Bread", "Butter"]
  @Published private(set) var total = 7

  func add(_ item: String) {
    items.append(item)
    total += 3
  }
}

#Preview("state-object-list") {
  StateObjectList()
}

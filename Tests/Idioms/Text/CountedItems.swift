import MaquetteMacros

// Values in a text, localized and verbatim.
struct CountedItems: View {
  private let count = 3
  private let name = "Anna"

  var body: some View {
    VStack(spacing: 12) {
      Text("\(name) has \(count) items in the cart")
      Text(verbatim: "\(count)×")
        .font(.caption)
      Text(count == 1 ? "1 item" : "\(count) items")
    }
  }
}

#Preview("counted-items") {
  CountedItems()
}

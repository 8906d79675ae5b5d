import MaquetteMacros

// A stepper within bounds, and one with actions of its own.
struct QuantityStepper: View {
  @State private var quantity = 1

  var body: some View {
    VStack {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
      Stepper {
        Text("Copies")
      } onIncrement: {
        quantity += 1
      } onDecrement: {
        quantity -= 1
      }
    }
    .padding()
  }
}

#Preview("quantity-stepper") {
  QuantityStepper()
}

import MaquetteMacros

// A body in parts that are properties.
struct ComputedSubviews: View {
  var body: some View {
    VStack(spacing: 12) {
      header
      price
    }
    .padding()
  }

  private var header: some View {
    HStack {
      Text("Order").font(.title3)
      Spacer()
      Text("#1024").foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var price: some View {
    Divider()
    Text("Total: $ 12").bold()
  }
}

#Preview("computed-subviews") {
  ComputedSubviews()
}

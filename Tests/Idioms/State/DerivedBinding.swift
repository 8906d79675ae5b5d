import MaquetteMacros

// A binding that is computed from the state.
struct DerivedBinding: View {
  @State private var celsius = 20.0

  private var fahrenheit: Binding<Double> {
    Binding(
      get: { celsius * 9 / 5 + 32 },
      set: { celsius = ($0 - 32) * 5 / 9 }
    )
  }

  var body: some View {
    VStack {
      Slider(value: fahrenheit, in: 0...136)
      Text("\(Int(fahrenheit.wrappedValue)) °F")
      Toggle("Warm", isOn: .constant(celsius > 15))
    }
    .padding()
  }
}

#Preview("derived-binding") {
  DerivedBinding()
}

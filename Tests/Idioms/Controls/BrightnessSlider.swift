import MaquetteMacros

// A slider between two symbols.
struct BrightnessSlider: View {
  @State private var brightness = 40.0

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        Image(systemName: "moon")
        Slider(value: $brightness, in: 0...100, step: 5)
        Image(systemName: "sun.max.fill")
      }
      .foregroundStyle(.secondary)
      Text("\(Int(brightness)) %")
    }
    .padding()
  }
}

#Preview("brightness-slider") {
  BrightnessSlider()
}

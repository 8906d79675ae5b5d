import MaquetteMacros

// A value within bounds, along a line and around a circle.
struct BatteryGauge: View {
  var body: some View {
    VStack {
      Gauge(value: 0.7) {
        Text("Battery")
      } currentValueLabel: {
        Text("70 %")
      }
      Gauge(value: 67, in: 50...170) {
        Image(systemName: "heart.fill")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .red]))
    }
    .padding()
  }
}

#Preview("battery-gauge") {
  BatteryGauge()
}

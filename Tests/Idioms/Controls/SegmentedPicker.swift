import MaquetteMacros

// A choice of three, in segments.
struct SegmentedPicker: View {
  @State private var range = 0

  var body: some View {
    Picker("Range", selection: $range) {
      Text("Day").tag(0)
      Text("Week").tag(1)
      Text("Month").tag(2)
    }
    .pickerStyle(.segmented)
    .padding()
  }
}

#Preview("segmented-picker") {
  SegmentedPicker()
}

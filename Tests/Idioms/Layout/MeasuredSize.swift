import MaquetteMacros

// A size that a child reports to its parent by a preference.
struct MeasuredSize: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Text("Measured")
        .padding()
        .background {
          GeometryReader { proxy in
            Color.yellow.preference(key: SizeKey.self, value: proxy.size)
          }
        }
      Text("\(Int(size.width)) × \(Int(size.height))")
    }
    .onPreferenceChange(SizeKey.self) { size = $0 }
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}

#Preview("measured-size") {
  MeasuredSize()
}

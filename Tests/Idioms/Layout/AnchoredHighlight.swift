import MaquetteMacros

// A frame around the chosen one of several views, by their anchors.
struct AnchoredHighlight: View {
  @State private var selected = 1

  var body: some View {
    HStack(spacing: 20) {
      ForEach(0..<3) { index in
        Text("Tab \(index)")
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
          .onTapGesture { selected = index }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selected] {
          let frame = proxy[anchor].insetBy(dx: -6, dy: -6)
          RoundedRectangle(cornerRadius: 6)
            .stroke(.blue, lineWidth: 2)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

#Preview("anchored-highlight") {
  AnchoredHighlight()
}

import MaquetteMacros

// Guides that move views away from their stack's alignment.
struct HangingGuides: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Here")
      Text("Half a width to the left")
        .alignmentGuide(.leading) { dimensions in dimensions.width / 2 }
      Text("At its trailing edge")
        .alignmentGuide(.leading) { $0[.trailing] }
    }
    .overlay(alignment: .topTrailing) {
      Image(systemName: "xmark.circle.fill")
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
  }
}

#Preview("hanging-guides") {
  HangingGuides()
}

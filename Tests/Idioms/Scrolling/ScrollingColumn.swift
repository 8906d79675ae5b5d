import MaquetteMacros

// A column that scrolls.
struct ScrollingColumn: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Terms of Use").font(.title)
        Text("These terms apply to everyone who uses the app. Please read them to their end.")
        Text("We may change them at any time, and will tell you before we do.")
      }
      .padding()
    }
  }
}

#Preview("scrolling-column", traits: .fixedLayout(width: 390, height: 300)) {
  ScrollingColumn()
}

import MaquetteMacros

// Headers that stay in sight while their sections scroll.
struct PinnedHeaders: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(["A", "B"], id: \.self) { letter in
          Section {
            ForEach(1..<4) { number in
              Text("\(letter)\(number)")
                .frame(height: 44)
                .padding(.horizontal)
            }
          } header: {
            Text(letter)
              .bold()
              .padding(8)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(Color(.systemGray5))
          }
        }
      }
    }
  }
}

#Preview("pinned-headers", traits: .fixedLayout(width: 390, height: 300)) {
  PinnedHeaders()
}

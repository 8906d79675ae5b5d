import MaquetteMacros

// A container whose initializer builds its content.
struct TitledSection<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title.uppercased()).font(.caption).foregroundStyle(.secondary)
      content
    }
  }
}

#Preview("titled-section") {
  TitledSection("Guests") {
    ForEach(["Anna", "Ben"], id: \.self) { Text($0) }
  }
}

import MaquetteMacros

// The system's backgrounds and fills, by UIKit's names.
struct SystemBackgrounds: View {
  var body: some View {
    VStack(spacing: 0) {
      Color(.systemGroupedBackground)
      Color(uiColor: .secondarySystemBackground)
      Color(UIColor.systemGray5)
      Rectangle().fill(Color(.separator))
    }
    .frame(height: 160)
  }
}

#Preview("system-backgrounds") {
  SystemBackgrounds()
}

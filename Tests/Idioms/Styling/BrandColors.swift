import MaquetteMacros

// An app's own colours, named beside the system's.
struct BrandColors: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color.brand)
      Rectangle().fill(Color.brand.opacity(0.5))
      Color(white: 0.2)
      Color(red: 1, green: 0.6, blue: 0, opacity: 0.8)
    }
    .frame(height: 80)
  }
}

extension Color {
  fileprivate static let brand = Color(red: 0.2, green: 0.4, blue: 0.8)
}

#Preview("brand-colors") {
  BrandColors()
}

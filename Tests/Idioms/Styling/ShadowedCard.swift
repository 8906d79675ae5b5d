import MaquetteMacros

// A white card with a soft shadow.
struct ShadowedCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Weekend in Lisbon").font(.headline)
      Text("Two nights, breakfast included").font(.subheadline).foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.white)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)
    .padding()
  }
}

#Preview("shadowed-card") {
  ShadowedCard()
}

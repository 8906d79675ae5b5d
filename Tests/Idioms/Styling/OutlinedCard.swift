import MaquetteMacros

// A thin line around a card.
struct OutlinedCard: View {
  var body: some View {
    Text("Basic plan")
      .frame(maxWidth: .infinity, minHeight: 80)
      .overlay {
        RoundedRectangle(cornerRadius: 12)
          .stroke(.gray.opacity(0.3), lineWidth: 1)
      }
      .padding()
  }
}

#Preview("outlined-card") {
  OutlinedCard()
}

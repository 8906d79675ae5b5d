import MaquetteMacros

// A gradient that shows through a mask of symbols.
struct MaskedGradient: View {
  let rating = 3.5

  var body: some View {
    Rectangle()
      .fill(LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing))
      .frame(width: 150, height: 30)
      .mask(alignment: .leading) {
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            Image(systemName: Double(index) + 0.5 <= rating ? "star.fill" : "star")
              .frame(width: 30)
          }
        }
      }
  }
}

#Preview("masked-gradient") {
  MaskedGradient()
}

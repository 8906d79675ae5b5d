import MaquetteMacros

// Columns that share the width equally.
struct EqualColumns: View {
  private let titles = ["Posts", "Followers", "Following"]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .font(.footnote)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(Color.gray.opacity(0.15))
      }
    }
    .padding()
  }
}

#Preview("equal-columns") {
  EqualColumns()
}

import MaquetteMacros

// Rows that a method returns.
struct RowFunctions: View {
  var body: some View {
    VStack(spacing: 8) {
      row("Name", "Ada")
      row("Born", "1815", color: .blue)
    }
    .padding(.horizontal)
  }

  private func row(_ title: String, _ value: String, color: Color = .primary) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundStyle(color)
    }
  }
}

#Preview("row-functions") {
  RowFunctions()
}

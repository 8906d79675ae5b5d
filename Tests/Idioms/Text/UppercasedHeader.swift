import MaquetteMacros

// The header of a section in small capitals.
struct UppercasedHeader: View {
  var body: some View {
    Text("Recently added")
      .font(.caption)
      .fontWeight(.semibold)
      .textCase(.uppercase)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
  }
}

#Preview("uppercased-header") {
  UppercasedHeader()
}

import MaquetteMacros

// Parts that are only there if their values are.
struct OptionalSubtitle: View {
  var title = "Invoice"
  var subtitle: String? = "Due tomorrow"
  var amount: Double?

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      if let subtitle {
        Text(subtitle).font(.footnote)
      }
      if let amount, amount > 0 {
        Text("\(amount)")
      } else if subtitle == nil {
        Text("Nothing to pay")
      }
    }
  }
}

#Preview("optional-subtitle") {
  OptionalSubtitle()
}

import MaquetteMacros

// A style of labels: the symbol above the title.
struct StackedLabelStyle: View {
  var body: some View {
    HStack(spacing: 32) {
      Label("Call", systemImage: "phone.fill")
      Label("Mail", systemImage: "envelope.fill")
    }
    .labelStyle(StackedLabel())
  }
}

private struct StackedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon
        .font(.title2)
        .foregroundStyle(.blue)
      configuration.title
        .font(.caption)
    }
  }
}

#Preview("stacked-label-style") {
  StackedLabelStyle()
}

import MaquetteMacros

// A spinner alone and with a label.
struct LoadingSpinner: View {
  var body: some View {
    HStack(spacing: 40) {
      ProgressView()
      ProgressView("Loading")
    }
  }
}

#Preview("loading-spinner") {
  LoadingSpinner()
}

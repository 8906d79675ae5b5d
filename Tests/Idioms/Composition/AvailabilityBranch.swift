import MaquetteMacros

// Newer modifiers where the system has them.
struct AvailabilityBranch: View {
  var body: some View {
    VStack {
      if #available(iOS 17.0, *) {
        Text("New").font(.headline)
      } else {
        Text("Old")
      }
      Group {
        Text("First")
        Text("Second")
      }
      .foregroundStyle(.secondary)
      #if DEBUG
      EmptyView()
      #endif
    }
  }
}

#Preview("availability-branch") {
  AvailabilityBranch()
}

import MaquetteMacros

// A row on wide screens, a column on narrow ones.
struct SizeClassSwitch: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    if sizeClass == .compact {
      VStack { content }
    } else {
      HStack { content }
    }
  }

  @ViewBuilder private var content: some View {
    Text("Master")
    Text("Detail")
  }
}

#Preview("size-class-switch") {
  SizeClassSwitch()
    .environment(\.horizontalSizeClass, .compact)
}

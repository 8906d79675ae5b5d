import MaquetteMacros

// A row that becomes a column without a change of its views.
struct SwitchedLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 20))
    layout {
      Image(systemName: "calendar")
      Text("Tomorrow")
    }
  }
}

#Preview("switched-layout") {
  SwitchedLayout()
}

import MaquetteMacros

// Views of several types in one list, erased.
struct ErasedRows: View {
  private let rows: [AnyView] = [
    AnyView(Text("A text")),
    AnyView(Image(systemName: "star.fill").foregroundStyle(.yellow)),
    AnyView(Divider()),
  ]

  var body: some View {
    VStack {
      ForEach(rows.indices, id: \.self) { rows[$0] }
      last(isShown: true)
    }
  }

  private func last(isShown: Bool) -> AnyView {
    guard isShown else { return AnyView(EmptyView()) }
    return AnyView(Text("The last one"))
  }
}

#Preview("erased-rows") {
  ErasedRows()
}

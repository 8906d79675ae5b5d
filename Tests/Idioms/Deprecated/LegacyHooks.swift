import MaquetteMacros

// Closures of one value, and animations without one.
struct LegacyHooks: View {
  @State private var text = "Draft"
  @State private var isPresented = false

  var body: some View {
    Text(text)
      .onChange(of: text) { value in
        print(value)
      }
      .animation(.default)
      .autocapitalization(.none)
      .disableAutocorrection(true)
      .alert(isPresented: $isPresented) {
        Alert(
          title: Text("Delete?"), message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $isPresented) {
        ActionSheet(title: Text("Share"), buttons: [.default(Text("Copy")), .cancel()])
      }
  }
}

#Preview("legacy-hooks") {
  LegacyHooks()
}

import MaquetteMacros

// Fields that pass on the focus.
struct FocusedFields: View {
  private enum Field: Hashable {
    case name, email
  }

  @State private var name = ""
  @State private var email = ""
  @FocusState private var focus: Field?
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .email }
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
      TextField("Search", text: $name)
        .focused($isFocused)
    }
    .onAppear { focus = .name }
  }
}

#Preview("focused-fields") {
  FocusedFields()
}

import MaquetteMacros

// Fields for a mail address and a password.
struct LoginFields: View {
  @State private var email = ""
  @State private var password = ""

  var body: some View {
    VStack(spacing: 12) {
      TextField("Email", text: $email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
      SecureField("Password", text: $password)
        .textContentType(.password)
        .submitLabel(.go)
        .onSubmit { print(email) }
    }
    .textFieldStyle(.roundedBorder)
    .padding()
  }
}

#Preview("login-fields") {
  LoginFields()
}

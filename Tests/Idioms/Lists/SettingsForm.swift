import MaquetteMacros

// A form of settings.
struct SettingsForm: View {
  @State private var name = "Anna"
  @State private var isPrivate = false
  @State private var interval = 1

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        Toggle("Private account", isOn: $isPrivate)
        Picker("Notify me", selection: $interval) {
          Text("Never").tag(0)
          Text("Daily").tag(1)
        }
      }
      Section(header: Text("About"), footer: Text("Thank you!")) {
        LabeledContent("Version", value: "2.1")
        LabeledContent("Plan") { Image(systemName: "crown") }
        Button("Sign Out", role: .destructive) {}
      }
    }
  }
}

#Preview("settings-form") {
  SettingsForm()
}

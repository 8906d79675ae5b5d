import MaquetteMacros

// Settings that the user's defaults keep.
struct StoredSetting: View {
  @AppStorage("username") private var username = "Anonymous"
  @AppStorage("fontSize") private var fontSize = 17.0
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    VStack(spacing: 10) {
      Text("\(username), tab \(tab)")
        .font(.system(size: fontSize))
      Button("Log in") {
        username = "anna"
      }
    }
  }
}

#Preview("stored-setting") {
  StoredSetting()
}

import MaquetteMacros

// Texts of several styles in one paragraph.
struct ConcatenatedText: View {
  var body: some View {
    Text("By continuing you accept our ")
      + Text("Terms").bold()
      + Text(" and ")
      + Text("Privacy Policy").bold().foregroundColor(.blue)
      + Text(".")
  }
}

#Preview("concatenated-text") {
  ConcatenatedText()
}

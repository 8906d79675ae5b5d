import MaquetteMacros

// Markdown in a text's literal.
struct MarkdownText: View {
  var body: some View {
    Text("Read the **documentation**, or _ask_ on [the forum](https://forums.swift.org).")
      .tint(.orange)
      .padding()
  }
}

#Preview("markdown-text") {
  MarkdownText()
}

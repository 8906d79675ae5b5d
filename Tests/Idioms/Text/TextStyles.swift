import MaquetteMacros

// The text styles of iOS, from the largest.
struct TextStyles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Large Title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Title 2").font(.title2)
      Text("Headline").font(.headline)
      Text("Body").font(.body)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
    }
  }
}

#Preview("text-styles") {
  TextStyles()
}

import MaquetteMacros

// The system font at sizes of its own.
struct SystemFonts: View {
  var body: some View {
    VStack(spacing: 10) {
      Text("72")
        .font(.system(size: 64, weight: .bold))
      Text("beats per minute")
        .font(.system(size: 13))
      Text("Resting")
        .font(.system(size: 22, weight: .light))
        .foregroundStyle(Color.pink)
    }
  }
}

#Preview("system-fonts") {
  SystemFonts()
}

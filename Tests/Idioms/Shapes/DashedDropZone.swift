import MaquetteMacros

// A dashed line around a place to drop things.
struct DashedDropZone: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
      .frame(height: 100)
      .overlay {
        Text("Drop files here").foregroundStyle(.secondary)
      }
      .padding()
  }
}

#Preview("dashed-drop-zone") {
  DashedDropZone()
}

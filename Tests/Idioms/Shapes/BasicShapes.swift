import MaquetteMacros

// The shapes that everyone knows, filled and with a line.
struct BasicShapes: View {
  var body: some View {
    HStack(spacing: 12) {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 12).fill(.orange)
      Circle().fill(.green)
      Capsule().foregroundStyle(.blue)
      Circle().stroke(.purple, lineWidth: 3)
      Rectangle().stroke(lineWidth: 1)
    }
    .frame(height: 50)
    .padding()
  }
}

#Preview("basic-shapes") {
  BasicShapes()
}

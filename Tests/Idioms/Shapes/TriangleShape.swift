import MaquetteMacros

// A shape of an own path.
struct TriangleShape: View {
  var body: some View {
    Triangle()
      .fill(.orange)
      .frame(width: 100, height: 80)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview("triangle-shape") {
  TriangleShape()
}

import MaquetteMacros

// A shape whose line is drawn within its bounds, and which animates.
struct ArcShape: View {
  var body: some View {
    Arc(end: .degrees(270))
      .strokeBorder(.blue, lineWidth: 20)
      .frame(width: 120, height: 120)
  }
}

private struct Arc: InsettableShape {
  var end: Angle
  var inset: CGFloat = 0

  var animatableData: Double {
    get { end.degrees }
    set { end = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset,
        startAngle: .zero, endAngle: end, clockwise: false)
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.inset += amount
    return arc
  }
}

#Preview("arc-shape") {
  ArcShape()
}

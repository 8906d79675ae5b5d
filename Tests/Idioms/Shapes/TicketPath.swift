import MaquetteMacros

// A path that is drawn in place, with lines, curves and arcs.
struct TicketPath: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 160, y: 0))
      path.addArc(
        center: CGPoint(x: 160, y: 40), radius: 12, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: true)
      path.addQuadCurve(to: CGPoint(x: 80, y: 100), control: CGPoint(x: 160, y: 100))
      path.addCurve(
        to: CGPoint(x: 0, y: 80), control1: CGPoint(x: 60, y: 100), control2: CGPoint(x: 20, y: 90))
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    .fill(.indigo, style: FillStyle(eoFill: true))
    .frame(width: 180, height: 100)
  }
}

#Preview("ticket-path") {
  TicketPath()
}

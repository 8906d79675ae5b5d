import MaquetteMacros

// A canvas that draws paths, texts and symbols.
struct DotCanvas: View {
  var body: some View {
    Canvas { context, size in
      let bounds = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
      context.stroke(Path(roundedRect: bounds, cornerRadius: 8), with: .color(.gray), lineWidth: 2)
      for index in 0..<12 {
        let x = size.width * CGFloat(index) / 12
        let dot = CGRect(x: x, y: size.height / 2, width: 6, height: 6)
        context.fill(Path(ellipseIn: dot), with: .color(.blue.opacity(Double(index) / 12)))
      }
      context.draw(Text("Dots").bold(), at: CGPoint(x: size.width / 2, y: 20), anchor: .top)
      context.draw(Image(systemName: "star"), in: CGRect(x: 12, y: 12, width: 20, height: 20))
    }
    .frame(width: 300, height: 120)
  }
}

#Preview("dot-canvas") {
  DotCanvas()
}

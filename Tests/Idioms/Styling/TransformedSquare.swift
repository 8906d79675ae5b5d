import MaquetteMacros

// Rotation, scale, blur and blending, which leave the layout as it is.
struct TransformedSquare: View {
  var body: some View {
    HStack(spacing: 40) {
      Rectangle()
        .fill(.red)
        .frame(width: 50, height: 50)
        .rotationEffect(.degrees(45))
      Image(systemName: "arrow.up")
        .rotationEffect(Angle(degrees: 90), anchor: .center)
        .scaleEffect(1.5)
      Circle()
        .fill(.purple)
        .frame(width: 50, height: 50)
        .blur(radius: 6)
        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
        .scaleEffect(x: -1, y: 1)
        .blendMode(.multiply)
    }
    .padding(30)
    .saturation(0.8)
    .grayscale(0.2)
    .drawingGroup()
  }
}

#Preview("transformed-square") {
  TransformedSquare()
}

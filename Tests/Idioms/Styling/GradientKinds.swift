import MaquetteMacros

// Radial, angular and mesh gradients, and the gradient of a colour.
struct GradientKinds: View {
  var body: some View {
    HStack {
      RadialGradient(
        gradient: Gradient(colors: [.yellow, .orange]), center: .center, startRadius: 4,
        endRadius: 60)
      Circle()
        .fill(AngularGradient(colors: [.red, .blue, .red], center: .center))
      MeshGradient(
        width: 3, height: 2,
        points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.3, 1], [1, 1]],
        colors: [.red, .orange, .yellow, .purple, .indigo, .blue])
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.blue.gradient)
      Rectangle()
        .fill(
          LinearGradient(
            stops: [.init(color: .clear, location: 0.2), .init(color: .black, location: 1)],
            startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.8)))
    }
    .frame(height: 100)
  }
}

#Preview("gradient-kinds") {
  GradientKinds()
}

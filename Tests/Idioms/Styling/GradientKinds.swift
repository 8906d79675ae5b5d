import Maquette

// Radial and angular gradients, and the gradient of a colour.
struct GradientKinds: View {
  var body: some View {
    HStack {
      RadialGradient(
        gradient: Gradient(colors: [.yellow, .orange]), center: .center, startRadius: 4,
        endRadius: 60)
      Circle()
        .fill(AngularGradient(colors: [.red, .blue, .red], center: .center))
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

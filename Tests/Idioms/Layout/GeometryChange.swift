import MaquetteMacros

// A height that is read where it changes, and a frame in a named space.
struct GeometryChange: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("Two lines\nof text")
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.height
        } action: { newHeight in
          height = newHeight
        }
      GeometryReader { proxy in
        Text("y: \(Int(proxy.frame(in: .named("stack")).minY))")
          .position(x: proxy.size.width / 2, y: proxy.frame(in: .local).midY)
      }
      .frame(height: height)
    }
    .coordinateSpace(name: "stack")
  }
}

#Preview("geometry-change") {
  GeometryChange()
}

import MaquetteMacros

// A row of an own view for each value, found by a key path.
struct KeyPathRows: View {
  fileprivate struct Landmark {
    let code: String
    let name: String
  }

  private let landmarks = [
    Landmark(code: "TR", name: "Turtle Rock"), Landmark(code: "SS", name: "Silver Salmon Creek"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(landmarks, id: \.code) { LandmarkRow(landmark: $0) }
    }
  }
}

private struct LandmarkRow: View {
  let landmark: KeyPathRows.Landmark

  var body: some View {
    HStack(spacing: 12) {
      Text(landmark.code).bold().frame(width: 40)
      Text(landmark.name)
      Spacer()
    }
    .padding(.vertical, 10)
  }
}

#Preview("key-path-rows") {
  KeyPathRows()
}

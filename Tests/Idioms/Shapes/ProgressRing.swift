import MaquetteMacros

// A part of a circle, with round ends.
struct ProgressRing: View {
  let progress = 0.7

  var body: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: 12)
        .opacity(0.2)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int(progress * 100)) %")
        .font(.title2.bold())
    }
    .foregroundStyle(.green)
    .frame(width: 120, height: 120)
    .padding()
  }
}

#Preview("progress-ring") {
  ProgressRing()
}

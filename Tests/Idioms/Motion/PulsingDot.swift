import Foundation
import MaquetteMacros

// Animations without end, in phases, of symbols, and by a clock.
struct PulsingDot: View {
  @State private var isPulsing = false
  @State private var count = 0

  var body: some View {
    HStack(spacing: 40) {
      Circle()
        .frame(width: 20, height: 20)
        .scaleEffect(isPulsing ? 1.3 : 1)
        .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isPulsing)
        .onAppear { isPulsing = true }
      Image(systemName: "wifi")
        .symbolEffect(.bounce, value: count)
      Text("\(count)")
        .contentTransition(.numericText())
      Text("Phases")
        .phaseAnimator([false, true]) { content, isRaised in
          content.offset(y: isRaised ? -8 : 0)
        }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
    }
    .sensoryFeedback(.impact, trigger: count)
  }
}

#Preview("pulsing-dot") {
  PulsingDot()
}

import MaquetteMacros

// A count at the corner of a symbol.
struct NotificationBadge: View {
  let count = 4

  var body: some View {
    Image(systemName: "bell")
      .font(.title)
      .padding(6)
      .overlay(alignment: .topTrailing) {
        Text("\(count)")
          .font(.caption2.bold())
          .foregroundStyle(.white)
          .frame(width: 18, height: 18)
          .background(Circle().fill(.red))
      }
  }
}

#Preview("notification-badge") {
  NotificationBadge()
}

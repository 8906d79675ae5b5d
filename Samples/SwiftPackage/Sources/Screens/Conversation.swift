public import Maquette

/// A conversation, scrolled to its last message: the name of the day stays in sight above its messages.
public func conversation() -> Preview {
  Preview("conversation", width: 390, height: .points(600), background: Color(.systemBackground)) {
    Conversation()
  }
}

private struct Message: Identifiable {
  let id: Int
  let text: String
  var isOwn = false
}

private struct Day: Identifiable {
  let id: String
  let messages: [Message]
}

private struct Conversation: View {
  private let days = [
    Day(
      id: "Friday",
      messages: [
        Message(id: 1, text: "The ferry goes at nine. Shall we take the bicycles?"),
        Message(id: 2, text: "Yes! Mine has new tyres.", isOwn: true),
        Message(id: 3, text: "Then I will book two places on deck."),
      ]),
    Day(
      id: "Saturday",
      messages: [
        Message(id: 4, text: "Are you up? Look at the harbour, it is all yours."),
        Message(id: 5, text: "Flat as a plate, and not a cloud in sight."),
        Message(id: 6, text: "On my way. Ten minutes.", isOwn: true),
        Message(id: 7, text: "Bring the thermos, please", isOwn: true),
        Message(id: 8, text: "Already in the basket, with four cinnamon buns."),
        Message(id: 9, text: "You are the best.", isOwn: true),
        Message(id: 10, text: "They let us on early. Deck two, behind the funnel."),
        Message(id: 11, text: "I can see you! Blue helmet?", isOwn: true),
        Message(id: 12, text: "That is me, waving."),
      ]),
  ]

  var body: some View {
    VStack(spacing: 0) {
      title
      Divider()
      ScrollView {
        LazyVStack(spacing: 6, pinnedViews: [.sectionHeaders]) {
          ForEach(days) { day in
            Section {
              ForEach(day.messages) { Bubble(message: $0) }
            } header: {
              DayName(name: day.id)
            }
          }
        }
        .padding(.horizontal, 14)
        .padding(.bottom, 10)
      }
      .defaultScrollAnchor(.bottom)
      field
    }
  }

  private var title: some View {
    HStack(spacing: 10) {
      Text("MH")
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(Color.indigo)
        .clipShape(Circle())
      VStack(alignment: .leading, spacing: 1) {
        Text("Maren Holm").font(.headline)
        Text("On deck two").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "video").font(.system(size: 20)).foregroundStyle(.blue)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }

  private var field: some View {
    HStack(spacing: 10) {
      Text("Message")
        .foregroundStyle(.secondary)
        .padding(.horizontal, 14)
        .frame(maxWidth: .infinity, minHeight: 38, alignment: .leading)
        .overlay(Capsule().stroke(Color(.systemGray4), lineWidth: 1))
      Image(systemName: "arrow.up.circle.fill").font(.system(size: 30)).foregroundStyle(.blue)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .foregroundStyle(message.isOwn ? Color.white : Color.primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .background(message.isOwn ? Color.blue : Color(.systemGray5))
      .clipShape(RoundedRectangle(cornerRadius: 19))
      .padding(message.isOwn ? .leading : .trailing, 56)
      .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
  }
}

private struct DayName: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.caption)
      .fontWeight(.semibold)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .background(Color(.systemBackground))
      .clipShape(Capsule())
      .overlay(Capsule().stroke(Color(.systemGray5), lineWidth: 1))
      .padding(.vertical, 8)
  }
}

import MaquetteMacros

// A conversation that scrolls to its last message.
struct ScrollToEnd: View {
  private let messages = (1...40).map { "Message \($0)" }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(messages, id: \.self) { message in
            Text(message).id(message)
          }
        }
      }
      .frame(height: 300)
      .defaultScrollAnchor(.bottom)
      .onChange(of: messages.count) {
        withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) }
      }
    }
  }
}

#Preview("scroll-to-end") {
  ScrollToEnd()
}

import SwiftUI

// Previews with arguments and modifiers, and tasks that end at once or wait.

struct Loaded: View {
  @State private var words = "loading"

  var body: some View {
    Text(words).task { words = await load() }
  }

  @MainActor private func load() async -> String { "loaded" }
}

struct Waiting: View {
  @State private var words = "idle"

  var body: some View {
    Text(words)
      .task(id: 1) {
        words = "waiting"
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        words = "done"
      }
  }
}

struct Numbered: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 7 }

  func body(content: Content, context: Int) -> some View {
    HStack {
      content
      Text("\(context)")
    }
  }
}

#Preview("numbered", traits: .fixedLayout(width: 200, height: 50), .modifier(Numbered())) {
  Text("words")
}

#Preview("each", traits: .sizeThatFitsLayout, arguments: ["one", "two"]) { word in
  Text(word)
}

#Preview("loaded", traits: .fixedLayout(width: 200, height: 50)) { Loaded() }

#Preview("waiting", traits: .fixedLayout(width: 200, height: 50)) { Waiting() }

#Preview("several", traits: .fixedLayout(width: 200, height: 50)) {
  @Previewable @State var count = 2

  Text("one")
  Text("\(count)")
}

#Preview("row", traits: .fixedLayout(width: 200, height: 50)) {
  let label = UILabel()
  label.text = "row"
  return label
}

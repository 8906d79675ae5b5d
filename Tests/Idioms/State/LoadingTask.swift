import MaquetteMacros

// Something that is loaded when the view appears, without waiting.
struct LoadingTask: View {
  let userID: Int
  @State private var name: String?

  init(userID: Int = 42) {
    self.userID = userID
  }

  var body: some View {
    Group {
      if let name {
        Text(name)
      } else {
        ProgressView("Loading user \(userID)")
      }
    }
    .task(id: userID) {
      name = await fetch()
    }
  }

  private func fetch() async -> String { "Octocat" }
}

#Preview("loading-task") {
  LoadingTask()
}

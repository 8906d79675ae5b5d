import MaquetteMacros

// A model that is handed down through the environment.
struct EnvironmentObjectReader: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    if session.isSignedIn {
      Text("Welcome back, \(session.user)!")
    } else {
      Button("Sign In") { session.isSignedIn = true }
    }
  }
}

@MainActor
final class Session: ObservableObject {
  @Published var isSignedIn = true
  @Published var user = "Anna"
}

#Preview("environment-object-reader") {
  EnvironmentObjectReader()
    .environmentObject(Session())
}

import MaquetteMacros
import Observation

// A model of Observation that the environment holds by its type.
struct ObservableInEnvironment: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var profile = profile
    VStack(spacing: 8) {
      Text(profile.name)
      Toggle("Public", isOn: $profile.isPublic)
    }
    .padding(.horizontal)
  }
}

@Observable
final class Profile {
  var name = "Grace"
  var isPublic = false
}

#Preview("observable-in-environment") {
  ObservableInEnvironment()
    .environment(Profile())
}

import MaquetteMacros

/// A card with a person, as an app shows it.
struct ProfileCard: View {
  let name: String
  let role: String
  @State private var isFollowed: Bool

  init(name: String, role: String, isFollowed: Bool = false) {
    self.name = name
    self.role = role
    _isFollowed = State(initialValue: isFollowed)
  }

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle")
        .font(.system(size: 44))
        .foregroundStyle(.indigo)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline)
        Text(role).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button(isFollowed ? "Following" : "Follow") { isFollowed.toggle() }
        .buttonStyle(.bordered)
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

#Preview {
  ProfileCard(name: "Ada Byron", role: "Analyst").padding()
}

#Preview("Dark", traits: .device("iphone-se-3"), .colorScheme(.dark)) {
  VStack {
    ProfileCard(name: "Ada Byron", role: "Analyst")
    ProfileCard(name: "Grace Brewster", role: "Rear admiral", isFollowed: true)
  }
  .padding()
}

#Preview("Large type", traits: .dynamicTypeSize(.accessibility1)) {
  ProfileCard(name: "Ada Byron", role: "Analyst").padding()
}

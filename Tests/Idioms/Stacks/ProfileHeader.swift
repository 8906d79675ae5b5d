import MaquetteMacros

// A round picture beside a name and what it does.
struct ProfileHeader: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.blue)
        .frame(width: 56, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ada Lovelace").font(.headline)
        Text("Mathematician").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal)
  }
}

#Preview("profile-header") {
  ProfileHeader()
}

public import Maquette

/// The fourth article's screen with its switch off: a title, a search field, and a table view that
/// reaches the bottom of the view, under the home indicator.
///
/// - Parameter folder: Where the paths of the avatars start.
public func gitHubUsersTable(_ users: [GitHubUser], avatarsIn folder: String) throws -> Preview {
  var canvas = try PreviewCanvas(device: "iphone-14")
  canvas.scale = 2
  let homeIndicator = canvas.safeArea.bottom

  return Preview("github-users-table", canvas: canvas) {
    VStack(spacing: 0) {
      NavigationBar("GitHub Users")
      SearchField("Search users").padding(8)
      HStack {
        Text("Show as collection")
        Spacer()
        Toggle("Show as collection", isOn: .constant(false)).labelsHidden()
      }
      .frame(height: 40)
      .padding(EdgeInsets(leading: 16, bottom: 8, trailing: 16))
      CollectionView(users, layout: .list(separator: LayoutSeparator(leadingInset: 84))) { user in
        UserRow(user: user, avatars: folder)
      }
      .contentInset(EdgeInsets(bottom: homeIndicator))
      .padding(.bottom, -homeIndicator)
    }
  }
}

/// The row of a user: a round avatar, the name with the login, the bio, and two counts.
struct UserRow: View {
  let user: GitHubUser
  /// Where the path of the avatar starts.
  let avatars: String

  var body: some View {
    HStack(spacing: 12) {
      Image(contentsOfFile: "\(avatars)/\(user.avatarURL)")
        .resizable()
        .frame(width: 56, height: 56)
        .clipShape(Circle())
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text(user.name).font(.system(size: 17, weight: .semibold)).layoutPriority(1)
          Text(user.login).foregroundColor(.secondary).lineLimit(1)
        }
        Text(user.bio.flatMap { $0.isEmpty ? nil : $0 } ?? "No description").lineLimit(1)
        HStack(spacing: 6) {
          Symbol("folder")
          Text("\(user.publicRepos ?? 0) public repos")
          Symbol("person").padding(.leading, 10)
          Text("\(user.followers ?? 0) followers")
        }
        .foregroundColor(.secondary)
      }
      .font(.system(size: 14))
      .frame(maxWidth: .infinity, alignment: .leading)
      Symbol("chevron.right")
        .font(.system(size: 13, weight: .semibold))
        .foregroundColor(.tertiaryLabel)
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
  }
}

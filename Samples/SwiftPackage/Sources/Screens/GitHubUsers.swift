public import Maquette

/// The fourth article's grid: two columns and four rows of cells that allow for 10 points around and
/// between them.
///
/// - Parameters:
///   - folder: Where the paths of the avatars start.
///   - sectionInset: UIKit adds no margin by itself; 10 is what the article expects.
public func gitHubUsers(
  _ users: [GitHubUser], avatarsIn folder: String, sectionInset: Double
) -> Preview {
  Preview("github-users-grid", width: 390, height: .points(900)) {
    CollectionView(
      users,
      layout: .flow(
        itemSize: .fraction(columns: 2, rows: 4, padding: 10), minimumLineSpacing: 10,
        minimumInteritemSpacing: 10)
    ) { user in
      UserCard(user: user, avatars: folder)
    }
    .insets(EdgeInsets(sectionInset))
  }
}

/// The cell of a user: a round avatar, a bold name, and rows of an icon and a text.
struct UserCard: View {
  let user: GitHubUser
  /// Where the path of the avatar starts.
  let avatars: String

  var body: some View {
    VStack(spacing: 12) {
      Image(contentsOfFile: "\(avatars)/\(user.avatarURL)")
        .resizable()
        .frame(width: 80, height: 80)
        .clipShape(Circle())
      VStack(alignment: .leading, spacing: 4) {
        Text(user.name)
          .font(.system(size: 18, weight: .bold))
          .lineLimit(1)
          .frame(maxWidth: .infinity)
        IconText(
          imageName: "pencil",
          text: user.bio.flatMap { $0.isEmpty ? nil : $0 } ?? "No description")
        IconText(imageName: "folder", text: "\(user.publicRepos ?? 0) public repos")
        IconText(imageName: "person", text: "\(user.followers ?? 0) followers")
      }
      .font(.system(size: 14))
    }
    .padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .clipShape(.rect(cornerRadius: 12, style: .circular))
    // The line lies inside the edge, as a layer's border does.
    .overlay(
      RoundedRectangle(cornerRadius: 11.5, style: .circular)
        .stroke(Color.lightGray, lineWidth: 1).padding(0.5))
  }
}

/// An icon with a line of text, as the article's component.
struct IconText: View {
  let imageName: String
  let text: String

  var body: some View {
    HStack(spacing: 6) {
      Symbol(imageName).foregroundColor(.secondary).frame(width: 19)
      Text(text).lineLimit(1).truncationMode(.tail)
    }
  }
}

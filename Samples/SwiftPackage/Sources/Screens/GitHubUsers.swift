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
    Collection(
      users,
      layout: .flow(
        itemSize: .fraction(columns: 2, rows: 4, padding: 10), minimumLineSpacing: 10,
        minimumInteritemSpacing: 10)
    ) { user in
      try UserCard(user, avatarsIn: folder)
    }
    .insets(EdgeInsets(sectionInset))
  }
}

/// The cell of a user: a round avatar, a bold name, and rows of an icon and a text.
struct UserCard: ViewConvertible {
  let view: View

  init(_ user: GitHubUser, avatarsIn folder: String) throws {
    view = try VStack(spacing: 12) {
      try Image(contentsOfFile: "\(folder)/\(user.avatarURL)")
        .resizable()
        .frame(width: 80, height: 80)
        .clipShape(Circle())
      try VStack(alignment: .leading, spacing: 4) {
        Text(user.name)
          .font(.system(size: 18, weight: .bold))
          .lineLimit(1)
          .frame(maxWidth: .infinity)
        try IconText("pencil", user.bio.flatMap { $0.isEmpty ? nil : $0 } ?? "No description")
        try IconText("folder", "\(user.publicRepos ?? 0) public repos")
        try IconText("person", "\(user.followers ?? 0) followers")
      }
      .font(.system(size: 14))
    }
    .padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .cornerRadius(12)
    // The line lies inside the edge, as a layer's border does.
    .overlay(
      RoundedRectangle(cornerRadius: 11.5).stroke(.lightGray, lineWidth: 1).padding(0.5))
  }
}

/// An icon with a line of text, as the article's component.
struct IconText: ViewConvertible {
  let view: View

  init(_ imageName: String, _ text: String) throws {
    view = try HStack(spacing: 6) {
      try Symbol(imageName).foregroundColor(.secondary).frame(width: 18)
      Text(text).lineLimit(1).truncationMode(.tail)
    }.view
  }
}

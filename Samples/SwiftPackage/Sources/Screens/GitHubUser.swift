import Foundation

/// A user in the shape of GitHub's API.
public struct GitHubUser: Decodable, Sendable {
  let login: String
  let name: String
  let avatarURL: String
  let bio: String?
  let publicRepos: Int?
  let followers: Int?

  private enum CodingKeys: String, CodingKey {
    case login, name, bio, followers
    case avatarURL = "avatar_url"
    case publicRepos = "public_repos"
  }

  /// Reads users from a JSON file.
  public static func load(from path: String) throws -> [GitHubUser] {
    try JSONDecoder().decode(
      [GitHubUser].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

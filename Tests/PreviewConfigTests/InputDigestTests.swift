import PreviewConfig
import TestSupport
import Testing

struct InputDigestTests {
  private static let config =
    "view: { collection: { layout: list, items: { file: a.json }, cell: spacer } }"

  /// The digest of a config and its data in a folder of their own.
  private func digest(
    _ text: String = config, data: String = "[1, 2]", overrides: [String] = []
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "a.json")
    let path = try folder.write(text, to: "cards.yaml")
    let config = try ConfigFile.load(path: path, options: ConfigOptions(overrides: overrides))
    return try #require(config.inputDigest)
  }

  @Test func `it is the same in another folder`() throws {
    let one = try digest()
    try #require(digest() == one)
  }

  @Test func `it is 64 hexadecimal digits`() throws {
    try #require(digest().count { $0.isHexDigit } == 64)
  }

  @Test func `it differs with the config, its data and its overrides`() throws {
    let digests = [
      try digest(), try digest(Self.config + " "), try digest(data: "[1, 3]"),
      try digest(overrides: ["canvas.width=390"]),
    ]
    expect(Set(digests).count, equals: 4)
  }
}

import MaquetteTesting
import TestSupport
import Testing

@Suite struct SnapshotClaimsTests {
  private let claims = SnapshotClaims()

  private func claim(
    _ test: String = "cards", at location: String = "F.swift:1:1", content: Int = 1
  ) -> SnapshotClaims.Claim {
    SnapshotClaims.Claim(
      test: TestIdentity(file: "/F.swift", suite: [], name: test), location: location,
      content: content)
  }

  @Test func `the first claim of a golden holds`() {
    #expect(claims.claim("a.png", for: claim()) == nil)
    #expect(claims.claim("b.png", for: claim()) == nil)
  }

  @Test func `an assertion may come again with the same picture`() {
    #expect(claims.claim("a.png", for: claim()) == nil)
    #expect(claims.claim("a.png", for: claim()) == nil)
  }

  @Test func `an assertion may not come again with another picture`() {
    #expect(claims.claim("a.png", for: claim()) == nil)
    expect(claims.claim("a.png", for: claim(content: 2)), equals: claim())
  }

  @Test func `another assertion of the test is refused`() {
    #expect(claims.claim("a.png", for: claim()) == nil)
    expect(claims.claim("a.png", for: claim(at: "F.swift:2:1")), equals: claim())
  }

  @Test func `another test is refused, even where case alone distinguishes the goldens`() {
    #expect(claims.claim("dark.png", for: claim("dark")) == nil)
    expect(claims.claim("Dark.png", for: claim("Dark")), equals: claim("dark"))
  }

  @Test func `assertions without a name are counted by their place and their picture`() {
    let calls = [claim(), claim(at: "F.swift:2:1"), claim(content: 2), claim(), claim("others")]
    expect(calls.map { claims.number(of: $0, named: "cards") }, equals: [1, 2, 3, 1, 1])
    expect(claims.number(of: claim(content: 2), named: "cards.dark"), equals: 1)
  }
}

import MaquetteTesting
import Testing

/// What it does with its golden is up to the environment.
@Suite struct EnvironmentTests {
  @Test func twoCards() {
    assertSnapshot(of: cards([.pink, .purple]))
  }
}

import Maquette
import MaquetteTesting
import Testing

// Pictures that may differ a little, and a check that returns what is wrong.
@MainActor
struct PreciseSnapshots {
  @Test func precision() {
    assertSnapshot(
      of: Circle().frame(width: 40, height: 40),
      as: .image(precision: 0.99, perceptualPrecision: 0.98))
  }

  @Test func verified() {
    let failure = verifySnapshot(
      of: Text("Verified"), as: .image(precision: 0.995), named: "verified", timeout: 5)
    #expect(failure == nil)
  }
}

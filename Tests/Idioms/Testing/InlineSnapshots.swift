import Maquette
import MaquetteTesting
import Testing

// Layouts as text in the test itself.
@MainActor
struct InlineSnapshots {
  @Test func layout() {
    assertInlineSnapshot(of: Text("Written on the first run"), as: .layout)
  }

  @Test func list() {
    assertInlineSnapshot(of: Rectangle().fill(.yellow).frame(width: 60, height: 40), as: .list) {
      """
      canvas 390×40
      fill rect 0,0 390×40 #FFFFFF
      fill rect 165,0 60×40 #FFCC00
      """
    }
  }
}

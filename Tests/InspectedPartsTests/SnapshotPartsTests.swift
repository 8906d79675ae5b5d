import InspectedParts
import LayoutSnapshots
import PlainText
import Testing

@Suite struct SnapshotPartsTests {
  private func json(_ parts: String) throws -> String {
    let text = "maquette layout 4\ncanvas 100×200 appearance=light\n" + parts
    return try #require(InspectedPart(LayoutSnapshot(text: text))).briefJSON.compactText
  }

  @Test func `a cell has the look of what is as large as itself, and its text in it`() throws {
    // The collection is at (10, 20), the cell 30 below its top, and the text's baseline 50 below the
    // cell's: its ascent is 0.9521 × 20 = 19.042, its height 1.1933 × 20.
    try #require(
      json(
        """
          collection "grid" 10,20 80×100 layout=grid content=80×100 offset=0,0 elements=1
            cell 0.4 "a" 0,30 80×60: fill 0,0 80×60 radius=8 color=#FF0000 colorName=red; \
        stroke 0,0 80×60 radius=8 width=2 color=#000000; \
        text "a" 5,50 width=12 font="Inter Semi Bold" points=20 color=#0000FF

        """)
          == """
          {"role": "canvas", "frame": [0, 0, 100, 200], "parts": [\
          {"role": "collection", "name": "grid", "frame": [10, 20, 80, 100], "parts": [\
          {"role": "cell", "name": "a", "row": {"section": 0, "item": 4}, "frame": [10, 50, 80, 60], \
          "fills": [{"color": "#FF0000", "name": "red"}], \
          "border": {"color": "#000000", "width": 2}, "cornerRadius": 8, \
          "cornerStyle": "circular", "parts": [\
          {"role": "text", "frame": [15, 80.958, 12, 23.866], "text": "a", \
          "font": {"family": "Inter", "size": 20, "weight": "semibold"}, \
          "color": {"color": "#0000FF"}}]}]}]}
          """)
  }

  @Test func `what is smaller than its part is a shape in it, and a symbol has its tint`() throws {
    try #require(
      json(
        """
          fill 10,10 20×20 shape=ellipse color=#00FF00
          image 40,40 10×10 picture=abc tint=#FF0000 tintName=red pictureName=star

        """)
          == """
          {"role": "canvas", "frame": [0, 0, 100, 200], "parts": [\
          {"role": "shape", "frame": [10, 10, 20, 20], "fills": [{"color": "#00FF00"}]}, \
          {"role": "symbol", "name": "star", "frame": [40, 40, 10, 10], \
          "color": {"color": "#FF0000", "name": "red"}}]}
          """)
  }

  @Test func `a text that is not a snapshot has no parts`() {
    #expect(InspectedPart(LayoutSnapshot(text: "?")) == nil)
  }
}

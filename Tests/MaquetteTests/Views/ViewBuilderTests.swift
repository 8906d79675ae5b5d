import CellViews
import LibraryTestSupport
import Maquette
import Testing

/// What a preview of some views draws, without the canvas's background.
private func drawn(
  width: Double = 100, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> String {
  let canvas = PreviewCanvas(width: width, isTransparent: true)
  return try Preview("test", canvas: canvas, content: content).listing
}

@Suite struct ViewBuilderTests {
  @Test func `views of a closure are in the order written`() throws {
    let text = try drawn {
      VStack(spacing: 0) {
        Color.black.frame(width: 10, height: 10)
        Color.white.frame(width: 20, height: 5)
      }
    }
    // Centred in 100 points: (100 - 10) / 2 = 45 and (100 - 20) / 2 = 40.
    #expect(
      text == """
        canvas 100×15
        fill rect 45,0 10×10 #000000
        fill rect 40,10 20×5 #FFFFFF

        """)
  }

  @Test func `a condition that does not hold adds no view`() throws {
    let isShown = false
    let text = try drawn {
      HStack(spacing: 0) {
        if isShown { Color.black.frame(width: 10, height: 10) }
        Color.white.frame(width: 20, height: 5)
      }
    }
    #expect(text == "canvas 100×5\nfill rect 40,0 20×5 #FFFFFF\n")
  }

  @Test func `a loop adds a view a turn`() throws {
    let text = try drawn {
      HStack(spacing: 0) {
        for width in [10.0, 20, 30] { Color.black.frame(width: width, height: 5) }
      }
    }
    // 60 points in the middle of 100 start at 20.
    #expect(
      text == """
        canvas 100×5
        fill rect 20,0 10×5 #000000
        fill rect 30,0 20×5 #000000
        fill rect 50,0 30×5 #000000

        """)
  }

  @Test func `several views of a preview are in a column, 8 points apart`() throws {
    let text = try drawn {
      Color.black.frame(height: 10)
      Color.white.frame(height: 10)
    }
    #expect(
      text == """
        canvas 100×28
        fill rect 0,0 100×10 #000000
        fill rect 0,18 100×10 #FFFFFF

        """)
  }

  @Test func `a body that holds its own view is an error`() {
    struct Endless: View {
      var body: AnyView { AnyView(Endless()) }
    }
    #expect(throws: ViewError.nestedTooDeeply(limit: 256)) { try drawn { Endless() } }
  }
}

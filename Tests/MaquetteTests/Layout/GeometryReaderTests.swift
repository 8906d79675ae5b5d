import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

private struct StepKey: EnvironmentKey {
  static let defaultValue = 20.0
}

extension EnvironmentValues {
  fileprivate var step: Double {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

@MainActor @Suite struct GeometryReaderTests {
  @Test func `views are made for the size that the reader has`() throws {
    let lines = try listed(height: 40) {
      GeometryReader { proxy in
        block(proxy.size.width / 2, proxy.size.height / 4)
      }
    }
    // Half of 100 and a quarter of 40, in the top leading corner.
    #expect(lines == ["fill rect 0,0 50×10 #000000"])
  }

  @Test func `from right to left the views are in the right corner`() throws {
    let lines = try listed(height: 40, .rightToLeft) {
      GeometryReader { _ in block(30, 10) }
    }
    #expect(lines == ["fill rect 70,0 30×10 #000000"])
  }

  @Test func `where nothing is offered a reader is 10 points long`() throws {
    let lines = try listed {
      GeometryReader { proxy in block(proxy.size.width, proxy.size.height) }
    }
    #expect(lines == ["fill rect 0,0 100×10 #000000"])
  }

  @Test func `a frame is known in the screen's and in a named view's coordinates`() throws {
    let lines = try listed(height: 100) {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let global = proxy.frame(in: .global)
          let named = proxy.frame(in: .named("column"))
          let local = proxy.frame(in: .local)
          VStack(alignment: .leading, spacing: 0) {
            block(global.minX, global.minY)
            block(named.minX, named.minY)
            block(local.width, local.minY + 1)
          }
        }
        .padding(.leading, 4)
        .padding(.top, 3)
      }
      .coordinateSpace(name: "column")
      .padding(.leading, 20)
      .padding(.top, 10)
    }
    // The reader is at 24,13 of the screen and at 4,3 of the column; 100 - 24 = 76 wide.
    #expect(
      lines == [
        "fill rect 24,13 24×13 #000000", "fill rect 24,26 4×3 #000000",
        "fill rect 24,29 76×1 #000000",
      ])
  }

  @Test func `the safe area is what bars and the home indicator take of the reader`() throws {
    let canvas = PreviewCanvas(
      width: 100, height: .points(100),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0), isTransparent: true)
    let preview = Preview("test", canvas: canvas) {
      GeometryReader { proxy in
        block(proxy.safeAreaInsets.top + 1, proxy.size.height)
      }
    }
    // The content is inside of the safe area: nothing of it is taken.
    let list = String(decoding: try preview.list(), as: UTF8.self)
    #expect(list == "canvas 100×100\nfill rect 0,20 1×70 #000000\n")
  }

  @Test func `the environment is that of the reader's place`() throws {
    struct Step: View {
      @Environment(\.step) private var step

      var body: some View { block(step, 5) }
    }
    let lines = try listed(height: 10) {
      GeometryReader { _ in Step() }.environment(\.step, 5)
    }
    #expect(lines == ["fill rect 0,0 5×5 #000000"])
  }

  @Test func `what a late view asks for and cannot have is an error with its line`() throws {
    #expect(throws: SourceProblem.self) {
      try listed(height: 40) { GeometryReader { _ in Image(contentsOfFile: "no-such.png") } }
    }
  }

  @Test func `the first view that fits is shown, and the last where none does`() throws {
    func choice(in width: Double) throws -> [String] {
      try listed(width: width) {
        ViewThatFits(in: .horizontal) {
          block(80, 1)
          block(40, 2)
          block(20, 3)
        }
      }
    }
    try #require(choice(in: 100) == ["fill rect 10,0 80×1 #000000"])
    try #require(choice(in: 50) == ["fill rect 5,0 40×2 #000000"])
    // 20 points in the middle of 10.
    try #require(choice(in: 10) == ["fill rect -5,0 20×3 #000000"])
  }
}

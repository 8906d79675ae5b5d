import CellViews
import PreviewConfig
import TestSupport
import Testing

@Suite struct `An animation in a config` {
  private func frames(_ text: String) throws -> [String] {
    let preview = try #require(try load(text).previews.first)
    return try (0..<(preview.animation?.frameCount ?? 1)).map { index in
      try preview.still(at: index).content(ComputedValues()).dump
    }
  }

  @Test func `expressions read the frame and how far the animation has come`() throws {
    let text = """
      animation: { frames: 4 }
      view: { text: "${animation.frame} of ${animation.frames}: ${animation.progress}" }
      """
    let expected = ["0 of 4: 0", "1 of 4: 0.25", "2 of 4: 0.5", "3 of 4: 0.75"]
    try #require(frames(text) == expected.map { ViewNode.text(TextNode($0)).dump })
  }

  @Test func `values under let are computed for each frame`() throws {
    let text = """
      animation: { frames: 2 }
      let: { offset: "${animation.frame * 10}", twice: "${offset * 2}" }
      view: { text: "${twice}" }
      """
    try #require(frames(text) == ["0", "20"].map { ViewNode.text(TextNode($0)).dump })
  }

  @Test func `it has its length and its repetitions`() throws {
    let text = "animation: { frames: 24, duration: 1.5, repeatCount: 2 }\nview: spacer"
    let animation = try #require(try load(text).previews.first?.animation)
    expect(animation.frameCount, equals: 24)
    expect(animation.duration, equals: 1.5)
    expect(animation.repeatCount, equals: 2)
  }

  @Test func `by default it lasts two seconds and repeats without end`() throws {
    let animation = try load("animation: { frames: 24 }\nview: spacer").previews.first?.animation
    expect(animation?.duration, equals: 2)
    expect(animation?.repeatCount, equals: 0)
  }

  @Test func `a preview without one does not move and knows no frame`() throws {
    try #require(load("view: spacer").previews.first?.animation == nil)
    expect(
      mistakes(in: "view: { text: '${animation.frame}' }"),
      equals: [
        "1:18+9: unknown name 'animation' (known here: canvas)"
      ])
  }

  @Test(
    arguments: [
      ("{ frames: 0 }", "1:22+1: frames: expected at least 1, found 0"),
      ("{ frames: 601 }", "1:22+3: frames: expected at most 600, found 601"),
      ("{ duration: 1 }", "1:12+1: missing key 'frames' in animation"),
    ])
  func `an animation that cannot be is an error`(animation: String, mistake: String) {
    expect(mistakes(in: "animation: \(animation)\nview: spacer"), equals: [mistake])
  }
}

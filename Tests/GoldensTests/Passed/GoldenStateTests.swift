import FileAccess
import Glibc
import Goldens
import LayoutSnapshots
import TestSupport
import Testing

@Suite struct GoldenStateTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace
  private let drawn: DrawnCase

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(beside: folder.file("cards.yaml"), name: "a")
    drawn = DrawnCase(
      suite: "cards.yaml", name: "a", png: try solidPNG(width: 2, height: 1, gray: 20),
      layout: LayoutSnapshot(text: "maquette layout 1\n"), scale: 1)
  }

  private func recorded() -> (CaseResult, GoldenState?) {
    GoldenState.recorded(at: place) { hasDigests in
      GoldenCheck(update: .none, results: ResultsFolder(path: folder.file("results")))
        .check(drawn, at: place, hasDigests: hasDigests)
    }
  }

  @Test(arguments: GoldenForm.allCases)
  func `a check that passes has the state of its golden`(_ form: GoldenForm) throws {
    try recordGolden(png: drawn.png(), layout: drawn.layout, at: place, form: form)
    let (result, state) = recorded()
    expect(result.verdict, equals: .passed)
    var golden = try #require(state)
    var check = ReadCheck()
    expect(golden.holds(at: place, &check).isSame, equals: true)
  }

  @Test func `a golden that a link leads to has no state`() throws {
    try recordGolden(png: drawn.png(), layout: drawn.layout, at: place)
    try #require(rename(place.picture, folder.file("elsewhere.png")) == 0)
    try #require(symlink(folder.file("elsewhere.png"), place.picture) == 0)
    let (result, state) = recorded()
    expect(result.verdict, equals: .passed)
    expect(state == nil, equals: true)
  }
}

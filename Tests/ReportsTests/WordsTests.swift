import Goldens
import PictureComparison
import Testing

@Suite struct WordsTests {
  @Test func `a changed case is reported from the machine to the thresholds`() {
    #expect(changedCase.headline == "1300 of 40000 pixels differ (3.25 %)")
    #expect(
      changedCase.sentences == [
        "cairo 1.16.0 drew the golden, this is 1.18.0",
        "item 7 moved (16, 200) → (16, 208)",
        "214 pixels differ in 40 × 12 at (16, 200): item 7, item 8",
        "differing pixels by threshold: 0: 1300, 0.2: 0",
      ])
  }

  @Test func `another size is reported before the pixels`() {
    var result = changedCase
    result.difference?.actualSize.height = 208
    #expect(result.headline == "the size changed: 200 × 200 → 200 × 208 pixels")
    // 200 × 208 pixels hold both pictures; 1300 / 41600 = 0.03125.
    #expect(result.sentences.contains("1300 of 41600 pixels differ (3.13 %)"))
  }

  @Test(arguments: [
    (1, "1 of 40000 pixels differs (under 0.01 %)"),
    (4, "4 of 40000 pixels differ (0.01 %)"),
    (20000, "20000 of 40000 pixels differ (50 %)"),
    (39999, "39999 of 40000 pixels differ (over 99.99 %)"),
    (40000, "40000 of 40000 pixels differ (100 %)"),
  ])
  func `a share never rounds to nothing or to all`(differing: Int, sentence: String) {
    let size = PixelSize(width: 200, height: 200)
    let difference = PictureDifference(
      expectedSize: size, actualSize: size, differingPixels: differing)
    #expect(difference.pixelSentence == sentence)
  }

  @Test func `antialiased and masked pixels are counted apart`() {
    let size = PixelSize(width: 10, height: 10)
    let difference = PictureDifference(
      expectedSize: size, actualSize: size, differingPixels: 5, antialiasedPixels: 3,
      maskedPixels: 2)
    #expect(
      difference.pixelSentence
        == "5 of 100 pixels differ (5 %), 3 more look antialiased, 2 are masked")
  }

  @Test func `ten clusters are reported, and how many more there are`() {
    let size = PixelSize(width: 100, height: 1)
    let clusters = (0..<12).map { index in
      PictureDifference.Cluster(
        box: PixelRect(x: index, y: 0, width: 1, height: 1), differingPixels: 1)
    }
    let difference = PictureDifference(
      expectedSize: size, actualSize: size, differingPixels: 12, clusters: clusters)
    #expect(difference.clusterSentences.count == 11)
    #expect(difference.clusterSentences.first == "1 pixel differs in 1 × 1 at (0, 0)")
    #expect(difference.clusterSentences.last == "and 2 more clusters")
  }

  @Test func `a tally names what needs a look first`() throws {
    try #require(
      ResultTally(ResultStream(everyVerdict)).words
        == "1 changed, 1 missing, 1 unreadable, 1 failed, 1 stale, 1 recorded, 1 updated, 1 passed")
    #expect(ResultTally().words == "no cases")
  }
}

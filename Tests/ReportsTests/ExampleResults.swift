import Goldens
import LayoutSnapshots
import PictureComparison

/// A case of each verdict, in two configs.
let everyVerdict: [CaseResult] = [
  CaseResult(
    suite: "Samples/cards.yaml", name: "cards", verdict: .passed, golden: "g/cards.png",
    milliseconds: 12.4),
  changedCase,
  CaseResult(
    suite: "Samples/cards.yaml", name: "new", verdict: .missing, golden: "g/new.png"),
  CaseResult(
    suite: "Samples/users.yaml", name: "torn", verdict: .unreadable, golden: "g/torn.png",
    message: "'g/torn.png' ends too soon"),
  CaseResult(
    suite: "Samples/users.yaml", name: "broken", verdict: .failed, golden: "g/broken.png",
    message: "a font is missing"),
  CaseResult(suite: "Samples/users.yaml", name: "old", verdict: .stale, golden: "g/old.png"),
  CaseResult(suite: "Samples/users.yaml", name: "first", verdict: .recorded, golden: "g/first.png"),
  CaseResult(suite: "Samples/users.yaml", name: "took", verdict: .updated, golden: "g/took.png"),
]

/// A picture of 200 × 200 pixels of which 1300 differ.
let changedCase = CaseResult(
  suite: "Samples/cards.yaml", name: "cards.dark", verdict: .changed, golden: "g/cards.dark.png",
  files: ResultFiles(
    expected: "cards.dark-expected.png", actual: "cards.dark-actual.png",
    diff: "cards.dark-diff.png"),
  machineDifferences: ["cairo 1.16.0 drew the golden, this is 1.18.0"],
  layoutChanges: ["item 7 moved (16, 200) → (16, 208) pt"],
  difference: PictureDifference(
    expectedSize: PixelSize(width: 200, height: 200),
    actualSize: PixelSize(width: 200, height: 200), differingPixels: 1300,
    clusters: [
      PictureDifference.Cluster(
        box: PixelRect(x: 16, y: 200, width: 40, height: 12), differingPixels: 214,
        elements: ["item 7", "item 8"])
    ],
    sweep: [
      PictureDifference.SweepStep(threshold: 0, differingPixels: 1300),
      PictureDifference.SweepStep(threshold: 0.2, differingPixels: 0),
    ]),
  milliseconds: 1500)

/// Text that means something in each of the formats.
let hostileText =
  "<script>alert('&')</script>|a|`b`\n## c\r%0A::error::]]>\u{0}\u{1B}\u{FFFE}\"@team#12 [x](y)"

/// A changed case that is named, and told of, with hostile text.
let hostileCase = CaseResult(
  suite: hostileText, name: hostileText, verdict: .changed, golden: hostileText,
  files: ResultFiles(expected: hostileText), machineDifferences: [hostileText],
  layoutChanges: [Sentence(hostileText + "```")], message: hostileText)

/// All that a report writes.
func collected(_ write: (_ sink: (String) throws -> Void) throws -> Void) rethrows -> String {
  var text = ""
  try write { text += $0 }
  return text
}

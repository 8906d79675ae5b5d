import Goldens
import Maquette
import MaquetteTesting
import PictureComparison
import TestSupport
import Testing

/// A package's folder with a file of tests, `CardsTests.swift`, whose test `cards` asserts.
struct CardsPackage {
  let folder: TemporaryFolder
  /// The path of the golden of the test's only assertion.
  let golden: String
  /// The folder of all goldens of the file.
  let goldens: String

  init() throws {
    folder = try TemporaryFolder()
    goldens = folder.file("Tests/__Snapshots__/CardsTests")
    golden = goldens + "/cards.png"
  }

  func assertion(
    _ recording: SnapshotRecording, as format: SnapshotFormat = .picture, named name: String? = nil,
    in test: String = "cards",
    at location: String = "CardsTests.swift:1:1", isParameterized: Bool = false,
    tolerance: Tolerance = .none, masks: [Mask] = [], scale: Double? = nil,
    claims: SnapshotClaims = SnapshotClaims()
  ) -> SnapshotAssertion {
    let results = ResultsFolder(path: folder.file("results"))
    return SnapshotAssertion(
      test: TestIdentity(
        file: folder.file("Tests/CardsTests.swift"), suite: ["CardsTests"], name: test,
        isParameterized: isParameterized, filter: #"^Cards\.CardsTests/\#(test)\(\)/"#),
      location: location, format: format, name: name, recording: recording, tolerance: tolerance,
      masks: masks,
      scale: scale, results: results,
      journal: ResultsJournal(folder: results, run: "1"), claims: claims)
  }

  func record(_ preview: Preview) throws {
    let failure = try #require(assertion(.missing).outcome { preview }.failure)
    try #require(failure.hasPrefix("there was no golden; this picture was recorded: "))
  }
}

/// A square of ten points a side, in a colour.
func square(_ color: Color, variant: String? = nil) -> Preview {
  var preview = Preview("square", canvas: PreviewCanvas(width: 10, height: .points(10))) { color }
  preview.variant = variant
  return preview
}

extension SnapshotOutcome {
  /// Why the test fails, line by line.
  var lines: [String] {
    failure?.split(separator: "\n").map(String.init) ?? []
  }
}

import FileAccess
import Glibc
import Goldens
import LayoutSnapshots
import PictureComparison
import TestSupport
import Testing

/// Goldens that are kept in one form while the run asks for the other.
@Suite struct GoldenFormTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace
  private let layout = LayoutSnapshot(text: "maquette layout 1\ncanvas 2×1\n")

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("__Snapshots__/cards"), name: "a")
  }

  private func record(gray: Double, as form: GoldenForm) throws {
    try recordGolden(
      png: solidPNG(width: 2, height: 1, gray: gray), layout: layout, at: place, form: form)
  }

  private func check(
    gray: Double, _ mode: UpdateMode, as form: GoldenForm?, tolerance: Tolerance = .none
  ) throws -> CaseResult {
    var check = GoldenCheck(update: mode, tolerance: tolerance, results: nil)
    check.form = form
    return check.check(
      DrawnCase(
        suite: "cards.yaml", name: "a", png: try solidPNG(width: 2, height: 1, gray: gray),
        layout: layout, scale: 1), at: place)
  }

  private func other(_ form: GoldenForm) -> GoldenForm { form == .picture ? .hash : .picture }

  @Test(arguments: GoldenForm.allCases, [UpdateMode.none, .missing])
  func `a change is found by the golden of the other form, which stays`(
    form: GoldenForm, mode: UpdateMode
  ) throws {
    try record(gray: 10, as: other(form))
    try #require(check(gray: 20, mode, as: form).verdict == .changed)
    try #require(place.keptForms() == [other(form)])
    try #require(check(gray: 10, .none, as: nil).verdict == .passed)
  }

  @Test(arguments: GoldenForm.allCases)
  func `a case that passes takes the form that is asked for`(form: GoldenForm) throws {
    try record(gray: 10, as: other(form))
    let result = try check(gray: 10, .missing, as: form)
    expect(result.verdict, equals: .updated)
    expect(result.form, equals: form)
    expect(
      result.message,
      equals: "the picture is the same; its golden is kept as a \(form.rawValue) and not as a "
        + other(form).rawValue)
    try #require(place.keptForms() == [form])
    try #require(check(gray: 10, .none, as: form).verdict == .passed)
  }

  @Test(arguments: GoldenForm.allCases)
  func `where nothing is written, a case passes by the other form`(form: GoldenForm) throws {
    try record(gray: 10, as: other(form))
    let result = try check(gray: 10, .none, as: form)
    expect(result.verdict, equals: .passed)
    expect(
      result.message,
      equals: "its golden is still kept as a \(other(form).rawValue): nothing is written here")
    try #require(place.keptForms() == [other(form)])
  }

  @Test(arguments: GoldenForm.allCases, [UpdateMode.changed, .all])
  func `a changed case takes the form when it is updated`(
    form: GoldenForm, mode: UpdateMode
  ) throws {
    try record(gray: 10, as: other(form))
    try #require(check(gray: 20, mode, as: form).verdict == .updated)
    try #require(place.keptForms() == [form])
    try #require(check(gray: 20, .none, as: nil).verdict == .passed)
  }

  @Test func `what passes by its tolerance alone stays a picture`() throws {
    try record(gray: 10, as: .picture)
    let result = try check(
      gray: 20, .missing, as: .hash, tolerance: Tolerance(maxDifferingPixels: 2))
    expect(result.verdict, equals: .passed)
    try #require(place.keptForms() == [.picture])
    try #require(check(gray: 10, .none, as: nil).verdict == .passed)
  }

  @Test func `a picture in a folder of digests is a golden`() throws {
    try record(gray: 10, as: .picture)
    try recordGolden(
      png: solidPNG(width: 2, height: 1, gray: 50), layout: layout,
      at: GoldenPlace(folder: place.folder, name: "b"), form: .hash)
    try #require(check(gray: 20, .none, as: nil).verdict == .changed)
    try #require(check(gray: 10, .none, as: nil).verdict == .passed)
  }

  @Test(arguments: [(10, 20), (20, 10)])
  func `of two goldens that a merge left, both must pass`(picture: Double, digest: Double) throws {
    try record(gray: digest, as: .hash)
    try AtomicFile.write(solidPNG(width: 2, height: 1, gray: picture), to: place.picture)
    // Without a seal, the text belongs to both.
    try AtomicFile.write(layout.text.utf8, to: place.layout)
    for mode in [UpdateMode.none, .missing] {
      try #require(check(gray: 10, mode, as: nil).verdict == .changed)
      try #require(place.keptForms() == [.picture, .hash])
    }
    try #require(check(gray: 10, .changed, as: nil).verdict == .updated)
    try #require(place.keptForms() == [.hash])
  }
}

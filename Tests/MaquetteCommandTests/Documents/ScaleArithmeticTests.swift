import TestSupport
import Testing

/// The arithmetic of docs/scale.md.
@Suite struct ScaleArithmeticTests {
  @Test func `the table of the page is what the script prints`() throws {
    let run = try runProgram("python3", ["-B", repository + "/Samples/scale/arithmetic.py"])
    expect(run.status, equals: 0)
    let page = try #require(readText(repository + "/docs/scale.md"))
    #expect(page.contains(run.text), "\(run.text)")
  }

  // Half a batch is the formula's mean wait for the last one; it may be a whole one, or none.
  @Test func `the formula is within a batch of the simulation of a queue`() throws {
    let check = """
      import arithmetic as a
      for cases, changed, workers, seed in [
          (10_000, 1, 2, 1), (10_000, 0.01, 8, 2), (100_000, 0, 2, 3), (100_000, 0.05, 64, 4),
          (1_000_000, 0.001, 64, 5)]:
        c = a.CONSTANTS
        formula = a.predicted(cases, changed, workers, c)
        simulation = a.simulated(cases, changed, workers, c, seed)
        batch = c["start"] + c["batch"] * ((1 - changed) * c["check"] + changed * c["draw"])
        if abs(formula - simulation) > batch + 0.02 * formula:
          print(cases, changed, workers, formula, simulation, batch)
      """
    let run = try runProgram(
      "python3", ["-B", "-c", check], in: repository + "/Samples/scale")
    expect(run.text + run.errors, equals: "")
  }
}

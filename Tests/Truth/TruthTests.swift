import CellViews
import Foundation
import PreviewConfig
import Synchronization
import TestSupport
import Testing

/// What is drawn, beside what iOS draws.
struct TruthTests {
  @Test(arguments: TruthCase.names)
  func `a drawing has the measures of iOS`(_ name: String) throws {
    for (measure, actual) in try TruthCase(named: name).compared() {
      let words = "\(measure.name): iOS \(measure.expected.words), drawn \(actual.words)"
      if measure.agrees(actual) {
        #expect(measure.unreached == nil, "\(words), which is reached now")
      } else {
        #expect(measure.unreached != nil, "\(words)")
      }
    }
  }

  /// Run with `MAQUETTE_TRUTH=write` to write the page.
  @Test func `the page of measures is up to date`() throws {
    let path = repository + "/docs/truth.md"
    let page = try TruthPage.text()
    if ProcessInfo.processInfo.environment["MAQUETTE_TRUTH"] == "write" {
      try Data(page.utf8).write(to: URL(fileURLWithPath: path))
    }
    let written = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    expect(page.split(separator: "\n"), equals: written.split(separator: "\n"))
  }

  @Test func `there are cases`() {
    #expect(TruthCase.names.count > 5)
  }
}

extension TruthCase {
  typealias Comparison = (measure: TruthMeasure, actual: TruthMeasure.Value)

  /// What was compared of each case, which takes seconds and which two tests look at.
  private static let known = Mutex<[String: [Comparison]]>([:])

  /// Returns each measure with its value in what is drawn.
  func compared() throws -> [Comparison] {
    if let known = Self.known.withLock({ $0[name] }) { return known }
    let found = try drawn()
    Self.known.withLock { $0[name] = found }
    return found
  }

  private func drawn() throws -> [Comparison] {
    let config = try ConfigFile.load(path: configPath)
    var drawings: [String: TruthDrawing] = [:]
    return try facts.measures.map { measure in
      let preview = try #require(
        config.previews.first { $0.fullName == measure.preview ?? name },
        "no preview \(measure.preview ?? name)")
      let drawing = try drawings[preview.fullName] ?? TruthDrawing(preview)
      drawings[preview.fullName] = drawing
      return (measure, try drawing.value(of: measure))
    }
  }
}

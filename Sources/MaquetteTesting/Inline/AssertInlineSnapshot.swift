public import CellViews
import LayoutSnapshots
public import Maquette

/// Asserts that the layout of a view is the text in the closure.
///
/// ```swift
/// assertInlineSnapshot(of: Color.yellow.frame(width: 60, height: 40), as: .list) {
///   """
///   canvas 390×40
///   fill rect 0,0 390×40 #FFFFFF
///   fill rect 165,0 60×40 #FFCC00
///   """
/// }
/// ```
///
/// Without a closure, or if recording is on, the text is written into the source, and the test
/// fails: the next run compares. Several assertions of a file may be recorded in one run.
///
/// - Parameters:
///   - view: The view to lay out, at rest.
///   - strategy: The form of the text.
///   - message: The first line of a failure, instead of a general sentence.
///   - record: The condition for writing the text; defaults to the scope's.
///   - timeout: Has no effect: unlike in swift-snapshot-testing, drawing needs no waiting.
///   - expected: The text, which has no line feed at its end.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the source, which is written.
///   - function: The function around the assertion.
///   - line: The line of the call's parenthesis.
///   - column: The column of the call's parenthesis.
public func assertInlineSnapshot<Content: View>(
  of view: @autoclosure () throws -> Content, as strategy: TextSnapshotStrategy,
  message: @autoclosure () -> String = "", record: SnapshotRecording? = nil, timeout: Double = 5,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  InlineSnapshotAssertion(
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    test: .current(named: nil, function: function, file: "\(filePath)"),
    expected: expected?(), message: message()
  ).assert(SnapshotSubject(view), as: strategy, record: record)
}

/// Asserts that the layout of a preview is the text in the closure.
///
/// The parameters are those of the function for a view.
public func assertInlineSnapshot(
  of preview: @autoclosure () throws -> Preview, as strategy: TextSnapshotStrategy,
  message: @autoclosure () -> String = "", record: SnapshotRecording? = nil, timeout: Double = 5,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  InlineSnapshotAssertion(
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    test: .current(named: nil, function: function, file: "\(filePath)"),
    expected: expected?(), message: message()
  ).assert(SnapshotSubject(preview), as: strategy, record: record)
}

/// A comparison of a text with the text in the source.
package struct InlineSnapshotAssertion: Sendable {
  /// The place of the call.
  package var location: AssertionLocation
  /// The test around it.
  package var test: TestIdentity
  /// The text in the source; nil if there is none.
  package var expected: String?
  /// The meaning of a difference; empty for a general sentence.
  package var message: String
  /// Writes into the source.
  package var recorder: InlineSnapshotRecorder

  /// Creates an assertion at a place.
  package init(
    location: AssertionLocation, test: TestIdentity, expected: String?, message: String = "",
    recorder: InlineSnapshotRecorder = InlineSnapshotRecorder(
      folder: .ofTests, run: TestRun.current.identity)
  ) {
    self.location = location
    self.test = test
    self.expected = expected
    self.message = message
    self.recorder = recorder
  }

  /// Compares the text, and reports to the test.
  func assert(
    _ subject: SnapshotSubject, as strategy: TextSnapshotStrategy, record: SnapshotRecording?
  ) {
    let outcome: SnapshotOutcome
    do {
      let settings = SnapshotSettings.current.replacing(record: record, tolerance: nil)
      let recording = try settings.record ?? RecordingEnvironment.current.recording()
      let text = try strategy.strategy.format.text(of: subject.preview(strategy.strategy))
      outcome = try self.outcome(of: text, recording: recording)
    } catch {
      outcome = SnapshotOutcome(failure: "\(error)")
    }
    TestLibrary.current.report(outcome, at: location)
  }

  /// Compares a text with the text in the source, and writes it there if it may.
  ///
  /// - Throws: `InlineSnapshotProblem`, `FileError`.
  package func outcome(of text: String, recording: SnapshotRecording) throws -> SnapshotOutcome {
    let actual = Self.withoutLineEnd(text)
    let matches = expected.map { $0.utf8.elementsEqual(actual.utf8) }
    let file = "\(location.fileID)"
    switch (matches, recording) {
    case (true, .missing), (true, .failed), (true, .never): return SnapshotOutcome()
    case (true, .all):
      return SnapshotOutcome(
        failure: "recording is on: the snapshot in \(file) is this text already\n"
          + SnapshotAssertion.comparesNext)
    case (nil, .missing), (nil, .failed), (_, .all), (false, .failed):
      try recorder.record(
        actual, inFile: "\(location.filePath)", line: Int(location.line),
        column: Int(location.column))
      let words = expected == nil ? "there was no snapshot" : "recording is on"
      return SnapshotOutcome(
        failure: (["\(words): this text was written into \(file):\(location.line)"]
          + (expected == nil ? [] : difference(of: actual)) + [SnapshotAssertion.comparesNext])
          .joined(separator: "\n"))
    case (nil, .never):
      return SnapshotOutcome(
        failure: "there is no snapshot in \(file):\(location.line)\n"
          + SnapshotAssertion.advice("to record it", recording: .missing, for: test))
    case (false, .missing), (false, .never):
      let head = message.isEmpty ? "the text is not the snapshot's" : message
      return SnapshotOutcome(
        failure: ([head] + difference(of: actual)
          + [SnapshotAssertion.advice("to accept it", recording: .failed, for: test)])
          .joined(separator: "\n"))
    }
  }

  private func difference(of actual: String) -> [String] {
    SnapshotAssertion.shownLines(
      of: LayoutSnapshot(text: actual + "\n")
        .unifiedDiff(from: LayoutSnapshot(text: (expected ?? "") + "\n")))
  }

  private static func withoutLineEnd(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

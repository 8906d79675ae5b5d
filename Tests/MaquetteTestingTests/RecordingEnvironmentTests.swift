import MaquetteTesting
import TestSupport
import Testing

@Suite struct RecordingEnvironmentTests {
  @Test(arguments: [
    ("all", SnapshotRecording.all), ("failed", .failed), ("missing", .missing), ("never", .never),
  ])
  func `the variable names the mode`(value: String, expected: SnapshotRecording) throws {
    try #require(RecordingEnvironment(record: value).recording() == expected)
  }

  @Test func `without the variable, missing goldens are recorded`() throws {
    try #require(RecordingEnvironment().recording() == .missing)
    try #require(RecordingEnvironment(record: "").recording() == .missing)
  }

  @Test(arguments: [
    ("true", SnapshotRecording.never), ("1", .never), ("True", .never), ("woodpecker", .never),
    ("false", .missing), ("0", .missing), ("", .missing),
  ])
  func `where tests run unattended, nothing is recorded`(
    value: String, expected: SnapshotRecording
  ) throws {
    try #require(RecordingEnvironment(continuousIntegration: value).recording() == expected)
  }

  @Test func `the variable goes before the unattended run`() throws {
    let environment = RecordingEnvironment(record: "failed", continuousIntegration: "true")
    try #require(environment.recording() == .failed)
  }

  @Test func `a value that names no mode is reported with those that there are`() {
    let error = #expect(throws: UnknownRecording.self) {
      try RecordingEnvironment(record: "alll").recording()
    }
    expect(
      error?.description,
      equals: "SNAPSHOT_TESTING_RECORD is 'alll': expected one of all, failed, missing, never")
  }
}

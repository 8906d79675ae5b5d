import Testing
import XCTest

/// The libraries that tests are written with, and how each is told of an outcome.
package enum TestLibrary: Hashable, Sendable {
  case swiftTesting
  case xctest

  /// The library that runs the calling code.
  ///
  /// `swift test` starts a process for each library. In a task that a test of Swift Testing has
  /// detached, no test is the current one, and the process's arguments tell.
  package static var current: TestLibrary {
    if Test.current != nil { return .swiftTesting }
    return isSwiftTestingProcess ? .swiftTesting : .xctest
  }

  /// Fails the test if the outcome tells so, after its files were attached.
  package func report(_ outcome: SnapshotOutcome, at location: AssertionLocation) {
    switch self {
    case .swiftTesting:
      for file in outcome.attachments {
        Attachment.record(file.bytes, named: file.name, sourceLocation: location.sourceLocation)
      }
      if let failure = outcome.failure {
        Issue.record(Comment(rawValue: failure), sourceLocation: location.sourceLocation)
      }
    case .xctest:
      let notes = AttachmentsFolder.current?.write(outcome.attachments) ?? []
      if let failure = outcome.failure {
        XCTFail(
          ([failure] + notes).joined(separator: "\n"), file: location.filePath,
          line: location.line)
      }
    }
  }

  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    } || arguments.contains("--testing-library=swift-testing")
  }()
}

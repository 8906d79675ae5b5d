package import Testing
import XCTest

/// The libraries that tests are written with, and how each is informed of an outcome.
package enum TestLibrary: Hashable, Sendable {
  case swiftTesting
  case xctest

  /// The library that runs the calling code.
  ///
  /// `swift test` starts a process for each library. In a task that a test of Swift Testing has
  /// detached, no test is the current one, and the process's arguments decide.
  package static var current: TestLibrary {
    if Test.current != nil { return .swiftTesting }
    return isSwiftTestingProcess ? .swiftTesting : .xctest
  }

  /// Fails the test if the outcome requires it, after its files were attached.
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

/// What an assertion has to report to its test.
package struct SnapshotOutcome: Hashable, Sendable {
  /// Why the test fails, in lines; nil if all is well.
  package var failure: String?
  /// What is attached to the test.
  package var attachments: [Attached]

  /// A file that is attached to a test.
  package struct Attached: Hashable, Sendable {
    /// The file's name, without a folder.
    package var name: String
    /// What it holds.
    package var bytes: [UInt8]

    /// A file by its name.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// An outcome; without arguments, that all is well.
  package init(failure: String? = nil, attachments: [Attached] = []) {
    self.failure = failure
    self.attachments = attachments
  }
}

/// Where an assertion is in the source.
package struct AssertionLocation: Sendable {
  /// The module and the file, as in `CardsTests/CardsTests.swift`.
  package var fileID: StaticString
  /// The file's absolute path.
  package var filePath: StaticString
  /// From 1.
  package var line: UInt
  /// From 1.
  package var column: UInt

  /// A place that the compiler names.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place as Swift Testing has it.
  package var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The place in words, as in `CardsTests/CardsTests.swift:12:5`.
  package var words: String { "\(fileID):\(line):\(column)" }
}

package import Testing
import XCTest

/// The library of a test, which decides how an outcome is reported.
package enum TestLibrary: Hashable, Sendable {
  case swiftTesting
  case xctest

  /// The library that runs the calling code.
  ///
  /// `swift test` starts a process for each library. In a detached task of a Swift Testing test
  /// there is no current test, and the process's arguments decide.
  package static var current: TestLibrary {
    if Test.current != nil { return .swiftTesting }
    return isSwiftTestingProcess ? .swiftTesting : .xctest
  }

  /// Attaches the outcome's files to the test, then fails it if the outcome requires it.
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

/// The outcome of an assertion, for its test.
package struct SnapshotOutcome: Hashable, Sendable {
  /// The reason of a failure, in lines; nil if the test passes.
  package var failure: String?
  /// The files to attach to the test.
  package var attachments: [Attached]

  /// A file to attach to a test.
  package struct Attached: Hashable, Sendable {
    /// The file's name, without a folder.
    package var name: String
    /// The file's content.
    package var bytes: [UInt8]

    /// Creates a file with its name.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Creates an outcome; defaults to success.
  package init(failure: String? = nil, attachments: [Attached] = []) {
    self.failure = failure
    self.attachments = attachments
  }
}

/// The place of an assertion in the source.
package struct AssertionLocation: Sendable {
  /// The module and the file, as in `CardsTests/CardsTests.swift`.
  package var fileID: StaticString
  /// The file's absolute path.
  package var filePath: StaticString
  /// The line, from 1.
  package var line: UInt
  /// The column, from 1.
  package var column: UInt

  /// Creates a place from the compiler's literals.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place as Swift Testing's type.
  package var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The place in words, as in `CardsTests/CardsTests.swift:12:5`.
  package var words: String { "\(fileID):\(line):\(column)" }
}

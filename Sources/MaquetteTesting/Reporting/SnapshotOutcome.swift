/// What an assertion has to tell its test.
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

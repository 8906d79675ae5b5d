/// What a view asks for and cannot have, and the line of the source that asks for it.
public struct SourceProblem: Error, CustomStringConvertible {
  /// The file of the source, as `#fileID` names it.
  public let file: String
  /// The line in it, from 1.
  public let line: UInt
  /// Why it cannot be had.
  public let error: any Error

  /// As in `Screens/Deal.swift:12: error: unknown symbol 'persn'; did you mean 'person'?`.
  public var description: String { "\(file):\(line): \(error)" }
}

/// The problems that were met while nodes were made.
package final class SourceProblems {
  private var first: SourceProblem?

  /// No problem.
  package init() {}

  func add(_ problem: SourceProblem) {
    if first == nil { first = problem }
  }

  /// Throws the first problem, if there is any.
  func check() throws {
    if let first { throw first }
  }
}

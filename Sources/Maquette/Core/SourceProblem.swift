/// An error in a view's request, and the source line of the request.
public struct SourceProblem: Error, CustomStringConvertible {
  /// The source file, as in `#fileID`.
  public let file: String
  /// The line in the file, from 1.
  public let line: UInt
  /// The reason for the error.
  public let error: any Error

  /// The message, as in `Screens/Deal.swift:12: error: unknown symbol 'persn'; did you mean
  /// 'person'?`.
  public var description: String { "\(file):\(line): \(error)" }
}

/// The problems found while nodes are made.
package final class SourceProblems {
  private var first: SourceProblem?

  /// Creates an empty list of problems.
  package init() {}

  func add(_ problem: SourceProblem) {
    if first == nil { first = problem }
  }

  /// Throws the first problem, if there is any.
  func check() throws {
    // Taken even if it is not thrown: the list is global, and the next preview would throw it.
    let color = EarlyProblems.take()
    if let problem = first ?? color { throw problem }
  }
}

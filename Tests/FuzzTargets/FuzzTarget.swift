/// One reader of input that anyone may have written, as libFuzzer and the ordinary tests call it.
///
/// It must return for any bytes, within bounded time and memory: a trap is a finding. So is an
/// answer that contradicts itself, which the readers check with preconditions.
package struct FuzzTarget: Sendable {
  /// Reads an input, and returns what it made of it, as text.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - folder: An existing folder for readers that take a path.
  /// - Throws: What the project's own reader throws: a refusal is as good as an answer.
  package typealias Reader =
    @Sendable (_ input: [UInt8], _ folder: String) throws -> String

  /// The target's name: that of its folder of kept inputs, and of its corpus.
  package let name: String
  private let read: Reader

  init(_ name: String, _ read: @escaping Reader) {
    self.name = name
    self.read = read
  }

  /// All targets, by their names.
  package static let all: [FuzzTarget] = [
    .assets, .config, .csv, .digests, .edit, .expression, .jpeg, .json, .layout, .png, .reg,
    .results, .svg, .texts, .tokens, .yaml,
  ]

  /// Reads an input.
  ///
  /// - Returns: What the reader made of it, or why it refused it.
  @discardableResult
  package func run(_ input: [UInt8], in folder: String) -> String {
    let answer: String
    do {
      answer = try read(input, folder)
    } catch {
      answer = "\(error)"
    }
    trapIfPlanted(in: answer)
    return answer
  }
}

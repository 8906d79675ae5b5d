import Glibc

/// A text that is written in the source, with values in it; it is not looked up in any table.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [Text.Run]
  /// Words of the texts in it that are not drawn.
  private(set) var undrawn: [UndrawnWord] = []

  /// A text without values.
  public init(_ value: String) {
    runs = [Text.Run(string: value)]
  }

  /// A text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
    undrawn = stringInterpolation.undrawn
  }

  /// The pieces of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [Text.Run] = []
    fileprivate var undrawn: [UndrawnWord] = []

    /// No piece yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends what is between values.
    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Appends a value as Swift describes it.
    public mutating func appendInterpolation(_ value: some Any) {
      append(String(describing: value))
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      runs += text.runs
      undrawn += text.undrawn
    }

    /// Appends a number as C's `printf` writes it, as in `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(formatted(value, specifier))
    }

    private mutating func append(_ string: String) {
      if string.isEmpty { return }
      if let last = runs.indices.last, runs[last].style == Text.Style() {
        runs[last].string += string
      } else {
        runs.append(Text.Run(string: string))
      }
    }
  }
}

/// A text that is written in the source, under the name of those that are looked up in a bundle.
public typealias LocalizedStringResource = LocalizedStringKey

/// A value as `printf` writes it.
private func formatted(_ value: some CVarArg, _ specifier: String) -> String {
  withVaList([value]) { arguments in
    let length = Int(vsnprintf(nil, 0, specifier, arguments))
    guard length > 0 else { return "" }
    return withVaList([value]) { arguments in
      String(unsafeUninitializedCapacity: length + 1) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { buffer in
          Int(vsnprintf(buffer.baseAddress, length + 1, specifier, arguments))
        }
      }
    }
  }
}

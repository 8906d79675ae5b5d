public import Testing

/// Records an issue, with both values, unless two values are equal.
///
/// A plain comparison by `#expect` takes the compiler 35 ms; this function takes it next to nothing. `#expect` is for what
/// is not a comparison of two values.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  Issue.record(
    "expected \(String(reflecting: expected)), found \(String(reflecting: actual))",
    sourceLocation: sourceLocation)
}

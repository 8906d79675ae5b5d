extension Expression {
  /// The texts that the expression chooses from; nil if it may be worth another.
  var texts: Set<String>? {
    switch kind {
    case .literal(.string(let text)):
      return [text]
    case .choice(condition: _, let then, let otherwise):
      guard let first = then.texts, let second = otherwise.texts else { return nil }
      return first.union(second)
    default:
      return nil
    }
  }
}

extension Template {
  /// The texts that a template of one expression chooses from, as in `${wide ? 'row' : 'card'}`;
  /// nil if it may be worth another.
  var texts: Set<String>? {
    onlyExpression?.texts
  }
}

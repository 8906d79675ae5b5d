package import LocaleFormats

extension Evaluation {
  /// Returns the value of a function that formats a value for the canvas's locale; nil if an
  /// argument waits for a pending name.
  func localized(
    _ function: ExpressionFunction, _ arguments: [Expression], at span: Range<Int>
  ) throws(ExpressionError) -> DataValue? {
    switch function {
    case .date, .relative:
      guard let moment = try moment(arguments[0]) else { return nil }
      if function == .date {
        guard let pattern = try text(arguments[1]) else { return nil }
        return try written(at: span) { locale throws(LocaleFormatError) in
          try LocaleFormats.formatted(moment, by: pattern, in: locale)
        }
      }
      guard let now = try now(arguments, at: span) else { return nil }
      return try written(at: span) { locale throws(LocaleFormatError) in
        try LocaleFormats.relative(moment, to: now, in: locale)
      }
    default:
      guard let number = try number(arguments[0]), let style = try style(function, arguments) else {
        return nil
      }
      return try written(at: span) { locale throws(LocaleFormatError) in
        try LocaleFormats.formatted(number, as: style, in: locale)
      }
    }
  }

  private func style(
    _ function: ExpressionFunction, _ arguments: [Expression]
  ) throws(ExpressionError) -> NumberStyle? {
    switch function {
    case .compact: return .compact
    case .currency:
      guard let code = try text(arguments[1]) else { return nil }
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        throw ExpressionError(
          at: arguments[1].span,
          "expected a currency of three letters, as 'EUR', found \(DataValue.string(code).summary)")
      }
      return .currency(code)
    default:
      guard arguments.count > 1 else {
        return function == .percent ? .percent(decimals: 0) : .plain(decimals: nil)
      }
      guard let decimals = try count(arguments[1]) else { return nil }
      guard decimals <= 15 else {
        throw ExpressionError(
          at: arguments[1].span, "expected 0 to 15 decimals, found the number \(decimals)")
      }
      return function == .percent ? .percent(decimals: decimals) : .plain(decimals: decimals)
    }
  }

  /// Returns the reference of a relative date: the second argument, or the canvas's time.
  private func now(
    _ arguments: [Expression], at span: Range<Int>
  ) throws(ExpressionError) -> Moment? {
    if arguments.count > 1 { return try moment(arguments[1]) }
    guard let now = scope.now else {
      throw ExpressionError(
        at: span, "it is not known what is now",
        suggestion: "write 'now: 2026-03-12T09:41' under 'canvas:', or a second value")
    }
    return now
  }

  /// Returns a date in the notation of configs and data, or from a number of seconds since 1970.
  private func moment(_ argument: Expression) throws(ExpressionError) -> Moment? {
    guard let value = try value(of: argument) else { return nil }
    switch value {
    case .number(let seconds) where seconds.magnitude < 1e12: return Moment(seconds: seconds)
    case .string(let text):
      if let moment = Moment(text) { return moment }
    case .null, .bool, .number, .list, .object: break
    }
    throw ExpressionError(
      at: argument.span,
      "expected a date as '2026-03-12' or '2026-03-12T14:05', found \(value.summary)")
  }

  private func written(
    at span: Range<Int>, _ write: (_ locale: String) throws(LocaleFormatError) -> String
  ) throws(ExpressionError) -> DataValue {
    do throws(LocaleFormatError) {
      return .string(try write(scope.locale))
    } catch {
      let mismatch = Mismatch(writing: error)
      throw ExpressionError(at: span, mismatch.message, suggestion: mismatch.suggestion)
    }
  }
}

extension Mismatch {
  /// Why a value cannot be written as a locale has it.
  package init(writing error: LocaleFormatError) {
    switch error {
    case .noLibrary:
      self.init(
        "the library that knows how locales write values is not installed",
        suggestion: "install libicu72")
    case .failed(let number): self.init("ICU cannot write the value: error \(number)")
    }
  }
}

extension Scope {
  /// The canvas's locale; English if it has none.
  package var locale: String {
    guard case .value(.object(let canvas)) = self["canvas"],
      case .string(let locale) = canvas["locale"]
    else { return "en" }
    return locale
  }

  /// The current moment on the canvas; nil if it is not known.
  package var now: Moment? {
    guard case .value(.object(let canvas)) = self["canvas"], case .string(let text) = canvas["now"]
    else { return nil }
    return Moment(text)
  }
}

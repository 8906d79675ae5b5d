public import Foundation

/// A clock and a place for work, which at rest is done at once.
public protocol Scheduler {
  /// The settings of work.
  associatedtype SchedulerOptions = Never
}

extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}

/// A clock without a queue of its own.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Returns a publisher that passes on what a closure makes of each value.
  func passing<T>(
    _ pass: @escaping (Output, (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    let source = erased
    return AnyPublisher { value, completion in
      source.start({ pass($0, value) }, completion)
    }
  }

  /// Returns a publisher that passes on what a closure makes of each value, until it throws.
  func trying<T>(
    _ pass: @escaping (Output, (T) -> Void) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    let source = erased
    return AnyPublisher { value, completion in
      let hold = Hold()
      hold.run(
        source,
        {
          do { try pass($0, value) } catch {
            hold.cancel()
            completion(.failure(error))
          }
        }, { completion($0.mapError { $0 }) })
      return { hold.cancel() }
    }
  }

  /// Returns a publisher with state for each subscriber.
  func keeping<State, T>(
    _ initial: State, _ pass: @escaping (inout State, Output, (T) -> Void) -> Void,
    atEnd: @escaping (State, (T) -> Void) -> Void = { _, _ in }
  ) -> AnyPublisher<T, Failure> {
    let source = erased
    return AnyPublisher { value, completion in
      var state = initial
      return source.start(
        { pass(&state, $0, value) },
        {
          if case .finished = $0 { atEnd(state, value) }
          completion($0)
        })
    }
  }

  /// Returns a publisher that ends after a value for which a closure returns true.
  func ending(
    _ isLast: @escaping (Output, Int) -> (passes: Bool, ends: Bool)
  ) -> AnyPublisher<Output, Failure> {
    let source = erased
    return AnyPublisher { value, completion in
      let hold = Hold()
      var count = 0
      hold.run(
        source,
        {
          count += 1
          let (passes, ends) = isLast($0, count)
          if passes { value($0) }
          guard ends else { return }
          hold.cancel()
          completion(.finished)
        }, completion)
      return { hold.cancel() }
    }
  }

  // MARK: - Values

  /// Returns a publisher of the transformed values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { $1(transform($0)) }
  }

  /// Returns a publisher of a property of the values.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Returns a publisher of the transformed values, until the transform throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> { trying { $1(try transform($0)) } }

  /// Returns a publisher of the transformed values that are not nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { if let value = transform($0) { $1(value) } }
  }

  /// Returns a publisher of the transformed values that are not nil, until the transform throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { trying { if let value = try transform($0) { $1(value) } } }

  /// Returns a publisher of the values that fulfil a condition, until the condition throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { trying { if try isIncluded($0) { $1($0) } } }

  /// Returns a publisher of the values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { if isIncluded($0) { $1($0) } }
  }

  /// Returns a publisher of each value with those before it.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    keeping(initial) { state, value, pass in
      state = next(state, value)
      pass(state)
    }
  }

  /// Returns a publisher of the states that the values lead to, until a step throws.
  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    let source = erased
    return AnyPublisher { value, completion in
      var state = initial
      return source.trying { element, pass in
        state = try next(state, element)
        pass(state)
      }.start(value, completion)
    }
  }

  /// Returns a publisher of all values as one, at their end.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    keeping(initial) { state, value, _ in
      state = next(state, value)
    } atEnd: {
      $1($0)
    }
  }

  /// Returns a publisher of all values as an array, at their end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Returns a publisher of a number of values as an array.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    keeping([]) { (state: inout [Output], value: Output, pass: ([Output]) -> Void) in
      state.append(value)
      guard state.count == count else { return }
      pass(state)
      state = []
    } atEnd: {
      if !$0.isEmpty { $1($0) }
    }
  }

  /// Returns a publisher of the number of values, at their end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Returns a publisher without the values that are equal to the one before.
  public func removeDuplicates(
    by isDuplicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    keeping(nil as Output?) { last, value, pass in
      if let last, isDuplicate(last, value) { return }
      last = value
      pass(value)
    }
  }

  /// Returns a publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns a publisher of the first value that fulfils a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Returns a publisher of the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    keeping(nil as Output?) { last, value, _ in
      last = value
    } atEnd: { last, pass in
      if let last { pass(last) }
    }
  }

  /// Returns a publisher of a number of values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    maxLength > 0 ? ending { (true, $1 >= maxLength) } : Empty().erased
  }

  /// Returns a publisher of the values before the first that does not fulfil a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    ending { value, _ in
      let passes = predicate(value)
      return (passes, !passes)
    }
  }

  /// Returns a publisher without a number of values at the beginning.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    keeping(count) { left, value, pass in
      if left > 0 { left -= 1 } else { pass(value) }
    }
  }

  /// Returns a publisher of the values after some others.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    keeping(()) {
      $2($1)
    } atEnd: {
      elements.forEach($1)
    }
  }

  /// Returns a publisher of the values of another one after the others.
  public func append<Next: Publisher>(
    _ publisher: Next
  ) -> AnyPublisher<Output, Failure> where Next.Output == Output, Next.Failure == Failure {
    let (source, next) = (erased, publisher.erased)
    return AnyPublisher { value, completion in
      // Each holds one source.
      let (first, second) = (Hold(), Hold())
      first.run(source, value) {
        if case .finished = $0 { second.run(next, value, completion) } else { completion($0) }
      }
      return {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a publisher of some values before the others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    let source = erased
    return AnyPublisher { value, completion in
      elements.forEach(value)
      return source.start(value, completion)
    }
  }

  /// Returns a publisher that runs actions beside.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let source = erased
    return AnyPublisher { value, completion in
      receiveSubscription?(SourceSubscription {})
      return source.start(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          receiveCompletion?($0)
          completion($0)
        })
    }
  }

  /// Returns the publisher; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { erased }

  /// Returns the publisher, which each subscriber starts anew.
  public func share() -> AnyPublisher<Output, Failure> { erased }

  /// Returns a publisher that passes its values on through a subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> AnyPublisher<Output, Failure> where S.Output == Output, S.Failure == Failure { erased }

  // MARK: - Time

  /// Returns the publisher: at rest all work is done at once.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { erased }

  /// Returns the publisher: at rest all work is done at once.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { erased }

  /// Returns the publisher: at rest the time is over.
  public func debounce<S: Scheduler>(
    for dueTime: _Interval, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { erased }

  /// Returns the publisher: at rest the time is over.
  public func throttle<S: Scheduler>(
    for interval: _Interval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { erased }

  /// Returns the publisher: at rest the time is over.
  public func delay<S: Scheduler>(
    for interval: _Interval, tolerance: _Interval? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { erased }

  /// Returns the publisher: at rest no time passes.
  public func timeout<S: Scheduler>(
    _ interval: _Interval, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { erased }

  // MARK: - Errors

  /// Returns a publisher with the transformed error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    let source = erased
    return AnyPublisher { value, completion in
      source.start(value) { completion($0.mapError(transform)) }
    }
  }

  /// Returns a publisher that goes on with another after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    let source = erased
    return AnyPublisher { value, completion in
      var ends: [() -> Void] = []
      ends.append(
        source.start(value) { end in
          switch end {
          case .finished: completion(.finished)
          case .failure(let error): ends.append(handler(error).erased.start(value, completion))
          }
        })
      return { ends.forEach { $0() } }
    }
  }

  /// Returns a publisher of a value instead of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Returns a publisher that must not fail.
  ///
  /// - Precondition: There is no error.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in preconditionFailure("\(prefix)\(error)") }
  }

  /// Returns a publisher of a value if there is no other.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    keeping(false) { hasValue, value, pass in
      hasValue = true
      pass(value)
    } atEnd: { hasValue, pass in
      if !hasValue { pass(output) }
    }
  }

  /// Returns a publisher of a value instead of each nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Returns the publisher: at rest an error stays one.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { erased }

  // MARK: - Several publishers

  /// Returns a publisher of the values of those that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    let source = erased
    return AnyPublisher { value, completion in
      var ends: [() -> Void] = []
      // The source, and the publishers that were made of its values.
      var left = 1
      func end(_ end: Subscribers.Completion<Failure>) {
        left -= 1
        if case .failure = end { completion(end) } else if left == 0 { completion(end) }
      }
      ends.append(
        source.start(
          {
            left += 1
            ends.append(transform($0).erased.start(value, end))
          }, end))
      return { ends.forEach { $0() } }
    }
  }

  /// Returns a publisher of the values of those that a closure makes of each value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Returns a publisher of the last values of this one and another.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    let (first, second) = (erased, other.erased)
    return AnyPublisher { value, completion in
      var a: Output?
      var b: P.Output?
      var left = 2
      func pass() {
        if let a, let b { value((a, b)) }
      }
      func end(_ end: Subscribers.Completion<Failure>) {
        left -= 1
        if case .failure = end { completion(end) } else if left == 0 { completion(end) }
      }
      let ends = [
        first.start(
          {
            a = $0
            pass()
          }, end),
        second.start(
          {
            b = $0
            pass()
          }, end),
      ]
      return { ends.forEach { $0() } }
    }
  }

  /// Returns a publisher of what a closure makes of the last values of this one and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the last values of this one and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a publisher of the last values of this one and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a publisher of pairs of the values of this one and another, in their order.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    let (first, second) = (erased, other.erased)
    return AnyPublisher { value, completion in
      var a: [Output] = []
      var b: [P.Output] = []
      func pass() {
        if !a.isEmpty, !b.isEmpty { value((a.removeFirst(), b.removeFirst())) }
      }
      let ends = [
        first.start(
          {
            a.append($0)
            pass()
          }, { if case .failure = $0 { completion($0) } else if a.isEmpty { completion($0) } }),
        second.start(
          {
            b.append($0)
            pass()
          }, { if case .failure = $0 { completion($0) } else if b.isEmpty { completion($0) } }),
      ]
      return { ends.forEach { $0() } }
    }
  }

  /// Returns a publisher of the values of this one and another.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([erased, other.erased])
  }

  // MARK: - Data

  /// Returns a publisher of what a decoder reads from the data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher without the values that are equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Returns the publisher with another type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    let source = erased
    return AnyPublisher { value, completion in source.start(value) { _ in completion(.finished) } }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the last publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    let source = erased
    return AnyPublisher { value, completion in
      var last: Hold?
      var isEnding = false
      let end = source.start(
        {
          last?.cancel()
          let hold = Hold()
          last = hold
          hold.run($0.erased, value) { end in
            if case .failure = end { completion(end) } else if isEnding { completion(end) }
          }
        },
        { end in
          isEnding = true
          let isLastOver = last?.isOver ?? true
          if case .failure = end { completion(end) } else if isLastOver { completion(end) }
        })
      return {
        last?.cancel()
        end()
      }
    }
  }
}

extension Subscribers.Completion {
  /// Returns the end with the transformed error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A reader of values from data.
public protocol TopLevelDecoder {
  /// The data.
  associatedtype Input

  /// Reads a value.
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

/// A duration, which at rest is over.
public struct _Interval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// Creates a duration of seconds.
  public init(integerLiteral value: Int) {}
  /// Creates a duration of seconds.
  public init(floatLiteral value: Double) {}
  private init() {}

  /// Returns a duration of seconds.
  public static func seconds(_ value: Double) -> _Interval { _Interval() }
  /// Returns a duration of thousandths of a second.
  public static func milliseconds(_ value: Int) -> _Interval { _Interval() }
  /// Returns a duration of millionths of a second.
  public static func microseconds(_ value: Int) -> _Interval { _Interval() }
  /// Returns a duration of billionths of a second.
  public static func nanoseconds(_ value: Int) -> _Interval { _Interval() }
}

public import Foundation
public import FoundationNetworking

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// No error.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Passes the value to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Indicates whether the publisher ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values, of given types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Passes the end to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { _, completion in
      if completeImmediately { completion(.finished) }
      return {}
    }
    .receive(subscriber: subscriber)
  }
}

/// A publisher of an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher of an error, of given types.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Passes the error to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { _, completion in
      completion(.failure(error))
      return {}
    }
    .receive(subscriber: subscriber)
  }
}

/// A publisher of one value that a closure supplies, now or later.
public final class Future<Output, Failure: Error>: Publisher {
  /// The function that the closure calls with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Creates a publisher, and calls the closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] result in
      guard let self, self.result == nil else { return }
      self.result = result
      if case .success(let value) = result { subject.send(value) }
      subject.send(completion: result.completion)
    }
  }

  /// Passes the value to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    if let result {
      result.publisher.receive(subscriber: subscriber)
    } else {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Future: @unchecked Sendable {}

/// A publisher that is made for each subscriber.
public struct Deferred<Source: Publisher>: Publisher {
  /// The values.
  public typealias Output = Source.Output
  /// The error.
  public typealias Failure = Source.Failure

  /// The closure that makes the publisher.
  public let createPublisher: () -> Source

  /// Creates a publisher that a closure makes.
  public init(createPublisher: @escaping () -> Source) {
    self.createPublisher = createPublisher
  }

  /// Passes the values to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// The publishers that are made of others.
public enum Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Passes the elements to a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { value, completion in
        for element in sequence { value(element) }
        completion(.finished)
        return {}
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the last values of two others.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  /// Returns a publisher of the last values of three others.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure {
    a.combineLatest(b, c)
  }

  /// Returns a publisher of the last values of four others.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }

  /// Returns a publisher of pairs of the values of two others, in their order.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }

  /// Returns a publisher of the values of two others.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// Returns a publisher of the values of others.
  public static func MergeMany<P: Publisher>(_ upstream: P...) -> AnyPublisher<P.Output, P.Failure>
  { MergeMany(upstream) }

  /// Returns a publisher of the values of others.
  public static func MergeMany<P: Publisher>(
    _ upstream: some Swift.Sequence<P>
  ) -> AnyPublisher<P.Output, P.Failure> { Array(upstream).publisher(of: P.self) }
}

extension Array where Element: Publisher {
  /// Returns a publisher of the values of all, which ends with the last of them.
  fileprivate func publisher(
    of type: Element.Type
  ) -> AnyPublisher<Element.Output, Element.Failure> {
    AnyPublisher { value, completion in
      var left = count
      let ends = map { source in
        source.erased.start(
          value,
          { end in
            left -= 1
            if case .failure = end { completion(end) } else if left == 0 { completion(end) }
          })
      }
      if isEmpty { completion(.finished) }
      return { ends.forEach { $0() } }
    }
  }
}

extension Result {
  /// The end of the values of a publisher of the result.
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }

  /// A publisher of the result.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { value, completion in
      if case .success(let success) = self { value(success) }
      completion(self.completion)
      return {}
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { value, completion in
      forEach(value)
      completion(.finished)
      return {}
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    (map { [$0] } ?? []).publisher
  }
}

/// A publisher that starts on request.
public protocol ConnectablePublisher: Publisher {
  /// Starts the values.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that starts with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that starts another with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the other.
    public typealias Output = Upstream.Output
    /// The error of the other.
    public typealias Failure = Upstream.Failure
    /// The publisher that is started.
    public let upstream: Upstream

    /// Passes the other's values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      _ = upstream.connect()
    }
  }
}

extension Publishers.Autoconnect: Sendable where Upstream: Sendable {}

extension Timer {
  /// A timer, which never fires at rest.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// No error.
    public typealias Failure = Never

    /// Passes nothing to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    /// Does nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// Returns a timer of an interval in seconds, which never fires at rest.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

extension Timer.TimerPublisher: @unchecked Sendable {}

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// No error.
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Passes the notifications to a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never> { value, _ in
        nonisolated(unsafe) let value = value
        let observer = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
        return { center.removeObserver(observer) }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension URLSession {
  /// A publisher of what a server answers, which is nothing: nothing is loaded.
  public struct DataTaskPublisher: Publisher {
    /// The answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// The failure of a request.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// Passes nothing to a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Empty<Output, Failure>(completeImmediately: false).receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of what a server answers, which is nothing.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url))
  }

  /// Returns a publisher of what a server answers, which is nothing.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request)
  }
}

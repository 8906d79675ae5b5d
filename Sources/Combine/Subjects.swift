public import Maquette

/// A publisher whose values are sent to it.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Publishes a value.
  func send(_ value: Output)
  /// Ends the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Publishes that something happened.
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class Listeners<Output, Failure: Error> {
  typealias Listener = (
    value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
  )

  private var listeners: [(number: Int, listener: Listener)] = []
  private var count = 0
  private(set) var end: Subscribers.Completion<Failure>?

  /// A source of what is sent, after the values that are there at once.
  func publisher(_ now: @escaping () -> [Output] = { [] }) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      if let end = self.end {
        completion(end)
        return {}
      }
      self.count += 1
      let number = self.count
      self.listeners.append((number, (value, completion)))
      now().forEach(value)
      return { self.listeners.removeAll { $0.number == number } }
    }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for (_, listener) in listeners { listener.value(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let last = listeners
    listeners = []
    for (_, listener) in last { listener.completion(completion) }
  }
}

/// A publisher of the values that are sent to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Passes the values to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    listeners.publisher().receive(subscriber: subscriber)
  }

  /// Publishes a value.
  public func send(_ value: Output) { listeners.send(value) }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
}

/// A publisher of a current value, and of those that are sent to it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  /// The current value.
  public var value: Output {
    didSet { listeners.send(value) }
  }

  /// Creates a subject with a value.
  public init(_ value: Output) {
    self.value = value
  }

  /// Passes the current value and those to come to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    listeners.publisher { [self.value] }.receive(subscriber: subscriber)
  }

  /// Publishes a value.
  public func send(_ value: Output) { self.value = value }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
}

// Apple's subjects may be sent from any thread; at rest there is one.
extension PassthroughSubject: @unchecked Sendable {}
extension CurrentValueSubject: @unchecked Sendable {}

/// A publisher of the changes of a model.
public final class ObservableObjectPublisher: Publisher {
  /// Publishes that the model changes.
  public typealias Output = Void
  /// No error.
  public typealias Failure = Never

  private let listeners = Listeners<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Passes the changes to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    listeners.publisher().receive(subscriber: subscriber)
  }

  /// Publishes that the model changes.
  public func send() { listeners.send(()) }
}

extension ObservableObject {
  /// A publisher of the model's changes, which views at rest do not wait for.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

extension Published.Publisher: Publisher {
  /// The values of the property.
  public typealias Output = Value
  /// No error.
  public typealias Failure = Never

  /// Passes the value of the property, and those to come, to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    AnyPublisher<Value, Never> { value, _ in self._observe(value) }.receive(subscriber: subscriber)
  }
}

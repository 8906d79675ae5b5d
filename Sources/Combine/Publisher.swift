// Combine at rest: a publisher has the values that are there at once, or that a subject sends later. Time does not
// pass, so that a delay is over at once, a timer never fires, and nothing is loaded.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import protocol Maquette.ObservableObject
@_exported public import struct Maquette.Published
public import Maquette

/// A source of values over time.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The error after which no value comes.
  associatedtype Failure: Error

  /// Passes the values to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// The values.
  associatedtype Input
  /// The error after which no value comes.
  associatedtype Failure: Error

  /// Receives the subscription, before any value.
  func receive(subscription: any Subscription)
  /// Receives a value.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the values.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The types that subscribers use.
public enum Subscribers {
  /// The end of a publisher's values.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A number of values that a subscriber requests.
  public struct Demand: Hashable, Sendable {
    /// Any number.
    public static let unlimited = Demand()
    /// No more than before; every value is passed all the same.
    public static let none = Demand()

    /// Returns a number of values; every value is passed all the same.
    public static func max(_ value: Int) -> Demand { Demand() }
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// An activity that can be ended.
public protocol Cancellable {
  /// Ends the activity.
  func cancel()
}

/// A subscriber's hold on a publisher.
public protocol Subscription: Cancellable {
  /// Requests values.
  func request(_ demand: Subscribers.Demand)
}

/// An activity that ends when its last reference does.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Creates an activity with the action that ends it.
  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  /// Creates an activity from another.
  public convenience init(_ canceller: some Cancellable) {
    self.init { canceller.cancel() }
  }

  deinit { cancel() }

  /// Ends the activity.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps the activity in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the activity in a collection.
  public func store<Activities: RangeReplaceableCollection>(
    in collection: inout Activities
  ) where Activities.Element == AnyCancellable { collection.append(self) }

  /// Indicates whether two references are to the same activity.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the activity's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// At rest nothing is shared between threads: subscriptions are made and ended where views are.
extension AnyCancellable: @unchecked Sendable {}

/// A subscription that ends a source by a closure.
struct SourceSubscription: Subscription {
  let end: () -> Void

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}

/// The closures that a source calls, as a subscriber.
struct Receiver<Input, Failure: Error>: Subscriber {
  let value: (Input) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
  let subscribed: (any Subscription) -> Void

  func receive(subscription: any Subscription) { subscribed(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    value(input)
    return .unlimited
  }

  func receive(completion end: Subscribers.Completion<Failure>) { completion(end) }
}

/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Starts the source with what takes its values and its end, and returns what ends it early.
  let start:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> () -> Void

  init(
    start:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> () -> Void
  ) {
    self.start = start
  }

  /// Creates a publisher of another's values.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self = publisher.erased
  }

  /// Passes the values to a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    let hold = Hold()
    subscriber.receive(subscription: SourceSubscription { hold.cancel() })
    hold.run(self, { _ = subscriber.receive($0) }, subscriber.receive(completion:))
  }
}

/// The state of a source that a subscriber may end while it starts.
final class Hold {
  private var end: (() -> Void)?
  private(set) var isOver = false

  func cancel() {
    isOver = true
    end?()
    end = nil
  }

  /// Starts a source, whose values are passed on until it ends.
  func run<Output, Failure>(
    _ source: AnyPublisher<Output, Failure>, _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    guard !isOver else { return }
    let end = source.start(
      { if !self.isOver { value($0) } },
      {
        guard !self.isOver else { return }
        self.isOver = true
        completion($0)
      })
    if isOver { end() } else { self.end = end }
  }
}

extension Publisher {
  /// The publisher as closures.
  var erased: AnyPublisher<Output, Failure> {
    if let self = self as? AnyPublisher<Output, Failure> { return self }
    return AnyPublisher { value, completion in
      var subscription: (any Subscription)?
      self.receive(
        subscriber: Receiver(
          value: value, completion: completion,
          subscribed: {
            subscription = $0
            $0.request(.unlimited)
          }))
      return { subscription?.cancel() }
    }
  }

  /// Returns the publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { erased }

  /// Passes the values to a subscriber.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Passes the values to a subject.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Runs actions with each value and with the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let hold = Hold()
    hold.run(erased, receiveValue, receiveCompletion)
    return AnyCancellable { hold.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Runs an action with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to each value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value.
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    let hold = Hold()
    hold.run(erased, { target._set($0) }, { _ in })
  }

  /// The values as they come, for a `for await` loop.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let hold = Hold()
      hold.run(
        erased,
        {
          // The value goes to one loop, and nobody here keeps it.
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        }, { _ in continuation.finish() })
    }
  }
}

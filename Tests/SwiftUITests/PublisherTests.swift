import Combine
import TestSupport
import Testing

@Suite struct PublisherTests {
  /// Returns the values of a publisher, and then its end.
  private func log<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    _ = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: log.append("finished")
        case .failure(let error): log.append("\(error)")
        }
      }, receiveValue: { log.append("\($0)") })
    return log
  }

  private enum Mistake: Error { case one }

  @Test func `operators pass on the values of a sequence, and its end`() {
    let numbers = [1, 1, 2, 3].publisher
    expect(log(numbers.removeDuplicates().map { $0 * 10 }), equals: ["10", "20", "30", "finished"])
    expect(log(numbers.filter { $0 > 1 }.collect()), equals: ["[2, 3]", "finished"])
    expect(log(numbers.scan(0, +)), equals: ["1", "2", "4", "7", "finished"])
    // The last of the four, and then the sums.
    expect(
      log(numbers.append(numbers.scan(0, +)).dropFirst(3)),
      equals: ["3", "1", "2", "4", "7", "finished"])
    expect(log(numbers.dropFirst(3)), equals: ["3", "finished"])
    // The third value is the last one.
    expect(log(numbers.first { $0 == 2 }), equals: ["2", "finished"])
    expect(
      log(numbers.flatMap { [$0, 0].publisher }.prefix(3)), equals: ["1", "0", "1", "finished"])
  }

  @Test func `an error ends the values, unless it is caught`() {
    let fails = [1, 2].publisher.tryMap { (number: Int) throws -> Int in
      guard number < 2 else { throw Mistake.one }
      return number
    }
    expect(log(fails), equals: ["1", "one"])
    let sums = [1, 1, 2, 3].publisher.tryScan(0) { sum, number throws -> Int in
      guard sum + number < 4 else { throw Mistake.one }
      return sum + number
    }
    expect(log(sums), equals: ["1", "2", "one"])
    let odd = [1, 2, 3].publisher.tryFilter { (number: Int) throws -> Bool in
      guard number < 3 else { throw Mistake.one }
      return number != 2
    }
    expect(log(odd), equals: ["1", "one"])
    expect(log(fails.replaceError(with: 9)), equals: ["1", "9", "finished"])
    expect(log(fails.catch { _ in Just(8) }), equals: ["1", "8", "finished"])
  }

  @Test func `the last values of two subjects are combined when both have one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var pairs: [String] = []
    let activity = a.combineLatest(b).sink { pairs.append("\($0.0)\($0.1)") }
    a.send(1)
    b.send("y")
    activity.cancel()
    a.send(2)
    expect(pairs, equals: ["1x", "1y"])
  }

  @Test func `a future passes on its value, even to a later subscriber`() {
    let future = Future<Int, Never> { $0(.success(5)) }
    expect(log(future), equals: ["5", "finished"])
    expect(log(future), equals: ["5", "finished"])
  }

  @Test func `a timer never fires`() {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    expect(log(timer), equals: [])
  }

  @Test func `publishers that are made of values go on after the source ends`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let flat = Just(0).flatMap { _ in subject }.sink { values.append($0) }
    let last = Just(subject).switchToLatest().sink { values.append($0 * 10) }
    subject.send(1)
    expect(values, equals: [1, 10])
    flat.cancel()
    last.cancel()
    expect(log([1, 2].publisher.prefix(0)), equals: ["finished"])
  }
}

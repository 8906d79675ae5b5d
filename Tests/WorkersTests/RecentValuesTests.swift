import TestSupport
import Testing
import Workers

struct RecentValuesTests {
  @Test func `a value that is used stays`() {
    var recent = RecentValues<String, Int>(budget: 2)
    recent.insert(1, for: "a", cost: 1)
    recent.insert(2, for: "b", cost: 1)
    recent.insert(3, for: "c", cost: 1)
    expect(recent.value(for: "a"), equals: 1)
    recent.insert(4, for: "d", cost: 1)
    expect(recent.value(for: "a"), equals: 1)
    #expect(recent.value(for: "b") == nil)
  }

  @Test func `no more is kept than twice the budget`() {
    var recent = RecentValues<Int, Int>(budget: 10)
    for number in 0..<1000 { recent.insert(number, for: number, cost: 1) }
    expect(recent.count, equals: 20)
  }

  @Test func `a value beyond the budget is kept alone`() {
    var recent = RecentValues<String, Int>(budget: 10)
    recent.insert(1, for: "large", cost: 1000)
    expect(recent.value(for: "large"), equals: 1)
  }

  @Test func `a value is made once while it is kept, and at most twice the budget is`() {
    var recent = RecentValues<Int, [UInt8]>(budget: 8)
    var made: [Int] = []
    func value(_ size: Int) -> [UInt8] {
      recent.value(
        for: size,
        orInsert: {
          made.append(size)
          return [UInt8](repeating: 0, count: size)
        }
      ) { $0.count }
    }
    // 3 + 4 fill the young generation, as 2 more are beyond 8; 5 is beside the 2, and 3 comes back from the old one,
    // beyond 8 once more: the generation of 2 and 5 is the old one then, and 4 is forgotten.
    for size in [3, 4, 3, 2, 5, 3] { expect(value(size).count, equals: size) }
    expect(made, equals: [3, 4, 2, 5])
    var kept: [Int] = []
    recent.forEach { kept.append($0.count) }
    expect(kept.sorted(), equals: [2, 3, 5])
    expect(value(4).count, equals: 4)
    expect(made, equals: [3, 4, 2, 5, 4])
  }
}

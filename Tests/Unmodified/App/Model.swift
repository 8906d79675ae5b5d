import Combine
import Foundation

final class Clock: ObservableObject {
  @Published var count = 1
  @Published private(set) var doubled = 0
  private var cancellables = Set<AnyCancellable>()
  private let taps = PassthroughSubject<Int, Never>()

  init() {
    $count
      .map { $0 * 2 }
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.doubled = $0 }
      .store(in: &cancellables)
    taps
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .assign(to: \.count, on: self)
      .store(in: &cancellables)
  }

  func tap(_ number: Int) { taps.send(number) }
}

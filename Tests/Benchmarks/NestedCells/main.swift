// Times the layout of 10,000 cells that are nested as a card of an app is: three stacks, three texts,
// two shapes, four modifiers. Nothing is drawn: what generic views cost is seen here.
//
// Usage: NestedCells [RUNS]

import Maquette

let names = ["pink", "purple", "gray", "black", "red", "orange", "yellow", "green", "blue"]

/// The cells, with the same few titles or a title each, which has to be shaped.
@MainActor func cells(_ name: String, title: @escaping (Int) -> String) -> Preview {
  Preview(name, width: 2048) {
    CollectionView(0..<10_000, layout: .grid(columns: 8, spacing: 8)) { item in
      HStack(spacing: 8) {
        Circle().fill(.blue).frame(width: 24, height: 24)
        VStack(alignment: .leading, spacing: 2) {
          Text(title(item))
          Text("\(item % 12) photos")
        }
        .font(.caption)
        VStack {
          Text("New")
          Spacer()
        }
      }
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 8).fill(.white))
    }
  }
}

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
let clock = ContinuousClock()
print("10,000 nested cells in Swift, medians of \(runs) runs, ms")
for preview in [
  cells("few titles") { names[$0 % names.count] },
  cells("a title each") { "\(names[$0 % names.count]) \($0)" },
] {
  let times = try (0..<runs).map { _ in try clock.measure { _ = try preview.arranged() } }
  let median = times.sorted()[runs / 2] / .milliseconds(1)
  print("\(preview.name): \(median.rounded())")
}

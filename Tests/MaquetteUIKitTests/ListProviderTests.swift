import CellViews
import Foundation
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// Three rows, the second of which is swiped.
private final class Fruit: CollectionViewDataSource {
  private let swipe: Double

  init(swipe: Double) {
    self.swipe = swipe
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text("Apple").swiped(indexPath.item == 1 ? swipe : 0)
  }
}

@MainActor
@Suite struct ListProviderTests {
  /// The commands of a list on a canvas 200 points wide.
  private func drawn(
    swipe: Double = 0.5, _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) throws -> [String] {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let canvas = PreviewCanvas(width: 200, height: .points(200))
    return String(
      decoding: try Preview("test", canvas: canvas) {
        CollectionView(layout: layout, dataSource: Fruit(swipe: swipe))
      }.list(), as: UTF8.self
    ).split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
  }

  @Test func `a swiped row has the actions that its provider has for it`() throws {
    let lines = try drawn { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item == 1 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true)
        }
        let flag = UIContextualAction(style: .normal, title: nil)
        flag.backgroundColor = UIColor(Color.black)
        return UISwipeActionsConfiguration(actions: [delete, flag])
      }
    }
    // Rows are 44 high; half of 200 is shared by two, the first at the edge.
    #expect(lines.contains("fill rect 150,44 50×44 #FF3B30"))
    #expect(lines.contains("fill rect 100,44 50×44 #000000"))
  }

  @Test func `a full swipe shows the first action alone, unless it does not run`() throws {
    func lines(_ runsFirst: Bool) throws -> [String] {
      try drawn(swipe: 0.6) { configuration in
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
          Issue.record("nothing is swiped there")
          return nil
        }
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
          let read = UIContextualAction(style: .normal, title: nil)
          read.backgroundColor = UIColor(Color.black)
          let delete = UIContextualAction(style: .destructive, title: nil)
          let found = UISwipeActionsConfiguration(actions: [read, delete])
          found.performsFirstActionWithFullSwipe = runsFirst
          return found
        }
      }
    }
    let (alone, shared) = (try lines(true), try lines(false))
    // 0.6 of 200 is 120, alone or for two.
    #expect(alone.contains("fill rect 80,44 120×44 #000000"))
    #expect(shared.contains("fill rect 140,44 60×44 #000000"))
    #expect(shared.contains("fill rect 80,44 60×44 #FF3B30"))
  }

  @Test func `lines are those that the handler makes of the list's`() throws {
    let gray = "#3C3C434A"
    let lines = try drawn { configuration in
      configuration.itemSeparatorHandler = { path, separator in
        var separator = separator
        if path.item == 0 {
          separator.bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 60, bottom: 0, trailing: 20)
          separator.color = UIColor(Color.black)
        } else if path.item == 2 {
          separator.topSeparatorVisibility = .hidden
        }
        return separator
      }
    }
    // Over the first row, from 16, where its text begins, to 200; under it, from 60 to 200 − 20. The third
    // has none above it, and the list's own below it.
    expect(
      lines.filter { $0.contains("×0.125") },
      equals: [
        "fill rect 16,0 184×0.125 #000000", "fill rect 60,43.5 120×0.125 #000000",
        "fill rect 16,131.5 184×0.125 \(gray)",
      ])
    let plain = try drawn { _ in }
    expect(plain.filter { $0.hasSuffix(gray) }.count, equals: 4)
  }

  @Test func `the line above a row is where the row has it, but for ends that the row above has`()
    throws
  {
    let lines = try drawn { configuration in
      configuration.itemSeparatorHandler = { path, separator in
        var separator = separator
        if path.item > 0 { separator.topSeparatorInsets.leading = 80 }
        if path.item == 1 {
          separator.bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 30, bottom: 0, trailing: 10)
        }
        return separator
      }
    }
    // From 80 to 200, and from 30 to 200 − 10; those over the first row and under the last are the list's.
    expect(
      lines.filter { $0.contains("×0.125") }.map { $0.prefix { $0 != "#" } },
      equals: [
        "fill rect 16,0 184×0.125 ", "fill rect 80,43.5 120×0.125 ",
        "fill rect 30,87.5 160×0.125 ", "fill rect 16,131.5 184×0.125 ",
      ])
  }

  @Test func `lines of all rows are the configuration's, which the handler changes`() throws {
    let lines = try drawn { configuration in
      configuration.separatorConfiguration.color = UIColor(Color.black)
      configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 50
      configuration.itemSeparatorHandler = { path, separator in
        var separator = separator
        if path.item == 1 { separator.bottomSeparatorInsets.leading = 40 }
        return separator
      }
    }
    // From 16, where the text begins, to 200 − 50 under a row; and from 40. The line over the first row
    // has insets of its own.
    #expect(
      lines.filter { $0.contains("×0.125") } == [
        "fill rect 16,0 184×0.125 #000000", "fill rect 16,43.5 134×0.125 #000000",
        "fill rect 40,87.5 110×0.125 #000000", "fill rect 16,131.5 134×0.125 #000000",
      ])
  }
}

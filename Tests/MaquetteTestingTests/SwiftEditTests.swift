import Maquette
import MaquetteTesting
import TestSupport
import Testing

/// What the assertion of a Swift preview reports of a single edit.
@Suite struct SwiftEditTests {
  /// A screen, by what edits change of it.
  struct Account: Sendable {
    var title = "Profile"
    var name = ""
    var offline: String? = "Offline"
    var isOffline = true
    var progress: Double? = 0.4
    var tint = Color.green
    var spacing = 8.0
    var symbol = "star"
    var tags = ["Oslo", "Rome", "Bern"]
    var size = 12.0
    var isLocked = true

    func preview() -> Preview {
      Preview("account", width: 320) {
        VStack(spacing: spacing) {
          HStack {
            Image(systemName: "star")
            Image(systemName: symbol)
            Image(systemName: "star")
          }
          .mask { Text("MASK").font(.system(size: 30 + size)) }
          List {
            Section(title) {
              TextField("Name", text: .constant(name))
              if let offline {
                Toggle(offline, isOn: .constant(isOffline)).tint(tint)
              } else {
                Toggle(isOn: .constant(isOffline)) { EmptyView() }.tint(tint)
              }
              ProgressView(value: progress)
            }
            Section("Tags") {
              ForEach(tags, id: \.self) { tag in
                HStack {
                  Image(systemName: "tag")
                  Image(systemName: "tag")
                  Image(systemName: isLocked ? "tag" : "lock")
                  Text(tag).font(.headline)
                }
                .swipeActions { Button("Remove, now") {}.tint(.red) }
              }
            }
          }
          .frame(height: 420)
        }
      }
    }
  }

  /// An edit, and its sentences.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var edit: @Sendable (inout Account) -> Void
    var sentences: [String]

    init(
      _ name: String, _ sentences: String..., edit: @escaping @Sendable (inout Account) -> Void
    ) {
      (testDescription, self.sentences, self.edit) = (name, sentences, edit)
    }
  }

  static let rows = [
    Row("a text is typed", "item 0.0 'Ingrid': text 'Name' → 'Ingrid'") { $0.name = "Ingrid" },
    Row(
      "a label goes", "item 0.1 'Offline': label 'Offline' removed from the toggle"
    ) { $0.offline = nil },
    Row(
      "a label changes", "item 0.1 'Flight': toggle 'Offline' → 'Flight'"
    ) { $0.offline = "Flight" },
    Row(
      "a switch turns", "item 0.1 'Offline': value of the toggle on → off"
    ) { $0.isOffline = false },
    Row(
      "a bar becomes a spinner", "item 0.2: value 0.4 removed from the progress"
    ) { $0.progress = nil },
    Row("a bar grows", "item 0.2: value of the progress 0.4 → 0.7") { $0.progress = 0.7 },
    Row("a tint is set", "item 0.1 'Offline': tint orange added") { $0.tint = .orange },
    Row("a spacing changes", "spacing of the vstack 8 → 20 pt") { $0.spacing = 20 },
    Row("one of three symbols changes", "symbol 2 'star' → 'heart'") { $0.symbol = "heart" },
    Row("an item goes", "item 1.1 'Rome' removed") { $0.tags.remove(at: 1) },
    Row(
      "two items are swapped", "items 1.0 and 1.2 swapped: 'Oslo', 'Bern'"
    ) { $0.tags.swapAt(0, 2) },
    Row(
      "a section has another title", "the header of section 0 'YOU': text 'PROFILE' → 'YOU'"
    ) { $0.title = "You" },
    Row("what masks a view changes", "font size of mask of the hstack 42 → 50 pt") { $0.size = 20 },
    Row(
      "one of three symbols of items changes", "items 1.0–1.2: symbol 3 'tag' → 'lock'"
    ) { $0.isLocked = false },
  ]

  @Test(arguments: rows)
  func `an edit is reported, and nothing else is`(row: Row) throws {
    let cards = try CardsPackage()
    var account = Account()
    _ = cards.assertion(.missing).outcome { account.preview() }
    row.edit(&account)
    let edited = account
    // The pictures are counted, and named, below the sentences.
    let lines = cards.assertion(.never).outcome { edited.preview() }.lines.dropFirst()
    expect(
      lines.prefix { !$0.hasPrefix("the size changed") && !$0.contains("pixels differ") }.map(
        \.self),
      equals: row.sentences)
  }
}

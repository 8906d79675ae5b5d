/// Two texts of a screen or of an element, each of which shows what the other one did, in a look and at a
/// place that stayed.
///
/// Where all that distinguishes two texts is what they show, nobody sees whether the views changed
/// places or their texts did: that is not an exchange.
struct TextExchange {
  /// What the first of both showed, and the other one.
  private let texts: (String, String)
  /// The exchange as a change of the drawing.
  let change: ThingChange

  /// The exchange of two texts in the drawings of a part; nil where something else changed, or nothing did.
  init?(from old: SnapshotPart, to new: SnapshotPart) {
    let (before, after) = (old.drawing.flattened, new.drawing.flattened)
    // What is drawn in another order has not become the other one.
    guard before.count == after.count, old.view?.layers == new.view?.layers else { return nil }
    let texts = before.indices.filter {
      before[$0].isText && before[$0].string != after[$0].string
    }
    guard texts.count == 2, before[texts[0]].string == after[texts[1]].string,
      before[texts[1]].string == after[texts[0]].string,
      let one = before[texts[0]].string, let other = before[texts[1]].string,
      zip(before, after).allSatisfy({ $0.setting == $1.setting })
    else { return nil }
    let things = before.things
    // What is painted around one text alone, and the text itself without its characters.
    func look(_ index: Int, _ text: String) -> [SnapshotCommand] {
      before.indices.filter { place in
        let isPaint = before[place].verb == .fill || before[place].verb == .stroke
        return place == index || isPaint && things[place].name == text
      }.map { before[$0].setting }
    }
    guard look(texts[0], one) != look(texts[1], other) else { return nil }
    self.texts = (one, other)
    change = ThingChange(
      thing: things[texts[0]], change: .exchanged(things[texts[0]], things[texts[1]]),
      places: DrawnPlaces(texts.map { before[$0] }, texts.map { after[$0] }))
  }

  /// A text after the exchange.
  private func exchanged(_ text: String?) -> String? {
    text == texts.0 ? texts.1 : text == texts.1 ? texts.0 : text
  }

  /// A drawing after the exchange alone.
  func applied(to commands: [SnapshotCommand]) -> [SnapshotCommand] {
    commands.map { command in
      var command = command
      if command.isText, let text = exchanged(command.string), text != command.string {
        command.string = text
        // Its width is that of the other text.
        command.look.width = nil
      }
      command.commands = applied(to: command.commands)
      return command
    }
  }

  /// Views after the exchange alone.
  func applied(to view: SnapshotView) -> SnapshotView {
    var view = view
    if view.kind == "text" { view.name = exchanged(view.name) }
    view.children = view.children.map { applied(to: $0) }
    return view
  }
}

extension SnapshotCommand {
  /// How a command looks, wherever it is and whatever it shows.
  fileprivate var setting: SnapshotCommand {
    var setting = appearance
    setting.string = nil
    if isText { setting.look.lines = nil }
    return setting
  }
}

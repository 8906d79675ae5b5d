/// A config with places for values, each of which has a sentence for its change.
struct EditedScreen: Sendable {
  /// A value of a config: what it can be, and what is to be reported where it becomes another one.
  struct Place: Sendable {
    /// Where the value is in the config, as in `<spacing>`.
    var name: String
    /// What it can be; of two of them both are different wherever they are shown.
    var values: [String]
    /// The sentences of a change: for `<from>` and `<to>` and for the names of places they have values,
    /// those of other places as they are afterwards.
    var sentences: [String]

    /// A place whose change is one sentence, or several.
    init(_ name: String, _ values: [String], _ sentences: String...) {
      self.name = name
      self.values = values
      self.sentences = sentences
    }
  }

  /// What kind of screen it is.
  var name: String
  /// The config, with the names of places where their values are.
  var template: String
  var places: [Place]

  /// The config with a value at each place, by its number among those of the place.
  func config(_ values: [Int]) -> String {
    zip(places, values).reduce(template) { text, place in
      text.replacing("<\(place.0.name)>", with: place.0.values[place.1])
    }
  }

  /// What is to be reported where values become others.
  func sentences(from old: [Int], to new: [Int]) -> Set<String> {
    var sentences: Set<String> = []
    for (index, place) in places.enumerated() where old[index] != new[index] {
      for sentence in place.sentences {
        sentences.insert(
          places.indices.reduce(
            sentence.replacing("<from>", with: place.values[old[index]])
              .replacing("<to>", with: place.values[new[index]])
          ) { $0.replacing("<\(places[$1].name)>", with: places[$1].values[new[$1]]) })
      }
    }
    return sentences
  }
}

extension EditedScreen {
  static let all = [cards, rows, shelves, views]

  /// Cards in a grid, with a header.
  static let cards = EditedScreen(
    name: "cards",
    template: """
      canvas: { width: <width>, appearance: <appearance> }
      view:
        collection:
          insets: <insets>
          layout: { grid: { columns: <columns>, rowSpacing: <rowSpacing>, columnSpacing: <columnSpacing> } }
          itemHeight: <itemHeight>
          header: { text: <header> }
          items: [Alma, Ben, <third>, Dora, Emma]
          cell:
            vstack:
              spacing: <spacing>
              children:
                - { text: "${item}", font: { size: <size> } }
                - { symbol: star, foregroundColor: red }
            padding: <padding>
            frame: { maxWidth: infinity, maxHeight: infinity }
            background: teal
            cornerRadius: <radius>
            border: { color: black, width: <border> }
            shadow: { radius: <shadow> }
            scaleEffect: <scale>
            opacity: <opacity>

      """,
    places: [
      Place("width", ["360", "375", "390", "402"], "width <from> → <to> pt"),
      Place("appearance", ["light", "dark"], "appearance <from> → <to>"),
      Place("insets", ["0", "6", "10"], "insets <from> → <to> pt"),
      Place("columns", ["1", "2", "3"], "columns <from> → <to>"),
      Place("rowSpacing", ["4", "8", "13"], "row spacing <from> → <to> pt"),
      Place("columnSpacing", ["5", "9", "14"], "column spacing <from> → <to> pt"),
      Place("itemHeight", ["100", "112", "124"], "item height <from> → <to> pt"),
      Place("header", ["People", "Friends"], "the header '<to>': text '<from>' → '<to>'"),
      Place("third", ["Carl", "Carla"], "item 2 '<to>': text '<from>' → '<to>'"),
      Place("spacing", ["2", "4", "7"], "all items: spacing of the vstack <from> → <to> pt"),
      Place(
        "size", ["13", "15", "18"], "all items: font size of the text ('Alma', …) <from> → <to> pt"),
      Place("padding", ["2", "3", "5"], "all items: padding <from> → <to> pt"),
      Place("radius", ["6", "8", "12"], "all items: corner radius <from> → <to> pt"),
      Place("border", ["2", "3"], "all items: border width <from> → <to> pt"),
      Place("shadow", ["2", "3"], "all items: shadow radius <from> → <to> pt"),
      Place("scale", ["0.9", "0.95", "1.04"], "all items: scale <from> → <to>"),
      Place("opacity", ["0.6", "0.8"], "all items: opacity <from> → <to>"),
    ])
}

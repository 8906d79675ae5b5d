/// The names that `bootstrap-icons` has for what SF Symbols calls otherwise.
package enum SymbolNames {
  /// The names under which a symbol may be found, the most likely first.
  ///
  /// SF Symbols' meaning comes first: `phone` is a receiver, though bootstrap-icons has a mobile
  /// phone of that name. Names that differ only by their dots, as `person.fill` does, need no
  /// entry.
  package static func candidates(for name: String) -> [String] {
    let fill = ".fill"
    var candidates: [String] = []
    if let other = bootstrapNames[name] { candidates.append(other) }
    if name.hasSuffix(fill), let other = bootstrapNames[String(name.dropLast(fill.count))] {
      candidates.append(other + "-fill")
    }
    return candidates + [name.replacing(".", with: "-")]
  }

  /// The names of bootstrap-icons by those of SF Symbols, without `.fill`.
  package static let bootstrapNames: [String: String] = [
    "applewatch": "smartwatch",
    "arrow.left.arrow.right": "arrow-left-right",
    "arrow.triangle.2.circlepath": "arrow-repeat",
    "arrow.up.arrow.down": "arrow-down-up",
    "arrow.uturn.left": "arrow-return-left",
    "arrow.uturn.right": "arrow-return-right",
    "arrowshape.turn.up.left": "reply",
    "arrowshape.turn.up.right": "forward",
    "backward": "rewind",
    "backward.end": "skip-start",
    "barcode": "upc",
    "battery.0": "battery",
    "battery.100": "battery-full",
    "battery.50": "battery-half",
    "bell.slash": "bell-slash",
    "bold": "type-bold",
    "bolt": "lightning",
    "bubble.left": "chat-left",
    "bubble.right": "chat-right",
    "building.2": "buildings",
    "building.columns": "bank",
    "bus": "bus-front",
    "car": "car-front",
    "chart.bar": "bar-chart",
    "chart.line.uptrend.xyaxis": "graph-up",
    "chart.pie": "pie-chart",
    "checkmark": "check-lg",
    "checkmark.circle": "check-circle",
    "checkmark.seal": "patch-check",
    "checkmark.square": "check-square",
    "chevron.backward": "chevron-left",
    "chevron.forward": "chevron-right",
    "chevron.up.chevron.down": "chevron-expand",
    "creditcard": "credit-card",
    "desktopcomputer": "display",
    "doc": "file-earmark",
    "doc.on.doc": "files",
    "doc.text": "file-earmark-text",
    "dollarsign": "currency-dollar",
    "drop": "droplet",
    "ellipsis": "three-dots",
    "eurosign": "currency-euro",
    "exclamationmark": "exclamation-lg",
    "exclamationmark.circle": "exclamation-circle",
    "exclamationmark.octagon": "exclamation-octagon",
    "exclamationmark.triangle": "exclamation-triangle",
    "face.smiling": "emoji-smile",
    "flame": "fire",
    "forward": "fast-forward",
    "forward.end": "skip-end",
    "gamecontroller": "controller",
    "gearshape": "gear",
    "graduationcap": "mortarboard",
    "hand.point.up": "hand-index",
    "hand.thumbsdown": "hand-thumbs-down",
    "hand.thumbsup": "hand-thumbs-up",
    "icloud": "cloud",
    "info": "info-lg",
    "ipad": "tablet",
    "iphone": "phone",
    "italic": "type-italic",
    "laptopcomputer": "laptop",
    "line.3.horizontal": "list",
    "line.3.horizontal.decrease": "filter",
    "line.3.horizontal.decrease.circle": "filter-circle",
    "list.bullet": "list-ul",
    "list.number": "list-ol",
    "location": "cursor",
    "lock.open": "unlock",
    "magnifyingglass": "search",
    "mappin": "geo",
    "mappin.and.ellipse": "geo-alt",
    "medal": "award",
    "message": "chat",
    "mic.slash": "mic-mute",
    "minus": "dash-lg",
    "minus.circle": "dash-circle",
    "minus.magnifyingglass": "zoom-out",
    "minus.square": "dash-square",
    "music.note": "music-note",
    "music.note.list": "music-note-list",
    "nosign": "slash-circle",
    "number": "hash",
    "paintbrush": "brush",
    "paintpalette": "palette",
    "paperplane": "send",
    "person.2": "people",
    "person.3": "people",
    "person.badge.minus": "person-dash",
    "person.badge.plus": "person-plus",
    "person.crop.circle": "person-circle",
    "person.crop.square": "person-square",
    "phone": "telephone",
    "photo": "image",
    "photo.on.rectangle": "images",
    "plus": "plus-lg",
    "plus.magnifyingglass": "zoom-in",
    "qrcode": "qr-code",
    "questionmark": "question-lg",
    "questionmark.circle": "question-circle",
    "rectangle.portrait.and.arrow.right": "box-arrow-right",
    "rosette": "award",
    "safari": "compass",
    "slider.horizontal.3": "sliders",
    "sparkles": "stars",
    "speaker.slash": "volume-mute",
    "speaker.wave.1": "volume-down",
    "speaker.wave.2": "volume-up",
    "speaker.wave.3": "volume-up",
    "square.and.arrow.down": "box-arrow-in-down",
    "square.and.arrow.up": "box-arrow-up",
    "square.and.pencil": "pencil-square",
    "square.grid.2x2": "grid",
    "square.grid.3x3": "grid-3x3",
    "square.stack": "stack",
    "sun.max": "sun",
    "switch.2": "toggles",
    "text.aligncenter": "text-center",
    "text.alignleft": "text-left",
    "text.alignright": "text-right",
    "textformat": "type",
    "timer": "stopwatch",
    "touchid": "fingerprint",
    "tram": "train-front",
    "tray": "inbox",
    "underline": "type-underline",
    "video": "camera-video",
    "video.slash": "camera-video-off",
    "wand.and.stars": "magic",
    "xmark": "x-lg",
    "xmark.circle": "x-circle",
    "xmark.octagon": "x-octagon",
    "xmark.square": "x-square",
  ]
}

/// The names that share the most distinctive words with `name`, as a suggestion; nil if none shares
/// one.
///
/// The fewer names have a word, the more it counts: `fill` and `circle` count next to nothing.
func similarSymbols(to name: String, among known: [String]) -> String? {
  let wanted = words(of: name)
  let sharing = known.map { (name: $0, words: words(of: $0).intersection(wanted)) }
    .filter { !$0.words.isEmpty }
  var counts: [Substring: Int] = [:]
  for word in sharing.flatMap(\.words) { counts[word, default: 0] += 1 }
  let scored = sharing.compactMap { name, words -> (name: String, score: Double)? in
    let telling = words.compactMap { counts[$0] }.filter { $0 <= mostNames }
    return telling.isEmpty ? nil : (name, telling.reduce(0) { $0 + 1 / Double($1) })
  }
  let best = scored.sorted { a, b in
    a.score != b.score ? a.score > b.score : (a.name.count, a.name) < (b.name.count, b.name)
  }.prefix(5).map(\.name)
  return best.isEmpty ? nil : "similar symbols: \(best.joined(separator: ", "))"
}

/// How many names may have a word that describes what a symbol shows.
private let mostNames = 60

private func words(of name: String) -> Set<Substring> {
  Set(name.split { $0 == "." || $0 == "-" })
}

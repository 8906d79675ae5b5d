/// Returns the symbols with the meaning of a name, as a suggestion; nil if none of its words has a
/// synonym.
///
/// A word that is in symbols' names needs no synonym. Of the symbols, the shortest names show the
/// object alone.
func meantSymbols(by name: String, among known: [String]) -> String? {
  let first = known.map { $0.prefix { $0 != "." && $0 != "-" } }
  let words = Set(name.lowercased().split { $0 == "." || $0 == "-" || $0 == "_" })
    .subtracting(first)
  let meant = meanings.filter { !words.isDisjoint(with: $0) }
    .reduce(into: Set<Substring>()) { $0.formUnion($1) }
  guard !meant.isEmpty else { return nil }
  let best = zip(known, first).filter { meant.contains($1) }.map(\.0)
    .sorted { ($0.count, $0) < ($1.count, $1) }.prefix(5)
  return best.isEmpty ? nil : "similar symbols: \(best.joined(separator: ", "))"
}

/// Returns the synonyms of a word with which symbols' names begin, without the word itself.
func meaning(of word: String) -> Set<Substring> {
  meanings.filter { $0.contains(word[...]) }
    .reduce(into: Set<Substring>()) { $0.formUnion($1) }.subtracting([word[...]])
}

/// Sets of synonyms, including those with which symbols' names begin.
private let meanings: [Set<Substring>] = [
  ["bag", "backpack", "rucksack", "satchel", "suitcase", "luggage"],
  ["trash", "bin", "delete", "garbage", "rubbish", "waste"],
  ["gear", "gearshape", "cog", "cogwheel", "settings", "preferences"],
  ["envelope", "mail", "email", "letter", "inbox"],
  ["telephone", "phone", "call"],
  ["cash", "creditcard", "money", "coin", "wallet", "banknote", "payment"],
  ["house", "home"], ["person", "user", "account", "profile", "avatar", "contact"],
  ["magnifyingglass", "search", "find", "lens"], ["bell", "notification", "alarm", "reminder"],
  ["lock", "password", "secure", "security"], ["pencil", "edit", "pen", "write"],
  ["plus", "add", "create", "new"], ["xmark", "x", "close", "cancel", "dismiss"],
  ["checkmark", "check", "tick", "done", "ok"], ["heart", "like", "love", "favorite", "favourite"],
  ["cart", "basket", "shop", "shopping", "buy", "store"], ["photo", "image", "picture", "gallery"],
  ["film", "video", "movie", "cinema", "popcorn"], ["music", "song", "melody", "tune"],
  ["speaker", "volume", "sound", "loudspeaker"], ["mic", "microphone", "record", "voice"],
  ["mappin", "geo", "location", "place", "marker"], ["car", "auto", "vehicle", "taxi"],
  ["airplane", "flight", "plane"], ["calendar", "date", "schedule", "event"],
  ["clock", "time", "watch", "hour"], ["sun", "bright", "sunny", "day"], ["moon", "night", "dark"],
  ["flame", "fire", "hot"], ["drop", "droplet", "water", "rain"], ["leaf", "plant", "nature"],
  ["gift", "present"], ["tag", "price", "label"], ["book", "read", "library"],
  ["doc", "file", "document", "page", "paper"], ["folder", "directory"],
  ["share", "export", "send"], ["link", "url", "chain"], ["globe", "world", "earth", "web"],
  ["wifi", "wireless", "network"], ["battery", "power", "charge"],
  ["gamecontroller", "game", "controller", "joystick"],
  ["tv", "television", "display", "screen", "monitor"], ["printer", "print"],
  ["scissors", "cut"], ["paperclip", "attachment", "attach"], ["eye", "visible", "show", "view"],
  ["info", "about", "information"], ["questionmark", "help", "faq", "question"],
  ["exclamationmark", "warning", "danger", "attention"], ["chat", "bubble", "message", "comment"],
  ["graph", "chart", "statistics", "diagram"], ["flag", "report"], ["crown", "king", "premium"],
]

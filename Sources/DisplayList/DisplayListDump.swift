import PlainText

extension DisplayList {
  /// The drawing as text: one command a line, the commands of a group indented under it.
  ///
  /// The text depends on the drawing alone, so it can be kept and compared:
  ///
  ///     canvas 390×712
  ///     group cell 0.0
  ///       fill rounded 16,16 169×81 radii 10,10,0,0 #FF2D55
  ///       glyphs "pink" Inter 17 at 82.8,122.2 #000000 [4/35.5]
  ///
  /// Numbers are in points, rounded to a thousandth, without trailing zeros. A glyph run ends with
  /// its number of glyphs and its advance. Control characters, quotes and invisible marks that
  /// reorder text appear as `\u{…}`. The last line ends with a line feed.
  package var dump: String {
    var dump = CommandDump()
    dump.line("canvas \(size.dump)")
    dump.add(commands.withoutCopies)
    return dump.text
  }
}

/// Lines of a dump, made command by command.
private struct CommandDump {
  var text = ""
  private var indentation = ""

  mutating func line(_ line: String) {
    text += indentation
    text += line
    text += "\n"
  }

  mutating func add(_ commands: [Command]) {
    for command in commands { add(command) }
  }

  private mutating func add(_ command: Command) {
    switch command {
    case .fill(let shape, let paint):
      line("fill \(shape.words) \(paint.words)")
    case .stroke(let shape, let paint, let style):
      line("stroke \(shape.words) \(style.words) \(paint.words)")
    case .glyphRun(let run, let origin, let paint):
      let font = run.font.dump
      let stretch =
        (run.stretch == 1 ? "" : " stretched \(run.stretch.dump)")
        + (run.tracking == 0 ? "" : " tracked \(run.tracking.dump)") + turnWords(run.turn)
      line(
        "glyphs \(run.text.quotedOnOneLine) \(font) \(run.size.dump)\(stretch) at \(origin.dump) "
          + "\(paint.words) [\(run.glyphs.count)/\(run.advance.dump)]")
    case .image(let image):
      let tint = image.tint.map { " tint \($0.dump)" } ?? ""
      line("image \(image.picture.dump) \(image.frame.words)\(turnWords(image.turn))\(tint)")
    case .group(let group):
      line(group.dump)
      indentation += "  "
      add(group.commands)
      indentation.removeLast(2)
    }
  }
}

private func turnWords(_ turn: Turn?) -> String { turn.map { " turned \($0.dump)" } ?? "" }

extension Group {
  fileprivate var dump: String {
    var words = ["group"]
    switch role {
    case .plain: break
    case .element(let kind, let section, let item):
      words.append("\(kind.escapedOnOneLine) \(section).\(item)")
    case .named(let id, let label):
      if let id { words.append("id \(id.quotedOnOneLine)") }
      if let label { words.append("label \(label.quotedOnOneLine)") }
    case .transformed(let transform): words.append("transform \(transform.quotedOnOneLine)")
    }
    if opacity != 1 { words.append("opacity \(opacity.dump)") }
    if let effect { words.append("effect \(effect.dump)") }
    if let clip { words.append("clip \(clip.words)") }
    if let shadow {
      words.append(
        "shadow \(shadow.radius.dump) offset \(shadow.offset.dump) \(shadow.color.dump)")
    }
    return words.joined(separator: " ")
  }
}

extension FontFace {
  fileprivate var dump: String {
    name.escapedOnOneLine + (isSlanted ? " slanted" : "") + (isEmboldened ? " emboldened" : "")
  }
}

extension PictureID {
  /// Enough of the digest to distinguish the pictures of a drawing.
  fileprivate var dump: String { String(rawValue.prefix(12)).escapedOnOneLine }
}

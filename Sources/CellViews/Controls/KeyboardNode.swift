package import LayoutGeometry

/// The screen's keyboard, as iOS draws it on a phone: rows of 54 points, under a bar of suggestions.
///
/// On a device with a home indicator the emoji and microphone keys are under the rows.
package struct KeyboardNode: Hashable, Sendable {
  /// The kind of input.
  package var type: Kind
  /// The text of the return key.
  package var returnKey: String
  /// Indicates whether the return key is in the tint, as for submitting a search or a form.
  package var isReturnProminent: Bool
  /// The case of letters.
  package var shift: Shift
  /// The words in the bar over the keys; nil for no bar.
  package var suggestions: [String]?

  /// Creates a keyboard.
  package init(
    _ type: Kind = .letters, returnKey: String = "return", isReturnProminent: Bool = false,
    shift: Shift = .off, suggestions: [String]? = []
  ) {
    self.type = type
    self.returnKey = returnKey
    self.isReturnProminent = isReturnProminent
    self.shift = shift
    self.suggestions = suggestions
  }

  /// The kind of input.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Letters.
    case letters
    /// Digits and signs.
    case numbers
    /// Digits alone, on large keys.
    case numberPad
  }

  /// The case of letters.
  package enum Shift: String, CaseIterable, Hashable, Sendable {
    case off, on
  }

  static let rowHeight = 54.0

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let style = environment.systemStyle.keyboard
    let keys = ViewNode.column(
      rows(hasLowerBar: environment.hasHomeIndicator).map { row in
        Self.row(row.keys, style, letters: row.letters)
      })
    let bar = type == .numberPad ? nil : suggestions.map { Self.bar($0, height: style.barHeight) }
    let lower = environment.hasHomeIndicator && type != .numberPad ? Self.lowerBar(style) : nil
    return ViewNode.column([bar, keys, lower].compactMap(\.self))
      .filling()
      .with(.background(style.surface().reachingUnderBars(), .center))
      // Keys keep their places in languages that are read from right to left.
      .with(.environment(.layoutDirection(.leftToRight)))
  }

  /// Keys beside each other.
  private struct Row {
    var keys: [KeyboardKey]
    /// The width of keys that type a character, in tenths of the row.
    var letters = 1.0
  }

  private func rows(hasLowerBar: Bool) -> [Row] {
    switch type {
    case .numberPad:
      return ["123", "456", "789"].map { digits in
        Row(keys: digits.map { .digit(String($0)) })
      } + [Row(keys: [.blank, .digit("0"), .delete(isOnBackground: true)])]
    case .letters:
      let write = { (letters: String) in
        letters.map { KeyboardKey.character(shift == .on ? $0.uppercased() : String($0)) }
      }
      return [
        Row(keys: write("qwertyuiop")),
        Row(keys: write("asdfghjkl")),
        Row(
          keys: [.shift(isOn: shift == .on)] + write("zxcvbnm") + [.delete(isOnBackground: false)]),
        lastRow("123", hasLowerBar: hasLowerBar),
      ]
    case .numbers:
      return [
        Row(keys: "1234567890".map { .character(String($0)) }),
        Row(keys: "-/:;()$&@\"".map { .character(String($0)) }),
        Row(
          keys: [.word("#+=", share: 1.25)] + ".,?!'".map { .character(String($0)) }
            + [.delete(isOnBackground: false)], letters: 1.4),
        lastRow("ABC", hasLowerBar: hasLowerBar),
      ]
    }
  }

  private func lastRow(_ other: String, hasLowerBar: Bool) -> Row {
    let end: KeyboardKey =
      isReturnProminent ? .prominent(returnKey) : .word(returnKey, share: 2.5)
    return Row(
      keys: hasLowerBar
        ? [.word(other, share: 2.5), .space, end]
        : [.word(other, share: 1.25), .emoji, .space, end])
  }

  /// Returns keys in a row, with those between the outer ones centred.
  ///
  /// - Parameter letters: The width of keys that type a character, in tenths of the row.
  private static func row(
    _ keys: [KeyboardKey], _ style: SystemStyle.KeyboardStyle, letters: Double
  ) -> ViewNode {
    let row = ViewNode.custom(
      CustomNode(
        GeometryNode(kind: "keys") { geometry, _ in
          let tenth = geometry.size.width / 10
          let shares = keys.map {
            $0.isLetter ? letters : $0.isBesideLetters ? style.sideShare : $0.share
          }
          let fixed = shares.reduce(0) { $0 + ($1 ?? 0) }
          let rest = (10 - fixed) / Double(max(shares.filter { $0 == nil }.count, 1))
          var parts = zip(keys, shares).map { key, share in
            key.view(style).framed(width: (share ?? rest) * tenth, height: rowHeight)
          }
          if keys.first?.isLetter == false, keys.dropFirst().first?.isLetter == true {
            parts.insert(.spacer(minLength: 0), at: parts.count - 1)
            parts.insert(.spacer(minLength: 0), at: 1)
          }
          return ViewNode.row(parts).framed(width: geometry.size.width, height: rowHeight)
        }))
    return row.framed(height: rowHeight).padded(leading: style.rowInset, trailing: style.rowInset)
  }

  /// Returns the words over the keys, with lines between.
  private static func bar(_ words: [String], height: Double) -> ViewNode {
    let shown = words.isEmpty ? ["", "", ""] : words
    let parts = shown.enumerated().flatMap { index, word -> [ViewNode] in
      let text = ViewNode.line(word, size: 16).filling()
      let line = ViewNode.color(.separator).framed(width: 1, height: 24)
      return index == 0 || words.isEmpty ? [text] : [line, text]
    }
    return ViewNode.row(parts).colored(.label).framed(height: height)
  }

  private static func lowerBar(_ style: SystemStyle.KeyboardStyle) -> ViewNode {
    ViewNode.row([
      KeyboardKey.face(size: 27), .spacer(minLength: nil),
      ViewNode.sign(
        .microphone, width: 15, height: 24, lineWidth: 2, color: .keyboardSign),
    ])
    .padded(leading: 26, trailing: 30)
    .framed(height: style.lowerBarHeight, alignment: .center)
  }
}

extension KeyboardNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "keyboard", fieldSettings + [.word("suggestions", suggestions == nil ? "none" : nil)])
  }

  /// Keys are touched one by one, and are the platform's.
  package var isTouchTarget: Bool { true }

  /// Returns the view in all of its space, with the keyboard at the lower edge.
  package func below(_ view: ViewNode) -> ViewNode {
    view.with(
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
    ).with(.safeAreaInset(.bottom, spacing: 0, self.view))
  }
}

extension KeyboardNode: Settable {
  package static let fields: [SettingField<KeyboardNode>] = [
    .choice("type", \.type, changing: [.size, .content]),
    SettingField("returnKey", \.returnKey, absent: nil) {
      .word("returnKey", $0)
    } parse: {
      $0
    },
    .flag("isReturnProminent", \.isReturnProminent, changing: .paint),
    .choice("shift", \.shift, default: .off, changing: .paint),
    SettingField("suggestions", \.suggestions, absent: .some([])) {
      .text("suggestions", $0?.joined(separator: ", "), default: "")
    } parse: {
      $0 == "none" ? .some(nil) : $0.split(separator: ", ").map(String.init)
    },
  ]
}

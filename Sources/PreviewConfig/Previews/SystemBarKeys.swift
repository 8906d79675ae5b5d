import CellViews

extension ValueType<StatusBar> {
  /// A value that indicates whether there is a status bar, or a mapping with its content.
  static let statusBar = ValueType.words(
    ["visible": StatusBar(), "hidden": .hidden], pending: StatusBar()
  ).orMapping(
    .record(
      "statusBar", "What a device's status bar shows.",
      Field(
        Field("time", .text, default: "9:41", shown: "9:41", "The time, as it is written."),
        Field(
          optional: "carrier", .text,
          "The network's name, which phones with a notch or an island have no room for."),
        Field(
          "battery", ValueType<Double>.fraction, default: 1, shown: "1",
          "How full the battery is; it is red up to 0.2."),
        Field(
          "style", .word(pending: .automatic), default: StatusBar.Style.automatic,
          shown: "automatic",
          "Whether texts and signs are white or black; `automatic` goes by what is under them.")
      ) { time, carrier, battery, style in
        var bar = StatusBar()
        bar.time = time
        bar.carrier = carrier
        bar.battery = battery
        bar.style = style
        return bar
      }))
}

extension StatusBar {
  fileprivate static let hidden: StatusBar = {
    var bar = StatusBar()
    bar.isHidden = true
    return bar
  }()
}

extension ValueType<Bool> {
  /// A Boolean value for `visible`, false, and `hidden`, true.
  static let hiddenWord = ValueType.words(["visible": false, "hidden": true], pending: false)
}

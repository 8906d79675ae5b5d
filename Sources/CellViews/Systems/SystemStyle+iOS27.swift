extension SystemStyle {
  /// The look of iOS 27: iOS 26's, with a thin dark line around glass.
  static let iOS27: SystemStyle = {
    var style = iOS26
    // Over #F2F2F7 #A2A2A7 at the sides of a bar's button, #D9D9DE above and #D6D7DB below.
    style.glass.line = (sides: 0.33, ends: 0.11)
    return style
  }()
}

import DisplayList

extension SystemStyle {
  /// The look of iOS 27: iOS 26's, with a thin dark line around glass, which adds less light.
  static let iOS27: SystemStyle = {
    var style = iOS26
    // Over #F2F2F7 #A2A2A7 at the sides of a bar's button, #D9D9DE above and #D6D7DB below.
    style.glass.line = (sides: 0.33, ends: 0.11)
    // As reported: over #808080 a light tab bar of 195 and a dark one of 134. Bars over #F2F2F7 are #F4F4F9 to #F8F8FC.
    func lit(_ glass: Glass, _ saturation: Double, _ gain: Double, _ lift: Double) -> Glass {
      var lit = glass
      (lit.saturation, lit.gain, lit.lift) = (saturation, gain, lift / 255)
      return lit
    }
    style.glass.light = lit(style.glass.light, 2.08, 0.457, 137.4)
    style.glass.lightTabs = lit(style.glass.lightTabs, 2.08, 0.457, 137.4)
    style.glass.darkTabs = lit(style.glass.darkTabs, 2.84, 0.378, 79.8)
    // The chosen tab of such bars is 168 and 99.
    style.glass.chosenTab = Color(
      light: RGBA(hex: 0x000000, alpha: 0.14), dark: RGBA(hex: 0x000000, alpha: 0.26))
    // Over black #202020 to #272727, with a rim of #5A5A5A outside.
    style.glass.darkBar = lit(style.glass.darkBar, 2.5, 0.238, 36)
    style.glass.darkBar.rim = 54.0 / 255
    return style
  }()
}

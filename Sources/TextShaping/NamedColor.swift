import CPango
import DisplayList

/// Returns the hexadecimal digits of a colour that CSS has a name for, as `#FF6347` for `tomato`; nil
/// for another name.
///
/// Names are in letters of ASCII alone, of whichever case. Pango (1.50, `pango_color_parse`) knows all
/// of CSS Color 4's (section 6.1) with their values, and a few of X11's.
package func cssColor(named name: String) -> String? {
  guard name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }) else {
    return nil
  }
  var color = PangoColor()
  guard pango_color_parse(&color, name) != 0 else { return nil }
  // Sixteen bits, twice the eight of CSS's digits.
  func share(_ component: UInt16) -> Double { Double(component) / 65535 }
  return RGBA(red: share(color.red), green: share(color.green), blue: share(color.blue)).dump
}

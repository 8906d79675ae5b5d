public import CellViews
import DisplayList

extension Text: ViewConvertible {
  /// The text as a view.
  public var view: View { .text(self) }
}

extension Color: ViewConvertible {
  /// The colour as a view that fills the space it is offered.
  public var view: View { .color(self) }
}

extension Collection: ViewConvertible {
  /// The collection as a view.
  public var view: View { .collection(self) }
}

extension Color: CustomStringConvertible {
  /// The system's name, as SwiftUI prints it, or the light colour's components as `#RRGGBBAA`.
  public var description: String {
    name ?? light.hexadecimal
  }
}

extension RGBA {
  /// The components as `#RRGGBBAA`, each rounded to 8 bits.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue, alpha].map { component in
        let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

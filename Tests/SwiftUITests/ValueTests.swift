import CoreLocation
import LibraryTestSupport
import SwiftUI
import TestSupport
import Testing

@Suite @MainActor struct ValueTests {
  private struct Loading: View {
    @State private var text = "loading"
    @State private var count = 0

    var body: some View {
      Text("\(text) \(count)")
        .onAppear { text = "loaded" }
        .onReceive([1, 2].publisher) { count += $0 }
    }
  }

  @Test func `what appears changes what is drawn, once`() throws {
    // The text is set, and each of the two values is added: 1 + 2.
    expect(try listed { Loading() }, equals: try listed { Text("loaded 3") })
  }

  // Apple's page on `PersonNameComponents.FormatStyle.style` has these four texts.
  @Test func `a name is written as its style asks`() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    let styles: [PersonNameComponents.FormatStyle.Style] = [.long, .medium, .short, .abbreviated]
    let english = Locale(identifier: "en_US")
    expect(
      styles.map { name.formatted(.name(style: $0).locale(english)) },
      equals: ["Dr. Thomas Louis Clark Esq.", "Thomas Clark", "Tom", "TC"])
  }

  // Foundation decides by the letters of a name, whatever the locale.
  @Test(arguments: [
    ("太郎", "山田", "en_US", "山田太郎"), ("철수", "김", "en_US", "김철수"),
    ("Thomas", "Clark", "ja_JP", "Thomas Clark"),
    // One letter is neither Han nor Hangul.
    ("Anna", "王", "zh_CN", "Anna 王"),
  ])
  func `a name in Han or Hangul begins with the family name`(
    given: String, family: String, locale: String, expected: String
  ) {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    expect(
      name.formatted(.name(style: .medium).locale(Locale(identifier: locale))), equals: expected)
  }

  @Test func `a symbol in a colouring is still a picture, drawn as in a view with it`() throws {
    let symbol = Image(systemName: "heart.circle")
    let own = try listed { symbol.symbolRenderingMode(.hierarchical).resizable() }
    let around = try listed { Group { symbol.resizable() }.symbolRenderingMode(.hierarchical) }
    expect(own, equals: around)
    let plain = try listed { symbol.resizable() }
    #expect(own != plain)
  }

  private struct Secret: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { Text(reasons.contains(.privacy) ? "hidden" : "shown") }
  }

  @Test func `a view reads the reasons to hide it`() throws {
    let hidden = try listed { Secret().redacted(reason: .privacy) }
    expect(hidden, equals: try listed { Text("hidden") })
    let shown = try listed { Secret().unredacted().redacted(reason: .privacy) }
    expect(shown, equals: try listed { Text("shown") })
    // The reasons of the inner and of the outer view together.
    let nested = try listed { Secret().redacted(reason: .invalidated).redacted(reason: .privacy) }
    expect(nested, equals: hidden)
  }

  // UIKit's `secondarySystemFill` is #787880 at 16 %, 0x29 of 0xFF.
  @Test func `a style of fills has a second level`() throws {
    let lines = try listed { Rectangle().fill(.fill.secondary) }
    expect(lines.last?.split(separator: " ").last, equals: "#78788029")
  }

  @Test func `a colour has its components, and those of its hue`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    // Orange is between red, 0, and yellow, a sixth of the circle.
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    expect([hue * 12, saturation, brightness, alpha], equals: [1, 1, 1, 0.25])
    expect(UIColor(white: 1, alpha: 1), equals: UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `a dynamic colour has its light and its dark one`() {
    let color = Color(
      uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    expect(color.light, equals: Color.black.light)
    expect(color.dark, equals: Color.white.light)
  }

  @Test func `a degree of a meridian is a 360th of the earth's circumference`() {
    let distance = CLLocation(latitude: 0, longitude: 0)
      .distance(from: CLLocation(latitude: 1, longitude: 0))
    // 2π × 6,371,008.8 m ÷ 360.
    expect(distance.rounded(), equals: 111_195)
  }

  @Test func `a rectangle of which one corner is round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 4, height: 4))
    expect(path.bounds, equals: CGRect(x: 0, y: 0, width: 20, height: 10))
    // The corner's square is not in the path, and the others are.
    expect(
      [
        path.cgPath.contains(CGPoint(x: 0.5, y: 0.5)),
        path.cgPath.contains(CGPoint(x: 19.5, y: 0.5)),
      ],
      equals: [false, true])
  }
}

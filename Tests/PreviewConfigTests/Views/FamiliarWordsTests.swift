import PreviewConfig
import TestSupport
import Testing

/// What is said of words that people know from SwiftUI, UIKit and CSS.
struct FamiliarWordsTests {
  @Test(
    arguments: [
      (
        "{ text: a, color: red }",
        "1:18+5: 'color' is a second view beside 'text' (write 'foregroundColor')"
      ),
      (
        "{ text: a, backgroundColor: red }",
        "1:18+15: unknown modifier 'backgroundColor' after text (write 'background')"
      ),
      (
        "{ text: a, transformEffect: b }",
        "1:18+15: unknown modifier 'transformEffect' after text (not drawn by Maquette; what comes near is 'scaleEffect')"
      ),
      (
        "{ text: a, letterSpacing: 2 }",
        "1:18+13: unknown modifier 'letterSpacing' after text (write 'tracking')"
      ),
      (
        "{ text: a, line-height: 24px }",
        "1:18+11: unknown modifier 'line-height' after text (write 'lineHeight')"
      ),
      (
        "{ text: a, onAppear: b }",
        "1:18+8: unknown modifier 'onAppear' after text (leave it out: a picture shows one moment)"
      ),
      (
        "{ text: a, scrollTargetLayout: }",
        "1:18+18: unknown modifier 'scrollTargetLayout' after text (write 'scrollTargetBehavior: viewAligned' in 'collection' or 'scrollView')"
      ),
      (
        "{ text: a, listRowSeparatorLeading: 8 }",
        "1:18+23: unknown modifier 'listRowSeparatorLeading' after text (write 'alignmentGuide: { listRowSeparatorLeading: … }')"
      ),
      (
        "{ text: a, separatorInset: 8 }",
        "1:18+14: unknown modifier 'separatorInset' after text (write 'bottomSeparatorInsets')"
      ),
      (
        "{ list: [a] }",
        "1:9+4: unknown view 'list' (write 'collection' with 'layout: { list: … }')"
      ),
      (
        "{ Label: a }",
        "1:9+5: unknown view 'Label' (write 'hstack' with a 'symbol' and a 'text')"
      ),
      (
        "{ UITableView: a }",
        "1:9+11: unknown view 'UITableView' (write 'collection' with 'layout: { list: … }')"
      ),
      (
        "{ UISwitch: a }",
        "1:9+8: unknown view 'UISwitch' (write 'toggle')"
      ),
      (
        "{ text: a, padding_left: 8 }",
        "1:18+12: unknown modifier 'padding_left' after text (write 'padding: { leading: … }')"
      ),
      (
        // CSS Color 4, section 6.1: tomato is #ff6347.
        "{ text: a, background: tomato }",
        "1:30+6: background: expected a colour, found 'tomato' (write \"#FF6347\")"
      ),
      (
        // There, darkgrey is #a9a9a9, as darkgray.
        "{ text: a, background: darkgrey }",
        "1:30+8: background: expected a colour, found 'darkgrey' (write \"#A9A9A9\")"
      ),
      (
        // The system has a red of its own.
        "{ text: a, background: Red }",
        "1:30+3: background: expected a colour, found 'Red' (did you mean 'red'?)"
      ),
      (
        "{ text: a, background: currentColor }",
        "1:30+12: background: expected a colour, found 'currentColor' (write 'primary')"
      ),
      (
        "{ text: a, shadow: { offset: 3 } }",
        "1:28+6: unknown key 'offset' in shadow (write 'x')"
      ),
      (
        "{ text: a, padding: { left: 3 } }",
        "1:29+4: unknown key 'left' in padding (write 'leading')"
      ),
      (
        "{ text: a, padding: 8px }",
        "1:27+3: padding: expected a distance in points, found '8px' (write 8: lengths are in points)"
      ),
      (
        "{ text: a, padding: 8 16 4 }",
        "1:27+6: padding: expected a distance in points, found '8 16 4' (write '{ top: 8, trailing: 16, bottom: 4, leading: 16 }')"
      ),
      (
        "{ text: a, align-items: center }",
        "1:18+11: unknown modifier 'align-items' after text (write the 'alignment' of the stack, as in 'hstack: { alignment: top, children: … }')"
      ),
      ("{ hbox: [] }", "1:9+4: unknown view 'hbox' (write 'hstack')"),
      (
        "{ text: a, lineClamp: 2 }",
        "1:18+9: unknown modifier 'lineClamp' after text (write 'lineLimit')"
      ),
      (
        "{ hstack: { align: top, children: [] } }",
        "1:19+5: unknown key 'align' in hstack (write 'alignment')"
      ),
      (
        "{ hstack: { alignment: baseline, children: [] } }",
        "1:30+8: alignment: expected one of top, center, bottom, firstTextBaseline, lastTextBaseline, found 'baseline' (write 'firstTextBaseline')"
      ),
      (
        "{ pageControl: { pages: 3, currentPage: 1 } }",
        "1:34+11: unknown key 'currentPage' in pageControl (write 'current')"
      ),
      ("{ toggle: { on: true } }", "1:19+2: unknown key 'on' in toggle (write 'isOn')"),
      (
        "{ text: a, padding: 1.5rem }",
        "1:27+6: padding: expected a distance in points, found '1.5rem' (write 24: lengths are in points)"
      ),
      (
        "{ text: a, opacity: 50% }",
        "1:27+3: opacity: expected a number, found '50%' (write 0.5, or a part of a length as an expression, as in '${canvas.width / 2}')"
      ),
      (
        "{ text: a, rotationEffect: 45deg }",
        "1:34+5: rotationEffect: expected an angle in degrees, found '45deg' (write 45: angles are in degrees)"
      ),
      (
        "{ text: a, rotationEffect: 0.25turn }",
        "1:34+8: rotationEffect: expected an angle in degrees, found '0.25turn' (write 90: angles are in degrees)"
      ),
      (
        "{ text: a, aspectRatio: 16/9 }",
        "1:31+4: aspectRatio: expected a ratio of width to height, found '16/9' (write '${16 / 9}')"
      ),
      (
        "{ text: a, frame: { width: auto } }",
        "1:34+4: width: expected a length in points, found 'auto' (leave it out: a view is as large as its content)"
      ),
      (
        "{ text: a, multilineTextAlignment: left }",
        "1:42+4: multilineTextAlignment: expected one of leading, center, trailing, found 'left' (write 'leading')"
      ),
      (
        "{ text: a, contentMode: scaleAspectFill }",
        "1:31+15: contentMode: expected one of fit, fill, found 'scaleAspectFill' (write 'fill')"
      ),
      (
        "{ text: a, background: Color.red }",
        "1:30+9: background: expected a colour, found 'Color.red' (write 'red')"
      ),
      (
        "{ text: a, swipeActions: { trailing: [{ title: b, tint: red }] } }",
        "1:57+4: unknown key 'tint' in trailing (write 'color')"
      ),
      (
        "{ text: a, background: tint }",
        "1:30+4: background: expected a colour, found 'tint' (write 'accentColor')"
      ),
      (
        "{ text: a, border: 1px solid red }",
        "1:26+13: border: expected a colour, found '1px solid red' (write '{ color: red, width: 1 }')"
      ),
      (
        "{ text: a, border: '1px solid #ccc' }",
        "1:26+16: border: expected a colour, found '1px solid #ccc' (write "
          + "'{ color: \"#ccc\", width: 1 }')"
      ),
      (
        "{ text: a, offset: { left: 3 } }",
        "1:28+4: unknown key 'left' in offset (write 'x')"
      ),
      (
        "{ text: a, onHover: b }",
        "1:18+7: unknown modifier 'onHover' after text (leave it out: a picture shows one moment)"
      ),
      (
        "{ text: a, accessibilityRotor: b }",
        "1:18+18: unknown modifier 'accessibilityRotor' after text (leave it out: it is not drawn, and changes nothing that is seen)"
      ),
      (
        "{ text: a, flexDirection: row }",
        "1:18+13: unknown modifier 'flexDirection' after text (write 'hstack' or 'vstack')"
      ),
      (
        "{ text: a, padding: 8 16 }",
        "1:27+4: padding: expected a distance in points, found '8 16' (write [8, 16])"
      ),
      (
        "{ text: a, padding: 1 2 3px 4 }",
        "1:27+9: padding: expected a distance in points, found '1 2 3px 4' (write '{ top: 1, trailing: 2, bottom: 3, leading: 4 }')"
      ),
      (
        "{ text: a, frame: { width: 100% } }",
        "1:34+4: width: expected a length in points, found '100%' (write 'frame: { maxWidth: infinity }' for all of the room)"
      ),
      (
        "{ text: a, opacity: '0.5' }",
        "1:27+5: opacity: expected a number, found '0.5' (write 0.5 without quotes)"
      ),
      (
        "{ text: a, padding: wide }",
        "1:27+4: padding: expected a distance in points, found 'wide' (for example 16)"
      ),
      (
        "{ text: a, rotationEffect: some }",
        "1:34+4: rotationEffect: expected an angle in degrees, found 'some' (for example 45)"
      ),
      (
        "{ text: a, opacity: 50 }",
        "1:27+2: opacity: expected at most 1, found 50 (write 0.5)"
      ),
      (
        "{ text: a, font: { size: big } }",
        "1:32+3: size: expected a number, found 'big' (for example 17)"
      ),
      (
        "{ text: a, font: bold }",
        "1:24+4: font: expected one of largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2, found 'bold' (write '{ style: body, weight: bold }')"
      ),
      (
        "{ text: a, clipShape: rounded }",
        "1:29+7: clipShape: expected one of rectangle, circle, ellipse, capsule, concentricRectangle, found 'rounded' (write '{ roundedRectangle: 12 }')"
      ),
      (
        "{ text: a, fixedSize: horizontal }",
        "1:29+10: fixedSize: expected true or false, found 'horizontal' (write '{ horizontal: true }')"
      ),
      (
        "{ text: a, lineHeight: 150% }",
        "1:30+4: lineHeight: expected a word or a mapping, found '150%' (write '{ multiple: 1.5 }')"
      ),
      (
        "{ text: a, cornerRadius: [8, 8, 0, 0] }",
        "1:32+1: cornerRadius: expected a length in points, found a list (write 'clipShape: { unevenRoundedRectangle: { topLeading: …, topTrailing: … } }')"
      ),
      (
        "{ text: a, foregroundColor: 0xFF0000 }",
        "1:35+8: foregroundColor: expected a colour, found '0xFF0000' (write \"#FF0000\")"
      ),
      (
        "{ text: a, foregroundColor: '#FF08' }",
        "1:35+7: foregroundColor: expected #RGB, #RRGGBB or #RRGGBBAA, found '#FF08' (write \"#FFFF00.opacity(0.53)\")"
      ),
      (
        "{ text: a, border: 1 }",
        "1:26+1: border: expected a colour, found 1 (write '{ color: …, width: 1 }')"
      ),
      (
        "{ text: a, shadow: black }",
        "1:26+5: shadow: expected a number, found 'black' (write '{ radius: 4, color: black }')"
      ),
      (
        "{ text: a, opacity: 0,5 }",
        "1:29+1: unknown modifier '5' after text (a comma ends a value: quote one that has commas, and write a decimal with a point)"
      ),
      (
        "{ divider: 1 }",
        "1:18+1: divider: expected nothing, found '1' (write '{ divider: , frame: { height: 1 } }')"
      ),
      (
        "{ rectangle: red }",
        "1:20+3: rectangle: expected nothing, found 'red' (write '{ rectangle: , fill: red }')"
      ),
      (
        // 'fill' is for shapes.
        "{ divider: { fill: red } }",
        "1:18+1: divider: expected nothing, found a mapping (end it, and write what follows as modifiers)"
      ),
      (
        "{ circle: { color: red } }",
        "1:17+1: circle: expected nothing, found a mapping (end it, and write what follows as modifiers)"
      ),
      (
        "{ circle: { fill: red } }",
        "1:17+1: circle: expected nothing, found a mapping (end it, and write what follows as modifiers, as in '{ circle: , fill: … }')"
      ),
      (
        "{ hstack: { justify: center, children: [spacer] } }",
        "1:19+7: unknown key 'justify' in hstack (write 'spacer' in the stack)"
      ),
      (
        "{ text: { key: a, alpha: 1 } }",
        "1:25+5: unknown key 'alpha' in text (write 'opacity' after the view)"
      ),
      (
        "{ text: a, shadow: { radius: 2, pinToVisibleBounds: true } }",
        "1:39+18: unknown key 'pinToVisibleBounds' in shadow ('pinToVisibleBounds' belongs to boundarySupplementaryItems)"
      ),
      (
        "{ collection: { layout: grid, items: [], cell: spacer, minimumLineSpacing: 4 } }",
        "1:62+18: unknown key 'minimumLineSpacing' in collection ('minimumLineSpacing' belongs in the value of 'layout')"
      ),
      (
        "{ title: a }",
        "1:9+5: unknown view 'title' (write 'text')"
      ),
      // A decimal comma, and not two lengths.
      (
        "{ text: a, opacity: '0,5' }", "1:27+5: opacity: expected a number, found '0,5' (write 0.5)"
      ),
      // Without quotes, it is text as well.
      (
        "{ text: a, frame: { maxWidth: 100000000000000000000 } }",
        "1:37+21: maxWidth: expected a length in points or infinity, found '100000000000000000000' (for example 16)"
      ),
      (
        "{ text: a, padding: '8, 16' }",
        "1:27+7: padding: expected a distance in points, found '8, 16' (write [8, 16])"
      ),
      (
        "{ text: a, frame: { width: 50vw } }",
        "1:34+4: width: expected a length in points, found '50vw' (write '${canvas.width * 0.5}')"
      ),
      (
        "{ text: a, frame: { width: 50% } }",
        "1:34+3: width: expected a length in points, found '50%' (write a part of a length as an expression, as in '${canvas.width / 2}')"
      ),
      (
        "{ text: a, cornerRadius: full }",
        "1:32+4: cornerRadius: expected a length in points, found 'full' (write 'clipShape: capsule')"
      ),
      (
        "{ text: a, frame: { maxWidth: inf } }",
        "1:37+3: maxWidth: expected a length in points or infinity, found 'inf' (write 'infinity')"
      ),
      (
        "{ text: a, aspectRatio: fill }",
        "1:31+4: aspectRatio: expected a ratio of width to height, found 'fill' (write 'aspectRatio: { contentMode: fill }')"
      ),
      (
        "{ text: a, aspectRatio: '16:9' }",
        "1:31+6: aspectRatio: expected a ratio of width to height, found '16:9' (write '${16 / 9}')"
      ),
      (
        "{ text: a, rotationEffect: .degrees(45) }",
        "1:34+12: rotationEffect: expected an angle in degrees, found '.degrees(45)' (write 45: angles are in degrees)"
      ),
      (
        "{ text: a, textCase: upper }",
        "1:28+5: textCase: expected one of uppercase, lowercase, none, found 'upper' (write 'uppercase')"
      ),
      (
        "{ text: a, bold: yes }",
        "1:24+3: bold: expected true or false, found 'yes' (write true)"
      ),
      (
        "{ text: a, border: red 1 }",
        "1:26+5: border: expected a colour, found 'red 1' (write '{ color: red, width: 1 }')"
      ),
      (
        "{ text: a, background: red/50 }",
        "1:30+6: background: expected a colour, found 'red/50' (write 'red.opacity(0.5)')"
      ),
      (
        "{ text: a, background: black/0.5 }",
        "1:30+9: background: expected a colour, found 'black/0.5' (write 'black.opacity(0.5)')"
      ),
      // The path of a picture.
      (
        "{ text: a, background: photos/3 }",
        "1:30+8: background: expected a colour, found 'photos/3'"
      ),
      (
        "{ text: a, font: { size: 17, weight: w600 } }",
        "1:44+4: weight: expected one of ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, found 'w600' (write 'semibold')"
      ),
      (
        "{ text: a, padding: { start: 8 } }",
        "1:29+5: unknown key 'start' in padding (write 'leading')"
      ),
      (
        "{ text: a, shadow: 0 2px 8px black }",
        "1:26+15: shadow: expected a number, found '0 2px 8px black' (write '{ y: 2, blur: 8, color: black }')"
      ),
      (
        "{ text: a, font: { size: 17, weight: 600 } }",
        "1:44+3: weight: expected one of ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, found 600 (write 'semibold')"
      ),
      (
        "{ text: a, background: 'rgb(1, 2, 3)' }",
        "1:30+14: background: expected a colour, found 'rgb(1, 2, 3)' (write \"#010203\")"
      ),
      (
        "{ text: a, background: 'rgba(255 0 16 / 50%)' }",
        "1:30+22: background: expected a colour, found 'rgba(255 0 16 / 50%)' (write \"#FF0010.opacity(0.5)\")"
      ),
      // coloraide 8.13.1: hsl(200 50% 40%) is (51, 119, 153), and Display P3's red (278.7, −57.8, −38.3),
      // which is clipped.
      (
        "{ text: a, background: 'hsl(200, 50%, 40%)' }",
        "1:30+20: background: expected a colour, found 'hsl(200, 50%, 40%)' (write \"#337799\")"
      ),
      (
        "{ text: a, background: 'hsla(200deg, 50%, 40%, 0.5)' }",
        "1:30+29: background: expected a colour, found 'hsla(200deg, 50%, 40%, 0.5)' (write \"#337799.opacity(0.5)\")"
      ),
      (
        "{ text: a, background: 'color(display-p3 1 0 0)' }",
        "1:30+25: background: expected a colour, found 'color(display-p3 1 0 0)' (write \"#FF0000\")"
      ),
      // A part of 100 % is 255.
      (
        "{ text: a, background: 'rgb(100% 0% 20%)' }",
        "1:30+18: background: expected a colour, found 'rgb(100% 0% 20%)' (write \"#FF0033\")"
      ),
      (
        "{ forEach: [1], group: [divider] }",
        "1:23+5: 'group' is a second view beside 'forEach' (write 'view: { group: … }')"
      ),
      (
        "{ if: true, group: [divider] }",
        "1:19+5: 'group' is a second view beside 'if' (write 'then: { group: … }')"
      ),
      (
        "{ text: a, background: thinMaterial }",
        "1:30+12: background: expected a colour, found 'thinMaterial' (write '{ material: thin }')"
      ),
    ] as [(String, String)])
  func `a word of another framework is answered with what to write`(
    view: String, expected: String
  ) {
    // A loop without its view, and a condition without its own, are reported, too.
    let found = mistakes(in: "view: \(view)\n").filter { !$0.contains("missing key") }
    expect(found, equals: [expected])
  }

  @Test(
    arguments: [
      (
        "hstack: [{ text: a }]\n  alignment: top",
        "unknown modifier 'alignment' after hstack (it belongs to the value of 'hstack', as in '{ alignment: …, children: […] }')"
      ),
      (
        "hstack: [{ text: a }]\n  spacng: 4",
        "unknown modifier 'spacng' after hstack (did you mean 'spacing'? it belongs to the value of 'hstack', as in '{ spacing: …, children: […] }')"
      ),
      (
        "toggle: true\n  isOn: true",
        "unknown modifier 'isOn' after toggle (it belongs to the value of 'toggle', as in '{ isOn: …, … }')"
      ),
    ] as [(String, String)])
  func `a key of a view that is written beside it is led into its value`(
    view: String, expected: String
  ) {
    let found = mistakes(in: "view:\n  \(view)\n")
    expect(found.map { $0.drop { $0 != " " }.dropFirst() }, equals: [expected[...]])
  }

  @Test func `a mapping that is missing is shown with its first keys`() {
    expect(
      mistakes(in: "view: { text: a, frame: wide }\n"),
      equals: [
        "1:25+4: frame: expected a mapping, found 'wide' (write it as '{ width: …, height: …, … }')"
      ])
  }

  @Test(
    arguments: [
      // One number is both of a pair, as a square's side is.
      ("offset: 4", "[4, 4]"), ("offset: 4 8", "[4, 8]"),
      ("frame: 100", "'{ width: 100, height: 100 }'"),
      ("frame: [40, 30]", "'{ width: 40, height: 30 }'"),
      ("frame: 40x30", "'{ width: 40, height: 30 }'"),
      ("frame: 40 × 30", "'{ width: 40, height: 30 }'"),
      // The x of a unit is not between two numbers.
      ("frame: 40px", "'{ width: 40, height: 40 }'"),
      ("frame: 40pxx30px", "'{ width: 40, height: 30 }'"),
      ("frame: 40px 30px", "'{ width: 40, height: 30 }'"),
      ("lineHeight: 1.5", "'{ multiple: 1.5 }'"), ("lineHeight: 4", "'{ multiple: 4 }'"),
      ("lineHeight: 1.5em", "'{ multiple: 1.5 }'"), ("lineHeight: 24", "'{ exact: 24 }'"),
      ("lineHeight: 24px", "'{ exact: 24 }'"),
      // CSS begins at the top, and goes on clockwise.
      ("padding: [1, 2, 3, 4]", "'{ top: 1, trailing: 2, bottom: 3, leading: 4 }'"),
      ("font: 17px", "17"), ("font: 17px Inter", "'{ size: 17, family: Inter }'"),
      (
        "font: \"italic 600 17px/22px 'Inter Tight', sans-serif\"",
        "'{ size: 17, family: Inter Tight, weight: semibold, italic: true }'"
      ),
    ] as [(String, String)])
  func `numbers without their names, and CSS's fonts, are written as configs have them`(
    modifier: String, form: String
  ) {
    let found = mistakes(in: "view: { text: a, \(modifier) }\n")
    expect(found.count, equals: 1)
    #expect(found.allSatisfy { $0.hasSuffix("(write \(form))") })
  }

  @Test(arguments: ["infinity", "nan", "40x", "40xinf"])
  func `what is not a number is not taken for one`(size: String) {
    let found = mistakes(in: "view: { text: a, frame: \(size) }\n")
    expect(found.count, equals: 1)
    #expect(found.allSatisfy { $0.hasSuffix("(write it as '{ width: …, height: …, … }')") })
  }

  @Test(arguments: ["0.5px", "1001px", "-4px"])
  func `a size that no font has is not advised`(size: String) {
    let found = mistakes(in: "view: { text: a, font: \(size) }\n")
    expect(found.count, equals: 1)
    #expect(found.allSatisfy { !$0.contains("(write ") })
  }

  @Test(arguments: ["-1", "wide", "-1em", "1e9"])
  func `a line height that no text has is not advised`(height: String) {
    let found = mistakes(in: "view: { text: a, lineHeight: \(height) }\n")
    expect(found.count, equals: 1)
    #expect(found.allSatisfy { !$0.contains("(write ") })
  }

  @Test func `a system by its number is named`() {
    expect(
      mistakes(in: "canvas: { system: 26 }\nview: { text: a }\n"),
      equals: [
        "1:19+2: system: expected one of ios-18, ios-26, ios-27, found 26 (write 'ios-26')"
      ])
  }

  @Test func `a cell with modifiers is led into a stack`() {
    expect(
      mistakes(in: "cells: { row: { text: a } }\nview: { row: , padding: 2 }\n"),
      equals: [
        "2:9+3: 'row' is a cell, which takes no value "
          + "(write 'zstack: [row]' and modifiers after it, or declare it a component)"
      ])
  }

  @Test(arguments: ["background", "foregroundColor"])
  func `a colour that is a comment is to be quoted`(modifier: String) {
    let found = mistakes(in: "view:\n  text: a\n  \(modifier): #FF2D55\n")
    expect(found.count, equals: 1)
    #expect(
      found.allSatisfy {
        $0.hasSuffix("found nothing (quote the colour: without quotes, '#' begins a comment)")
      })
  }

  @Test func `a number is a font's size`() throws {
    // SwiftUI's `system(size: 17)`: 17 points, regular.
    let number = try view("view: { text: a, font: 17 }\n")
    let mapping = try view("view: { text: a, font: { size: 17 } }\n")
    expect("\(number)", equals: "\(mapping)")
  }

  @Test func `UIKit's names of SwiftUI's colours are taken`() throws {
    let uiKit = try view("view: { color: systemIndigo }\n")
    let swiftUI = try view("view: { color: indigo }\n")
    expect("\(uiKit)", equals: "\(swiftUI)")
  }

  @Test(arguments: FamiliarWords.viewNames)
  func `each foreign view is unknown, and what replaces it is not`(name: String) throws {
    let mistake = try #require(mistakes(in: "view: { \(name): a }\n").first)
    let start = "1:9+\(name.count): unknown view '\(name)' ("
    #expect(mistake.hasPrefix(start))
    guard let other = mistake.dropFirst(start.count).wholeMatch(of: /write '(\w+)'\)/)?.1 else {
      return
    }
    #expect(!mistakes(in: "view: { \(other): a }\n").contains { $0.contains("unknown view") })
  }

  @Test(arguments: FamiliarWords.modifierNames)
  func `each foreign modifier is unknown, and what replaces it is not`(name: String) throws {
    let mistake = try #require(mistakes(in: "view: { text: a, \(name): a }\n").first)
    // `color` is a view, and none of the modifiers.
    let expected =
      name == "color"
      ? "1:18+5: 'color' is a second view beside 'text' ("
      : "1:18+\(name.count): unknown modifier '\(name)' after text ("
    #expect(mistake.hasPrefix(expected))
    guard let other = mistake.dropFirst(expected.count).wholeMatch(of: /write '(\w+)'\)/)?.1 else {
      return
    }
    let others = mistakes(in: "view: { text: a, \(other): a }\n")
    #expect(!others.contains { $0.contains("unknown modifier") })
  }
}

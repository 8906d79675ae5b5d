import ConfigLanguage
import PlainText

/// Words of SwiftUI, UIKit, CSS and drawing tools that configs lack, or have under another name,
/// with replacements.
///
/// Users who know one of them by heart try it first: a suggestion by similarity alone would
/// mislead.
package enum FamiliarWords {
  /// The names of views with advice.
  package static var viewNames: [String] { views.keys.sorted() }
  /// The names of modifiers with advice.
  package static var modifierNames: [String] { modifiers.keys.sorted() }

  /// Returns the advice for the name of a view.
  static func view(_ name: String) -> String? {
    views[name].map { $0.words }
  }

  /// Returns the advice for the name of a modifier.
  static func modifier(_ name: String) -> String? {
    modifiers[name].map { $0.words }
  }

  /// Returns the advice for a key: the first word that it may mean and that is known.
  static func key(_ name: String, among known: [String]) -> String? {
    if ["dark", "light", "darkMode", "theme", "colorScheme"].contains(name),
      known.contains("appearance")
    {
      return Advice.form("'appearance: \(name == "light" ? "light" : "dark")'").words
    }
    return keys[name]?.first { known.contains($0) }.map { Advice.name($0).words }
  }

  /// Returns the advice for the name of a colour, or for one of CSS's functions.
  static func color(_ name: String) -> String? {
    if name.hasSuffix("Material") {
      return Advice.form("'{ material: \(name.dropLast("Material".count)) }'").words
    }
    guard name.hasSuffix(")"), name.hasPrefix("rgb(") || name.hasPrefix("rgba(") else {
      return hexadecimal(name)
    }
    let parts = name.dropLast().drop { $0 != "(" }.dropFirst()
      .split { ", /".contains($0) }.map { part -> Double? in
        part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
      }
    let channels = parts.prefix(3).compactMap(\.self)
    guard channels.count == 3, channels.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let digits = channels.map { channel in
      let digits = String(Int(channel.rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
    let opacity =
      parts.dropFirst(3).first.flatMap(\.self).map { ".opacity(\(NumberText.shortest($0)))" } ?? ""
    return Advice.form("\"#\(digits)\(opacity)\"").words
  }

  /// Returns the advice for six hexadecimal digits without their `#`.
  private static func hexadecimal(_ name: String) -> String? {
    let digits = name.hasPrefix("0x") ? name.dropFirst(2) : name[...]
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return Advice.form("\"#\(digits)\"").words
  }

  /// Returns the advice for a text in the place of a length or another number, in the notation of
  /// CSS.
  static func number(_ text: String) -> String? {
    let words = text.split(separator: " ")
    if words.count == 1, let value = length(words[0]) {
      return Advice.form(NumberText.shortest(value)).words + ": lengths are in points"
    }
    if text.hasSuffix("%"), Double(text.dropLast()) != nil {
      return text == "100%"
        ? Advice.form("'frame: { maxWidth: infinity }' for all of the room").words
        : "lengths are in points: write a part of them as an expression, as in '${canvas.width / 2}'"
    }
    let lengths = words.prefix { length($0) != nil || Double($0) != nil }
      .compactMap { length($0) ?? Double($0) }
    guard lengths.count > 1 else { return nil }
    if lengths.count == words.count {
      switch lengths.count {
      case 2:
        return Advice.form(
          "[\(NumberText.shortest(lengths[0])), \(NumberText.shortest(lengths[1]))]"
        ).words
      case 4:
        let edges = zip(["top", "trailing", "bottom", "leading"], lengths)
          .map { "\($0): \(NumberText.shortest($1))" }.joined(separator: ", ")
        return Advice.form("'{ \(edges) }'").words
      default: return nil
      }
    }
    // CSS's shadow: to the right, downwards, the blur, the spread, the colour.
    var parts = zip(["x", "y", "blur", "spread"], lengths).filter { $1 != 0 }
      .map { "\($0): \(NumberText.shortest($1))" }
    parts.append("color: \(words.dropFirst(lengths.count).joined(separator: " "))")
    return Advice.form("'{ \(parts.joined(separator: ", ")) }'").words
  }

  /// Returns the length of a text with a unit that is nearly a point.
  private static func length(_ text: Substring) -> Double? {
    ["px", "pt", "dp", "sp"].contains { text.hasSuffix($0) } ? Double(text.dropLast(2)) : nil
  }

  /// Returns the advice for a number in the place of a font's weight, as CSS has them.
  static func weight(_ value: DataValue, among names: [String]) -> String? {
    guard names.contains("semibold"), case .number(let number) = value,
      let index = Int(exactly: number / 100), (1...9).contains(index)
    else { return nil }
    let weights = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    return Advice.name(weights[index - 1]).words
  }

  /// The advice about a word.
  private enum Advice {
    /// The word has another name.
    case name(String)
    /// The word has another form.
    case form(String)
    /// The word is not drawn; an alternative may do.
    case lacking(String)
    /// The word has no effect on a picture that does not move.
    case withoutEffect
    /// The word has no effect on what is seen.
    case unseen

    /// The advice in words.
    var words: String {
      switch self {
      case .name(let name): "write '\(name)'"
      case .form(let form): "write \(form)"
      case .lacking(let other): "not drawn by Maquette; what comes near is \(other)"
      case .withoutEffect: "leave it out: a picture shows one moment"
      case .unseen: "leave it out: it is not drawn, and changes nothing that is seen"
      }
    }
  }

  private static let views: [String: Advice] = [
    "list": .form("'collection' with 'layout: { list: … }'"),
    "form": .form("'collection' with 'layout: { list: { appearance: insetGrouped } }'"),
    "table": .form("'collection' with 'layout: { list: … }', or 'grid'"),
    "tableView": .form("'collection' with 'layout: { list: … }'"),
    "collectionView": .name("collection"),
    "stack": .name("vstack"),
    "column": .name("vstack"), "row": .name("hstack"), "div": .name("vstack"),
    "box": .name("zstack"), "groupBox": .name("vstack"),
    "label": .form("'hstack' with a 'symbol' and a 'text'"), "p": .name("text"),
    "span": .name("text"), "string": .name("text"), "h1": .name("text"),
    "link": .form("'markdown' with '[text](https://…)'"),
    "attributedText": .name("markdown"), "richText": .name("runs"), "img": .name("image"),
    "picture": .name("image"), "imageView": .name("image"), "icon": .name("symbol"),
    "asyncImage": .form("'image' with a file: nothing is loaded from the network"),
    "progressView": .name("progress"), "activityIndicator": .name("progress"),
    "checkbox": .name("toggle"), "input": .name("textField"),
    "searchBar": .name("searchField"), "hr": .name("divider"), "line": .name("divider"),
    "rect": .name("rectangle"), "oval": .name("ellipse"),
    "navigationStack": .name("navigationBar"), "navigationView": .name("navigationBar"),
    "navbar": .name("navigationBar"), "navBar": .name("navigationBar"),
    "appBar": .name("navigationBar"), "topBar": .name("navigationBar"),
    "header": .form("'navigationBar', or the 'header' of a 'collection'"),
    "bottomNavigation": .name("tabBar"), "tabbar": .name("tabBar"),
    "tabView": .name("tabBar"), "pageIndicator": .name("pageControl"),
    "gradient": .name("linearGradient"), "conicGradient": .name("angularGradient"),
    "canvasView": .lacking("an SVG file in 'image'"),
    "colorPicker": .lacking("'circle' with a colour"),
    "textArea": .name("textEditor"), "select": .name("picker"), "dropdown": .name("picker"),
    "calendar": .name("datePicker"), "barChart": .form("'chart: { style: bar, values: … }'"),
    "lineChart": .form("'chart: { style: line, values: … }'"), "mapView": .name("map"),
    "disclosureGroup": .lacking("'hstack' with a symbol"),
    "geometryReader": .form("'${name.width}' of a view with 'id: name'"),
    "lazyVGrid": .lacking("'collection' with 'layout: { lazyVGrid: { columns: … } }'"),
    "lazyHGrid": .lacking("'collection' with 'layout: { lazyHGrid: { rows: … } }'"),
    "statusBar": .form("'canvas: { device: …, statusBar: … }'"),
    "homeIndicator": .form("'canvas: { device: …, homeIndicator: … }'"),
    "webView": .lacking("an 'image'"), "videoPlayer": .lacking("an 'image'"),
  ]

  private static let modifiers: [String: Advice] = [
    "color": .name("foregroundColor"), "colour": .name("foregroundColor"),
    "textColor": .name("foregroundColor"),
    "foreground": .name("foregroundColor"), "fillColor": .name("fill"),
    "backgroundColor": .name("background"), "margin": .name("padding"),
    "insets": .name("padding"), "width": .form("'frame: { width: … }'"),
    "height": .form("'frame: { height: … }'"), "size": .form("'frame: { width: …, height: … }'"),
    "minWidth": .form("'frame: { minWidth: … }'"), "maxWidth": .form("'frame: { maxWidth: … }'"),
    "minHeight": .form("'frame: { minHeight: … }'"),
    "maxHeight": .form("'frame: { maxHeight: … }'"), "fontSize": .form("'font: { size: … }'"),
    "weight": .name("fontWeight"), "fontFamily": .form("'font: { family: …, size: … }'"),
    "numberOfLines": .name("lineLimit"), "maxLines": .name("lineLimit"),
    "textAlign": .name("multilineTextAlignment"),
    "textAlignment": .name("multilineTextAlignment"), "alpha": .name("opacity"),
    "borderRadius": .name("cornerRadius"), "radius": .name("cornerRadius"),
    "clipped": .form("'clipShape: rectangle'"), "clipsToBounds": .form("'clipShape: rectangle'"),
    "tintColor": .name("tint"), "accentColor": .name("tint"), "rotation": .name("rotationEffect"),
    "rotate": .name("rotationEffect"), "scale": .name("scaleEffect"),
    "isHidden": .name("hidden"), "onTapGesture": .name("onTap"), "onClick": .name("onTap"),
    "accessibilityIdentifier": .name("id"),
    "environment": .form("'colorScheme', 'layoutDirection'"),
    "preferredColorScheme": .name("colorScheme"),
    "edgesIgnoringSafeArea": .name("ignoresSafeArea"),
    "rotation3D": .name("rotation3DEffect"), "transformEffect": .lacking("'scaleEffect'"),
    "transform": .lacking("'rotationEffect', 'scaleEffect' and 'offset'"),
    "ultraThinMaterial": .form("'background: { material: ultraThin }'"),
    "backdropFilter": .form("'background: { material: … }'"),
    "filter": .form("'blur', 'saturation' or another effect"),
    "mixBlendMode": .name("blendMode"), "maskImage": .name("mask"), "invert": .name("colorInvert"),
    "saturate": .name("saturation"), "hueRotate": .name("hueRotation"),
    "letterSpacing": .name("tracking"),
    "lineHeight": .name("lineSpacing"), "textTransform": .name("textCase"),
    "textDecoration": .form("'underline' or 'strikethrough'"),
    "hyphens": .name("hyphenation"), "hyphenationFactor": .name("hyphenation"),
    "usesDefaultHyphenation": .name("hyphenation"),
    "monospaced": .form("'fontDesign: monospaced'"),
    "adjustsFontSizeToFitWidth": .name("minimumScaleFactor"),
    "symbolVariant": .form("the symbol's name with '.fill' or '.circle'"),
    "separatorInset": .name("bottomSeparatorInsets"),
    "separatorInsets": .name("bottomSeparatorInsets"),
    "listRowSeparatorLeading": .form("'alignmentGuide: { listRowSeparatorLeading: … }'"),
    "listRowSeparatorTrailing": .form("'alignmentGuide: { listRowSeparatorTrailing: … }'"),
    "listRowSpacing": .lacking("'layout: { list: { listRowSpacing: … } }'"),
    "onAppear": .withoutEffect, "onDisappear": .withoutEffect, "onChange": .withoutEffect,
    "task": .withoutEffect, "animation": .withoutEffect, "transition": .withoutEffect,
    "gesture": .withoutEffect, "onLongPressGesture": .withoutEffect,
    "refreshable": .form("'refreshing' in 'collection'"), "contextMenu": .withoutEffect,
    "scrollTargetLayout": .form(
      "'scrollTargetBehavior: viewAligned' in 'collection' or 'scrollView'"),
    "scrollTargetBehavior": .form("'scrollTargetBehavior' in 'collection' or 'scrollView'"),
    "scrollPosition": .form("'scrollPosition' in 'scrollView', or 'contentOffset' in 'collection'"),
    "defaultScrollAnchor": .form("'defaultScrollAnchor' in 'scrollView'"),
    "contentMargins": .form("'contentMargins' in 'scrollView', or 'contentInset' in 'collection'"),
    "navigationTitle": .form("'navigationBar' at the top of a 'vstack'"),
    "navigationBarTitle": .form("'navigationBar' at the top of a 'vstack'"),
    "searchable": .form("'navigationBar: { searchField: … }'"),
    "confirmationDialog": .name("actionSheet"), "fullScreenCover": .name("sheet"),
    "modal": .name("sheet"), "dialog": .name("alert"), "tooltip": .name("popover"),
    "presentationDetents": .form("'sheet: { detents: … }'"),
    "presentationDragIndicator": .form("'sheet: { dragIndicator: … }'"),
    "keyboardType": .form("'keyboard: numbers'"),
    "submitLabel": .form("'keyboard: { returnKey: … }'"),
    "pickerStyle": .form("'picker: { style: … }'"),
    "datePickerStyle": .form("'datePicker: { style: … }'"),
    "gaugeStyle": .form("'gauge: { style: … }'"),
    "buttonStyle": .form("'button: { title: …, style: … }'"),
    "controlSize": .form("'button: { title: …, size: … }'"),
    "toggleStyle": .lacking("a 'button', or stacks"),
    "progressViewStyle": .form("'progress', with a value for a bar"),
    "textFieldStyle": .lacking("'textField' with 'background' and 'border'"),
    "listStyle": .form("'layout: { list: { appearance: … } }' in 'collection'"),
    "tabViewStyle": .lacking("'collection' with 'layout: carousel' and a 'pageControl'"),
    "labelStyle": .lacking("a 'symbol', or a 'text'"),
    "glassEffect": .lacking("'background: { material: … }'"),
    "scaledToFill": .form("'aspectRatio: { contentMode: fill }'"),
    "scaledToFit": .form("'aspectRatio: { contentMode: fit }'"),
    "resizable": .form("'image: { file: …, resizable: true }'"),
    "objectFit": .form("'aspectRatio: { contentMode: fill }'"),
    "accessibilityHidden": .unseen,
    "accessibilityValue": .unseen, "accessibilityHint": .unseen,
    "accessibilityElement": .unseen, "accessibilityAddTraits": .unseen,
    "accessibility": .unseen, "help": .unseen, "sensoryFeedback": .unseen,
    "allowsHitTesting": .unseen, "focused": .unseen,
    "cornerRadii": .form(
      "'clipShape: { unevenRoundedRectangle: { topLeading: …, topTrailing: … } }'"),
    "borderTopLeftRadius": .form("'clipShape: { unevenRoundedRectangle: { topLeading: … } }'"),
    "paddingLeft": .form("'padding: { leading: … }'"),
    "paddingRight": .form("'padding: { trailing: … }'"),
    "paddingTop": .form("'padding: { top: … }'"),
    "paddingBottom": .form("'padding: { bottom: … }'"),
    "paddingHorizontal": .form("'padding: [0, …]'"), "paddingVertical": .form("'padding: […, 0]'"),
    "padding-left": .form("'padding: { leading: … }'"),
    "padding-right": .form("'padding: { trailing: … }'"),
    "padding-top": .form("'padding: { top: … }'"),
    "padding-bottom": .form("'padding: { bottom: … }'"),
    "margin-left": .form("'padding: { leading: … }'"),
    "margin-right": .form("'padding: { trailing: … }'"),
    "margin-top": .form("'padding: { top: … }'"),
    "margin-bottom": .form("'padding: { bottom: … }'"),
    "background-color": .name("background"), "border-radius": .name("cornerRadius"),
    "font-size": .form("'font: { size: … }'"), "font-weight": .name("fontWeight"),
    "font-family": .form("'font: { family: …, size: … }'"),
    "text-align": .name("multilineTextAlignment"),
    "line-height": .name("lineSpacing"), "letter-spacing": .name("tracking"),
    "box-shadow": .name("shadow"), "boxShadow": .name("shadow"), "elevation": .name("shadow"),
    "flex": .form("'frame: { maxWidth: infinity }'"),
    "flexGrow": .form("'frame: { maxWidth: infinity }'"),
    "justifyContent": .form("'spacer' in the stack"),
    "alignItems": .form(
      "the 'alignment' of the stack, as in 'hstack: { alignment: top, children: … }'"),
  ]

  /// The keys, each with its possible meanings.
  private static let keys: [String: [String]] = [
    "left": ["leading"], "right": ["trailing"], "blur": ["radius"], "blurRadius": ["radius"],
    "name": ["file"], "src": ["file"], "source": ["file"], "path": ["file"], "url": ["file"],
    "gap": ["spacing"], "items": ["children"], "views": ["children"], "content": ["children"],
    "colour": ["color"], "fill": ["color"], "cols": ["columns"], "columnCount": ["columns"],
    "width": ["lineWidth"], "thickness": ["lineWidth"], "dx": ["x"], "dy": ["y"],
    "radius": ["cornerRadius"], "start": ["startPoint"], "end": ["endPoint"],
    "text": ["title", "label"], "placeholder": ["prompt"], "title": ["label"], "label": ["title"],
  ]
}

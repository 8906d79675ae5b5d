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
    keys[name]?.first { known.contains($0) }.map { Advice.name($0).words }
  }

  /// Returns the advice for the name of a colour.
  static func color(_ name: String) -> String? {
    guard name.hasSuffix("Material") else { return nil }
    return Advice.form("'{ material: \(name.dropLast("Material".count)) }'").words
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

    /// The advice in words.
    var words: String {
      switch self {
      case .name(let name): "write '\(name)'"
      case .form(let form): "write \(form)"
      case .lacking(let other): "not drawn by Maquette; what comes near is \(other)"
      case .withoutEffect: "leave it out: a picture shows one moment"
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

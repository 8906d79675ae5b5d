import DisplayList
import LayoutGeometry
import TextShaping

/// The background of a bar at the screen's top or bottom, including under the device's own bars.
public enum BarBackground: Hashable, Sendable {
  /// Nothing, or the system's surface if content has scrolled under the bar.
  case automatic
  /// The system's surface.
  case visible
  /// Nothing.
  case hidden
  /// A colour.
  case color(Color)
}

extension BarBackground: ValueInWords {
  /// The background by its name in configs, or its colour.
  var words: String {
    switch self {
    case .automatic: "automatic"
    case .visible: "visible"
    case .hidden: "hidden"
    case .color(let color): color.words
    }
  }

  /// Parses a name, or a colour; nil for other words.
  init?(words: String) {
    switch words {
    case "automatic": self = .automatic
    case "visible": self = .visible
    case "hidden": self = .hidden
    default:
      guard let color = Color(words: words) else { return nil }
      self = .color(color)
    }
  }
}

extension SettingField {
  /// The background of a bar.
  static func background(
    _ path: any WritableKeyPath<Owner, BarBackground> & Sendable
  ) -> SettingField {
    SettingField("background", path, absent: .automatic) {
      .word("background", $0.words, default: "automatic", changing: .paint)
    } parse: {
      BarBackground(words: $0)
    }
  }
}

extension ViewNode {
  /// Returns the bar on its background, with a line at the edge next to the content.
  ///
  /// A bar without a background has no line, as UIKit's at rest.
  ///
  /// - Parameter edge: The edge of the line.
  func onBar(_ background: BarBackground, line edge: Alignment) -> ViewNode {
    let surface = MaterialNode(.bar).view.reachingUnderBars()
    let line = Self.barLine(outside: edge)
    let lined = with(.overlay(line, edge))
    switch background {
    case .hidden: return self
    case .visible: return lined.with(.background(surface, .center))
    case .color(let color):
      return lined.with(.background(ViewNode.color(color).reachingUnderBars(), .center))
    case .automatic:
      return with(.overlay(line.overContent, edge))
        .with(.background(surface.overContent, .center))
    }
  }

  /// Returns the line of a bar, a pixel just outside of its edge: black with 30 %, in dark white with
  /// 15 % (iOS 17.5, tab bar; iOS 14 in dark, navigation bar).
  private static func barLine(outside edge: Alignment) -> ViewNode {
    let thickness = 1.0 / 3
    return ViewNode.color(
      Color(
        light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3),
        dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.15))
    )
    .framed(height: thickness)
    .with(.offset(Point(x: 0, y: edge == .top ? -thickness : thickness)))
  }

  /// The items of a bar: letters at a size that ignores dynamic type, and symbols in scale large.
  var asBarItems: ViewNode {
    font(.fixed(FontRequest(size: 17))).with(.environment(.symbolScale(.large)))
      .surrounded { $0.takeTintAsColor() }
  }

  /// A view that is visible if content has scrolled under the bar.
  var overContent: ViewNode {
    with(NodeModifier(OverContent()))
  }
}

private struct OverContent: PrimitiveModifier {
  var description: ModifierDescription { [] }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: OverContentLayout(child: child))
  }
}

private struct OverContentLayout: ModifierLayout {
  let child: LayoutNode

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    guard pass.sight.isOverContent else { return PlacedView(frame: frame, drawing: nil) }
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}

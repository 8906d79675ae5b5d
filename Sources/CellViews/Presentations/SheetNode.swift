import DisplayList
package import LayoutGeometry

/// The height of a sheet, by SwiftUI's names.
package enum SheetDetent: Hashable, Sendable {
  /// About half of the height.
  case medium
  /// All of the height below the status bar.
  case large
  /// All of the screen, under the device's bars too, without a card's corners.
  case fullScreen
  /// A fraction of the height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)

  /// The free length of the screen's top over a sheet of the whole height, below the status bar.
  private static let gap = 10.0

  /// Returns the sheet's height on a screen, in points, with the room of the home indicator.
  ///
  /// As in UISheetPresentationController, the home indicator's room is added: a share is one of the
  /// height between 10 points below the status bar and the home indicator.
  package func length(on screen: Size, safeArea: EdgeInsets, system: SystemLook) -> Double {
    length(on: screen, safeArea: safeArea, mediumShare: system.style.sheet.mediumShare)
  }

  /// Returns the sheet's height as in a system where `medium` has a share of the height.
  fileprivate func length(
    on screen: Size, safeArea: EdgeInsets, mediumShare: Double
  ) -> Double {
    let most = max(screen.height - safeArea.top - Self.gap, 0)
    let room = max(most - safeArea.bottom, 0)
    switch self {
    case .medium: return room * mediumShare + safeArea.bottom
    case .large: return most
    case .fullScreen: return screen.height
    case .fraction(let part): return min(room * part + safeArea.bottom, most)
    case .height(let height): return min(height + safeArea.bottom, most)
    }
  }
}

extension SheetDetent: ValueInWords {
  /// The height by its name, or with its number.
  var words: String {
    switch self {
    case .medium, .large, .fullScreen: "\(self)"
    case .fraction(let part): "fraction \(part.dump)"
    case .height(let height): "height \(height.dump)"
    }
  }

  /// Parses a height; nil for other words.
  init?(words: String) {
    let number = words.split(separator: " ").last.flatMap { Double(dump: $0) } ?? 0
    let all: [SheetDetent] = [.medium, .large, .fullScreen, .fraction(number), .height(number)]
    guard let known = all.first(where: { $0.words == words }) else { return nil }
    self = known
  }
}

/// A card that covers the screen from its lower edge, as SwiftUI's `sheet`.
package struct SheetNode: Sendable {
  /// The views on the card, in the middle of it.
  package var content: ViewNode
  /// The height of the card.
  package var detent: SheetDetent
  /// Indicates whether the card has a grabber at its top.
  package var hasGrabber: Bool
  /// The radius of the corners, in points; of the upper ones alone for a card at the screen's lower edge; nil for the
  /// system's.
  package var cornerRadius: Double?
  /// The background of the views; nil for the system's.
  package var background: ViewNode?
  /// The forms that it takes in little room.
  package var adaptation = PresentationAdaptation()

  /// Creates a card; as high as the screen allows by default.
  package init(
    _ content: ViewNode, detent: SheetDetent = .large, hasGrabber: Bool = false,
    cornerRadius: Double? = nil, background: ViewNode? = nil
  ) {
    self.content = content
    self.detent = detent
    self.hasGrabber = hasGrabber
    self.cornerRadius = cornerRadius
    self.background = background
  }

  /// Shows the card.
  package var modifier: NodeModifier {
    .presenting(
      Presentation(
        name: "sheet", words: detent.words, content: content,
        adding: { view in
          var other = self
          other.content = view
          return other.modifier
        },
        saying: { words in
          SheetDetent(words: words).map { detent in
            var other = self
            other.detent = detent
            return other.modifier
          }
        },
        settings: fieldSettings, setting: { with($0, $1)?.modifier },
        pushesScreenBack: { size in
          !isForm(on: size) && pushesScreenBack(as: adaptation.form(of: .sheet, on: size))
        }
      ) { space in
        shown(as: adaptation.form(of: .sheet, on: space.size), in: space)
      })
  }

  /// Returns whether the screen steps back under the sheet in a form, on a phone.
  func pushesScreenBack(as form: PresentationAdaptation.Form) -> Bool {
    detent == .large && form != .fullScreenCover
  }

  /// Returns the sheet over a screen, as a card in the middle of a tablet, at its lower edge or over
  /// all of it.
  func shown(as form: PresentationAdaptation.Form, in space: PresentationSpace) -> ViewNode {
    if isForm(on: space.size) {
      return self.form(in: space).over(space, alignment: .center, dims: true)
    }
    var sheet = self
    if form == .fullScreenCover {
      sheet.detent = .fullScreen
      sheet.hasGrabber = false
      sheet.background = background ?? .color(.systemBackground)
    }
    return sheet.card(in: space).over(space, alignment: .bottom, dims: true)
  }

  /// The length in points below which a screen's shorter side is that of a phone.
  static let compactLength = 600.0
  /// The size of a sheet on a tablet (iPadOS 18, on screens of 11 and 13 inches).
  private static let formSize = Size(width: 580, height: 640)

  /// Returns whether the card is in the middle of the screen, as on a tablet, which has no detents.
  private func isForm(on screen: Size) -> Bool {
    detent != .fullScreen && min(screen.width, screen.height) >= Self.compactLength
  }

  /// Returns the card in the middle of a large screen.
  private func form(in space: PresentationSpace) -> ViewNode {
    let room = Rect(origin: .zero, size: space.size).inset(
      by: space.safeArea, direction: .leftToRight)
    return
      content
      .surrounded { [inset = space.style.sheet.barInset] in
        $0.barRise = -inset
        $0.barHeight = NavigationBarNode.heightInSheets
        $0.sheet = .form
      }
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
      .framed(
        width: min(Self.formSize.width, room.width), height: min(Self.formSize.height, room.height)
      )
      .with(.background(background ?? .color(.elevatedBackground), .center))
      .with(
        .clipShape(.roundedRectangle(cornerRadius: cornerRadius ?? space.style.sheet.radius)))
  }

  func card(in space: PresentationSpace) -> ViewNode {
    let style = space.style.sheet
    let isLow = detent != .large && detent != .fullScreen
    guard isLow, let surface = style.surface else { return edgeCard(in: space) }
    return floatingCard(in: space, style, surface)
  }

  /// The card of iOS 26 below the whole height: glass that is apart from the screen's edges.
  private func floatingCard(
    in space: PresentationSpace, _ style: SystemStyle.SheetStyle,
    _ surface: (ShapeNode.Outline) -> ViewNode
  ) -> ViewNode {
    let height =
      detent.length(
        on: space.size, safeArea: space.safeArea, mediumShare: style.mediumShare) - style.inset
    let width = space.size.width - 2 * style.inset
    // A card without room between its distances from the edges is at the edge.
    guard width > 0, height > 0 else { return edgeCard(in: space) }
    // What is on the card is as wide as the screen, and drawn smaller.
    let factor = width / space.size.width
    let content = Size(width: space.size.width, height: height / factor)
    let radius = cornerRadius ?? style.radius * factor
    // The lower corners follow the screen's, or are as the app has all of them (reported of iOS 26 by
    // software-mansion/react-native-screens, pull request 3988).
    let lower = cornerRadius ?? max(space.cornerRadius - style.inset, style.lowerRadius)
    let card = self.content
      .surrounded { [isGlass = background == nil] in
        $0.barRise = -style.barInset
        $0.sheet = isGlass ? .glass : nil
      }
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
      .with(
        .safeAreaPadding(
          EdgeInsets(
            leading: space.safeArea.leading,
            bottom: max(space.safeArea.bottom - style.inset, 0) / factor,
            trailing: space.safeArea.trailing))
      )
      .framed(width: content.width, height: content.height)
      .with(.containerCorners(radius / factor, lower: lower / factor))
    let outline = ShapeNode.Outline.unevenRoundedRectangle(
      CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: lower, bottomLeft: lower,
        style: .continuous))
    let grabbed = (hasGrabber ? card.with(.overlay(Self.grabber, .top)) : card)
      .with(.scaleEffect(x: factor, y: factor, about: Point(x: 0.5, y: 0.5)))
      .framed(width: width, height: height)
      .with(.clipShape(outline))
    let under = background.map { $0.with(.clipShape(outline)) } ?? surface(outline)
    return
      grabbed
      .with(.background(under, .center))
      .padded(bottom: style.inset)
  }

  private func edgeCard(in space: PresentationSpace) -> ViewNode {
    let height = detent.length(
      on: space.size, safeArea: space.safeArea, mediumShare: space.style.sheet.mediumShare)
    let sides = EdgeInsets(
      top: detent == .fullScreen ? space.safeArea.top : 0, leading: space.safeArea.leading,
      bottom: space.safeArea.bottom,
      trailing: space.safeArea.trailing)
    let isFullScreen = detent == .fullScreen
    let card =
      content
      .surrounded { [inset = space.style.sheet.barInset] in
        $0.sheet = nil
        guard !isFullScreen else { return }
        $0.barRise = -inset
        $0.barHeight = NavigationBarNode.heightInSheets
      }
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
      .with(.safeAreaPadding(sides))
      .framed(width: space.size.width, height: height)
      .with(.background(background ?? .color(.elevatedBackground), .center))
    let radius = detent == .fullScreen ? 0 : cornerRadius ?? space.style.sheet.radius
    let outline = ShapeNode.Outline.unevenRoundedRectangle(
      CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0, style: .continuous))
    return (hasGrabber ? card.with(.overlay(Self.grabber, .top)) : card)
      .with(.clipShape(outline))
  }

  /// A bar of 36 × 5 points, 5 points below the card's top.
  private static var grabber: ViewNode {
    ViewNode.shape(.capsule, fill: .tertiaryLabel).framed(width: 36, height: 5).padded(top: 5)
  }
}

extension SheetNode: Settable {
  package static let fields: [SettingField<SheetNode>] = [
    .flag("sheetGrabber", \.hasGrabber, changing: .paint),
    .length("sheetCornerRadius", \.cornerRadius, changing: .paint),
    .words("compactAdaptation", \.adaptation, default: PresentationAdaptation()),
  ]
}

/// A sheet that changes how what is on it is drawn.
enum SheetSurface: Sendable {
  /// The card in the middle of a tablet's screen: lists have narrow margins whatever their width (iPadOS 18).
  case form
  /// Glass, which the surfaces of grouped lists let through.
  case glass
}

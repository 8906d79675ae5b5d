public import Foundation
import LayoutGeometry
public import Maquette

/// The content of a cell as a value, which makes its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes the view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// A state for which content is made.
public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Indicates whether the cell is chosen.
  public var isSelected = false
  /// Indicates whether the cell is pressed.
  public var isHighlighted = false
  /// Indicates whether the cell cannot be chosen.
  public var isDisabled = false
  /// Indicates whether the cell is edited.
  public var isEditing = false
  /// Indicates whether the cell's rows below are shown.
  public var isExpanded = false
}

/// The background of a cell as a value.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line at the edges.
  public var strokeColor: UIColor?
  /// The width of the line at the edges, in points.
  public var strokeWidth: CGFloat = 0

  /// Returns a background without a colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell of a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell of a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// Returns the background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  @MainActor func apply(to view: UIView) {
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = cornerRadius
    view.layer.borderColor = strokeColor
    view.layer.borderWidth = strokeColor == nil ? 0 : strokeWidth
  }
}

extension UIView {
  /// Adds the view to another, as large as it is.
  func fill(_ view: UIView, at index: Int? = nil) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: index ?? view.subviews.count)
  }

  /// Shows a view behind the view, in place of another one.
  func replaceBackground(_ old: UIView?, with view: UIView?) {
    old?.removeFromSuperview()
    if let superview { view?.fill(superview, at: 0) }
  }

  /// Shows a content in place of all views.
  func show(_ configuration: (any UIContentConfiguration)?) {
    for view in subviews { view.removeFromSuperview() }
    guard let configuration else { return }
    let view: UIView = configuration.makeContentView()
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// A view of a content that the library draws.
private final class DrawnContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let shown: ViewContent

  init(_ configuration: any UIContentConfiguration, _ view: some View) {
    self.configuration = configuration
    shown = ViewContent(view, alignment: .leading)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent? { shown }
  override var wrapsLines: Bool { true }
  override var intrinsicContentSize: CGSize {
    contentSize(of: shown, for: ProposedSize(width: lineWidth.map { Double($0) }, height: nil))
  }
}

/// A content of SwiftUI's views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(_ content: Content, _ background: Background, _ insets: EdgeInsets) {
    self.content = content
    self.background = background
    self.insets = insets
  }

  /// Makes the view of the content.
  public func makeContentView() -> any UIView & UIContentView {
    DrawnContentView(
      self,
      content.frame(maxWidth: .infinity, maxHeight: .infinity).padding(insets)
        .background { background })
  }

  /// Returns the content, which is the same for all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the content with space at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = Double(length) }
    if edges.contains(.leading) { copy.insets.leading = Double(length) }
    if edges.contains(.bottom) { copy.insets.bottom = Double(length) }
    if edges.contains(.trailing) { copy.insets.trailing = Double(length) }
    return copy
  }

  /// Returns the content on a background.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, AnyView> {
    UIHostingConfiguration<Content, AnyView>(
      content, AnyView(Rectangle().fill(style)), insets)
  }

  /// Returns the content on a view.
  public func background<New: View>(
    @ViewBuilder content background: () -> New
  ) -> UIHostingConfiguration<Content, New> {
    UIHostingConfiguration<Content, New>(content, background(), insets)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a content of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), EmptyView(), EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }
}

/// The texts and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The title.
  public var text: String?
  /// The title with its looks.
  public var attributedText: NSAttributedString?
  /// The text below the title.
  public var secondaryText: String?
  /// The text below the title with its looks; drawn without them.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }
  /// The picture.
  public var image: UIImage?
  /// The looks of the title.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .label)
  /// The looks of the text below the title.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The looks of the picture.
  public var imageProperties = ImageProperties()
  /// The space between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Indicates whether the second text is at the end of the first one's line, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// The looks of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Indicates whether the font follows the size of texts.
    public var adjustsFontForContentSizeCategory = true
    /// The letters of the text.
    public var transform = TextTransform.none
    /// The alignment of the lines; not drawn.
    public var alignment = TextAlignment.natural
    /// The place where a long line is broken; not drawn.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Indicates whether letters become smaller to fit; not drawn.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size of letters, as a part of the font's; not used.
    public var minimumScaleFactor: CGFloat = 0

    /// A change of letters.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// An alignment of lines.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The looks of a picture.
  public struct ImageProperties {
    /// The colour; nil for the tint.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for none.
    public var maximumSize = CGSize.zero
    /// The size that is kept free, in points.
    public var reservedLayoutSize = CGSize.zero
    /// The settings of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// Returns a content without texts.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a content whose second text is below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a content of a column at the side.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a content of a column at the side, whose second text is below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  /// Returns the title of a part of a column at the side.
  public static func sidebarHeader() -> UIListContentConfiguration { boundary(.headline, .label) }
  /// Returns the title of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { boundary(.headline, .label) }
  /// Returns the text below a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    boundary(.subheadline, .secondaryLabel)
  }
  /// Returns the title of a section of a list of groups.
  public static func groupedHeader() -> UIListContentConfiguration {
    boundary(.footnote, .secondaryLabel)
  }
  /// Returns the text below a section of a list of groups.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
  private static func boundary(
    _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: style)
    content.textProperties.color = color
    return content
  }
  /// Returns a content whose second text is at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return content
  }

  /// Makes the view of the content.
  public func makeContentView() -> any UIView & UIContentView { DrawnContentView(self, drawing) }
  /// Returns the content, which is the same for all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private var drawing: some View {
    let picture = imageProperties
    let largest = picture.maximumSize
    let margins = EdgeInsets(directionalLayoutMargins)
    return HStack(spacing: Double(imageToTextPadding)) {
      if let image {
        let drawn = image.drawing(
          of: largest == .zero ? image.image : image.image.resizable(),
          tint: (picture.tintColor ?? .systemBlue).color,
          symbol: picture.preferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: .body))
        drawn.scaledToFit()
          .frame(
            maxWidth: largest.width > 0 ? largest.width : nil,
            maxHeight: largest.height > 0 ? largest.height : nil
          )
          .clipShape(RoundedRectangle(cornerRadius: Double(picture.cornerRadius)))
          .frame(minWidth: image.isSymbolImage ? 24 : nil)
      }
      if prefersSideBySideTextAndSecondaryText {
        title
        Spacer(minLength: 0)
        subtitle
      } else {
        VStack(alignment: .leading, spacing: Double(textToSecondaryTextVerticalPadding)) {
          title
          subtitle
        }
        Spacer(minLength: 0)
      }
    }
    .padding(margins).frame(minHeight: 44)
  }

  @ViewBuilder private var title: some View {
    if let attributedText {
      Text(attributedText)
    } else if let text {
      drawn(text, textProperties)
    }
  }

  @ViewBuilder private var subtitle: some View {
    if let secondaryText { drawn(secondaryText, secondaryTextProperties) }
  }

  private func drawn(_ text: String, _ looks: TextProperties) -> some View {
    Text(verbatim: looks.transformed(text)).font(looks.font.font).foregroundColor(looks.color.color)
      .lineLimit(looks.numberOfLines == 0 ? nil : looks.numberOfLines)
  }
}

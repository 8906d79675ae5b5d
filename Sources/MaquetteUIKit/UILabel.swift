public import Foundation
import CellViews
import LayoutGeometry
import Maquette

/// A text of UIKit's, in the middle of its height.
open class UILabel: UIView {
  /// Returns the settings of all such views, which have no effect.
  open override class func appearance() -> UILabel { UILabel() }
  /// Returns the settings of all such views in others, which have no effect.
  open override class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UILabel {
    UILabel()
  }
  /// The text.
  open var text: String? {
    get { ownText ?? attributedText?.string }
    set {
      ownText = newValue
      ownAttributedText = nil
      UIView.needLayout()
    }
  }
  private var ownText: String?
  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0) } }
    set {
      ownAttributedText = newValue
      ownText = nil
      UIView.needLayout()
    }
  }
  private var ownAttributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { UIView.needLayout() }
  }
  /// The colour.
  open var textColor: UIColor! = .label
  /// The colour of a chosen row's text; not used.
  open var highlightedTextColor: UIColor?
  /// Indicates whether a chosen row's colour is used; not used.
  open var isHighlighted = false
  /// Indicates whether the text is not greyed.
  open var isEnabled = true
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { UIView.needLayout() }
  }
  /// The place where a long line is broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Indicates whether letters become smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Indicates whether the font follows the size of texts.
  open var adjustsFontForContentSizeCategory = false
  /// Indicates whether letters move together to fit; not used.
  open var allowsDefaultTighteningForTruncation = false
  /// The smallest size of letters, as a part of the font's.
  open var minimumScaleFactor: CGFloat = 0
  /// The width of lines, in points; 0 for that of the view.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  override var wrapsLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override var content: ViewContent? {
    guard let text = drawnText else { return nil }
    let limit = numberOfLines == 0 ? nil : numberOfLines
    var view = AnyView(
      text.lineLimit(limit).multilineTextAlignment(textAlignment.ofLines).truncationMode(truncation)
    )
    if adjustsFontSizeToFitWidth {
      view = AnyView(view.minimumScaleFactor(minimumScaleFactor == 0 ? 0.1 : minimumScaleFactor))
    }
    if let shadowColor {
      view = AnyView(
        view.shadow(
          color: shadowColor.color, radius: 0, x: shadowOffset.width, y: shadowOffset.height))
    }
    let alignment: Alignment =
      switch textAlignment {
      case .left, .natural, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    return ViewContent(view, alignment: alignment)
  }

  /// Draws the text in a rectangle, where it is in the middle of the height.
  open func drawText(in rect: CGRect) { textRect = rect }
  private var textRect = CGRect.zero
  /// Returns the rectangle of the text in another, which is that itself.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    bounds
  }

  override var drawnContent: ViewContent? {
    guard var content else { return nil }
    let own = CGRect(origin: .zero, size: bounds.size)
    textRect = own
    drawText(in: own)
    guard textRect != own else { return content }
    content.view = AnyView(content.view.padding(EdgeInsets(around: textRect, in: own)))
    return content
  }

  private var drawnText: Text? {
    let color = (textColor ?? .label).color.opacity(isEnabled ? 1 : 0.5)
    let font = (font ?? .systemFont(ofSize: 17)).font
    if let ownAttributedText {
      return Text(ownAttributedText).font(font).foregroundColor(color)
    }
    // An empty text takes no space, as in UIKit.
    guard let ownText, !ownText.isEmpty else { return nil }
    return Text(verbatim: ownText).font(font).foregroundColor(color)
  }

  private var truncation: TruncationMode {
    switch lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }

  /// The size of the text in one line, or in lines of a width that is known, in points.
  open override var intrinsicContentSize: CGSize {
    guard let content else { return .zero }
    let width = lineWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    let proposal = ProposedSize(
      width: numberOfLines == 1 ? nil : width.map { Double($0) }, height: nil)
    return contentSize(of: content, for: proposal)
  }

  override var baselines: (first: Double, last: Double)? {
    guard let content else { return nil }
    let width = lineWidth.map { Double($0) }
    let measured = UIViewHost.measure(
      content.view, for: ProposedSize(width: width, height: nil))
    guard let first = measured.firstBaseline, let last = measured.lastBaseline else { return nil }
    return (first, measured.size.height - last)
  }
}

extension Text {
  /// Creates the text of a string with looks.
  @MainActor init(_ string: NSAttributedString) {
    var text = Text(verbatim: "")
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { looks, range, _ in
      var run = Text(verbatim: string.attributedSubstring(from: range).string)
      if let font = looks[.font] as? UIFont { run = run.font(font.font) }
      if let color = looks[.foregroundColor] as? UIColor { run = run.foregroundColor(color.color) }
      if let kern = (looks[.kern] as? NSNumber)?.doubleValue { run = run.kerning(kern) }
      if looks[.underlineStyle] as? Int ?? 0 != 0 { run = run.underline() }
      if looks[.strikethroughStyle] as? Int ?? 0 != 0 { run = run.strikethrough() }
      text = text + run
    }
    self = text
  }
}

/// A picture of UIKit's.
open class UIImageView: UIView {
  /// Returns the settings of all such views, which have no effect.
  open override class func appearance() -> UIImageView { UIImageView() }
  /// The picture.
  open var image: UIImage? {
    didSet { UIView.needLayout() }
  }
  /// The picture of a chosen row; not used.
  open var highlightedImage: UIImage?
  /// Indicates whether a chosen row's picture is used; not used.
  open var isHighlighted = false
  /// The size and the weight of a symbol that has none of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { UIView.needLayout() }
  }

  /// Creates an empty view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a picture, as large as it is.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }

  /// Creates a view of a picture, as large as it is.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent? {
    guard let image else { return nil }
    let tint = (tintColor ?? .systemBlue).color
    func drawn(_ view: some View) -> AnyView {
      image.drawing(of: view, tint: tint, symbol: preferredSymbolConfiguration)
    }
    func stretched(_ mode: CellViews.ContentMode? = nil) -> ViewContent {
      let picture = image.stretched
      let view =
        mode.map {
          image.isDrawn
            ? AnyView(picture.aspectRatio(image.size, contentMode: $0))
            : AnyView(picture.aspectRatio(contentMode: $0))
        } ?? picture
      return ViewContent(image.isDrawn ? view : drawn(view))
    }
    return switch contentMode {
    case .scaleToFill, .redraw: stretched()
    case .scaleAspectFit: stretched(.fit)
    case .scaleAspectFill: stretched(.fill)
    case .center: ViewContent(drawn(image.image))
    case .top: ViewContent(drawn(image.image), alignment: .top)
    case .bottom: ViewContent(drawn(image.image), alignment: .bottom)
    case .left: ViewContent(drawn(image.image), alignment: .leading)
    case .right: ViewContent(drawn(image.image), alignment: .trailing)
    case .topLeft: ViewContent(drawn(image.image), alignment: .topLeading)
    case .topRight: ViewContent(drawn(image.image), alignment: .topTrailing)
    case .bottomLeft: ViewContent(drawn(image.image), alignment: .bottomLeading)
    case .bottomRight: ViewContent(drawn(image.image), alignment: .bottomTrailing)
    }
  }

  /// The size of the picture, in points.
  open override var intrinsicContentSize: CGSize {
    guard let image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let view = image.drawing(
      of: image.image, tint: .black, symbol: preferredSymbolConfiguration)
    return contentSize(of: ViewContent(view), for: .unspecified)
  }
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural

  /// The same alignment in SwiftUI's words.
  var ofLines: TextAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// The place where a long line is broken.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public import Foundation
public import Maquette

/// A row of choices of UIKit's.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The number of choices.
  public var numberOfSegments: Int { titles.count }
  override var content: ViewContent? {
    guard !titles.isEmpty else { return nil }
    return ViewContent(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(Array(titles.indices), id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden())
  }
  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }
  /// Adds a choice with an action's title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }
  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
  }
  /// Sets the title of a choice to an action's.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    setTitle(action.title, forSegmentAt: segment)
  }
  /// Does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Removes a choice.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all choices.
  open func removeAllSegments() { titles = [] }
  /// Indicates whether the widths follow the titles; not drawn.
  open var apportionsSegmentWidthsByContent = false
  /// Indicates whether the choice is not kept; not drawn.
  open var isMomentary = false
  /// Creates a row of actions' titles.
  public init(frame: CGRect, actions: [UIAction]) {
    titles = actions.map(\.title)
    super.init(frame: frame)
  }
  /// Returns the title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// The number of the choice.
  open var selectedSegmentIndex = -1
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// Creates a row of choices.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  /// Creates a row without choices.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: there are no nibs to decode a row from.
  public required init?(coder: NSCoder) {
    return nil
  }
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

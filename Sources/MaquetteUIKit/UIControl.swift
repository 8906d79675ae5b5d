import Foundation
import Maquette

// UIKit's controls, bars and screens. Controls are drawn as SwiftUI's are; bars are, where a controller has them.

/// A control of UIKit's.
open class UIControl: UIView {
  /// Indicates whether the control is enabled.
  open var isEnabled = true
  /// Indicates whether the control is selected.
  open var isSelected = false
  /// Indicates whether the control is pressed.
  open var isHighlighted = false
  /// The states of a control.
  public struct State: OptionSet, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates the states of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// A bit for each event.
    public let rawValue: UInt

    /// Creates the events of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text was left.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text is written.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The return key ended a text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// A finger went down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moved inside again.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch was taken back.
    public static let touchCancel = Event(rawValue: 256)
    /// A menu is opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// A place of content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// A place of content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// The place of the content across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content down; not drawn.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The states.
  open var state: State {
    [isEnabled ? [] : .disabled, isSelected ? .selected : [], isHighlighted ? .highlighted : []]
  }
  /// Indicates whether the main action opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Indicates whether a long press opens the menu.
  open var isContextMenuInteractionEnabled = false
  /// Returns true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Does nothing.
  open func cancelTracking(with event: UIEvent?) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Does nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  /// Does nothing.
  open func sendActions(for controlEvents: Event) {}
}

/// An action with a title.
open class UIAction: UIMenuElement {
  /// The looks.
  open var attributes: Attributes
  /// The mark before the action.
  open var state: State
  /// The object that sent the action: none.
  open var sender: Any? { nil }

  /// Creates an action, which is not run.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void = { _ in }
  ) {
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The name of an action.
  public struct Identifier: Hashable, Sendable {
    let name: String

    /// Creates a name.
    public init(_ name: String) {
      self.name = name
    }
  }
}

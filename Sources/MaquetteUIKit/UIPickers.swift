public import Foundation
import Maquette

// UIKit's controls that choose a value, drawn as SwiftUI's are.

/// The buttons of UIKit's that count up and down.
open class UIStepper: UIControl {
  override var content: ViewContent? {
    ViewContent(
      // No end is reached where the least value follows the greatest.
      Stepper(
        value: .constant(value),
        in: wraps ? nil : minimumValue...max(maximumValue, minimumValue)
      ) {
        EmptyView()
      }
      .labelsHidden().opacity(isEnabled ? 1 : 0.5))
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// The difference of a step.
  open var stepValue: Double = 1
  /// Indicates whether the least value follows the greatest.
  open var wraps = false
  /// Indicates whether a long press counts on.
  open var autorepeat = true
  /// Indicates whether actions are sent during a press.
  open var isContinuous = true
}

/// A choice of a date, of UIKit's.
open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// A look of the choice.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  override var content: ViewContent? {
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let look: DatePickerStyle =
      switch preferredDatePickerStyle {
      case .wheels: .wheel
      case .inline: .graphical
      case .compact, .automatic: .compact
      }
    let picker = DatePicker("", selection: .constant(date), displayedComponents: parts)
      .labelsHidden().datePickerStyle(look)
    return ViewContent(
      locale.map { AnyView(picker.environment(\.locale, $0)) } ?? AnyView(picker))
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  /// The date.
  open var date = Date()
  /// The parts of the date that are chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The look.
  open var preferredDatePickerStyle = Style.automatic
  /// The look that is drawn: never `automatic`, which a phone draws as `compact`.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The first date; not drawn.
  open var minimumDate: Date?
  /// The last date; not drawn.
  open var maximumDate: Date?
  /// The difference of two choices, in minutes; not drawn.
  open var minuteInterval = 1
  /// The length of a timer, in seconds; not drawn.
  open var countDownDuration: TimeInterval = 0
  /// The language of the date; nil for the preview's.
  open var locale: Locale?
  /// The calendar; nil for the preview's, and not drawn.
  open var calendar: Calendar?
  /// The time zone; nil for the preview's, and not drawn.
  open var timeZone: TimeZone?
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// Wheels of UIKit's.
open class UIPickerView: UIView {
  /// The source of the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The source of the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Indicates whether the chosen row has a background; it has.
  open var showsSelectionIndicator = true
  private var selected: [Int: Int] = [:]
  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  override var content: ViewContent? {
    guard numberOfComponents > 0 else { return nil }
    let rows = (0..<numberOfComponents).map { wheel in
      (0..<numberOfRows(inComponent: wheel)).map { row in
        title(row, wheel)
      }
    }
    return ViewContent(
      HStack(spacing: 5) {
        ForEach(Array(rows.enumerated()), id: \.offset) { wheel, titles in
          Picker("", selection: .constant(self.selectedRow(inComponent: wheel))) {
            ForEach(Array(titles.enumerated()), id: \.offset) { row, title in title.tag(row) }
          }
          .pickerStyle(.wheel).labelsHidden().environment(\.hasRowsOfUIKit, true)
        }
      }, hasSize: false)
  }

  private func title(_ row: Int, _ wheel: Int) -> AnyView {
    if let view = delegate?.pickerView(self, viewForRow: row, forComponent: wheel, reusing: nil) {
      return AnyView(UIViewHost(view))
    }
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel) {
      return AnyView(Text(text))
    }
    return AnyView(
      Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: wheel) ?? "?"))
  }

  /// The size of wheels on a phone, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Returns the number of a wheel's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Returns the chosen row of a wheel; -1 for a wheel that is not there.
  open func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (component < numberOfComponents ? 0 : -1)
  }
  /// Chooses a row of a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  /// Does nothing: the source is read anew for each picture.
  open func reloadAllComponents() {}
  /// Does nothing: the source is read anew for each picture.
  open func reloadComponent(_ component: Int) {}
}

/// A source of the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A source of the rows of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the text of a row with its looks; nil for the other one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row; nil for its text.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?
  /// Called when a row is chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

package import LayoutGeometry
import TextShaping

/// A date after its label, as SwiftUI's `DatePicker`: on surfaces that open a calendar, or as a month.
package struct DatePickerNode: Sendable {
  /// The label; nil for none.
  ///
  /// A row with a label fills its proposed width.
  package var label: ViewNode?
  /// The picker's name; nil for one without a text as its label.
  package var name: String?
  /// The day as its locale writes it; nil for a time alone.
  package var day: String?
  /// The time as its locale writes it; nil for a day alone.
  package var time: String?
  /// The month around the day, shown instead of the day; nil for the compact form.
  package var month: CalendarMonth?
  /// The columns of a wheel, shown instead of all else; empty for another form.
  package var wheels: [Wheel] = []
  /// The label of the time under a month.
  package var timeLabel = "Time"
  /// Indicates whether the picker is disabled, and so pale.
  package var isDisabled = false
  /// The date that its locale writes; nil for a picker of given texts.
  package var source: DatePickerSource?

  /// Creates a date picker.
  package init(
    _ label: ViewNode? = nil, name: String? = nil, day: String?, time: String?,
    month: CalendarMonth? = nil
  ) {
    self.label = label
    self.name = name
    self.day = day
    self.time = time
    self.month = month
  }

  /// A column of a wheel.
  package struct Wheel: Sendable {
    /// The values.
    package var options: [String]
    /// The chosen one, from 0.
    package var selected: Int
    /// The width of the column beside the others, in points.
    package var width: Double

    /// Creates a column.
    package init(_ options: [String], selected: Int, width: Double) {
      self.options = options
      self.selected = selected
      self.width = width
    }
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let outline = environment.systemStyle.dateOutline
    let body: ViewNode
    if !wheels.isEmpty {
      body = wheel.keepingLetterCase()
    } else if let month {
      let parts = time.map { time in
        [
          month.view,
          ViewNode.row(
            // Semibold, and 8 after the month's edge (iOS 17).
            [
              ViewNode.text(TextNode(timeLabel)).with(.environment(.fontWeight(.semibold))),
              .spacer(minLength: 8), Self.timeSurface(time, outline),
            ],
            spacing: nil
          )
          .padded(top: 4, leading: 8, bottom: 4, trailing: 8),
        ]
      }
      body = ViewNode.column(parts ?? [month.view]).keepingLetterCase()
    } else {
      let surfaces = [
        day.map { Self.surface($0, outline) }, time.map { Self.timeSurface($0, outline) },
      ].compactMap(\.self)
      let control: ViewNode =
        environment.dynamicType.isAccessibilitySize
        ? .column(surfaces, spacing: 6, alignment: .leading)
        : ViewNode.row(surfaces, spacing: 6).reachingIntoRow(
          height: environment.fontRequest.size * 1.25 + 2 * Self.surfaceInset.top, in: environment)
      // A label at the side does not make it a text to its neighbours, which are 8 points away (iOS
      // 17).
      body = .labeled(label, control.keepingLetterCase(), isValue: true, in: environment)
        .with(.flexibleFrame(FlexibleFrame(minHeight: 0)))
    }
    return isDisabled ? body.with(.opacity(ButtonNode.disabledOpacity)) : body
  }

  /// The columns on one band.
  private var wheel: ViewNode {
    let columns = wheels.map { wheel in
      WheelColumn(
        options: wheel.options.map { .text(TextNode($0)) }, selected: wheel.selected,
        rowHeight: WheelColumn.uiKitRows.height, fontSize: WheelColumn.uiKitRows.fontSize,
        margin: 4
      ).rows.framed(width: wheel.width)
    }
    return ViewNode.zstack(ZStackNode(children: [WheelColumn.band, .row(columns)]))
      .filling()
      .framed(height: WheelColumn.height)
      .with(.clipShape(.rectangle))
  }

  /// The space around a date on its surface, which is 34.33 points high with its corners of 8 on
  /// iOS 17.
  private static let surfaceInset = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// Returns a time on a surface of 36 points, with digits of one width (iOS 17).
  private static func timeSurface(_ text: String, _ outline: ShapeNode.Outline) -> ViewNode {
    surface(text, outline, height: 36).with(.environment(.text(.monospacedDigit(true))))
  }

  /// Returns a text on a surface, in the label's colour in bars too.
  ///
  /// - Parameter height: The height beside letters of 17 points.
  private static func surface(
    _ text: String, _ outline: ShapeNode.Outline, height: Double = 34 + 1.0 / 3
  ) -> ViewNode {
    let inset = surfaceInset.top + (height - 34 - 1.0 / 3) / 2
    return ViewNode.text(TextNode(text))
      .with(.environment(.lineLimit(1)))
      .with(.environment(.text(.minimumScaleFactor(0.5))))
      .colored(.label)
      .with(
        .padding(
          EdgeInsets(
            top: inset, leading: surfaceInset.leading, bottom: inset,
            trailing: surfaceInset.trailing))
      )
      .with(
        .background(.shape(outline, fill: .tertiarySystemFill), .center))
  }
}

extension DatePickerNode: Control {
  package var description: ViewDescription {
    // `label` is drawn; `name` is its text. The value is of `day` and `time`; that of `month` and `wheels` is the same, and
    // `source` made them.
    ViewDescription("datePicker", name: name, fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension DatePickerNode: Settable, NamedControl {
  package static let fields: [SettingField<DatePickerNode>] = [
    SettingField(name: "style") {
      .word("style", !$0.wheels.isEmpty ? "wheel" : $0.month == nil ? "compact" : "graphical")
    } set: { picker, style in
      picker.write { settings, _ in
        (settings.isWheel, settings.isGraphical) = (style == "wheel", style == "graphical")
        return true
      }
    },
    SettingField(name: "value") {
      .word("value", $0.value, changing: .content)
    } set: {
      $0.setValue($1 ?? "")
    },
    .text("timeLabel", \.timeLabel, default: "Time"),
    SettingField("today", \.today, absent: .some(nil)) {
      .word("today", $0.map(String.init), changing: .paint)
    } parse: {
      Int($0)
    },
    .flag("isDisabled", \.isDisabled, changing: .paint), .name(\.title),
  ]

  /// The day of the month that is today.
  private var today: Int? {
    get { month?.today }
    set { month?.today = newValue }
  }

  /// The date as it is written in the compact form.
  private var value: String { [day, time].compactMap(\.self).joined(separator: " ") }

  /// Sets the date of a text; returns false for one that its locale does not write.
  private mutating func setValue(_ text: String) -> Bool {
    if write({ $0.setDate(text, in: $1) }) { return true }
    // Of another locale, or of none.
    guard month == nil, wheels.isEmpty else { return false }
    var words = text.split(separator: " ")
    // A time of day begins with the hour before a colon.
    let start = words.firstIndex { $0.first?.isNumber == true && $0.contains(":") }
    time = start.map { words[$0...].joined(separator: " ") }
    words.removeSubrange((start ?? words.endIndex)...)
    day = words.isEmpty ? nil : words.joined(separator: " ")
    return true
  }

  /// Writes the date again by other settings; returns false for a picker of given texts.
  private mutating func write(
    _ change: (_ settings: inout DatePickerSettings, _ locale: String) -> Bool
  ) -> Bool {
    guard let source else { return false }
    var settings = source.settings
    (settings.label, settings.name) = (label, name)
    (settings.timeLabel, settings.isDisabled) = (timeLabel, isDisabled)
    guard change(&settings, source.locale),
      let other = try? settings.node(in: source.locale, now: source.now)
    else { return false }
    self = other
    return true
  }
}

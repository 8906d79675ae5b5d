import LayoutGeometry

/// A date after its label, as SwiftUI's `DatePicker`: on surfaces that open a calendar, or as a month.
package struct DatePickerNode: Sendable {
  /// What the date is of; nil for no label.
  ///
  /// A row with a label fills the width that it is offered.
  package var label: ViewNode?
  /// What the picker is called; nil for one without a label that is a text.
  package var name: String?
  /// The day as its locale writes it; nil for a time alone.
  package var day: String?
  /// The time as its locale writes it; nil for a day alone.
  package var time: String?
  /// The month around the day, which is shown in the place of the day; nil for the compact form.
  package var month: CalendarMonth?
  /// The columns of a wheel, which is shown in the place of all else; empty for another form.
  package var wheels: [Wheel] = []
  /// What is before the time under a month.
  package var timeLabel = "Time"
  /// True for one that cannot be changed now, which is pale.
  package var isDisabled = false

  /// A date.
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
    /// How wide the column is beside the others, in points.
    package var width: Double

    /// A column.
    package init(_ options: [String], selected: Int, width: Double) {
      self.options = options
      self.selected = selected
      self.width = width
    }
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let body: ViewNode
    if !wheels.isEmpty {
      body = wheel
    } else if let month {
      let parts = time.map { time in
        [
          month.view,
          ViewNode.row(
            [.text(TextNode(timeLabel)), .spacer(minLength: 8), Self.surface(time)], spacing: nil
          )
          .padded(top: 4, leading: 16, bottom: 4, trailing: 16),
        ]
      }
      body = .column(parts ?? [month.view])
    } else {
      let surfaces = [day, time].compactMap(\.self).map(Self.surface)
      let values: ViewNode =
        environment.dynamicType.isAccessibilitySize
        ? .column(surfaces, spacing: 6, alignment: .leading) : .row(surfaces, spacing: 6)
      body = .labeled(label, values, in: environment)
    }
    return isDisabled ? body.with(.opacity(0.4)) : body
  }

  /// The columns on one band.
  private var wheel: ViewNode {
    let columns = wheels.map { wheel in
      WheelColumn(
        options: wheel.options.map { .text(TextNode($0)) }, selected: wheel.selected, margin: 4
      ).rows.framed(width: wheel.width)
    }
    return ViewNode.zstack(ZStackNode(children: [WheelColumn.band, .row(columns)]))
      .filling()
      .framed(height: WheelColumn.height)
      .with(.clipShape(.rectangle))
  }

  /// A text on a surface of 34 points' height at the usual size of letters.
  private static func surface(_ text: String) -> ViewNode {
    ViewNode.text(TextNode(text))
      .with(.environment(.lineLimit(1)))
      .with(.environment(.text(.minimumScaleFactor(0.5))))
      .padded(top: 6, leading: 11, bottom: 6, trailing: 11)
      .with(
        .background(.shape(.roundedRectangle(cornerRadius: 6), fill: .tertiarySystemFill), .center))
  }
}

extension DatePickerNode: Control {
  package var description: ViewDescription {
    let date = month.map { "\($0.title) \($0.selected)" } ?? day
    let value = [date, time].compactMap(\.self).joined(separator: " ")
    // `label` is drawn; `name` is its text.
    return ViewDescription(
      "datePicker", name: name,
      [
        .word(
          "style", !wheels.isEmpty ? "wheel" : month == nil ? "compact" : "graphical",
          changing: [.size, .content]),
        .word("value", value, changing: .content),
        .text("timeLabel", timeLabel, default: "Time"),
        .flag("isDisabled", isDisabled, changing: .paint),
      ])
  }

  package var isTouchTarget: Bool { true }
}

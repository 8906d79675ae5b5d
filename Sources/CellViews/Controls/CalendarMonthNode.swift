import DisplayList
import LayoutGeometry
import TextShaping

/// The days of a month as a locale writes them.
package struct CalendarMonth: Hashable, Sendable {
  /// The month and the year.
  package var title: String
  /// The names of the days of a week, from its first.
  package var weekdays: [String]
  /// The number of days of the first week that belong to the month before.
  package var blankCount: Int
  /// The numbers of the days, from the first of the month.
  package var days: [String]
  /// The chosen day, from 1.
  package var selected: Int
  /// The day that is today, from 1; nil for a month of another time.
  package var today: Int?

  /// Creates a month.
  package init(
    title: String, weekdays: [String], blankCount: Int, days: [String], selected: Int,
    today: Int? = nil
  ) {
    self.title = title
    self.weekdays = weekdays
    self.blankCount = blankCount
    self.days = days
    self.selected = selected
    self.today = today
  }
}

extension CalendarMonth {
  /// The diameter of the circle of a chosen day, measured on iOS 17; that of its column, where that is narrower.
  private static let diameter = 44.0
  /// The space over the month's name and under the last week: a month of six weeks and 320 points is 348 high (reported of
  /// iOS 17), of which half of 348 − 44 − 21 − 6 × 320 / 7 is left; and the name's baseline is 32.6 under the top of a calendar
  /// over a date (iOS 15).
  private static let margin = 4 + 1.0 / 3

  /// The month as in UIDatePicker's inline style, under the names of the days.
  ///
  /// Weeks are a seventh of its width apart: 45.7 at 320 points (iOS 15 and 17) and 47 at 329 (iOS 17).
  /// Its letters ignore dynamic type, as its columns would not hold larger ones.
  var view: ViewNode {
    let names = ViewNode.row(
      weekdays.map {
        ViewNode.line($0, size: 13, weight: .semibold).colored(.tertiaryLabel)
          .with(.environment(.text(.minimumScaleFactor(0.5))))
          .filling()
      }
    )
    // Their baseline is 32 under the month's name, and the first week's 34.5 under theirs (iOS 15).
    .padded(top: 2).framed(height: 21)
    let cells =
      [ViewNode](repeating: .color(.clear), count: blankCount)
      + days.indices.map { day($0 + 1) }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start -> ViewNode in
      let week = cells[start..<min(start + 7, cells.count)]
      let rest = [ViewNode](repeating: .color(.clear), count: 7 - week.count)
      return ViewNode.row((week + rest).map { $0.filling() })
        .with(.flexibleFrame(FlexibleFrame(minHeight: 0, maxHeight: .infinity)))
        .with(NodeModifier(Week()))
    }
    return ViewNode.column([header, names] + weeks)
      .padded(top: Self.margin, bottom: Self.margin)
  }

  /// The month's name, and the buttons for the months before and after it.
  private var header: ViewNode {
    let name = ViewNode.row(
      [
        .line(title, size: 17, weight: .semibold),
        .sign(.openRight, width: 6, height: 10, lineWidth: 2.2, color: .tint).mirroring,
      ], spacing: 6)
    let signs = [Path.openLeft, .openRight].map {
      ViewNode.sign($0, width: 9, height: 17, lineWidth: 2.4, color: .tint).mirroring
    }
    // In a month of 329 points the letters begin 12.3 after the edge; the signs are 44.7 apart and end 9.3 before it (iOS
    // 17).
    return ViewNode.row(
      [name, .spacer(minLength: 8), ViewNode.row(signs, spacing: 36)]
    )
    .padded(leading: 12, trailing: 9.5).framed(height: 44)
  }

  /// Returns the number of a day, on a circle if it is chosen: a pale one, or a full one for today.
  private func day(_ number: Int) -> ViewNode {
    let (isSelected, isToday) = (number == selected, number == today)
    let text = ViewNode.line(
      days[number - 1], size: 20, weight: isSelected ? .semibold : .regular
    )
    .colored(isSelected && isToday ? .white : isSelected || isToday ? .tint : .label)
    .with(.flexibleFrame(FlexibleFrame(maxWidth: Self.diameter, maxHeight: Self.diameter)))
    guard isSelected else { return text }
    return text.with(
      .background(
        .shape(.circle, fill: isToday ? .tint : .tint.opacity(0.14)), .center))
  }
}

/// A week of a calendar: a seventh of its width high, or of 320 points where that is open.
private struct Week: PrimitiveModifier {
  var description: ModifierDescription { [] }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: WeekLayout(child: child))
  }
}

private struct WeekLayout: ModifierLayout {
  let child: LayoutNode

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(offer(for: proposal), in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(in: frame, proposal: offer(for: proposal), pass: pass)
  }

  private func offer(for proposal: ProposedSize) -> ProposedSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    return ProposedSize(width: proposal.width, height: width / 7)
  }
}

extension ViewNode {
  /// The sign mirrored from right to left, as pointers forwards are.
  fileprivate var mirroring: ViewNode { with(NodeModifier(MirroredSign())) }
}

/// Mirrors a sign where leading is on the right.
private struct MirroredSign: PrimitiveModifier {
  var description: ModifierDescription { [] }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    guard environment.direction == .rightToLeft else { return child }
    let turn = NodeModifier.transformEffect { frame in
      .scale(x: -1, y: 1, about: Point(x: frame.midX, y: frame.midY))
    }
    return turn.primitive.node(around: child, in: environment)
  }
}

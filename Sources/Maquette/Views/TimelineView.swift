public import Foundation

/// When a view changes.
public struct TimelineSchedule: Sendable {
  fileprivate let start: Date?

  /// From a date on, each interval in seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule(start: start)
  }

  /// As often as the screen is drawn.
  public static let animation = TimelineSchedule(start: nil)
  /// Each minute.
  public static let everyMinute = TimelineSchedule(start: nil)

  /// At some dates.
  public static func explicit(_ dates: [Date]) -> TimelineSchedule {
    TimelineSchedule(start: dates.first)
  }
}

/// What a view knows of the time.
public struct TimelineViewDefaultContext: Sendable {
  /// The schedule's first date, or the first moment of 2001 in Greenwich.
  public let date: Date
}

/// A view that changes with the time: as it is at its beginning.
public nonisolated struct TimelineView<Content: View>: View {
  /// What the view knows of the time.
  public typealias Context = TimelineViewDefaultContext

  private let content: Content

  /// A view at the schedule's first date.
  public init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: (TimelineViewDefaultContext) -> Content
  ) {
    let date = schedule.start ?? Date(timeIntervalSinceReferenceDate: 0)
    self.content = content(TimelineViewDefaultContext(date: date))
  }

  /// The view at the first date.
  @MainActor public var body: some View { content }
}

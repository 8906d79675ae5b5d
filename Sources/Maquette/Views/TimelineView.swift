public import Foundation

/// The times at which a view changes.
public struct TimelineSchedule: Sendable {
  fileprivate let start: Date?

  /// Returns a schedule of a date and all later ones at an interval in seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule(start: start)
  }

  /// A schedule of every frame of the screen.
  public static let animation = TimelineSchedule(start: nil)
  /// Returns a schedule of frames, at most one in an interval of seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedule { .animation }
  /// A schedule of each minute.
  public static let everyMinute = TimelineSchedule(start: nil)

  /// Returns a schedule of some dates.
  public static func explicit(_ dates: [Date]) -> TimelineSchedule {
    TimelineSchedule(start: dates.first)
  }
}

/// The time of a view.
public struct TimelineViewDefaultContext: Sendable {
  /// The schedule's first date, or the first moment of 2001 in Greenwich.
  public let date: Date
  /// The rate at which the view changes.
  public var cadence: Cadence { .live }

  /// A rate of changes, from the highest.
  public enum Cadence: Hashable, Comparable, Sendable {
    case live, seconds, minutes
  }
}

/// A view that changes with the time, drawn at its beginning.
public nonisolated struct TimelineView<Content: View>: View {
  /// The time of a view.
  public typealias Context = TimelineViewDefaultContext

  private let content: Content

  /// Creates a view at the schedule's first date.
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

/// The actions of a preview's views that run at rest, as when a view's size is known, and the state that these change.
package protocol RestingActions: AnyObject, Sendable {
  /// Runs the actions for which the last pass of layout computed new values.
  ///
  /// - Returns: True if the views must be built and laid out again.
  func run() -> Bool
}

extension ComputedValues {
  /// A value that two computed values may differ in and be equal.
  struct Uncompared: Hashable, Sendable {
    var actions: (any RestingActions)?

    static func == (first: Self, second: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}

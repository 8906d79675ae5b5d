import CellViews
import Synchronization

/// The views of a preview over the passes of its layout: what they report to actions, and the state that the actions change.
@MainActor
final class RestingViews: RestingActions {
  /// A value that a view reports to an action in a pass.
  private struct Report {
    let value: Any
    let isEqual: (Any) -> Bool
    let act: () -> Void
  }

  /// The reports of the last pass and of the one before it, in the order of the views.
  private var reports: [Report] = []
  private var earlier: [Report] = []
  /// The storage of each property of views with state, by the view's type and its number among those of that type.
  private var kept: [Place: [AnyObject]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  /// The places whose views have appeared, and the actions of those that appear in this pass.
  private var appeared: Set<Place> = []
  private var appearances: [(place: Place, act: @MainActor () -> Void)] = []
  private var appearanceCounts: [ObjectIdentifier: Int] = [:]
  /// A value whose changes a view acts on, as it is in a pass.
  private struct Observation {
    let place: Place
    let value: Any
    let isEqual: (Any) -> Bool
    let isInitial: Bool
    let act: (_ old: Any?) -> Void
  }

  /// The values that views of this pass act on, and as the last actions found them.
  private var observations: [Observation] = []
  private var observed: [Place: Any] = [:]
  private var observationCounts: [ObjectIdentifier: Int] = [:]
  /// Indicates whether state is kept for the next pass: only once there are actions, since finding it takes time.
  private var keepsState = false
  /// The values that are made once, by the types that make them.
  private var made: [ObjectIdentifier: Any] = [:]

  private struct Place: Hashable {
    var type: ObjectIdentifier
    var number: Int
  }

  nonisolated init() {}

  /// Begins a pass, in which all views are built again.
  func begin() {
    earlier = reports
    reports = []
    counts = [:]
    appearances = []
    appearanceCounts = [:]
    observations = []
    observationCounts = [:]
  }

  /// Adds the action of a view on a value, which runs in a pass that finds another value than the one before it did.
  ///
  /// - Parameter isInitial: Indicates whether the action runs with the first value, too.
  func observe<Value: Equatable>(
    _ type: Any.Type, _ value: Value, isInitial: Bool,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) {
    let type = ObjectIdentifier(type)
    let place = Place(type: type, number: observationCounts[type, default: 0])
    observationCounts[type] = place.number + 1
    observations.append(
      Observation(
        place: place, value: value, isEqual: { $0 as? Value == value }, isInitial: isInitial,
        act: { action($0 as? Value ?? value, value) }))
  }

  /// Adds the action of a view that appears, which runs once for each place: the view's type and its number among those
  /// of that type.
  func appear(_ type: Any.Type, _ action: @escaping @MainActor () -> Void) {
    let type = ObjectIdentifier(type)
    let place = Place(type: type, number: appearanceCounts[type, default: 0])
    appearanceCounts[type] = place.number + 1
    if !appeared.contains(place) { appearances.append((place, action)) }
  }

  /// Returns the value of a type, which is made in the first pass that asks for it.
  func value<Value>(of type: Any.Type, _ make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let known = made[key], let value = known as? Value { return value }
    let value = make()
    made.updateValue(value, forKey: key)
    return value
  }

  /// Adds the value of a view for its action.
  func report<Value: Equatable>(_ value: Value, to action: @escaping (Value) -> Void) {
    reports.append(
      Report(
        value: value, isEqual: { $0 as? Value == value }, act: { action(value) }))
  }

  /// Gives a view that was built again the state that it had.
  func link(_ view: some View) {
    guard keepsState else { return }
    let states = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptState }
    guard !states.isEmpty else { return }
    let type = ObjectIdentifier(Swift.type(of: view))
    let place = Place(type: type, number: counts[type, default: 0])
    counts[type] = place.number + 1
    guard let storages = kept[place], storages.count == states.count else {
      kept[place] = states.map(\.stored)
      return
    }
    for (state, storage) in zip(states, storages) { state.keep(storage) }
  }

  nonisolated func run() -> Bool {
    onMainActor { runActions() }
  }

  private func runActions() -> Bool {
    // A value that no action changes stays as it is.
    let isIdle =
      reports.isEmpty && appearances.isEmpty && !observations.contains(where: \.isInitial)
    guard !isIdle else { return false }
    guard keepsState else {
      keepsState = true
      // The pass to come finds the state that the actions change.
      reports = []
      return true
    }
    var hasRun = !appearances.isEmpty
    for (place, act) in appearances where appeared.insert(place).inserted { act() }
    for (index, report) in reports.enumerated() {
      let isKnown = index < earlier.count && report.isEqual(earlier[index].value)
      guard !isKnown else { continue }
      report.act()
      hasRun = true
    }
    for observation in observations {
      let old = observed.updateValue(observation.value, forKey: observation.place)
      let isDue = old.map { !observation.isEqual($0) } ?? observation.isInitial
      guard isDue else { continue }
      observation.act(old)
      hasRun = true
    }
    return hasRun
  }
}

/// A property of a view that keeps a value while the view is built again.
protocol KeptState {
  /// The object that holds the value.
  var stored: AnyObject { get }
  /// Uses the value of the same property in an earlier pass.
  func keep(_ stored: AnyObject)
}

extension PreviewCanvas {
  /// Returns the environment of a screen's root, whose views report to their actions.
  @MainActor func environment(_ known: ComputedValues) -> EnvironmentValues {
    var environment = EnvironmentValues(self)
    if let views = known.actions as? RestingViews {
      views.begin()
      environment[object: RestingViews.self] = views
    }
    return environment
  }
}

nonisolated extension View {
  /// Runs an action when the view appears, before it is drawn; its changes of state are drawn.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      context.environment[object: RestingViews.self]?.appear(Self.self) { action?() }
      return view._nodes(in: context)
    }
  }

  /// Runs an action when other actions of the resting screen have changed a value, and with `initial` when the view
  /// appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> _WrappedView<Self> {
    // A view's body, from which this is called, is the main actor's, as what wraps the view is.
    nonisolated(unsafe) let value = value
    return _WrappedView(self) { view, context in
      context.environment[object: RestingViews.self]?
        .observe(Self.self, value, isInitial: initial, action)
      return view._nodes(in: context)
    }
  }

  /// Runs an action when other actions of the resting screen have changed a value, and with `initial` when the view
  /// appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> _WrappedView<Self> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action when other actions of the resting screen have changed a value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> _WrappedView<Self> {
    onChange(of: value) { _, new in action(new) }
  }

  /// Runs a task when the view appears, up to the first place where it waits; its changes of state are drawn.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _WrappedView<Self> {
    onAppear { _ = started(action) }
  }

  /// Runs a task when the view appears, up to the first place where it waits; its changes of state are drawn.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _WrappedView<Self> { task(priority: priority, action) }

  /// Runs an action with the reported value of the view and the views inside, and again when the value changes, until
  /// nothing does.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> _WrappedView<Self> where Key.Value: Equatable {
    backgroundPreferenceValue(key) { value in
      reporting(value, to: action)
    }
  }

  /// Runs an action with a value of the view's geometry, and again when the value changes, until nothing does.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        reporting(transform(proxy), to: action)
      })
  }

  /// Runs an action with an older and the present value of the view's geometry, and again when the value changes, until
  /// nothing does; the older value of the first action is the value itself.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        EmptyView().onChange(of: transform(proxy), initial: true, action)
      })
  }
}

/// A task of a view, which changes no state after the first place where it waits.
final class RestingTask: Sendable {
  @TaskLocal static var current: RestingTask?
  private let over = Atomic(false)

  /// Indicates whether the task waited.
  var isOver: Bool { over.load(ordering: .relaxed) }

  fileprivate func end() { over.store(true, ordering: .relaxed) }
}

/// Runs a task up to the first place where it waits: at rest nothing comes later.
///
/// - Returns: The result; nil of a task that waits.
@MainActor func started<Value: Sendable>(
  _ action: @escaping @MainActor @Sendable () async throws -> Value
) -> Result<Value, any Error>? {
  let outcome = Outcome<Value>()
  let state = RestingTask()
  RestingTask.$current.withValue(state) {
    _ = Task.immediate { @MainActor in
      do {
        outcome.result = .success(try await action())
      } catch {
        outcome.result = .failure(error)
      }
    }
  }
  state.end()
  return outcome.result
}

/// The result of a task, once there is one.
@MainActor private final class Outcome<Value: Sendable> {
  var result: Result<Value, any Error>?
}

/// Reports a value to an action, and returns no view.
@MainActor private func reporting<Value: Equatable>(
  _ value: Value, to action: @escaping @MainActor (Value) -> Void
) -> EmptyView {
  EnvironmentValues.current[object: RestingViews.self]?.report(value, to: action)
  return EmptyView()
}

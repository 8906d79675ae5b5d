public import CellViews
public import Foundation
import LayoutGeometry

/// A switch, after its label if it has one.
public nonisolated struct Toggle<Label: View>: _BuiltInView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    if let look = context.environment[lookOf: ToggleStyleConfiguration.self] {
      return look(ToggleStyleConfiguration(label: _StyledPart(label), isOn: isOn))
        ._nodes(in: context)
    }
    return LabeledNode(label: label) { label in
      ToggleNode(
        label: label, isOn: isOn.wrappedValue, tint: context.environment.tint ?? .green
      ).view
    }._nodes(in: context)
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a switch after a text.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch after a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == Maquette.Label<Text, Image> {
  /// Creates a switch after a text with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(isOn: isOn) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }

  /// Creates a switch after a text with a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(isOn: isOn) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

/// A bar that is filled by a progress, or a spinner.
public nonisolated struct ProgressView<Label: View>: _BuiltInView {
  private let label: Label
  /// The progress and its total; nil for a spinner.
  private let progress: (value: Double, total: Double)?
  /// Words of the source that are not drawn.
  private var undrawn: [UndrawnWord] = []

  private init(label: Label, progress: (value: Double, total: Double)?) {
    self.label = label
    self.progress = progress
  }

  /// Creates a spinner over a label, if it has one.
  public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(label: label(), progress: nil)
  }

  /// Creates a bar under a label, if it has one; a spinner while the value is nil.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.init(label: label(), progress: value.map { (Double($0), Double(total)) })
  }

  /// Creates a bar under a label, with a label of its value that is not drawn.
  public init<Value: BinaryFloatingPoint, ValueLabel: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(value: value, total: total, label: label)
    let word = "ProgressView(currentValueLabel:)"
    undrawn.append(UndrawnWord(word: word, file: "\(file)", line: line))
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    if let look = context.environment[lookOf: ProgressViewStyleConfiguration.self] {
      // No style has the label of the value.
      return look(configuration)._nodes(in: context).map { $0.noticing(undrawn) }
    }
    let bar =
      (progress.map { ProgressNode(value: $0.value, total: $0.total, tint: .tint) }
      ?? ProgressNode()).view
    let label = label._nodes(in: context).all.map {
      progress == nil ? .modified($0, .environment(.foregroundColor(.secondary))) : $0
    }
    guard !label.isEmpty else { return _ViewNodes(bar.noticing(undrawn)) }
    let parts = progress == nil ? [bar] + label : label + [bar]
    return _ViewNodes(
      .stack(
        StackNode(
          axis: .vertical, horizontalAlignment: progress == nil ? .center : .leading,
          spacing: 8, children: parts)
      ).noticing(undrawn))
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: progress.map { min(max($0.value / $0.total, 0), 1) },
      label: label is EmptyView ? nil : _StyledPart(label))
  }
}

nonisolated extension ProgressView {
  /// Creates a bar under a label for an interval of which no time is over: full, or empty where it counts up.
  public init<Value: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value = { EmptyView() }
  ) { self.init(label: label(), progress: (countsDown ? 1 : 0, 1)) }
}

nonisolated extension ProgressView where Label == EmptyView {
  /// Creates a bar for an interval of which no time is over: full, or empty where it counts up.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

nonisolated extension ProgressView where Label == Text {
  /// Creates a spinner over a text.
  public init(_ title: LocalizedStringKey) {
    self.init { Text(title) }
  }

  /// Creates a spinner over a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// Creates a bar under a text; a spinner while the value is nil.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a bar under a text; a spinner while the value is nil.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A search field with a magnifying glass.
public nonisolated struct SearchField: _BuiltInView, Sendable {
  private let field: SearchFieldNode

  /// Creates a field with its text, or with a prompt.
  public init(_ prompt: String, text: String = "") {
    field = SearchFieldNode(prompt, text: text)
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(field.view)
  }
}

/// A row of dots, one for each page.
public nonisolated struct PageControl: _BuiltInView, Sendable {
  private let control: PageControlNode

  /// Creates dots for pages, with the current one filled.
  public init(numberOfPages: Int, currentPage: Int = 0) {
    control = PageControlNode(numberOfPages: numberOfPages, currentPage: currentPage)
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(control.view)
  }
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The colour of controls; nil for their own.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Indicates whether controls are drawn without labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the colour of the controls inside.
  public func tint(_ color: Color?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, .environment(.tint(color))) { $0.tint = color }
  }

  /// Sets the style of the controls inside; a gradient counts as its first colour.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(
    _ style: Style?, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    let paint = style?._paint.single("tint", file, line)
    return _EnvironmentView(
      self, .environment(.tint(paint?.color)), undrawn: paint?.undrawn ?? []
    ) {
      $0.tint = paint?.color
    }
  }

  /// Sets the colour of the controls inside, under its name before iOS 15.
  ///
  /// It is also the value of `Color.accentColor` inside.
  public func accentColor(_ color: Color?) -> _EnvironmentView<_ModifiedView<Self>> {
    modified(.environment(.accentColor(color))).tint(color)
  }

  /// Hides the labels of the controls inside.
  public func labelsHidden() -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.hidesLabels = true }
  }
}

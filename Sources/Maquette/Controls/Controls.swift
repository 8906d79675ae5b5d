public import CellViews
import LayoutGeometry

/// A switch, after its label if it has one.
public nonisolated struct Toggle<Label: View>: _BuiltInView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    if let style = context.environment.toggleStyle {
      let label = ToggleStyleConfiguration.Label(view: AnyView(label))
      return style(ToggleStyleConfiguration(label: label, isOn: isOn))._nodes(in: context)
    }
    let isOn = isOn.wrappedValue
    let knob = ToggleNode(isOn: isOn, tint: context.environment.tint ?? .green).view
      .inRow(height: 31, in: context)
    let label = label._nodes(in: context).all
    guard !label.isEmpty, !context.environment.hidesLabels else { return _ViewNodes(knob) }
    return _ViewNodes(
      .stack(
        StackNode(axis: .horizontal, children: label + [.spacer(minLength: nil), knob])))
  }
}

nonisolated extension Toggle where Label == Text {
  /// A switch after a text.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A switch after a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension ViewNode {
  /// The control, which in a row of a list reaches into the row's insets.
  func inRow(height: Double, in context: _ViewContext) -> ViewNode {
    guard context.environment.listStyle != nil else { return self }
    let inset = (ListRowTraits.lineHeight - height) / 2
    return with(.padding(EdgeInsets(top: inset, bottom: inset)))
  }
}

nonisolated extension Toggle where Label == Maquette.Label<Text, Image> {
  /// A switch after a text with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(isOn: isOn) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

/// A bar that is filled as far as something has come, or a spinner.
public nonisolated struct ProgressView<Label: View>: _BuiltInView {
  private let label: Label
  /// How far something has come, of what; nil for a spinner.
  private let progress: (value: Double, total: Double)?

  private init(label: Label, progress: (value: Double, total: Double)?) {
    self.label = label
    self.progress = progress
  }

  /// A spinner over a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), progress: nil)
  }

  /// A bar under a label; a spinner while the value is nil.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), progress: value.map { (Double($0), Double(total)) })
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    if let style = context.environment.progressViewStyle {
      return style(configuration)._nodes(in: context)
    }
    let bar =
      (progress.map { ProgressNode(value: $0.value, total: $0.total, tint: .tint) }
      ?? ProgressNode()).view
    let label = label._nodes(in: context).all.map {
      progress == nil ? .modified($0, .environment(.foregroundColor(.secondary))) : $0
    }
    guard !label.isEmpty else { return _ViewNodes(bar) }
    let parts = progress == nil ? [bar] + label : label + [bar]
    return _ViewNodes(
      .stack(
        StackNode(
          axis: .vertical, horizontalAlignment: progress == nil ? .center : .leading,
          children: parts)))
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: progress.map { min(max($0.value / $0.total, 0), 1) },
      label: label is EmptyView
        ? nil : ProgressViewStyleConfiguration.Label(view: AnyView(label)))
  }
}

nonisolated extension ProgressView where Label == EmptyView {
  /// A spinner.
  public init() {
    self.init { EmptyView() }
  }

  /// A bar; a spinner while the value is nil.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

nonisolated extension ProgressView where Label == Text {
  /// A spinner over a text.
  public init(_ title: LocalizedStringKey) {
    self.init { Text(title) }
  }

  /// A spinner over a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// A bar under a text; a spinner while the value is nil.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// A bar under a text; a spinner while the value is nil.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A field for what is searched for, with a magnifying glass.
public nonisolated struct SearchField: _BuiltInView, Sendable {
  private let field: SearchFieldNode

  /// A field with what is in it, or with a prompt.
  public init(_ prompt: String, text: String = "") {
    field = SearchFieldNode(prompt, text: text)
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(field.view)
  }
}

/// A row of dots, one for each page.
public nonisolated struct PageControl: _BuiltInView, Sendable {
  private let control: PageControlNode

  /// Dots for pages, of which the current one is filled.
  public init(numberOfPages: Int, currentPage: Int = 0) {
    control = PageControlNode(numberOfPages: numberOfPages, currentPage: currentPage)
  }

  /// The nodes of the view for the layout.
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

  /// True where controls have no labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The colour of the controls inside.
  public func tint(_ color: Color?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, .environment(.tint(color))) { $0.tint = color }
  }

  /// The style of the controls inside: of a gradient, its first colour.
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

  /// The colour of the controls inside, under its name before iOS 15.
  ///
  /// It is what `Color.accentColor` is inside.
  public func accentColor(_ color: Color?) -> _EnvironmentView<_ModifiedView<Self>> {
    modified(.environment(.accentColor(color))).tint(color)
  }

  /// Controls inside without their labels.
  public func labelsHidden() -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.hidesLabels = true }
  }
}

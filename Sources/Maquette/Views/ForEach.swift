import CellViews

/// A view for each element of data.
///
/// ```swift
/// ForEach(photos, id: \.self) { photo in Tag(text: photo) }
/// ```
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _BuiltInView
{
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  /// The identity of an element.
  private let identity: (Data.Element) -> ID
  /// True for elements that can be deleted, in a list.
  var isDeletable = false
  /// True for elements that can be moved, in a list.
  var isMovable = false

  private init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    // Only a list asks for more of a view than its node.
    let isInList = context.environment.listStyle != nil
    // And only a scroll view that is scrolled to one of its views for who they are.
    let isSought = context.environment.findsScrollIDs
    var nodes = _ViewNodes.none
    for element in data {
      var view = context.evaluating { content(element) }._nodes(in: context)
      if isSought {
        let id = ScrollID(identity(element))
        view = view.map { $0.with(.scrollTarget(id)) }
      }
      guard isInList else {
        nodes.append(view)
        continue
      }
      let identity = AnyHashable(identity(element))
      nodes.append(
        view.settingTraits { traits in
          if traits.identity == nil { traits.identity = identity }
          if isDeletable { traits.isDeletable = true }
          if isMovable { traits.isMovable = true }
        })
    }
    return nodes
  }
}

nonisolated extension ForEach {
  /// A view for each element, which has an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: { $0.id }, making: content)
  }

  /// A view for each element, under an identity of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, making: content)
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, identity: { $0 }, making: content)
  }

  /// A view for each element of what a binding holds.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == Binding<Elements>, ID == Elements.Element.ID,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    self.init(data, identity: { $0.wrappedValue.id }, making: content)
  }

  /// A view for each element of what a binding holds, under an identity of it.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection
  {
    self.init(data, identity: { $0.wrappedValue[keyPath: id] }, making: content)
  }
}

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
  /// The function that returns the view of an element.
  public var content: (Data.Element) -> Content
  /// The function that returns the identity of an element.
  private let identity: (Data.Element) -> ID
  /// Indicates whether a list's elements can be deleted.
  var isDeletable = false
  /// Indicates whether a list's elements can be moved.
  var isMovable = false

  private init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    // Only a list, a picker and a tab view need more of a view than its node.
    let isInList = context.environment.listStyle != nil || context.environment.findsTags
    // And only a scroll view that scrolls to one of its views needs their identities.
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
  /// Creates a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: { $0.id }, making: content)
  }

  /// Creates a view for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, making: content)
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, identity: { $0 }, making: content)
  }

  /// Creates a view for each element of a bound collection.
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

  /// Creates a view for each element of a bound collection, identified by a key path.
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

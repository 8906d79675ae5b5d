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

  private init(_ data: Data, making content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var nodes = _ViewNodes.none
    for element in data {
      nodes.append(context.evaluating { content(element) }._nodes(in: context))
    }
    return nodes
  }
}

nonisolated extension ForEach {
  /// A view for each element, which has an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, making: content)
  }

  /// A view for each element, under an identity of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, making: content)
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, making: content)
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
    self.init(data, making: content)
  }

  /// A view for each element of what a binding holds, under an identity of it.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection
  {
    self.init(data, making: content)
  }
}

// Dialogs with titles that are strings or texts.

nonisolated extension View {
  /// Presents an alert over the view's screen, which may have a message.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> _WrappedView<Self> {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert over the view's screen, which may have a message.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .alert(Dialog(title, actions(), message())) : nil)
  }

  /// Presents an alert over the view's screen for data.
  @_disfavoredOverload
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> _WrappedView<Self> {
    let dialog = data.map { Dialog(Text(title), actions($0), message($0)) }
    return presenting(isPresented.wrappedValue ? dialog.map { .alert($0) } : nil)
  }

  /// Presents an alert over the view's screen for data.
  public func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> _WrappedView<Self> {
    let dialog = data.map { Dialog(title, actions($0), message($0)) }
    return presenting(isPresented.wrappedValue ? dialog.map { .alert($0) } : nil)
  }

  /// Presents an alert over the view's screen for data.
  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> _WrappedView<Self> {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert over the view's screen for an error.
  public func alert<E: Error, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
  ) -> _WrappedView<Self> {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Presents an alert over the view's screen for an error.
  public func alert<E: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> _WrappedView<Self> {
    let dialog = error.map {
      Dialog(Text(verbatim: $0.localizedDescription), actions($0), message($0))
    }
    return presenting(isPresented.wrappedValue ? dialog.map { .alert($0) } : nil)
  }

  /// Presents an alert over the view's screen for an item, in its form before iOS 15.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> _WrappedView<Self> {
    presenting(item.wrappedValue.map { .alert(content($0).dialog) })
  }

  /// Presents actions over the view's screen, which may have a message; the title is hidden unless it is requested.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> _WrappedView<Self> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents actions over the view's screen, with a message.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> _WrappedView<Self> {
    let dialog = Dialog(title, actions(), message())
    return presenting(
      isPresented.wrappedValue
        ? .actionSheet(dialog, hasTitle: titleVisibility == .visible) : nil)
  }
}

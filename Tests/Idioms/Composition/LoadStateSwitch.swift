import MaquetteMacros

// A view for each state of something that loads.
struct LoadStateSwitch: View {
  fileprivate enum LoadState {
    case loading
    case loaded([String])
    case failed(any Error)
  }

  @State private var state: LoadState = .loaded(["One", "Two"])

  var body: some View {
    content
      .padding()
  }

  @ViewBuilder
  private var content: some View {
    switch state {
    case .loading:
      ProgressView()
    case .loaded(let items) where items.isEmpty:
      Text("Nothing")
    case .loaded(let items):
      HStack { ForEach(items, id: \.self) { Text($0) } }
    case .failed(let error):
      Text(verbatim: "\(error)").foregroundStyle(.red)
    }
  }
}

#Preview("load-state-switch") {
  LoadStateSwitch()
}

import MaquetteMacros

// A container with two slots, one of which may be left out.
struct SlotContainer<Icon: View, Accessory: View>: View {
  @ViewBuilder var icon: () -> Icon
  @ViewBuilder var accessory: () -> Accessory

  var body: some View {
    HStack(spacing: 12) {
      icon().frame(width: 32)
      Text("Slots")
      Spacer()
      accessory()
    }
    .padding()
  }
}

extension SlotContainer where Accessory == EmptyView {
  init(@ViewBuilder icon: @escaping () -> Icon) {
    self.init(icon: icon) { EmptyView() }
  }
}

#Preview("slot-container") {
  VStack(spacing: 0) {
    SlotContainer { Image(systemName: "gear") }
    SlotContainer {
      Image(systemName: "bell")
    } accessory: {
      Text("3").foregroundStyle(.secondary)
    }
  }
}
